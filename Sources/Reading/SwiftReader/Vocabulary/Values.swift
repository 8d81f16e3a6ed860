import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Vocabulary {
  /// Members for numbers, sizes, insets, fonts and the like.
  static let values: [Member] = geometry + insets + fonts + priorities

  private static func frame(_ call: MemberCall) throws -> Value {
    .frame(
      Frame(
        x: try call.number("x"), y: try call.number("y"), width: try call.number("width"),
        height: try call.number("height")))
  }

  private static let geometry: [Member] =
    [
      Member(.global, "CGFloat", [Parameter(nil, .number)], "a number") { try $0.value() },
      Member(.global, "Double", [Parameter(nil, .number)], "a number") { try $0.value() },
      Member(.global, "Float", [Parameter(nil, .number)], "a number") { try $0.value() },
      Member(.global, "Int", [Parameter(nil, .number)], "a whole number") {
        .number(try $0.number().rounded(.towardZero))
      },
      Member(
        .global, "CGSize", [Parameter("width", .number), Parameter("height", .number)], "a size"
      ) { .size(Size(width: try $0.number("width"), height: try $0.number("height"))) },
      Member(.global, "CGSize", [], "a size of zero") { _ in .size(Size(width: 0, height: 0)) },
      Member(.global, "CGPoint", [], "the origin") { _ in .point(Point(x: 0, y: 0)) },
      Member(.global, "CGRect", [], "an empty rectangle") { _ in .frame(.zero) },
      Member(.global, "UIEdgeInsets", [], "distances of zero") { _ in .insets(EdgeInsets()) },
      Member(.global, "CGFloat", [], "zero") { _ in .number(0) },
      Member(.global, "CGPoint", [Parameter("x", .number), Parameter("y", .number)], "a point") {
        .point(Point(x: try $0.number("x"), y: try $0.number("y")))
      },
      Member(
        .global, "CGRect",
        [
          Parameter("x", .number), Parameter("y", .number), Parameter("width", .number),
          Parameter("height", .number),
        ], "a rectangle", frame),
      Member(
        .global, "CGRect", [Parameter("origin", .point), Parameter("size", .size)], "a rectangle"
      ) { call in
        let (origin, size) = (try call.point("origin"), try call.size("size"))
        return .frame(Frame(x: origin.x, y: origin.y, width: size.width, height: size.height))
      },
      Member(
        .global, "UIOffset",
        [
          Parameter("horizontal", .number, usual: .number(0)),
          Parameter("vertical", .number, usual: .number(0)),
        ], "a distance across and down"
      ) { .point(Point(x: try $0.number("horizontal"), y: try $0.number("vertical"))) },
      Member(.type("UIOffset"), get: "zero", "no distance") { _ in .point(Point(x: 0, y: 0)) },
      Member(.point, get: "horizontal", "across") { call in
        .number(try call.receiver.asPoint.x)
      },
      Member(.point, get: "vertical", "down") { call in
        .number(try call.receiver.asPoint.y)
      },
      Member(.type("CGSize"), get: "zero", "no size") { _ in .size(Size(width: 0, height: 0)) },
      Member(.type("CGPoint"), get: "zero", "the origin") { _ in .point(Point(x: 0, y: 0)) },
      Member(.type("CGRect"), get: "zero", "an empty rectangle") { _ in
        .frame(.zero)
      },
      Member(.type("CGFloat"), get: "zero", "0") { _ in .number(0) },
      Member(.type("CGFloat"), get: "pi", "half a turn") { _ in .number(.pi) },
    ]
    + ["CGFloat", "Double", "Float"].flatMap { type in
      [
        Member(.type(type), get: "greatestFiniteMagnitude", "the greatest number") { _ in
          .number(.greatestFiniteMagnitude)
        },
        Member(.type(type), get: "infinity", "more than any number") { _ in .number(.infinity) },
        Member(.type(type), get: "leastNonzeroMagnitude", "next to nothing") { _ in .number(0) },
        Member(.type(type), get: "leastNormalMagnitude", "next to nothing") { _ in .number(0) },
      ]
    } + [
      Member(.size, get: "width", "how wide") { call in
        .number(try call.receiver.asSize.width)
      },
      Member(.size, get: "height", "how high") { call in
        .number(try call.receiver.asSize.height)
      },
      Member(.type("UIView"), get: "noIntrinsicMetric", "no content size") { _ in .number(-1) },
      Member(.type("UIStackView"), get: "spacingUseDefault", "the stack's own spacing") { _ in
        .number(Stack.usesDefault)
      },
      Member(.type("UIStackView"), get: "spacingUseSystem", "the system spacing") { _ in
        .number(Stack.usesSystem)
      },
    ]
    + ["max", "min"].map { name in
      Member(
        .global, name, [Parameter(nil, .number), Parameter(nil, .number, variadic: true)],
        "of numbers"
      ) { call in
        let first = try call.number()
        let rest = try call.numbers()
        return .number(
          name == "max" ? max(first, rest.max() ?? first) : min(first, rest.min() ?? first))
      }
    }

  private static func four(_ call: MemberCall, _ left: String, _ right: String) throws -> Value {
    .insets(
      EdgeInsets(
        top: try call.number("top"), left: try call.number(left),
        bottom: try call.number("bottom"), right: try call.number(right)))
  }

  private static let insets: [Member] =
    [
      Member(
        .global, "UIEdgeInsets",
        [
          Parameter("top", .number, usual: .number(0)),
          Parameter("left", .number, usual: .number(0)),
          Parameter("bottom", .number, usual: .number(0)),
          Parameter("right", .number, usual: .number(0)),
        ], "four distances"
      ) { try four($0, "left", "right") },
      Member(
        .global, "NSDirectionalEdgeInsets",
        [
          Parameter("top", .number), Parameter("leading", .number), Parameter("bottom", .number),
          Parameter("trailing", .number),
        ], "four distances, in reading direction"
      ) { try four($0, "leading", "trailing") },
      Member(.global, "NSDirectionalEdgeInsets", [], "distances of zero") { _ in
        .insets(EdgeInsets())
      },
      Member(.type("UIEdgeInsets"), get: "zero", "distances of zero") { _ in .insets(EdgeInsets())
      },
      Member(.type("NSDirectionalEdgeInsets"), get: "zero", "distances of zero") { _ in
        .insets(EdgeInsets())
      },
    ]
    + sides.map { name, length in
      Member(.insets, get: name, "the distance at the \(name)") { call in
        let insets = try call.receiver.asInsets
        return .number(length(insets))
      }
    }

  private static let sides: [(name: String, length: @Sendable (EdgeInsets) -> Double)] = [
    ("top", { $0.top }), ("left", { $0.left }), ("bottom", { $0.bottom }), ("right", { $0.right }),
    ("leading", { $0.left }), ("trailing", { $0.right }),
    ("horizontal", { $0.left + $0.right }), ("vertical", { $0.top + $0.bottom }),
  ]

  private static let styles: [(String, Double, Font.Weight)] = [
    ("largeTitle", 34, .regular), ("title1", 28, .regular), ("title2", 22, .regular),
    ("title3", 20, .regular), ("headline", 17, .semibold), ("body", 17, .regular),
    ("callout", 16, .regular), ("subheadline", 15, .regular), ("footnote", 13, .regular),
    ("caption1", 12, .regular), ("caption2", 11, .regular),
  ]

  private static let textStyle = Choice(inWords: "a text style", members: styles.map(\.0))
  private static let weight = Choice(
    inWords: "a weight",
    members: [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ])

  /// Members for fonts; all have the metrics of the system font.
  private static let fonts: [Member] =
    systemFonts + fontNumbers
    + [
      ("labelFontSize", 17.0), ("buttonFontSize", 18), ("smallSystemFontSize", 12),
      ("systemFontSize", 14),
    ].map { name, size in
      Member(.type("UIFont"), get: name, "\(Int(size))") { _ in .number(size) }
    } + [
      Member(.global, "UIFontMetrics", [Parameter("forTextStyle", .choice(textStyle))], "metrics") {
        _ in .type("UIFontMetrics")
      },
      Member(.type("UIFontMetrics"), get: "default", "those of body text") { _ in
        .type("UIFontMetrics")
      },
      Member(
        .type("UIFontMetrics"), "scaledFont",
        [
          Parameter("for", .font),
          Parameter("maximumPointSize", .number, usual: .number(.infinity)),
        ],
        "a font at the default text size"
      ) { call in
        let font = try call.font("for")
        let size = min(font.size, try call.number("maximumPointSize"))
        return .font(Font(size: size, weight: font.weight))
      },
      Member(
        .type("UIFontMetrics"), "scaledValue", [Parameter("for", .number)],
        "a length at the default text size"
      ) { try $0.value("for") },
    ]

  private static let fontParts: [(name: String, about: String, part: @Sendable (Font) -> Double)] =
    [
      ("pointSize", "its size", { $0.size }),
      ("lineHeight", "how high a line is", { $0.lineHeight }),
      ("ascender", "how far letters reach up", { $0.ascender }),
      ("descender", "how far letters reach down, negative", { -$0.descender }),
      ("leading", "room between lines", { _ in 0 }),
      ("capHeight", "how high a capital is", { $0.size * 0.7045898438 }),
      ("xHeight", "how high an x is", { $0.size * 0.5263671875 }),
    ]

  private static let fontNumbers: [Member] =
    fontParts.map { name, about, part in
      Member(.font, get: name, about) { call in
        .number(part(try call.receiver.asFont))
      }
    } + [
      Member(.font, "withSize", [Parameter(nil, .number)], "the font in another size") { call in
        let font = try call.receiver.asFont
        return .font(Font(size: try call.number(), weight: font.weight))
      }
    ]

  private static let systemFonts: [Member] = [
    Member(
      .global, "UIFont", [Parameter("name", .any), Parameter("size", .number)],
      "a font by its name, here with the metrics of the system font"
    ) { .font(Font(size: try $0.number("size"))) },
    Member(.type("UIFont"), "systemFont", [Parameter("ofSize", .number)], "the system font") {
      .font(Font(size: try $0.number("ofSize")))
    },
    Member(
      .type("UIFont"), "systemFont",
      [Parameter("ofSize", .number), Parameter("weight", .choice(weight))], "the system font"
    ) { call in
      .font(Font(size: try call.number("ofSize"), weight: try call.weight()))
    },
    Member(.type("UIFont"), "italicSystemFont", [Parameter("ofSize", .number)], "slanted") {
      .font(Font(size: try $0.number("ofSize")))
    },
    Member(
      .type("UIFont"), "monospacedDigitSystemFont",
      [Parameter("ofSize", .number), Parameter("weight", .choice(weight))],
      "the system font, with digits of one width"
    ) { .font(Font(size: try $0.number("ofSize"), weight: try $0.weight())) },
    Member(
      .type("UIFont"), "monospacedSystemFont",
      [Parameter("ofSize", .number), Parameter("weight", .choice(weight))],
      "a monospaced font, here as wide as the system font"
    ) { .font(Font(size: try $0.number("ofSize"), weight: try $0.weight())) },
    Member(
      .type("UIFont"), "boldSystemFont", [Parameter("ofSize", .number)], "the bold system font"
    ) {
      .font(Font(size: try $0.number("ofSize"), weight: .bold))
    },
    Member(
      .type("UIFont"), "preferredFont", [Parameter("forTextStyle", .choice(textStyle))],
      "the font of a text style, at the default text size"
    ) { call in
      let word = try call.word("forTextStyle")
      let style = styles.first { $0.0 == word }
      return .font(Font(size: style?.1 ?? 17, weight: style?.2 ?? .regular))
    },
  ]

  private static let priorities: [Member] =
    [
      ("required", 1000.0), ("defaultHigh", 750), ("dragThatCanResizeScene", 510),
      ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490), ("defaultLow", 250),
      ("fittingSizeLevel", 50),
    ].map { name, value in
      Member(.type("UILayoutPriority"), get: name, "\(Int(value))") { _ in .number(value) }
    } + [
      Member(.global, "UILayoutPriority", [Parameter(nil, .number)], "a priority") {
        try $0.value()
      },
      Member(.global, "UILayoutPriority", [Parameter("rawValue", .number)], "a priority") {
        try $0.value("rawValue")
      },
      Member(.number, get: "rawValue", "the number") { $0.receiver },
    ]
}

extension MemberCall {
  /// Returns the weight of a font, one of the four that the model knows.
  fileprivate func weight() throws -> Font.Weight {
    let word = try word("weight")
    return ["heavy", "black"].contains(word) ? .bold : Font.Weight(rawValue: word) ?? .regular
  }

  fileprivate func font(_ label: String) throws -> Font {
    guard case .font(let font) = try value(label) else {
      throw Failure(.swift, "the metrics of this font are not known", at: try place(of: label))
    }
    return font
  }
}

extension Stack {
  /// The value of UIKit's `UIStackView.spacingUseDefault`, which stands for the spacing of the
  /// stack.
  static let usesDefault = Double(Float.greatestFiniteMagnitude)
  /// The value of UIKit's `UIStackView.spacingUseSystem`, which stands for the system spacing.
  static let usesSystem = Double(Float.leastNormalMagnitude)

  /// Returns the spacing for a given number, in points; `nil` for that of the stack.
  static func spacing(asked number: Double) -> Double? {
    switch number {
    case usesDefault: nil
    case usesSystem: systemSpacing
    default: number
    }
  }
}
