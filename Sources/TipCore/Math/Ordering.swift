extension Array {
  /// The elements in an order, those that are alike as they came.
  func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    #if hasFeature(Embedded)
      // The library's sorting is written out for each kind of element; the module for pages must be small.
      let places = order(of: count) { (one: Int, other: Int) -> Bool in isBefore(self[one], self[other]) }
      return places.map { (place: Int) -> Element in self[place] }
    #else
      sorted(by: isBefore)
    #endif
  }
}

#if hasFeature(Embedded)
  /// The numbers below `count` in an order, those that are alike ascending: runs of twice the length with each round.
  @inline(never)
  private func order(of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
    var places = Array(0..<count)
    var length = 1
    while length < count {
      var merged: [Int] = []
      merged.reserveCapacity(count)
      for start in stride(from: 0, to: count, by: 2 * length) {
        var (left, right) = (start, min(start + length, count))
        let (middle, end) = (right, min(right + length, count))
        while left < middle || right < end {
          let takesRight = left == middle || (right < end && isBefore(places[right], places[left]))
          merged.append(places[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
      }
      places = merged
      length *= 2
    }
    return places
  }
#endif
