import TipCore

extension Actor {
  /// The tip as the host describes it.
  var spec: TipSpec {
    var overrides = OptionOverrides()
    overrides.set("lifetime", staysOn ? "forever" : "untilNext")
    overrides.set("overlay.visible", .flag(dim != nil))
    overrides.set("overlay.color", .color(Color(rgba: dim ?? 0)))
    overrides.set("overlay.fadeAfter", fadeAfter)
    overrides.set("overlay.fadeDuration", 0.5)
    overrides.set("motion.dim.duration", Self.dimTime)
    overrides.set("motion.show.kind", coming > 0 ? "fade" : "none")
    overrides.set("motion.show.duration", coming)
    overrides.set("motion.dismiss.kind", going > 0 ? "fade" : "none")
    overrides.set("motion.dismiss.duration", going)
    overrides.set("tap.bubble.action", .name(action))
    overrides.set("tap.bubble.report", .flag(reports))
    life.set(in: &overrides)
    let target: TargetReference = ref.map { .ref($0) } ?? .fixed(.rect(ownTarget))
    var spec = TipSpec(id: id, target: target, content: .size(Size(width: 50, height: 20)), overrides: overrides)
    spec.extras.group = life.group ?? ""
    spec.extras.advanceOn = life.advanceOn ?? ""
    if let when = life.when {
      spec.extras.conditions = [StepCondition(String(when.drop { $0 == "!" }), isNegated: when.hasPrefix("!"))]
    }
    return spec
  }
}

extension Life {
  fileprivate func set(in overrides: inout OptionOverrides) {
    overrides.set("trigger", trigger)
    overrides.set("sameTarget", replacesSame ? "replace" : "keep")
    overrides.set("showDelay", showDelay)
    overrides.set("dismissAfter", dismissAfter)
    overrides.set("tap.inMotion", inMotion)
    overrides.set("lost", lost)
    overrides.set("missing.policy", missing)
    overrides.set("missing.timeout", missingTimeout)
    overrides.set("missing.then", then)
    overrides.set("confirm.leave", .flag(asksToLeave))
    overrides.set("confirm.enter", .flag(asksToEnter))
    overrides.set("confirm.timeout", confirmTimeout)
    overrides.set("resolve.ask", resolve)
    overrides.set("resolve.timeout", resolveTimeout)
    overrides.set("outside.tap.action", .name(outsideTap))
    overrides.set("outside.press.action", .name(outsidePress))
    overrides.set("hover.showDelay", 0.5)
    overrides.set("hover.hideDelay", 0.125)
    overrides.set("hover.browseDelay", 0.0625)
    overrides.set("hover.browseTime", 0.5)
  }
}

extension OptionOverrides {
  /// Sets an option by its path; a choice by its name.
  mutating func set(_ path: String, _ value: OptionValue) {
    guard let row = OptionTable.rows.firstIndex(where: { $0.path == path }) else {
      preconditionFailure("no option \(path)")
    }
    set(row, to: value)
  }

  mutating func set(_ path: String, _ number: Double?) { set(path, number.map { .number($0) } ?? .none) }

  mutating func set(_ path: String, _ name: String) {
    guard let row = OptionTable.rows.first(where: { $0.path == path }), case .choice(let names) = row.kind,
      let index = names.firstIndex(of: name)
    else { preconditionFailure("no name \(name) of \(path)") }
    set(path, .choice(index))
  }
}
