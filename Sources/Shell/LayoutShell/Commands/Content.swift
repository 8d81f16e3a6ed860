import LayoutModel
import PlumbLanguage

extension Command {
  static let content = Command(
    Calls.content, .build, "sets the size a view's content asks for",
    details: [
      "This is UIKit's intrinsic content size; - stands for none: 96x-. hug and",
      "resist set how strongly it counts. Labels and controls get theirs from their",
      "kind and text; usual restores that.",
    ], example: "content title 180x20", related: ["hug", "resist", "label"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, size) = call
      try reader.doing(at: view.place) { () throws(LayoutError) in
        if let size {
          try layout.set(\.content, of: view.id, to: size)
        } else {
          try layout.set(\.content, of: view.id, to: nil)
        }
      }
      return []
    })
}
