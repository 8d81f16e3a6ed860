import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let rules = Command(
    "rules", .look, "the rules and how they stand", forms: ["rules [VIEW] [--generated]"],
    details: [
      "tight      holds with equality",
      "slack N    an inequality with room",
      "stretched  optional, and does not hold",
      "broken     required, and had to give way",
    ], example: "rules title", related: ["conflicts", "why"], arguments: [.item],
    action: .look { (reader, shell) throws(Diagnostic) in
      var item: Item.ID?
      if let token = reader.peek, token.isName { item = try reader.item().id }
      let withGenerated = try reader.takeFlag("generated")
      try reader.finish()
      return RulesTable(shell.examination, of: item, withGenerated: withGenerated).lines
    })
}
