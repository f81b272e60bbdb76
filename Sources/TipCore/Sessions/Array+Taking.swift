extension Array {
  /// Takes out the elements for which something holds.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  mutating func takeAll(where isMeant: (Element) -> Bool) -> [Element] {
    var taken: [Element] = []
    var rest: [Element] = []
    for element in self {
      if isMeant(element) { taken.append(element) } else { rest.append(element) }
    }
    if !taken.isEmpty { self = rest }
    return taken
  }
}
