import TipCore

/// Times texts of 10,000 characters, and prints nanoseconds by script, the median of rounds: to measure a text and break
/// it into lines, and to measure one that was measured before.
///
/// usage: texts [script …]
@main
enum Texts {
  private static let rounds = 31
  private static let characters = 10_000
  private static let width = 400.0

  static func main() {
    let only = CommandLine.arguments.dropFirst()
    var members: [String] = []
    for sample in samples where only.isEmpty || only.contains(sample.script) {
      let text = text(of: sample.text)
      let first = median { Words(text, style: style).wrapped(to: width).count }
      var texts = TextCache()
      let again = median { withExtendedLifetime(texts.words(text, style: style)) { 1 } }
      members.append("\"\(sample.script)\":{\"first\":\(first),\"again\":\(again)}")
    }
    print("{\(members.joined(separator: ","))}")
  }

  private static var style: TextStyle { Options().text.style }

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

  private static func median(_ work: () -> Int) -> Int64 {
    let clock = ContinuousClock()
    var sum = 0
    var times: [Int64] = []
    for _ in 0..<rounds {
      let time = clock.measure { sum += work() }
      times.append(Int64(time / .nanoseconds(1)))
    }
    times.sort()
    // Looking at the results keeps the work from being left out.
    return sum > 0 ? times[rounds / 2] : 0
  }
}
