import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let rules = Command(
    "rules", .look, "lists the rules and their state",
    .flags(
      "generated", "uikit", around: Grammar<Placed<Item>?>.optional(.item("VIEW").unless(["-"]))),
    details: [
      "tight      holds with equality",
      "slack N    an inequality with room to spare",
      "stretched  optional, and does not hold",
      "broken     required, and had to give way",
      "measured N see ref; N is the constant with which it would hold exactly",
      "--generated  also the rules that stacks, guides and masks make",
      "--uikit      as NSLayoutConstraint descriptions, where 0xc5 is the address of",
      "             c5; with --generated also those of content sizes",
    ], example: "rules title", related: ["conflicts", "why", "show"], answers: [.rules],
    action: .answer { (_, shell, call) throws(Diagnostic) in
      let (item, flags) = (call.0?.id, call.1)
      let withGenerated = flags.contains("generated")
      let analysis = shell.analysis
      let rules = Rules(analysis, of: item, withGenerated: withGenerated)
      guard shell.wording(flags) == .uikit else { return Answer(rules) }
      let lines = descriptions(of: item, withGenerated: withGenerated, in: analysis.layout)
      let quote = lines.map { Passage(.code, .verbatim($0)) }
      return Answer(Quoted(rules, as: quote.isEmpty ? [Rules.nothing] : quote))
    })

  /// The rules in UIKit's own descriptions, each on one line however long.
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
    return constraints.map { ConstraintDescription($0).text }
  }
}

extension JSONSchema.Shape {
  static let rules = JSONSchema.Shape(
    "rules", "", [Key("rules", .list(.shape("rule")))])
}
