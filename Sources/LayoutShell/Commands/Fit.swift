import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let fit = Command(
    "fit", .ask, "the size a view asks for by its content; nothing is kept",
    forms: ["fit VIEW [WxH|compressed|expanded] [@P [@P]]"],
    details: [
      "UIKit's systemLayoutSizeFitting. Only rules about the view and what is inside",
      "it count, and the request: width == W and height == H at 50, or at the",
      "priorities behind it, the first for the width, the second for the height.",
      "compressed is 0x0, the default, expanded is 10000x10000. A self-sizing cell",
      "asks for its width at required: fit cell 320x0 @required.",
    ], example: "fit card 320x0 @required", related: ["content", "label", "hug"],
    arguments: [.item, .words(["compressed", "expanded"])],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      var target = Size(width: 0, height: 0)
      if reader.take(word: "expanded") {
        target = Size(width: 10_000, height: 10_000)
      } else if !reader.take(word: "compressed"), !reader.isAtEnd,
        !(reader.peek?.isSign("@") ?? false)
      {
        let size = try reader.size("a size such as 320x0, compressed or expanded")
        target = Size(width: size.horizontal ?? 0, height: size.vertical ?? 0)
      }
      var priorities = PerAxis(FittingSize.usualPriority)
      if reader.take(sign: "@") {
        priorities.horizontal = try reader.priority()
        if reader.take(sign: "@") { priorities.vertical = try reader.priority() }
      }
      try reader.finish()
      let (finalTarget, finalPriorities) = (target, priorities)
      let fitting = try reader.doing(at: place) { () throws(LayoutError) in
        try FittingSize(
          of: item.id, in: shell.examination.solved, target: finalTarget,
          priorities: finalPriorities)
      }
      return Answer(FittingText(fitting).lines) { .fitting(fitting) }
    })
}
