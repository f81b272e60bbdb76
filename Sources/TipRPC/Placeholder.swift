import TipCore
enum Placeholder { static let version = Version.current }
