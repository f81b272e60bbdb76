/// The rules of UAX #14, Unicode 17, that look at the two characters around a place alone, as data.
///
/// Rules that say "do not break" can be joined to one table in any order: only LB8, LB15c, LB18 and LB20 say "break",
/// and they are about places that the table can leave out.
enum LineBreakRules {
  private struct Pair {
    let before: LineBreakClasses
    let after: LineBreakClasses
  }

  /// What ends a line.
  static let ends = LineBreakClasses(.BK, .CR, .LF, .NL)
  private static let letters = LineBreakClasses(.AL, .ALcircle, .HL)
  private static let ideographs = LineBreakClasses(.ID, .IDpicture, .EB, .EM)
  private static let hangul = LineBreakClasses(.JL, .JV, .JT, .H2, .H3)
  /// The quotation marks.
  static let quotes = LineBreakClasses(.QU, .QUinitial, .QUfinal)
  /// What a syllable of a Brahmic script begins with.
  static let aksara = LineBreakClasses(.AK, .AS, .ALcircle)

  /// No break between one of the classes before and one of those after.
  private static let early: [Pair] = [
    Pair(before: .all, after: ends + LineBreakClasses(.SP, .ZW)),  // LB6, LB7
    Pair(before: .all, after: LineBreakClasses(.WJ)),  // LB11
    Pair(before: LineBreakClasses(.WJ), after: .all),
    Pair(before: LineBreakClasses(.GL), after: .all),  // LB12
    Pair(before: .all - LineBreakClasses(.SP, .BA, .HY, .HH), after: LineBreakClasses(.GL)),  // LB12a
    Pair(before: .all, after: LineBreakClasses(.CL, .CP, .CPwide, .EX, .SY)),  // LB13
    Pair(before: LineBreakClasses(.OP, .OPwide), after: .all),  // LB14
    Pair(before: .all, after: LineBreakClasses(.IS)),  // LB15d
    Pair(before: LineBreakClasses(.CL, .CP, .CPwide), after: LineBreakClasses(.NS)),  // LB16
    Pair(before: LineBreakClasses(.B2), after: LineBreakClasses(.B2)),  // LB17
  ]

  /// The same, but LB20 comes first: an object (CB) has a break on either side.
  private static let late: [Pair] = [
    Pair(before: .all, after: LineBreakClasses(.BA, .HH, .HY, .NS)),  // LB21
    Pair(before: LineBreakClasses(.BB), after: .all),
    Pair(before: LineBreakClasses(.SY), after: LineBreakClasses(.HL)),  // LB21b
    Pair(before: .all, after: LineBreakClasses(.IN)),  // LB22
    Pair(before: letters, after: LineBreakClasses(.NU)),  // LB23
    Pair(before: LineBreakClasses(.NU), after: letters),
    Pair(before: LineBreakClasses(.PR), after: ideographs),  // LB23a
    Pair(before: ideographs, after: LineBreakClasses(.PO)),
    Pair(before: LineBreakClasses(.PR, .PO), after: letters),  // LB24
    Pair(before: letters, after: LineBreakClasses(.PR, .PO)),
    Pair(before: LineBreakClasses(.PO, .PR, .HY, .IS, .NU), after: LineBreakClasses(.NU)),  // LB25
    Pair(before: LineBreakClasses(.NU), after: LineBreakClasses(.PO, .PR)),
    Pair(before: LineBreakClasses(.JL), after: LineBreakClasses(.JL, .JV, .H2, .H3)),  // LB26
    Pair(before: LineBreakClasses(.JV, .H2), after: LineBreakClasses(.JV, .JT)),
    Pair(before: LineBreakClasses(.JT, .H3), after: LineBreakClasses(.JT)),
    Pair(before: hangul, after: LineBreakClasses(.PO)),  // LB27
    Pair(before: LineBreakClasses(.PR), after: hangul),
    Pair(before: letters, after: letters),  // LB28
    Pair(before: LineBreakClasses(.AP), after: aksara),  // LB28a
    Pair(before: aksara, after: LineBreakClasses(.VF, .VI)),
    Pair(before: LineBreakClasses(.IS), after: letters),  // LB29
    Pair(before: letters + LineBreakClasses(.NU), after: LineBreakClasses(.OP)),  // LB30
    Pair(before: LineBreakClasses(.CP), after: letters + LineBreakClasses(.NU)),
    Pair(before: LineBreakClasses(.EB, .IDpicture), after: LineBreakClasses(.EM)),  // LB30b
  ]

  /// For every class, by its number, those that no line may start with right behind it.
  static let closed: [LineBreakClasses] = {
    let object = LineBreakClasses(.CB)
    var table = Array(repeating: LineBreakClasses(), count: 64)
    for number in table.indices {
      let before = LineBreakClass(UInt8(truncatingIfNeeded: number))
      for pair in early where pair.before.contains(before) { table[number] = table[number] + pair.after }
      guard before != .CB else { continue }
      for pair in late where pair.before.contains(before) { table[number] = table[number] + (pair.after - object) }
    }
    // LB18 breaks behind spaces, but for what the rules before it keep from the start of every line.
    table[Int(LineBreakClass.SP.number)] = afterSpaces
    // LB8 comes before all but the first.
    table[Int(LineBreakClass.ZW.number)] = ends + LineBreakClasses(.SP, .ZW)
    return table
  }()

  /// What no line may start with behind spaces, whatever is before them: LB6, LB7, LB11, LB13, LB15d.
  static let afterSpaces = ends + LineBreakClasses(.SP, .ZW, .WJ, .CL, .CP, .CPwide, .EX, .SY, .IS)

  /// What spaces do not open: a bracket on either side (LB14, LB16) or a dash (LB17).
  static func isClosed(_ before: LineBreakClass, spacesThen next: LineBreakClass) -> Bool {
    switch before {
    case .OP, .OPwide: true
    case .CL, .CP, .CPwide: next == .NS
    case .B2: next == .B2
    default: false
    }
  }

  /// The classes that more than the two characters around a place may keep from a break, before it.
  static let lookedAtBefore =
    quotes + aksara
    + LineBreakClasses(.SP, .HY, .HH, .SY, .IS, .CL, .CP, .CPwide, .PO, .PR, .VI, .RI)

  /// And after it.
  static let lookedAtAfter = quotes + LineBreakClasses(.IS)

  /// What a mark cannot join: LB9.
  static let unmarked = ends + LineBreakClasses(.SP, .ZW)

  /// What an opening quotation mark stands behind: LB15a, the start of the text aside.
  static let beforeOpening = ends + quotes + LineBreakClasses(.OP, .OPwide, .GL, .SP, .ZW)

  /// What a closing quotation mark stands before: LB15b, the end of the text aside.
  static let afterClosing =
    ends + quotes
    + LineBreakClasses(.SP, .GL, .WJ, .CL, .CP, .CPwide, .EX, .IS, .SY, .ZW)

  /// What a hyphen at the start of a word stands behind: LB20a, the start of the text aside.
  static let beforeWord = ends + LineBreakClasses(.SP, .ZW, .CB, .GL)
}
