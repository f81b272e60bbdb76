extension OptionTable {
  static let behaving: [OptionRow] =
    [.choice("lifetime", "How long a tip stays.", get: { $0.lifetime }, set: { $0.lifetime = $1 })]
    + buttonTap
    + rule("tap.bubble", get: { $0.tap.bubble }, set: { $0.tap.bubble = $1 })
    + rule("tap.arrow", get: { $0.tap.arrow }, set: { $0.tap.arrow = $1 })
    + rule("tap.target", get: { $0.tap.target }, set: { $0.tap.target = $1 })
    + rule("tap.overlay", get: { $0.tap.overlay }, set: { $0.tap.overlay = $1 }) + moving + living

  private static let buttonTap: [OptionRow] = [
    .flag(
      "tap.button.consume", "Whether the tap ends here; else the host passes it on.",
      get: { $0.tap.button.consume }, set: { $0.tap.button.consume = $1 }),
    .flag(
      "tap.button.report", "Whether a `tapped` event tells of it.",
      get: { $0.tap.button.report }, set: { $0.tap.button.report = $1 }),
  ]

  /// What an event at one kind of place does.
  static func rule(
    _ path: String, get: @escaping OptionRow.Get<TapRule>, set: @escaping OptionRow.Set<TapRule>
  ) -> [OptionRow] {
    [
      .name(
        "\(path).action",
        "`none`, `dismiss`, `close`, `next`, `previous`, `end`, or your own name, which an `action` event brings.",
        get: { get($0).action },
        set: { (options: inout Options, action: String) in
          var rule = get(options)
          rule.action = action
          set(&options, rule)
        }),
      .flag(
        "\(path).consume", "Whether the tap ends here; else the host passes it on.",
        get: { get($0).consume },
        set: { (options: inout Options, consume: Bool) in
          var rule = get(options)
          rule.consume = consume
          set(&options, rule)
        }),
      .flag(
        "\(path).report", "Whether a `tapped` event tells of it.",
        get: { get($0).report },
        set: { (options: inout Options, report: Bool) in
          var rule = get(options)
          rule.report = report
          set(&options, rule)
        }),
    ]
  }
}
