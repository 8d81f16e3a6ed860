import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Item.Kind {
  /// Makes the item that a line asks for, and returns remarks for the reply.
  func make(
    _ call: (Placed<String>, String?, Calls.ItemOptions), _ reader: TokenReader,
    _ layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    let (name, text, options) = call
    var changed = layout
    let id = try reader.doing(at: options.parent?.place ?? name.place) {
      () throws(LayoutError) in
      try changed.addItem(self, name.value, in: options.parent?.id)
    }
    func set<Value>(
      _ value: Placed<Value>?,
      _ body: (inout Layout, Value) throws(LayoutError) -> Void
    ) throws(Diagnostic) {
      guard let value else { return }
      try reader.doing(at: value.place) { () throws(LayoutError) in
        try body(&changed, value.value)
      }
    }
    try set(text.map { Placed($0, at: name.place) }) { (layout, text) throws(LayoutError) in
      try layout.set(\.text, of: id, to: text)
    }
    for property in ItemProperty.options {
      try set(options.settings[property.name]) { (layout, setting) throws(LayoutError) in
        try setting.apply(&layout, id)
      }
    }
    try set(options.content) { (layout, content) throws(LayoutError) in
      try layout.set(\.content, of: id, to: content)
    }
    layout = changed
    guard self != .guide, let parent = options.parent?.id, let stack = layout.item(parent),
      stack.stack != nil
    else {
      return []
    }
    return [Self.remark(unarranged: name.value, in: stack.name)]
  }

  /// The remark on a view that is a subview of a stack and not arranged by it.
  static func remark(unarranged name: String, in stack: String) -> String {
    "note  \(name) is inside, but not arranged: move \(name) in \(stack)"
  }
}
