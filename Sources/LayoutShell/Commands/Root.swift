import LayoutModel
import LayoutNotation

extension Command {
  static let root = Command(
    "root", .build, "makes the view all others are in, or resizes it",
    forms: ["root NAME WxH", "root NAME"],
    details: [
      "The size is given: rules that want another one break.",
      "Without a size the root is sized by its rules.",
    ], example: "root card 320x200", related: ["view", "new"],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let start = reader.here.lowerBound
      let name = try reader.name("a name for the root")
      var size: Size?
      if !reader.isAtEnd {
        let lengths = try reader.size("a size such as 320x200")
        size = Size(width: lengths.horizontal ?? 0, height: lengths.vertical ?? 0)
      }
      try reader.finish()
      if layout.root.map({ layout.name(of: $0) }) != name.text, layout.root == nil {
        try reader.check(newName: name)
      }
      let place = size == nil ? name.range : reader.range(from: start)
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setRoot(name.text, size: size)
      }
      return []
    })
}
