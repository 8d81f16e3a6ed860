import LayoutDrawing
import LayoutNotation
import SwiftNotation

/// What an import of Swift code says: what was read, and what could not be run.
struct CodeReport {
  /// The lines.
  let lines: [String]

  init(_ code: ImportedCode, views: Int, rules: Int, path: String) {
    let what = code.type.map { " of \($0)" } ?? ""
    var lines = [
      "\(Self.count(views, "view")), \(Self.count(rules, "rule")) read\(what) from \(path.escaped)"
    ]
    if !code.skipped.isEmpty {
      lines.append("not run:")
      for skipped in code.skipped { lines += Paragraph.lines(skipped.text, indent: 2) }
    }
    if !code.asked.isEmpty {
      let again = code.asked.map { "let \($0)" } + ["import \(path)"]
      lines.append("what only the program knows can be said in front:")
      lines += (["undo"] + again).map { "  \($0)" }
    }
    for note in code.notes { lines += Paragraph.lines("note  \(note)", indent: 0) }
    self.lines = lines.flatMap(Paragraph.folded)
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
