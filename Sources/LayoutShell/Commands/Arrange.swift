import LayoutModel
import LayoutNotation

extension Command {
  static let arrange = Command(
    "arrange", .build, "makes these the views of a stack, in that order",
    forms: ["arrange STACK: VIEWS"],
    details: ["A view no longer listed stays inside the stack, but is not arranged."],
    example: "arrange row: title, icon", related: ["stack", "spacing", "move"], arguments: [.item],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let stack = try reader.item("a stack")
      guard reader.take(sign: ":") else { throw reader.missing(": and the views") }
      let views = try reader.items()
      try reader.finish()
      let dropped = try reader.doing(at: place) { () throws(LayoutError) -> [Rule.ID] in
        try layout.arrange(views.map(\.item.id), in: stack.id)
      }
      return Dropped.remark(dropped, before: reader.layout)
    })
}
