import LayoutModel
import PlumbLanguage

extension Command {
  static let arrange = Command(
    Calls.arrange, .build, "sets the views a stack arranges, and their order",
    details: ["A view that is left out stays inside the stack but is no longer arranged."],
    example: "arrange row: title, icon", related: ["stack", "spacing", "move"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (stack, views) = call
      let dropped = try reader.doing(at: stack.place) { () throws(LayoutError) -> [Rule.ID] in
        try layout.arrange(views.map(\.id), in: stack.id)
      }
      return DroppedRules.remark(dropped, before: reader.layout)
    })
}
