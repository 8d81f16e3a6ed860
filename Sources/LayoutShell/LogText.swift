import LayoutDrawing
import LayoutNotation

/// The steps as a list.
enum LogText {
  static func lines(_ timeline: Timeline, mentioning name: String?) -> [String] {
    let path = timeline.path(to: timeline.last)
    var rows: [(String, String)] = []
    for step in timeline.steps.dropFirst() {
      let lines = step.command.split(separator: "\n", omittingEmptySubsequences: false)
      if let name {
        let tokens = lines.flatMap { (try? Lexer.tokens(of: String($0))) ?? [] }
        guard tokens.contains(where: { $0.isName && $0.text == name }) else { continue }
      }
      let isOnPath = path.contains(step.number)
      let star = step.number == timeline.current ? "*" : " "
      let branch = isOnPath ? "" : "├ "
      var command = lines.first.map(String.init)?.escaped ?? ""
      if lines.count > 1 { command += " (\(lines.count - 2) lines)" }
      var note = step.summary
      if step.parent != step.number - 1, let parent = step.parent {
        note += (note.isEmpty ? "" : "   ") + "after #\(parent)"
      }
      let number = "#\(step.number)".padded(to: "#\(timeline.steps.count - 1)".count)
      rows.append(("\(star)\(branch)\(number) \(command)", note))
    }
    guard !rows.isEmpty else { return ["no steps yet"] }
    let width = min(60, rows.map(\.0.displayWidth).max() ?? 0)
    return rows.map { ($0.0.padded(to: width) + "   " + $0.1).withoutTrailingBlanks }
  }
}
