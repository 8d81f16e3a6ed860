import LayoutDrawing
import LayoutNotation

extension Command {
  static let export = Command(
    "export", .keep, "writes the layout as a file of another dialect",
    forms: ["export --to DIALECT [--force] [FILE]"],
    details: dialectLines + [
      "Swift is a class whose objects are the root, ready to compile.",
      "What no code says is in its comments and in notes, with the reason.",
      "Without a file it is shown. A file that was not written here is only written",
      "over with --force, or after a question at the prompt.",
    ], example: "export --to uikit CardView.swift", related: ["spell", "save"],
    arguments: [.words(["--to"]), .words(Dialects.all.map(\.name)), .file],
    traits: .usesFiles,
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
      guard !reader.isAtEnd else {
        var reply = Reply(.verbatim(spelling.lines.map(\.escaped)))
        reply.isWhole = true
        return reply
      }
      let target = try WriteTarget(&reader)
      try shell.write(spelling.text, to: target, command: "export --to \(dialect.name)", reader)
      let count = spelling.lines.count
      let wrote = "wrote \(count) line\(count == 1 ? "" : "s") to \(target.path.escaped)"
      return Reply([wrote] + spelling.notes)
    })
}
