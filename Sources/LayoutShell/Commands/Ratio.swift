import ConstraintSolver
import LayoutModel
import LayoutNotation

extension Command {
  static let ratio = Command(
    "ratio", .build, "ties the width of a view to its height",
    forms: ["ratio VIEW W:H [@P] [as NAME]"], example: "ratio photo 16:9", related: ["size"],
    arguments: [.item, .free, .free, .words(["@", "as"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let item = try reader.item()
      let start = reader.here.lowerBound
      let width = try reader.number("a ratio such as 16:9")
      guard reader.take(sign: ":") else { throw reader.missing(": and a second number") }
      let height = try reader.number("a second number")
      guard width > 0, height > 0 else {
        throw Diagnostic(
          .numberOutOfRange, "both sides of a ratio are more than zero",
          at: reader.range(from: start), in: reader.line)
      }
      let clause = try reader.clause()
      try reader.finish()
      let draft = RuleDraft(
        AnchorExpression(Anchor(item.id, .width)), .equal,
        AnchorExpression([AnchorTerm(Anchor(item.id, .height), times: width / height)]))
      let old = layout
      let made = try reader.add([draft], clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}
