import UIKitTexts
package import LayoutModel

extension Calls {
  /// The options of a command that makes an item, besides its name and text.
  package struct ItemOptions: Equatable, Sendable {
    package var parent: Placed<Item>?
    /// The properties that are set, by name.
    package var settings: [String: Placed<ItemProperty.Setting>] = [:]
    package var content: Placed<PerAxis<Double?>>?

    package init() {}
  }

  /// Returns the call that makes items of a kind, such as `label title "Now playing" in card font
  /// 20 bold`.
  package static func making(
    _ kind: Item.Kind
  ) -> Call<(Placed<String>, String?, ItemOptions)> {
    Call(
      kind.rawValue,
      Grammar(
        .newName("NAME", "a name for the \(kind.rawValue)"),
        kind.showsText ? .optional(.quoted("\"TEXT\"", "a text in quotes")) : .just(nil),
        .options("an option", ItemOptions(), isOpen: false, options(of: kind))))
  }

  private static func options(of kind: Item.Kind) -> [GrammarOption<ItemOptions>] {
    var options: [GrammarOption<ItemOptions>] = [
      .option("in", .container("PARENT"), \.parent)
    ]
    for property in ItemProperty.options where property.isOf(kind) {
      guard let grammar = property.grammar else { continue }
      options.append(.option(property.name, grammar.placed, \.settings[property.name]))
    }
    if kind != .guide {
      let content = Grammar<PerAxis<Double?>>.size("a size such as 96x20", optional: true)
      options.append(.option("content", content.placed, \.content))
    }
    return options
  }

  /// The words that options of an item begin with.
  fileprivate static let itemOptionWords =
    ["in", "content"] + ItemProperty.options.map(\.name)

  /// The options of a command that makes a stack.
  package struct StackOptions: Equatable, Sendable {
    package var parent: Placed<Item>?
    package var axis: Axis?
    package var spacing: Double?
    package var alignment: Stack.Alignment?
    package var distribution: Stack.Distribution?
    package var margins: Insets??
    package var isBaselineRelative = false

    package init() {}

    /// The settings of the stack: those that were given, and UIKit's defaults.
    package var stack: Stack {
      var stack = Stack()
      if let axis { stack.axis = axis }
      if let spacing { stack.spacing = spacing }
      if let alignment { stack.alignment = alignment }
      if let distribution { stack.distribution = distribution }
      if let margins { stack.margins = margins }
      stack.isBaselineRelative = isBaselineRelative
      return stack
    }

    /// Makes the options that describe a stack; settings with UIKit's defaults are left out.
    package init(_ stack: Stack) {
      axis = stack.axis
      spacing = stack.spacing == 0 ? nil : stack.spacing
      alignment = stack.alignment == .fill ? nil : stack.alignment
      distribution = stack.distribution == .fill ? nil : stack.distribution
      margins = stack.margins.map { .some($0) }
      isBaselineRelative = stack.isBaselineRelative
    }
  }

  /// For example `stack row spacing 8: icon, title`.
  package static let stack = Call(
    "stack",
    Grammar(
      .newName("NAME", "a name for the stack"),
      Grammar<StackOptions>.options(
        "an option of a stack", shown: "OPTIONS", StackOptions(), stackOptions
      ).shown(as: "[in PARENT] [OPTIONS]"),
      .optional(
        .sign(":", Grammar<[Placed<Item>]>.list("VIEWS", of: .item, atLeast: 0)), else: []
      )
      .shown(as: ": VIEWS")))

  private static let stackOptions: [GrammarOption<StackOptions>] = [
    .option("in", .container("PARENT"), \.parent),
    .option("axis", .stackAxis, \.axis),
    .option("spacing", .stackSpacing, \.spacing),
    GrammarOption("align", .stackAlignment, \.alignment) { options in
      options.alignment?.name(on: options.axis ?? .horizontal)
    },
    .option("distribute", .stackDistribution, \.distribution),
    .option("margins", .stackMargins, \.margins),
    .flag("baseline-relative", \.isBaselineRelative),
  ]

  /// The words that options of a stack begin with.
  package static let stackOptionWords = stackOptions.map(\.word)

  /// The options of an autoresizing mask; those that are nil leave the mask as it was.
  package struct MaskOptions: Equatable, Sendable {
    package var frame: [Double]?
    package var container: Size?
    package var flexible: [AutoresizingMask.Flexible]?
    package var isClassic = false

    package init() {}

    /// Makes the options that describe a mask.
    package init(_ mask: AutoresizingMask) {
      frame = Dimension.allCases.map { mask.frame[$0] }
      container = mask.container
      let parts = AutoresizingMask.Flexible.named.map(\.flexible).filter(mask.flexible.contains)
      flexible = parts.isEmpty ? nil : parts
      isClassic = mask.generation == .classic
    }
  }

