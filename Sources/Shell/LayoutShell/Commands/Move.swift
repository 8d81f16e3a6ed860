import LayoutModel
import PlumbLanguage

extension Command {
  static let move = Command(
    "move", .build, "moves a view to another parent or position",
    Grammar(
      .item, .word("in", .container("PARENT", "a parent"), expected: "in and a parent"),
      .optional(
        .word(
          "at",
          .whole("N", "a position, counted from 0", in: 0...Int.max, "a position is 0, 1, 2 ...")))),
    details: [
      "N counts from 0; without it the view goes last. In a stack it is arranged",
      "there. Rules that would reach outside the view tree they are in are removed",
      "and listed.",
    ], example: "move badge in row at 0", related: ["arrange"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, parent, position) = call
      let dropped = try reader.doing(at: view.place) { () throws(LayoutError) -> [Rule.ID] in
        try layout.move(view.id, to: parent.id, at: position)
      }
      return DroppedRules.remark(dropped, before: reader.layout)
    })
}
