import UIKitTexts
package import LayoutModel

/// Something about an item that is set behind a dot, `row.spacing = 8`.
///
/// A new one is a row of ``all``: lines, completion and the list of what is no attribute know it.
package struct ItemProperty: Sendable {
  /// How it is called, as in UIKit.
  package let name: String
  /// Whether an item has it.
  package let isOf: @Sendable (Item) -> Bool
  /// Whether only stacks have it; Swift writes their values with a dot in front.
  package let isOfStacks: Bool
  /// Reads a value, and says how an item gets it.
  package let read:
    @Sendable (inout TokenReader) throws(Diagnostic)
      -> @Sendable (inout Layout, Item.ID) throws(LayoutError) -> Void

  private init<Value: Sendable>(
    _ name: String, _ grammar: Grammar<Value>, of isOf: @escaping @Sendable (Item) -> Bool,
    isOfStacks: Bool = false,
    set: @escaping @Sendable (inout Layout, Item.ID, Value) throws(LayoutError) -> Void
  ) {
    self.name = name
    self.isOf = isOf
    self.isOfStacks = isOfStacks
    read = { (reader) throws(Diagnostic) in
      let value = try grammar.read(&reader)
      return { (layout, id) throws(LayoutError) in try set(&layout, id, value) }
    }
  }

  private static func ofStack<Value: Sendable>(
    _ name: String, _ grammar: Grammar<Value>,
    set: @escaping @Sendable (inout Stack, Value) -> Void
  ) -> ItemProperty {
    ItemProperty(name, grammar, of: { $0.stack != nil }, isOfStacks: true) {
      (layout, id, value) throws(LayoutError) in
      try layout.setStack(id) { set(&$0, value) }
    }
  }

  /// All of them, in the order of help.
  package static let all: [ItemProperty] = [
    ItemProperty("text", .quoted("\"TEXT\"", "a text in quotes"), of: { $0.kind.showsText }) {
      (layout, id, text) throws(LayoutError) in try layout.setText(id, text)
    },
    ItemProperty("isHidden", .boolean, of: { $0.isView }) {
      (layout, id, isHidden) throws(LayoutError) in try layout.setHidden(id, isHidden)
    },
    ItemProperty("font", .font, of: { $0.kind.showsText }) {
      (layout, id, font) throws(LayoutError) in try layout.setFont(id, font)
    },
    ItemProperty("lines", .lines, of: { $0.kind == .label }) {
      (layout, id, lines) throws(LayoutError) in try layout.setLines(id, lines)
    },
    ofStack("axis", .stackAxis) { $0.axis = $1 },
    ofStack("spacing", .stackSpacing) { $0.spacing = $1 },
    ofStack("alignment", .stackAlignment) { $0.alignment = $1 },
    ofStack("distribution", .stackDistribution) { $0.distribution = $1 },
    ofStack("margins", .stackMargins) { $0.margins = $1 },
    ofStack("isLayoutMarginsRelativeArrangement", .boolean) { stack, isOn in
      stack.margins = isOn ? stack.margins ?? .standard : nil
    },
    ofStack("isBaselineRelativeArrangement", .boolean) { $0.isBaselineRelative = $1 },
  ]

  /// Their names.
  package static let names = all.map(\.name)

  /// The one of that name.
  package static func named(_ name: String) -> ItemProperty? { all.first { $0.name == name } }
}
