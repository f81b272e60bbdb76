import TipCore

extension ServerState {
  /// Writes what a call changed in the session at a position, and keeps in mind whether that was anything.
  mutating func report(
    _ index: Int, _ outcome: Outcome, _ writer: inout JSONWriter,
    extra: (inout JSONWriter, SessionNews) -> Void = { _, _ in }
  ) {
    let news = store.news(of: index, beside: outcome)
    hasChanged = !outcome.isEmpty || !news.isEmpty
    writer.changeResult(store.sessions[index], outcome, news, forms: forms) { (writer: inout JSONWriter) in
      extra(&writer, news)
    }
  }

  /// The same, with the tour in any case.
  mutating func reportTour(_ index: Int, _ outcome: Outcome, _ writer: inout JSONWriter) {
    let tour = store.tourPicture(index)
    report(index, outcome, &writer) { (writer: inout JSONWriter, news: SessionNews) in
      if news.tour == nil { writer.tour(tour) }
    }
  }
}
