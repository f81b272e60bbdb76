import Testing
@testable import TipRPC
