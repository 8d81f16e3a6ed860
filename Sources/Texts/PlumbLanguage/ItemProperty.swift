import UIKitTexts
package import LayoutModel

/// A property of an item that can be set behind a dot, as in `row.spacing = 8`, or when it is made,
/// as in `label title font 20`.
///
/// A new property is a row of ``all``; lines, options, completion, saving, and the errors about
/// attributes then know it.
package struct ItemProperty: Sendable {
  /// A value for a property.
  package struct Setting: Equatable, Sendable {
    /// The value as it is written.
    let text: String
    /// Sets the property of an item to the value.
    package let apply: @Sendable (inout Layout, Item.ID) throws(LayoutError) -> Void

    package static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  }

  /// The name, which is UIKit's.
  package let name: String
  /// Whether items of a kind have the property.
  package let isOf: @Sendable (Item.Kind) -> Bool
  /// Whether only stacks have it; in Swift its values begin with a dot.
  package let isOfStacks: Bool
  /// Whether it is an option of the command that makes an item, and is saved there.
  let isOption: Bool
  /// The grammar of its values.
  package let grammar: Grammar<Setting>
  /// Returns the value that an item has; nil for the default.
  let setting: @Sendable (Item, Layout) -> Setting?

  private init<Value: Sendable>(
    _ name: String, _ part: Grammar<Value>, of isOf: @escaping @Sendable (Item.Kind) -> Bool,
    isOfStacks: Bool = false, isOption: Bool = true,
    get: @escaping @Sendable (Item) -> Value?,
    set: @escaping @Sendable (inout Layout, Item.ID, Value) throws(LayoutError) -> Void
  ) {
    @Sendable func setting(_ value: Value, in layout: Layout) -> Setting {
      var text = CallText("", in: layout)
      _ = part.write(value, &text)
      return Setting(text: text.text) { (layout, id) throws(LayoutError) in
        try set(&layout, id, value)
      }
    }
    self.name = name
    self.isOf = isOf
    self.isOfStacks = isOfStacks
    self.isOption = isOption
    grammar = Grammar(
      usage: part.usage, opens: part.opens,
      read: { (reader) throws(Diagnostic) in
        setting(try part.read(&reader), in: reader.layout)
      },
      write: { setting, text in
        text.add(setting.text)
        return true
      }, isSame: { $0 == $1 },
      example: { sampler in part.example(&sampler).map { setting($0, in: sampler.layout) } })
    self.setting = { item, layout in get(item).map { setting($0, in: layout) } }
  }

  /// Makes a property of stacks; it is no option, as the command that makes a stack has its own.
  private static func ofStack<Value: Sendable>(
    _ name: String, _ grammar: Grammar<Value>,
    _ member: any WritableKeyPath<Stack, Value> & Sendable
  ) -> ItemProperty {
    ItemProperty(
      name, grammar, of: { $0 == .stack }, isOfStacks: true, isOption: false,
      get: { $0.stack?[keyPath: member] }
    ) { (layout, id, value) throws(LayoutError) in
      try layout.setStack(id) { $0[keyPath: member] = value }
    }
  }

  /// The distance between the views of a stack.
  package static let spacing = ofStack("spacing", .stackSpacing, \.spacing)

  /// All properties, in the order in which help lists them.
  package static let all: [ItemProperty] = [
    ItemProperty(
      "text", .quoted("\"TEXT\"", "a text in quotes"), of: \.showsText, isOption: false,
      get: \.text
    ) { (layout, id, text) throws(LayoutError) in try layout.setText(id, text) },
    ItemProperty("isHidden", .boolean, of: { $0 != .guide }, isOption: false, get: \.isHidden) {
      (layout, id, isHidden) throws(LayoutError) in try layout.setHidden(id, isHidden)
    },
    ItemProperty("font", .font, of: \.showsText, get: \.font) {
      (layout, id, font) throws(LayoutError) in try layout.setFont(id, font)
    },
    ItemProperty(
      "lines", .lines, of: { $0 == .label }, get: { $0.lines == 1 ? nil : $0.lines }
    ) { (layout, id, lines) throws(LayoutError) in try layout.setLines(id, lines) },
    ofStack("axis", .stackAxis, \.axis),
    spacing,
    ofStack("alignment", .stackAlignment, \.alignment),
    ofStack("distribution", .stackDistribution, \.distribution),
    ofStack("margins", .stackMargins, \.margins),
    ofStack("isLayoutMarginsRelativeArrangement", .boolean, \.keepsMargins),
    ofStack("isBaselineRelativeArrangement", .boolean, \.isBaselineRelative),
  ]

  /// The properties that are options of the commands that make items.
  package static let options = all.filter(\.isOption)

  /// The names of all properties.
  package static let names = all.map(\.name)

  /// Returns the property with a name.
  package static func named(_ name: String) -> ItemProperty? { all.first { $0.name == name } }

  /// Returns the line that sets the property of an item to its present value.
  package func line(of item: Item, in layout: Layout) -> String {
    "\(Name.written(item.name)).\(name) = \(setting(item, layout)?.text ?? "")"
  }
}

extension Stack {
  /// Whether the stack keeps margins at its edges.
  fileprivate var keepsMargins: Bool {
    get { margins != nil }
    set { margins = newValue ? margins ?? .standard : nil }
  }
}
