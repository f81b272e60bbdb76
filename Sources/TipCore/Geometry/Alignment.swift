/// Where a bubble stands along its side of the target.
public enum Alignment: String, CaseIterable, Sendable {
  /// The two middles meet.
  case center
  /// The two starts meet: left in left-to-right text above and below, top beside the target.
  case start
  /// The two ends meet.
  case end

  /// Its place in `allCases`.
  package var index: Int {
    switch self {
    case .center: 0
    case .start: 1
    case .end: 2
    }
  }

  /// The other end; center stays.
  public var opposite: Alignment {
    switch self {
    case .center: .center
    case .start: .end
    case .end: .start
    }
  }
}

/// The direction in which the host's text is read.
public enum Direction: String, CaseIterable, Sendable {
  /// Left to right.
  case ltr
  /// Right to left.
  case rtl
}
