import LayoutModel
import PlumbLanguage

extension Command {
  static let keyboard = Command(
    Calls.keyboard, .build, "sets how far the keyboard reaches into a view",
    details: [
      "VIEW.keyboard is its keyboardLayoutGuide: where the keyboard is or, when it is",
      "hidden, the bottom of the safe area. VIEW.keyboardEdge is the keyboard alone,",
      "as with usesBottomSafeArea off.",
    ], example: "keyboard card 291", related: ["safe", "margins"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, height) = call
      try reader.doing(at: view.isView ? height.place : view.place) { () throws(LayoutError) in
        try layout.set(\.keyboardHeight, of: view.id, to: height.value)
      }
      return []
    })
}
