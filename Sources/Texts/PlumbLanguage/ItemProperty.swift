package import LayoutModel

/// A property of items: how lines set it, how sessions save it, and how `show` names it.
///
/// A new property is a row of ``all``. Lines, options, completion, saved sessions, `show`, and the
/// errors about attributes then know it.
package struct ItemProperty: Sendable {
  /// A value for a property.
  package struct Setting: Equatable, Sendable {
    /// The value as it is written.
    let text: String
    /// Sets the property of an item to the value.
    package let apply: @Sendable (inout Layout, Item.ID) throws(LayoutError) -> Void

    package static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  }

  /// How a session says the value that an item has.
  enum Saving: Sendable {
    /// With an option of the command that makes the item, or in a line such as `card.lines = 2` if
    /// another command made it.
    case option
    /// In words of its own where the item is made.
    case creation
    /// With commands of its own; none for the default.
    case commands(@Sendable (Placed<Item>, Layout) -> [String])
  }

  /// The name, which is UIKit's where lines can assign the property.
  package let name: String
  /// Whether items of a kind have the property.
  package let isOf: @Sendable (Item.Kind) -> Bool
  /// Whether only stacks have it; in Swift its values begin with a dot.
  package let isOfStacks: Bool
  /// The grammar of its values, which lines assign behind a dot, as in `row.spacing = 8`; nil if
  /// only commands of its own set it.
  package let grammar: Grammar<Setting>?
  /// How sessions save it.
  let saving: Saving
  /// Returns the words of `show` for an item; none for the default.
  package let notes: @Sendable (Item) -> [String]
  /// Returns the value that an item has; nil if it has none.
  private let setting: @Sendable (Item, Layout) -> Setting?
  /// Whether the value is the default of an item's kind.
  private let isUsual: @Sendable (Item) -> Bool

  private init<Value: Equatable & Sendable>(
    _ name: String, _ part: Grammar<Value>, of isOf: @escaping @Sendable (Item.Kind) -> Bool,
    isOfStacks: Bool = false, saving: Saving,
    get: @escaping @Sendable (ItemStyle) -> Value?,
    set: @escaping @Sendable (inout Layout, Item.ID, Value) throws(LayoutError) -> Void,
    note: (@Sendable (Value, Item) -> String?)?
  ) {
    @Sendable func setting(_ value: Value, in layout: Layout) -> Setting {
      var text = CallText("", in: layout)
      _ = part.write(value, &text)
      return Setting(text: text.text) { (layout, id) throws(LayoutError) in
        try set(&layout, id, value)
      }
    }
    @Sendable func given(_ item: Item) -> Value? {
      let value = get(item.style)
      return value == get(ItemStyle(item.kind)) ? nil : value
    }
    self.name = name
    self.isOf = isOf
    self.isOfStacks = isOfStacks
    self.saving = saving
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
    self.setting = { item, layout in get(item.style).map { setting($0, in: layout) } }
    isUsual = { given($0) == nil }
    notes = { item in
      guard let value = given(item) else { return [] }
      guard let note else { return ["\(name) \(setting(value, in: Layout()).text)"] }
      return note(value, item).map { [$0] } ?? []
    }
  }

  /// Makes a property that lines assign.
  init<Value: Equatable & Sendable>(
    _ name: String, _ grammar: Grammar<Value>,
    _ path: any WritableKeyPath<ItemStyle, Value> & Sendable,
    of isOf: @escaping @Sendable (Item.Kind) -> Bool, saving: Saving = .option,
    note: (@Sendable (Value, Item) -> String?)? = nil
  ) {
    self.init(
      name, grammar, of: isOf, saving: saving, get: { $0[keyPath: path] },
      set: { (layout, id, value) throws(LayoutError) in
        try layout.set(path, of: id, to: value)
      }, note: note)
  }

  /// Makes a property that lines assign; nil, its default, cannot be assigned.
  init<Value: Equatable & Sendable>(
    _ name: String, _ grammar: Grammar<Value>,
    _ path: any WritableKeyPath<ItemStyle, Value?> & Sendable,
    of isOf: @escaping @Sendable (Item.Kind) -> Bool, saving: Saving = .option,
    note: (@Sendable (Value, Item) -> String?)? = nil
  ) {
    self.init(
      name, grammar, of: isOf, saving: saving, get: { $0[keyPath: path] },
      set: { (layout, id, value) throws(LayoutError) in
        try layout.set(path, of: id, to: value)
      }, note: note)
  }

  /// Makes a property of stacks that lines assign; the command that makes a stack has words for it.
  static func ofStack<Value: Equatable & Sendable>(
    _ name: String, _ grammar: Grammar<Value>,
    _ member: any WritableKeyPath<Stack, Value> & Sendable,
    note: (@Sendable (Value, Item) -> String?)? = nil
  ) -> ItemProperty {
    ItemProperty(
      name, grammar, of: { $0 == .stack }, isOfStacks: true, saving: .creation,
      get: { $0.stack?[keyPath: member] },
      set: { (layout, id, value) throws(LayoutError) in
        try layout.setStack(id) { $0[keyPath: member] = value }
      }, note: note)
  }

  /// Makes a property that only commands of its own set.
  init(
    _ name: String, commands: @escaping @Sendable (Placed<Item>, Layout) -> [String],
    notes: @escaping @Sendable (Item) -> [String] = { _ in [] }
  ) {
    self.name = name
    isOf = { $0 != .guide }
    isOfStacks = false
    grammar = nil
    saving = .commands(commands)
    self.notes = notes
    setting = { _, _ in nil }
    isUsual = { _ in true }
  }

  /// The properties that are options of the commands that make items.
  package static let options = all.filter { if case .option = $0.saving { true } else { false } }

  /// The properties that lines assign behind a dot.
  package static let assigned = all.filter { $0.grammar != nil }

  /// The names of the properties that lines assign.
  package static let names = assigned.map(\.name)

  /// Returns the property with a name that lines assign.
  package static func named(_ name: String) -> ItemProperty? {
    assigned.first { $0.name == name }
  }

  /// Returns the option that gives an item its value when it is made; nil for the default.
  func option(of item: Item, in layout: Layout) -> Setting? {
    isUsual(item) ? nil : setting(item, layout)
  }

  /// Returns the line that sets the property of an item to its present value.
  package func line(of item: Item, in layout: Layout) -> String {
    "\(Name.written(item.name)).\(name) = \(setting(item, layout)?.text ?? "")"
  }

  /// Returns the lines that give an item its value once it has been made; none for the default.
  func lines(of item: Item, in layout: Layout) -> [String] {
    switch saving {
    case .creation: []
    case .option:
      // The commands for the root and for stacks do not have these options.
      isUsual(item) || (item.parent != nil && item.kind != .stack)
        ? [] : [line(of: item, in: layout)]
    case .commands(let commands): commands(Placed(item), layout)
    }
  }
}
