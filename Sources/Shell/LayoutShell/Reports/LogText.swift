import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage

/// The list of steps that `log` prints.
struct LogText: Finding {
  /// A step in the list.
  private struct Row: Encodable, Sendable {
    var step: Int
    /// The number of the step before it; 0 is the beginning.
    var after: Int
    /// What was typed; several lines for a block.
    var command: String
    /// A summary of what it changed.
    var news: String
    /// Whether undo or redo leads to it without leaving the branch.
    var isOnPath: Bool
    var isCurrent: Bool
    /// The names that were given to it.
    var marks: [String]
    /// The line of a file that made it, where a file was stopped inside; nil for any other.
    var place: String?
  }

  private let rows: [Row]
  /// The width of the largest number, in columns.
  private let numberWidth: Int

  /// Lists the steps of a timeline, or only those that mention a name.
  init(_ timeline: Timeline, mentioning name: String?) {
    let path = Set(timeline.path(to: timeline.last))
    numberWidth = "#\(timeline.steps.count - 1)".count
    rows = timeline.steps.dropFirst().compactMap { step in
      if let name {
        let lines = step.command.split(separator: "\n").map(String.init)
        let tokens = lines.flatMap { (try? Lexer.tokens(of: $0)) ?? [] }
        guard tokens.contains(where: { $0.isName && $0.text == name }) else { return nil }
      }
      return Row(
        step: step.number, after: step.parent ?? 0, command: step.command, news: step.summary,
        isOnPath: path.contains(step.number), isCurrent: step.number == timeline.current,
        marks: timeline.marks(of: step.number), place: step.place)
    }
  }

  /// One line for each step.
  var passages: [Passage] {
    guard !rows.isEmpty else { return [Passage(.text, "no steps yet")] }
    let texts = rows.map { row -> (head: String, note: String) in
      let typed = row.command.split(separator: "\n", omittingEmptySubsequences: false)
      var command = typed.first.map(String.init)?.escaped ?? ""
      if typed.count > 1 { command += " (\(typed.count - 2) lines)" }
      let marks = row.marks.map { "(\($0))" } + (row.place.map { [$0] } ?? [])
      let branches = row.after != row.step - 1 ? ["after #\(row.after)"] : []
      let number = "#\(row.step)".padded(to: numberWidth)
      return (
        "\(row.isCurrent ? "*" : " ")\(row.isOnPath ? "" : "├ ")\(number) \(command)",
        (marks + (row.news.isEmpty ? [] : [row.news]) + branches).joined(separator: "   ")
      )
    }
    let width = min(Paragraph.width - 20, texts.map(\.head.displayWidth).max() ?? 0)
    return texts.map { head, note in
      Passage(.text, "\(head.padded(to: width))   \(note)".withoutTrailingBlanks, indent: 6)
    }
  }

  func encode(to encoder: any Encoder) throws { try ["steps": rows].encode(to: encoder) }
}
