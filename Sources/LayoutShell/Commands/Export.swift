import LayoutDrawing
import LayoutNotation

extension Command {
  static let export = Command(
    "export", .keep, "writes the layout as a file of another dialect",
    forms: ["export --to DIALECT [FILE]"],
    details: dialectLines + [
      "Swift is a class whose objects are the root, ready to compile.",
      "What no code says is in its comments and in notes, with the reason.",
      "Without a file it is shown.",
    ], example: "export --to uikit CardView.swift", related: ["spell", "save"],
    arguments: [.words(["--to"]), .words(Dialects.all.map(\.name)), .file],
    action: .control { (reader, shell) throws(Diagnostic) in
      guard reader.take(sign: "-"), reader.take(sign: "-"), reader.take(word: "to") else {
        throw reader.missing("--to and a dialect")
      }
      let dialect = try reader.dialect()
      guard let manuscript = Manuscript(shell.examination) else {
        try reader.finish()
        return Reply([nothingToSpell])
      }
      let spelling = dialect.file(manuscript)
      guard !reader.isAtEnd else { return Reply(.verbatim(spelling.lines.map(\.escaped))) }
      let start = reader.here.lowerBound
      let path = try reader.path()
      let place = start..<max(start + 1, reader.end.lowerBound)
      do throws(Files.Problem) { try shell.files.write(path, spelling.text) } catch {
        throw Diagnostic(
          .file, "\(path) cannot be written: \(error.reason)", at: place, in: reader.line)
      }
      let count = spelling.lines.count
      return Reply(
        ["wrote \(count) line\(count == 1 ? "" : "s") to \(path.escaped)"] + spelling.notes)
    })
}
