import LayoutModel
import PlumbLanguage

extension Command {
  static let content = Command(
    Calls.content, .build, "the size a view would like to have",
    details: [
      "UIKit's intrinsic content size; - stands for none: 96x-. hug and resist say how strongly it counts.",
      "Labels and controls have one by their kind and text; usual goes back there.",
    ], example: "content title 180x20", related: ["hug", "resist", "label"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, size) = call
      try reader.doing(at: view.place) { () throws(LayoutError) in
        if let size {
          try layout.setContent(view.id, size)
        } else {
          try layout.estimateContent(view.id)
        }
      }
      return []
    })
}
