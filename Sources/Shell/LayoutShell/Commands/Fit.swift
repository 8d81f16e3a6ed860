import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let fit = Command(
    "fit", .ask, "measures the size a view's content asks for",
    Grammar(
      .item, .optional(.fittingTarget, else: Size(width: 0, height: 0)),
      .optional(
        Grammar(
          .sign("@", .priority(ofRule: false, "P")),
          .optional(.sign("@", .priority(ofRule: false, "P")))))),
    details: [
      "UIKit's systemLayoutSizeFitting. Only rules about the view and what is inside",
      "it count, and the request: width == W and height == H, at 50 or at the",
      "priorities that follow, the first for the width, the second for the height.",
      "compressed, the default, is 0x0; expanded is 10000x10000. A self-sizing cell",
      "asks for its width at required: fit cell 320x0 @required. The layout does not",
      "change.",
    ], example: "fit card 320x0 @required", related: ["content", "label", "hug"],
    answers: [.fitting],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let (view, target, given) = call
      var priorities = PerAxis(FittingSize.usualPriority)
      if let given {
        priorities.horizontal = given.0
        priorities.vertical = given.1 ?? priorities.vertical
      }
      let wanted = priorities
      let fitting = try reader.doing(at: view.place) { () throws(LayoutError) in
        try FittingSize(
          of: view.id, in: shell.analysis.solved, target: target,
          priorities: wanted)
      }
      return Answer(fitting)
    })
}

extension Grammar where Value == Size {
  /// The size that the root is to be fitted to.
  fileprivate static var fittingTarget: Grammar<Size> {
    Grammar<Size>.size("a size such as 320x0, compressed or expanded").or([
      "compressed": Size(width: 0, height: 0), "expanded": Size(width: 10_000, height: 10_000),
    ]).unless(["@"])
  }
}

extension JSONSchema.Shape {
  static let fitting = JSONSchema.Shape(
    "fitting", "",
    [
      Key("size", .shape("size")), Key("target", .shape("size")),
      Key("priorities", .shape("size")), Key("conflicts", .list(.shape("conflict"))),
      Key("ambiguous", .list(.list(.text))),
    ])
}
