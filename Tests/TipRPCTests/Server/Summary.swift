extension JSON {
  /// An answer in a few words: changes, then events; `~` marks a motion.
  ///
  /// `+a` puts the tip a, `-a` removes it, `a?` is its marker, `O` the overlay; `E5` is an error, `@bubble` the region of a
  /// tap.
  var summary: String {
    if has("error") { return "E" + self["error"]["code"].text }
    let result = has("result") ? self["result"] : self["params"]
    if result.has("now") { return "now" }
    if result.has("placement") { return "layout" }
    if result.has("version") { return "state" }
    if result.has("tips") { return "picture" }
    var words = result.has("consumed") ? ["@" + (result["region"].string ?? "key")] : []
    words += result["changes"].elements.map(\.changeWord) + result["events"].elements.map(\.eventWord)
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  private var changeWord: String {
    let what = self["put"].string ?? self["remove"].string ?? "?"
    let sign = has("put") ? "+" : "-"
    let motion = !has("motion") || self["motion"] == "none" ? "" : "~"
    let mark = what == "hint" ? "?" : ""
    return sign + (what == "overlay" ? "O" : self["id"].string ?? "") + mark + motion
  }

  private var eventWord: String {
    let name = self["event"].string ?? "?"
    let tip = self["tip"].string
    let members: [String?]
    switch name {
    case "left":
      let to = self["to"].number.map { "\(Int($0))" } ?? "end"
      members = [tip, "\(Int(self["from"].number ?? -1))>\(to)"]
    case "dismissed", "hidden", "skipped": members = [tip, self["reason"].string]
    case "confirm": members = [self["move"].string, tip]
    case "ended": members = [self["reason"].string]
    case "tapped": members = [self["region"].string, tip]
    case "action": members = [self["name"].string, tip]
    case "unchanged": members = [self["reason"].string, tip]
    default: members = [tip]
    }
    return ([name] + members.compactMap { $0 }).joined(separator: ":")
  }
}
