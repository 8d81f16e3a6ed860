import LayoutDrawing
import LayoutNotation

extension Command {
  static let spell = Command(
    "spell", .keep, "says the rules in another dialect",
    forms: ["spell as DIALECT [VIEW]"],
    details: dialectLines + [
      "With a view only its rules, and those of what is inside.",
      "What a dialect has no words for is listed with the reason.",
    ], example: "spell as draftsman", related: ["export"],
    arguments: [.words(["as"]), .words(Dialects.all.map(\.name)), .item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      guard reader.take(word: "as") else { throw reader.missing("as and a dialect") }
      let dialect = try reader.dialect()
      let part = try reader.optionalItem()
      try reader.finish()
      guard let manuscript = Manuscript(shell.examination, part: part) else {
        return Answer([nothingToSpell])
      }
      let spelling = dialect.lines(manuscript)
      let lines = spelling.lines.map(\.escaped)
      let said = (lines.isEmpty ? ["nothing to say"] : lines) + spelling.notes
      var answer = Answer.verbatim(said)
      answer.isWhole = true
      return answer
    })
}
