import ConstraintSolver
import LayoutModel
import LayoutNotation

extension Command {
  static let size = Command(
    "size", .build, "gives a view a width and a height by two rules",
    forms: ["size VIEW WxH [@P] [as NAME]"],
    details: ["- leaves one out: size line -x1."], example: "size icon 24x24",
    related: ["ratio", "content"], arguments: [.item, .free, .words(["@", "as"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let item = try reader.item()
      let size = try reader.size("a size such as 24x24", optional: true)
      let clause = try reader.clause()
      try reader.finish()
      let pairs: [(Attribute, Double?)] = [(.width, size.horizontal), (.height, size.vertical)]
      let drafts = pairs.compactMap { attribute, length in
        length.map {
          RuleDraft(
            AnchorExpression(Anchor(item.id, attribute)), .equal, AnchorExpression(constant: $0),
            member: attribute)
        }
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}