  /// For example `mask badge frame 10 10 80 20`; nil removes the mask.
  package static let mask = Call(
    "mask",
    Grammar(
      .item,
      Grammar<Placed<MaskOptions>?>.either(
        .words(["off": nil]),
        Grammar<MaskOptions>.options(
          "an option of a mask", MaskOptions(),
          [
            .option(
              "frame",
              .numbers(
                "X Y W H", "x, then y, width and height", "y, then width and height",
                "a width, then a height", "a height"), \.frame),
            .option("of", .size("a size such as 320x480"), \.container),
            .option("flexible", .flexibleParts, \.flexible),
            .flag("classic", \.isClassic),
          ]
        ).placed.map({ $0 }, from: { $0 }))))
}

extension GrammarOption {
  /// Makes an option whose text depends on other options.
  init<Value>(
    _ word: String, _ part: Grammar<Value>, _ member: any WritableKeyPath<Root, Value?> & Sendable,
    write: @escaping @Sendable (Root) -> String?
  ) {
    let plain = GrammarOption.option(word, part, member)
    self.init(
      word: word, usage: plain.usage, read: plain.read,
      write: { root, _ in write(root).map { "\(word) \($0)" } }, example: plain.example)
  }
}

// MARK: - Settings

extension Grammar where Value == Font {
  /// A font such as `20` or `20 bold`, followed by options of an item.
  package static var font: Grammar<Font> {
    Grammar<(Double, Font.Weight)>(
      .number("N", "a point size such as 17"),
      .optional(
        Grammar<Font.Weight>.choice("a weight", shown: "WEIGHT")
          .unless(Calls.itemOptionWords),
        else: .regular)
    ).map({ Font(size: $0, weight: $1) }, from: { ($0.size, $0.weight) })
  }
}

extension Grammar where Value == Int {
  /// A number of lines, 0 for any.
  package static var lines: Grammar<Int> {
    .whole(
      "N", "a number of lines, 0 for any", in: Int.min...Int.max,
      "the number of lines is a whole number")
  }
}

extension Grammar where Value == Axis {
  /// The axis of a stack.
  package static var stackAxis: Grammar<Axis> {
    .choice(
      "an axis",
      [("h", .horizontal), ("v", .vertical), ("horizontal", .horizontal), ("vertical", .vertical)],
      shown: "h|v")
  }
}

extension Grammar where Value == Double {
  /// The distance between the views of a stack.
  package static var stackSpacing: Grammar<Double> { .number("N", "a distance") }
}

extension Grammar where Value == Stack.Alignment {
  /// The alignment of a stack.
  package static var stackAlignment: Grammar<Stack.Alignment> {
    .choice(
      "an alignment",
      Stack.Alignment.allCases.map { ($0.rawValue, $0) } + [
        ("top", .leading), ("bottom", .trailing),
      ],
      shown: "ALIGNMENT")
  }
}

extension Grammar where Value == Stack.Distribution {
  /// The distribution of a stack.
  package static var stackDistribution: Grammar<Stack.Distribution> {
    .choice("a distribution", shown: "DISTRIBUTION")
  }
}

extension Grammar where Value == Insets? {
  /// The margins that a stack keeps at its edges; nil for none.
  package static var stackMargins: Grammar<Insets?> {
    .either(
      .words(["none": nil]),
      Grammar<Insets>.insets(before: Calls.stackOptionWords + ["baseline"])
        .map({ $0 }, from: { $0 }))
  }
}

extension Grammar where Value == [AutoresizingMask.Flexible] {
  /// The flexible parts of a mask, such as `left width right`, with or without commas, followed by
  /// options.
  fileprivate static var flexibleParts: Grammar<[AutoresizingMask.Flexible]> {
    let names = AutoresizingMask.Flexible.named
    return Grammar(
      usage: "PARTS",
      read: { (reader) throws(Diagnostic) in
        var parts: [AutoresizingMask.Flexible] = []
        repeat {
          let word = try reader.choice("what flexes", of: names.map(\.name))
          parts += names.filter { $0.name == word }.map(\.flexible)
          _ = reader.take(sign: ",")
        } while reader.peek.map { !["frame", "of", "flexible", "classic"].contains($0.text) }
          ?? false
        let left = names.filter { !parts.contains($0.flexible) }
        reader.offer(.words(left.map(\.name)))
        return parts
      },
      write: { parts, _ in
        parts.compactMap { part in names.first { $0.flexible == part }?.name }
          .joined(separator: " ")
      }, example: { sampler in Array(names.map(\.flexible).prefix(1 + sampler.number(below: 6))) })
  }
}
