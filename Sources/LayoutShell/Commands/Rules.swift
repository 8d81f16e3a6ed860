import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let rules = Command(
    "rules", .look, "the rules and how they stand",
    forms: ["rules [VIEW] [--generated] [--uikit]"],
    details: [
      "tight      holds with equality",
      "slack N    an inequality with room",
      "stretched  optional, and does not hold",
      "broken     required, and had to give way",
      "measured N by ref; N is the constant it would need",
      "--generated  also what stacks, guides and masks bring along",
      "--uikit      as descriptions of NSLayoutConstraint, where 0xc5 is the address",
      "             of c5; with --generated those of content sizes too",
    ], example: "rules title", related: ["conflicts", "why", "trace"],
    arguments: [.itemOrWords(flags.map { "--\($0)" }), .words(flags.map { "--\($0)" })],
    action: .answer { (reader, shell) throws(Diagnostic) in
      var item: Item.ID?
      if let token = reader.peek, token.isName { item = try reader.item().id }
      let flags = try reader.flags(flags)
      try reader.finish()
      let withGenerated = flags.contains("generated")
      let examination = shell.examination
      let view = item
      let document = { @Sendable in
        JSONDocument.rules(examination, of: view, withGenerated: withGenerated)
      }
      if flags.contains("uikit") {
        return .verbatim(
          descriptions(of: item, withGenerated: withGenerated, in: examination.layout),
          document: document)
      }
      return Answer(
        RulesTable(examination, of: view, withGenerated: withGenerated).lines, document: document)
    })

  private static let flags = ["generated", "uikit"]

  /// The rules as UIKit describes them, one to a line however long.
  private static func descriptions(
    of item: Item.ID?, withGenerated: Bool, in layout: Layout
  ) -> [String] {
    var constraints = layout.rules.filter { rule in
      item.map { layout.items(of: rule).contains($0) } ?? true
    }.map { LoggedConstraint($0, in: layout) }
    if withGenerated {
      let generated = layout.generatedRules.filter { rule in
        item.map { [rule.owner, rule.first.item, rule.second?.item].contains($0) } ?? true
      }
      constraints += generated.map { LoggedConstraint($0, in: layout) }
      for view in layout.items where item == nil || item == view.id {
        constraints += Axis.allCases.compactMap {
          LoggedConstraint(contentOf: view.id, along: $0, in: layout)
        }
        constraints += Dimension.allCases.filter(\.isSize).compactMap {
          LoggedConstraint(given: $0, of: view.id, in: layout)
        }
      }
    }
    return constraints.isEmpty
      ? ["no rules"] : constraints.map { ConstraintDescription($0).text.escaped }
  }
}
