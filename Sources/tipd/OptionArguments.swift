extension ArraySlice<String> {
  /// The value of an option that `argument` names, as `--name VALUE` or `--name=VALUE`; nil if it names another.
  mutating func value(of name: String, in argument: String, _ what: String) throws(UsageError) -> String? {
    var value: String?
    if argument == name {
      value = popFirst()
    } else if argument.hasPrefix(name + "=") {
      value = String(argument.dropFirst(name.count + 1))
    } else {
      return nil
    }
    guard let value, !value.isEmpty else { throw UsageError("\(name) needs \(what)") }
    return value
  }
}
