import TipCore

/// The params of `answer`.
struct AnswerParams: Sendable {
  var session: String?
  var question = ""
  var answer: Answer?
  var target: Answer?
}

private let words: [(name: String, answer: Answer)] = [("yes", .yes), ("no", .no), ("skip", .skip)]
private let names: [String] = words.map { (word: (name: String, answer: Answer)) -> String in word.name }

private func readAnswer(_ json: JSONValue) throws(ParamsError) -> Answer { words[try json.choice(names)].answer }

private func readTargetAnswer(_ json: JSONValue) throws(ParamsError) -> Answer {
  .target(json.kind == .null ? nil : try readTarget(json))
}

/// The members of the params.
let answerTable = MemberTable<AnswerParams>(
  "answer",
  [
    .session { $0.session = $1 },
    .value("question", .text(idLength), required: true, "The question's id.", readID) { $0.question = $1 },
    .value("answer", .choice(names), "To a question of either kind; skip: passes the step over.", readAnswer) {
      $0.answer = $1
    },
    .value("target", .nullable(.object("target")), "To resolve: the target; null: there is none.", readTargetAnswer) {
      $0.target = $1
    },
  ])

/// Takes the host's answer to a question.
func handleAnswer(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try answerTable.params(params, AnswerParams())
  guard let answer = read.answer ?? read.target, read.answer == nil || read.target == nil else {
    throw .invalidParams(
      ParamsError(
        path: "answer", found: read.answer == nil ? "nothing" : "answer and target",
        expected: "exactly one of answer and target"))
  }
  let now = state.now
  try state.change(read.session, &writer, tour: true) { (session: inout Session) throws(SessionError) -> Outcome in
    try session.answer(read.question, answer, now: now)
  }
}
