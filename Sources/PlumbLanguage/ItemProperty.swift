import UIKitTexts
package import LayoutModel

/// Something about an item that is set behind a dot, `row.spacing = 8`, or while it is made,
/// `label title font 20`.
///
/// A new one is a row of ``all``: lines, options, completion, what is saved and the list of what is
/// no attribute know it.
package struct ItemProperty: Sendable {
  /// A value that an item gets.
  package struct Setting: Equatable, Sendable {
    /// The value as it is written.
    let text: String
    /// Gives it to an item.
    package let apply: @Sendable (inout Layout, Item.ID) throws(LayoutError) -> Void

    package static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  }

  /// How it is called, as in UIKit.
  package let name: String
  /// Whether items of a kind have it.
  package let isOf: @Sendable (Item.Kind) -> Bool
  /// Whether only stacks have it; Swift writes their values with a dot in front.
  package let isOfStacks: Bool
  /// Whether it is an option of the command that makes an item, where what is saved says it.
  let isOption: Bool
  /// How a value is written.
  package let grammar: Grammar<Setting>
  /// The value that an item has; nil where it is the usual one.
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

  /// One that only stacks have; the command that makes a stack has options of its own.
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

  /// All of them, in the order of help.
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

  /// Those that are options of the command that makes an item.
  package static let options = all.filter(\.isOption)

  /// Their names.
  package static let names = all.map(\.name)

  /// The one of that name.
  package static func named(_ name: String) -> ItemProperty? { all.first { $0.name == name } }

  /// The line that gives an item the value that it has.
  package func line(of item: Item, in layout: Layout) -> String {
    "\(Name.written(item.name)).\(name) = \(setting(item, layout)?.text ?? "")"
  }
}

extension Stack {
  /// Whether it keeps room at its edges.
  fileprivate var keepsMargins: Bool {
    get { margins != nil }
    set { margins = newValue ? margins ?? .standard : nil }
  }
}
