import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let vfl = Command(
    "vfl", .build, "makes rules from UIKit's visual format",
    Grammar(.format, Grammar<VisualFormat.Options>.formatOptions.placed, .clause),
    details: [
      "H: or nothing is horizontal, V: is vertical; no blanks inside.",
      "  [a] [b]        views; | is the parent of the view next to it",
      "  [a]-[b]        8 points between views; next to | the parent's margins",
      "  [a]-12-[b]     that distance, or -m- after let m = 12; [a][b] is none",
      "  -(>=8,<=20@250)-   conditions, also with priorities",
      "  [a(80)] [a(>=40@750)] [a(==b)]   widths; after V: heights",
      "align      after H: top bottom centerY firstBaseline lastBaseline,",
      "           after V: left right leading trailing centerX; one or more",
      "direction  leadingToTrailing, leftToRight, rightToLeft",
      "spacing    edgeToEdge, after V: also baselineToBaseline",
      "@P applies to the rules without a priority of their own. Several rules are",
      "named NAME_leading, NAME_leading2, NAME_width ... in the order of the format.",
    ], example: "vfl H:|-16-[title]-8-[badge(>=40)]-16-| align top", related: ["pin", "stack"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (format, options, clause) = call
      let drafts = try format.drafts(options.value, at: options.place, in: reader)
      guard !drafts.isEmpty else {
        throw Diagnostic(
          .saysNothing, "this makes no rule", at: reader.range(from: format.start),
          in: reader.line, note: "such as |-[title] or [title(80)]")
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      var remarks = RelationLine.remarks(on: made, in: layout, before: old)
      if format.isVertical, options.direction != .leadingToTrailing {
        remarks.append("note  a direction has no effect after V:")
      }
      return remarks
    })
}
