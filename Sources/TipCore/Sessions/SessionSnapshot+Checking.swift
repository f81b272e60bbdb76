/// Why a snapshot was refused, and what of it.
public struct SnapshotError: Error, Equatable, Sendable {
  /// Why.
  public var error: SessionError
  /// The part that cannot be; nil if it is none of it.
  public var part: SnapshotPart?

  init(_ error: SessionError, _ part: SnapshotPart?) { (self.error, self.part) = (error, part) }
}

/// A part of a snapshot.
public enum SnapshotPart: Equatable, Sendable {
  /// The session's name.
  case session
  /// The named targets.
  case targets
  /// What holds.
  case conditions
  /// All tips that are no steps.
  case tips
  /// The id of a tip.
  case tip(Int)
  /// An element of the ids of what stands in the middle.
  case centered(Int)
  /// The id of a step.
  case step(Int)
  /// Where the tour is.
  case index
  /// An element of the ids of what was passed over.
  case skipped(Int)
  /// An element of the ids of what is on the screen.
  case shown(Int)
}

extension SessionSnapshot {
  /// Refuses what no session can be: ids that are there twice, and names of what is not there.
  func check(_ limits: StoreLimits) throws(SnapshotError) {
    guard tips.count + steps.count <= limits.tipsPerSession else {
      throw SnapshotError(.limit(name: "tipsPerSession", value: limits.tipsPerSession), .tips)
    }
    var seen: Set<String> = []
    for (index, spec) in steps.enumerated() where !spec.id.isEmpty && !seen.insert(spec.id).inserted {
      throw SnapshotError(.tipExists(spec.id, index: index), .step(index))
    }
    for (index, spec) in tips.enumerated() where !spec.id.isEmpty && !seen.insert(spec.id).inserted {
      throw SnapshotError(.tipExists(spec.id, index: index), .tip(index))
    }
    if let index = state.index, !steps.indices.contains(index) {
      throw SnapshotError(.unknownStep(.index(index)), .index)
    }
    try checkNames()
  }

  private func checkNames() throws(SnapshotError) {
    let stepIDs = Set(steps.map { (step: TipSpec) -> String in step.id })
    let all = stepIDs.union(tips.map { (tip: TipSpec) -> String in tip.id })
    for (index, id) in skipped.enumerated() where !stepIDs.contains(id) {
      throw SnapshotError(.unknownStep(.id(id)), .skipped(index))
    }
    for (index, id) in centered.enumerated() where !all.contains(id) {
      throw SnapshotError(.unknownStep(.id(id)), .centered(index))
    }
    var shownBefore: Set<String> = []
    for (index, id) in shown.enumerated() {
      guard all.contains(id) else { throw SnapshotError(.unknownStep(.id(id)), .shown(index)) }
      guard shownBefore.insert(id).inserted else {
        throw SnapshotError(.tipExists(id, index: index), .shown(index))
      }
    }
  }
}
