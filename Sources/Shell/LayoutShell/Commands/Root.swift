import LayoutModel
import PlumbLanguage

extension Command {
  static let root = Command(
    Calls.root, .build, "makes or resizes the view that contains all others",
    details: [
      "The size is fixed: rules that want another one break.",
      "Without a size the root is sized by its rules.",
    ], example: "root card 320x200", related: ["view", "new"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (name, size) = call
      let place = size == nil ? name.place : reader.range(from: name.place.lowerBound)
      let before = layout.root.flatMap { layout.item($0)?.givenSize }
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setRoot(name.value, size: size)
      }
      guard size == nil, let before else { return [] }
      let lost = "\(before.width.spelled)x\(before.height.spelled)"
      return ["note  \(name.value) no longer has the size \(lost): its rules decide now"]
    })
}
