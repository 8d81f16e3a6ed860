import LayoutDrawing
import LayoutModel
import LayoutExport
import PlumbLanguage

extension Command {
  static let spell = Command(
    "spell", .keep, "prints the rules in another dialect",
    Grammar(.dialect(behind: "as"), .optional(.item)),
    details: dialectLines + [
      "With a view, only its rules and those of the views inside it.",
      "What the dialect cannot express is listed with the reason.",
    ], example: "spell as draftsman", related: ["export"],
    action: .answer { (_, shell, call) throws(Diagnostic) in
      let (dialect, part) = (call.0.dialect, call.1?.id)
      guard let manuscript = Manuscript(shell.analysis, part: part) else {
        return Answer(nothingToSpell)
      }
      let spelled = Spelled(dialect.lines(manuscript), in: dialect, withRemarks: true)
      return Answer(spelled, isWhole: true)
    })
}
