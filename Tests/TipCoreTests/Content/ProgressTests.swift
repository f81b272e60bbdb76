import Testing
import TipCore

@Suite("The progress of a content")
struct ProgressTests {
  private func words(_ progress: ContentProgress, format: String? = nil, step: StepPicture? = nil) -> String? {
    let trial = Trial {
      $0.content = .parts(ContentParts(progress: progress))
      if let format { $0.options.progress.format = format }
    }
    var input = trial.input
    input.step = step
    return layout(input).parts?.first?.lines.first?.text
  }

  @Test("counts the steps of a tour from 1")
  func steps() {
    #expect(words(.steps, step: StepPicture(index: 0, count: 3)) == "1 of 3")
    #expect(words(.steps, step: StepPicture(index: 2, count: 3)) == "3 of 3")
    #expect(words(.steps) == nil)
  }

  @Test("is the host's own count or words")
  func own() {
    #expect(words(.count(current: 0, total: 0), step: StepPicture(index: 1, count: 2)) == "0 of 0")
    #expect(words(.text("{current} is left alone")) == "{current} is left alone")
  }

  @Test(
    "fills the placeholders of its format, whatever else is in it",
    arguments: [
      ("{current}/{total}", "2/10"), ("{total}{total}{current}", "10102"), ("Schritt {current}", "Schritt 2"),
      ("{{current}}", "{2}"), ("{currently} {", "{currently} {"), ("{cur{total}", "{cur10"), ("no", "no"),
    ])
  func format(format: String, expected: String) {
    #expect(words(.count(current: 2, total: 10), format: format) == expected)
  }
}
