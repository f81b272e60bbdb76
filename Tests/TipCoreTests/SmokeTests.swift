import Testing
@testable import TipCore
