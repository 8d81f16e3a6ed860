import LayoutModel
import PlumbLanguage

extension Command {
  static let arrange = Command(
    Calls.arrange, .build, "makes these the views of a stack, in that order",
    details: ["A view no longer listed stays inside the stack, but is not arranged."],
    example: "arrange row: title, icon", related: ["stack", "spacing", "move"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (stack, views) = call
      let dropped = try reader.doing(at: stack.place) { () throws(LayoutError) -> [Rule.ID] in
        try layout.arrange(views.map(\.id), in: stack.id)
      }
      return DroppedRules.remark(dropped, before: reader.layout)
    })
}
