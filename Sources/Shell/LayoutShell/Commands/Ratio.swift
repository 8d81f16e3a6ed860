import ConstraintSolver
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let ratio = Command(
    "ratio", .build, "ties the width of a view to its height",
    Grammar(.item, .ratio, .clause), example: "ratio photo 16:9", related: ["size"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, ratio, clause) = call
      let draft = RuleDraft(
        AnchorExpression(Anchor(view.id, .width)), .equal,
        AnchorExpression([AnchorTerm(Anchor(view.id, .height), times: ratio.width / ratio.height)]))
      let old = layout
      let made = try reader.add([draft], clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}

extension Grammar where Value == Size {
  /// The two sides of a ratio, `16:9`.
  fileprivate static var ratio: Grammar<Size> {
    Grammar(
      usage: "W:H",
      read: { (reader) throws(Diagnostic) in
        let start = reader.here.lowerBound
        let width = try reader.number("a ratio such as 16:9")
        guard reader.take(sign: ":") else { throw reader.missing(": and a second number") }
        let height = try reader.number("a second number")
        guard width > 0, height > 0 else {
          throw Diagnostic(
            .numberOutOfRange, "both sides of a ratio must be more than zero",
            at: reader.range(from: start), in: reader.line)
        }
        return Size(width: width, height: height)
      }, write: { ratio, _ in "\(ratio.width.exactlySpelled):\(ratio.height.exactlySpelled)" },
      example: { Size(width: $0.length(isPositive: true), height: 9) })
  }
}
