import LayoutModel
import LayoutNotation

extension Vocabulary {
  /// Numbers, sizes, insets, fonts and the like.
  static let values: [Member] = geometry + insets + fonts + priorities

  private static func frame(_ call: Call) -> Value {
    .frame(
      Frame(
        x: call.number(0) ?? 0, y: call.number(1) ?? 0, width: call.number(2) ?? 0,
        height: call.number(3) ?? 0))
  }

  private static let geometry: [Member] =
    [
      Member(.global, "CGFloat", [Parameter(nil, .number)], "a number") { $0.values[0] ?? .void },
      Member(.global, "Double", [Parameter(nil, .number)], "a number") { $0.values[0] ?? .void },
      Member(.global, "Float", [Parameter(nil, .number)], "a number") { $0.values[0] ?? .void },
      Member(.global, "Int", [Parameter(nil, .number)], "a whole number") {
        .number(($0.number(0) ?? 0).rounded(.towardZero))
      },
      Member(
        .global, "CGSize", [Parameter("width", .number), Parameter("height", .number)], "a size"
      ) { .size(Size(width: $0.number(0) ?? 0, height: $0.number(1) ?? 0)) },
      Member(.global, "CGSize", [], "no size") { _ in .size(Size(width: 0, height: 0)) },
      Member(.global, "CGPoint", [Parameter("x", .number), Parameter("y", .number)], "a place") {
        .point(Point(x: $0.number(0) ?? 0, y: $0.number(1) ?? 0))
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
        guard case .point(let origin)? = call.values[0], case .size(let size)? = call.values[1]
        else {
          return .void
        }
        return .frame(Frame(x: origin.x, y: origin.y, width: size.width, height: size.height))
      },
      Member(.type("CGSize"), get: "zero", "no size") { _ in .size(Size(width: 0, height: 0)) },
      Member(.type("CGPoint"), get: "zero", "the origin") { _ in .point(Point(x: 0, y: 0)) },
      Member(.type("CGRect"), get: "zero", "no rectangle") { _ in
        .frame(Frame(x: 0, y: 0, width: 0, height: 0))
      },
      Member(.type("CGFloat"), get: "zero", "0") { _ in .number(0) },
      Member(.type("CGFloat"), get: "pi", "half a turn") { _ in .number(.pi) },
      Member(.size, get: "width", "how wide") { call in
        if case .size(let size) = call.receiver { .number(size.width) } else { .void }
      },
      Member(.size, get: "height", "how high") { call in
        if case .size(let size) = call.receiver { .number(size.height) } else { .void }
      },
      Member(.type("UIView"), get: "noIntrinsicMetric", "no content size") { _ in .number(-1) },
    ]
    + ["max", "min"].map { name in
      Member(.global, name, [Parameter(nil, .number), Parameter(nil, .number)], "of two numbers") {
        let (a, b) = ($0.number(0) ?? 0, $0.number(1) ?? 0)
        return .number(name == "max" ? max(a, b) : min(a, b))
      }
    }

  private static func four(_ call: Call) -> Value {
    .insets(
      EdgeInsets(
        top: call.number(0) ?? 0, left: call.number(1) ?? 0, bottom: call.number(2) ?? 0,
        right: call.number(3) ?? 0))
  }

  private static let insets: [Member] =
    [
      Member(
        .global, "UIEdgeInsets",
        [
          Parameter("top", .number, optional: true), Parameter("left", .number, optional: true),
          Parameter("bottom", .number, optional: true), Parameter("right", .number, optional: true),
        ], "four distances", four),
      Member(
        .global, "NSDirectionalEdgeInsets",
        [
          Parameter("top", .number), Parameter("leading", .number), Parameter("bottom", .number),
          Parameter("trailing", .number),
        ], "four distances in reading direction", four),
      Member(.type("UIEdgeInsets"), get: "zero", "no distances") { _ in .insets(EdgeInsets()) },
      Member(.type("NSDirectionalEdgeInsets"), get: "zero", "no distances") { _ in
        .insets(EdgeInsets())
      },
    ]
    + ["top", "left", "bottom", "right"].enumerated().map { index, name in
      Member(.insets, get: name, "the distance at the \(name)") { call in
        guard case .insets(let insets) = call.receiver else { return .void }
        return .number(insets.all[index])
      }
    }

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

  private static let fonts: [Member] = [
    Member(.type("UIFont"), "systemFont", [Parameter("ofSize", .number)], "the system's font") {
      .font(Font(size: $0.number(0) ?? 17))
    },
    Member(
      .type("UIFont"), "systemFont",
      [Parameter("ofSize", .number), Parameter("weight", .choice(weight))], "the system's font"
    ) { call in
      let name = ["heavy", "black"].contains(call.word(1)) ? "bold" : call.word(1) ?? "regular"
      return .font(
        Font(size: call.number(0) ?? 17, weight: Font.Weight(rawValue: name) ?? .regular))
    },
    Member(.type("UIFont"), "boldSystemFont", [Parameter("ofSize", .number)], "the bold font") {
      .font(Font(size: $0.number(0) ?? 17, weight: .bold))
    },
    Member(
      .type("UIFont"), "preferredFont", [Parameter("forTextStyle", .choice(textStyle))],
      "the font of a text style, at the usual text size"
    ) { call in
      let style = styles.first { $0.0 == call.word(0) }
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
        $0.values[0] ?? .void
      },
      Member(.global, "UILayoutPriority", [Parameter("rawValue", .number)], "a priority") {
        $0.values[0] ?? .void
      },
      Member(.number, get: "rawValue", "the number") { $0.receiver },
    ]
}
