import ConstraintSolver
import LayoutModel
import LayoutNotation

extension Command {
  static let center = Command(
    "center", .build, "centres a view in another",
    forms: ["center VIEW [in OTHER] [x|y] [@P] [as NAME]"],
    details: ["Without OTHER in the parent, without x or y on both axes."],
    example: "center icon in card y", related: ["pin"],
    arguments: [
      .item, .words(["in", "x", "y", "@", "as"]), .item, .words(["x", "y", "@", "as"]),
    ],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let own = reader.here
      let item = try reader.item()
      let target = try reader.target(of: item, at: own, word: "in")
      var attributes: [Attribute] = [.centerX, .centerY]
      if reader.take(word: "x") {
        attributes = [.centerX]
      } else if reader.take(word: "y") {
        attributes = [.centerY]
      }
      let clause = try reader.clause()
      try reader.finish()
      let drafts = attributes.map { attribute in
        RuleDraft(
          AnchorExpression(Anchor(item.id, attribute)), .equal,
          AnchorExpression(Anchor(target, attribute)), member: attribute)
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}
