public import LayoutDiagnosis
import LayoutModel

/// What changed, line by line, in the order of ``News``.
public struct NewsText: Sendable {
  private let news: News
  private let now: Examination
  private let conflictLines: @Sendable (Conflict) -> [String]

  /// How many conflicts are told at once.
  private static let conflictLimit = 3
  /// Where the text of a line starts.
  private static let column = 13

  /// Words for what is new at a moment; `conflictLines` tells a conflict where it is not told as a
  /// sum.
  public init(
    _ news: News, at now: Examination, conflictLines: (@Sendable (Conflict) -> [String])? = nil
  ) {
    self.news = news
    self.now = now
    self.conflictLines = conflictLines ?? { ConflictText($0, in: now.solved).lines }
  }

  /// The lines; none when nothing is new.
  public var lines: [String] {
    let layout = now.layout
    var lines: [String] = []
    for conflict in news.conflicts.prefix(Self.conflictLimit) {
      lines += conflictLines(conflict)
    }
    if news.conflicts.count > Self.conflictLimit {
      lines.append("and \(news.conflicts.count - Self.conflictLimit) more: conflicts")
    }
    lines += UnexplainedText(news.unexplained, in: now.solved).lines
    for tie in news.ties { lines += TieText(tie, in: layout).news }
    for (id, dimensions) in news.needs {
      let names = dimensions.map(\.name).joined(separator: ", ")
      lines += Paragraph.lines("+ \(layout.name(of: id))   needs \(names)", indent: 4)
    }
    for id in news.placed {
      lines += Paragraph.lines("= \(layout.name(of: id))   placed", indent: 4)
    }
    if !news.settled.isEmpty { lines += line("= resolved", changes(news.settled)) }
    if !news.restored.isEmpty {
      let names = news.restored.map { now.solved.name(of: $0) }
      let verb = names.count == 1 ? "holds" : "hold"
      lines += line("= resolved", "\(Paragraph.list(names)) \(verb)")
    }
    if !news.moved.isEmpty { lines += line("= moved", changes(news.moved)) }
    return lines
  }

  private func line(_ head: String, _ text: String) -> [String] {
    Paragraph.item(head, text, indent: Self.column)
  }

  private func changes(_ changes: [News.Change]) -> String {
    Paragraph.list(
      changes.map { change in
        let (before, after) = (change.before.spelled, change.after.spelled)
        let values = before == after ? after : "\(before) → \(after)"
        return "\(now.layout.name(of: change.variable)) \(values)"
      })
  }

  /// The few words that the log shows behind a step.
  public var summary: String {
    var words: [String] = []
    if !news.conflicts.isEmpty || !news.unexplained.isEmpty { words.append("x conflict") }
    if !news.ties.isEmpty { words.append("! ambiguous") }
    if !news.needs.isEmpty { words.append("+ needs") }
    if !news.placed.isEmpty { words.append("= placed") }
    if !news.settled.isEmpty || !news.restored.isEmpty { words.append("= resolved") }
    if words.isEmpty, !news.moved.isEmpty { words.append("= moved") }
    return words.first ?? ""
  }
}
