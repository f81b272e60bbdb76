extension JSONWriter {
  /// Writes a whole number.
  package mutating func value(_ integer: Int) {
    value(Int64(integer))
  }

  /// Writes a whole number.
  package mutating func value(_ integer: Int64) {
    append(atMost: JSONRoom.longestNumber) { out in out.append(integer: integer) }
  }

  /// Writes the shortest text that reads back as the same number: no fraction for whole numbers, never `-0`.
  ///
  /// What JSON cannot say, NaN and the infinities, is written as `null`.
  package mutating func value(_ number: Double) {
    append(atMost: JSONRoom.longestNumber) { out in out.append(number: number) }
  }

  /// Writes a number with at most three decimals, halves rounded away from zero; fewer decimals if asked for.
  ///
  /// Numbers from 1e12 up and what is not finite are written as `value(_:)` does.
  package mutating func rounded(_ number: Double, decimals: Int = 3) {
    guard number.magnitude < 1e12 else { return value(number) }
    let unit: UInt64 =
      switch decimals {
      case ...0: 1000
      case 1: 100
      case 2: 10
      default: 1
      }
    let thousandths = number.magnitude.scaled(by: Double(1000 / unit)) * unit
    append(atMost: JSONRoom.longestNumber) { out in
      out.append(thousandths: thousandths, isNegative: number < 0)
    }
  }
}
