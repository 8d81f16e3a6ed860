import LayoutDrawing
import LayoutModel
import LayoutExport
import PlumbLanguage

extension Command {
  static let export = Command(
    "export", .keep, "writes the layout to a file in another dialect",
    Grammar(
      .dialect(behind: "--to"), .optional(.writeTarget(.any))),
    details: dialectLines + [
      "Swift becomes a class that is ready to compile; its objects are the root.",
      "What code cannot express is listed in comments and notes, with the reason.",
      "Without a file the result is printed. A file that was not written here is only",
      "replaced with --force, or after a question at the prompt.",
    ], example: "export --to uikit CardView.swift", related: ["spell", "save"],
    traits: [.usesFiles, .shows],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let (dialect, target) = (call.0.dialect, call.1)
      guard let manuscript = Manuscript(shell.analysis) else {
        return Reply(Answer(nothingToSpell))
      }
      let spelling = dialect.file(manuscript)
      guard let target else {
        let spelled = Spelled(spelling, in: dialect, withRemarks: false)
        return Reply(Answer(spelled, isWhole: true))
      }
      try shell.write(spelling.text, to: target, command: "export --to \(dialect.name)", reader)
      let count = spelling.lines.count
      let wrote = "wrote \(count.counted("line")) to \(target.path.escaped)"
      return Reply([wrote] + spelling.notes)
    })
}
