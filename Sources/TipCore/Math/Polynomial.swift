/// The value of a polynomial, the coefficient of the highest power first.
func polynomial(_ coefficients: [Double], at x: Double) -> Double {
  var value = 0.0
  for coefficient in coefficients { value = value * x + coefficient }
  return value
}

/// One over the factorials of whole numbers, in order: the coefficients of the series of exp, sin and cos.
func reciprocalFactorials(_ numbers: StrideThrough<Int>, alternating: Bool = false) -> [Double] {
  var coefficients: [Double] = []
  for number in numbers {
    var factorial = 1.0
    for factor in stride(from: 2, through: number, by: 1) { factorial *= Double(factor) }
    let isNegative = alternating && number / 2 % 2 == 1
    coefficients.append((isNegative ? -1 : 1) / factorial)
  }
  return coefficients
}
