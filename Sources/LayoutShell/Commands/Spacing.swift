import LayoutModel
import LayoutNotation

extension Command {
  static let spacing = Command(
    "spacing", .build, "another distance behind one view of a stack",
    forms: ["spacing STACK after VIEW N", "spacing STACK after VIEW system|none"],
    details: [
      "UIKit's custom spacing. It stays with the view when the stack is rearranged",
      "and goes when the view leaves. system is UIKit's spacingUseSystem, 8 points.",
      "For all others: STACK.spacing = N.",
    ], example: "spacing row after icon 4", related: ["stack", "arrange"],
    arguments: [.item, .words(["after"]), .item, .words(["system", "none"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let start = reader.here
      let stack = try reader.item("a stack")
      guard stack.stack != nil else {
        throw Diagnostic(.notAStack(stack.id), at: start, in: reader)
      }
      guard reader.take(word: "after") else { throw reader.missing("after and a view") }
      var place = reader.here
      let view = try reader.item()
      guard stack.stack?.arranged.contains(view.id) ?? false else {
        throw Diagnostic(.notArranged(view.id, in: stack.id), at: place, in: reader)
      }
      place = reader.here
      let distance: Double?
      if reader.take(word: "system") {
        distance = Stack.systemSpacing
      } else {
        distance =
          reader.take(word: "none") ? nil : try reader.number("a distance, system or none")
      }
      try reader.finish()
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setSpacing(distance, after: view.id, in: stack.id)
      }
      return []
    })
}
