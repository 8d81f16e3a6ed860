import ConstraintSolver
import LayoutModel
import PlumbLanguage

extension Command {
  static let center = Command(
    "center", .build, "centres a view in another",
    Grammar(
      .item, .optional(.word("in", .itemOrGuide("OTHER"))),
      Grammar<[Attribute]>.optional(
        .words(["x": [.centerX], "y": [.centerY]]), else: [.centerX, .centerY]), .clause),
    details: ["OTHER defaults to the parent. Without x or y it centres on both axes."],
    example: "center icon in card y", related: ["pin"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, other, attributes, clause) = call
      let target = try reader.target(other, of: view, word: "in")
      let drafts = attributes.map { attribute in
        RuleDraft(
          AnchorExpression(Anchor(view.id, attribute)), .equal,
          AnchorExpression(Anchor(target, attribute)), member: attribute)
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}
