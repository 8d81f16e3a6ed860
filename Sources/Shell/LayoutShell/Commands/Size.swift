import ConstraintSolver
import LayoutModel
import PlumbLanguage

extension Command {
  static let size = Command(
    "size", .build, "sets a view's width and height with two rules",
    Grammar(.item, .size("a size such as 24x24", optional: true), .clause),
    details: ["Use - to leave one out: size line -x1."], example: "size icon 24x24",
    related: ["ratio", "content"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, size, clause) = call
      let pairs: [(Attribute, Double?)] = [(.width, size.horizontal), (.height, size.vertical)]
      let drafts = pairs.compactMap { attribute, length in
        length.map {
          RuleDraft(
            AnchorExpression(Anchor(view.id, attribute)), .equal, AnchorExpression(constant: $0),
            member: attribute)
        }
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}
