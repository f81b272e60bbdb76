/// Where CSS's `steps` jumps.
public enum StepJump: String, CaseIterable, Sendable {
  /// At the start of each step.
  case start
  /// At the end of each step.
  case end
  /// Neither at the start of the first step nor at the end of the last.
  case none
  /// At the start of the first step and at the end of each.
  case both
}

/// CSS's `steps`: a staircase.
public struct Steps: Equatable, Sendable {
  /// How many steps: 1 or more, 2 or more with the jump `none`.
  public var count: Int
  /// Where it jumps.
  public var jump: StepJump

  /// Creates a staircase.
  public init(_ count: Int, jump: StepJump = .end) {
    self.count = count
    self.jump = jump
  }

  /// The jumps from 0 to 1.
  var jumps: Int {
    switch jump {
    case .start, .end: max(1, count)
    case .none: max(1, count - 1)
    case .both: max(1, count) + 1
    }
  }

  /// The height in a step that is counted from 0.
  func height(_ step: Int) -> Double {
    let jumped = jump == .start || jump == .both ? step + 1 : step
    return Double(min(jumped, jumps)) / Double(jumps)
  }

  /// The height at an x within 0 and 1.
  public func y(at x: Double) -> Double {
    height(Int(min(max(x, 0), 1) * Double(max(1, count))))
  }
}
