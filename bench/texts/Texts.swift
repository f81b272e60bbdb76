import TipCore

/// Times the breaking of texts of 10,000 characters into lines, and prints nanoseconds by script: the median of rounds.
///
/// usage: texts [script …]
@main
enum Texts {
  private static let rounds = 31
  private static let characters = 10_000
  private static let width = 400.0

  static func main() {
    var members: [String] = []
    let only = CommandLine.arguments.dropFirst()
    for sample in samples where only.isEmpty || only.contains(sample.script) {
      members.append("\"\(sample.script)\":\(median(text(of: sample.text)))")
    }
    print("{\(members.joined(separator: ","))}")
  }

  /// A paragraph repeated until it has the characters.
  private static func text(of paragraph: String) -> String {
    var text = ""
    var count = 0
    while count < characters {
      for character in paragraph + " " where count < characters {
        text.append(character)
        count += character.unicodeScalars.count
      }
    }
    return text
  }

  private static func median(_ text: String) -> Int64 {
    let style = Options().text.style
    let clock = ContinuousClock()
    var lines = 0
    var times: [Int64] = []
    for _ in 0..<rounds {
      let time = clock.measure { lines += Words(text, style: style).wrapped(to: width).count }
      times.append(Int64(time / .nanoseconds(1)))
    }
    times.sort()
    // Looking at the lines keeps the work from being left out.
    return lines > 0 ? times[rounds / 2] : 0
  }
}
