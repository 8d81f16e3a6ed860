import LayoutModel
import PlumbLanguage

extension Command {
  static let spacing = Command(
    Calls.spacing, .build, "sets the distance after one view of a stack",
    details: [
      "UIKit's custom spacing. It stays with the view when the stack is rearranged",
      "and goes when the view leaves. system is UIKit's spacingUseSystem, 8 points.",
      "For the spacing of the whole stack: STACK.spacing = N.",
    ], example: "spacing row after icon 4", related: ["stack", "arrange"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (stack, view, distance) = call
      guard stack.stack?.arranged.contains(view.id) ?? false else {
        throw Diagnostic(.notArranged(view.id, in: stack.id), at: view.place, in: reader)
      }
      try reader.doing(at: distance.place) { () throws(LayoutError) in
        try layout.setSpacing(distance.value, after: view.id, in: stack.id)
      }
      return []
    })
}
