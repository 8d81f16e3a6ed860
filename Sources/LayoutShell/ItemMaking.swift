import LayoutModel
import LayoutNotation

extension Item.Kind {
  /// Reads the rest of the line and makes the item.
  func make(
    _ reader: inout TokenReader, _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let name = try reader.newName("a name for the \(rawValue)")
    var text: String?
    if self == .label, let token = reader.peek, case .string(let content) = token.kind {
      reader.next()
      text = content
    }
    var parent: Item.ID?
    var parentPlace = name.range
    if reader.take(word: "in") {
      parentPlace = reader.here
      parent = try reader.item().id
    }
    var content: PerAxis<Double?>?
    if self != .guide, reader.take(word: "content") {
      content = try reader.size("a size such as 96x20", optional: true)
    }
    try reader.finish()
    var changed = layout
    try reader.doing(at: parentPlace) { () throws(LayoutError) in
      let id = try changed.addItem(self, name.text, in: parent)
      if let content { try changed.setContent(id, content) }
      if let text { changed.setText(id, text) }
    }
    layout = changed
    guard self != .guide, let parent, let stack = layout.item(parent), stack.stack != nil else {
      return []
    }
    return ["note  \(name.text) is not arranged, only inside: move \(name.text) in \(stack.name)"]
  }
}
