import UIKitTexts
package import LayoutModel

/// The commands that build a layout, which Plumb also writes in what it saves and imports.
///
/// The grammar of each command reads it, prints its help and writes it.
package enum Calls {
  // MARK: - Names and sizes

  /// For example `let m = 16`.
  package static let number = Call(
    "let",
    Grammar(
      .newName("NAME", "a name for the number"),
      Grammar<Double>(
        usage: "= NUMBER",
        read: { (reader) throws(Diagnostic) in
          guard reader.take(sign: "=") || reader.take(sign: "==") else { throw reader.missing("=") }
          reader.offer(.value)
          var numbers = RelationReader(reader)
          let value = try numbers.number()
          reader = numbers.remainder
          return value
        }, write: { value, _ in "= \(value.exactlySpelled)" }, example: { $0.length() }
      ).placed))

  /// For example `root card 320x200`.
  package static let root = Call(
    "root",
    Grammar(
      Grammar<String>(
        usage: "NAME",
        read: { (reader) throws(Diagnostic) in
          let name = try reader.name("a name for the root")
          // With the name of the existing root, the line resizes it.
          if reader.layout.root == nil { try reader.check(newName: name) }
          return name.text
        }, write: { name, _ in Name.written(name) },
        example: { sampler in sampler.layout.root.map { sampler.layout.name(of: $0) } ?? "card" }
      ).placed, .optional(.size("a size such as 320x200"))))

  /// For example `content title 96x-`; nil is the size that follows from kind and text.
  package static let content = Call(
    "content",
    Grammar(
      .item,
      Grammar<PerAxis<Double?>>.size("a size such as 180x20, none or usual", optional: true)
        .map({ .some($0) }, from: { $0 == PerAxis(nil) ? nil : $0 })
        .or(["none": .some(PerAxis(nil)), "usual": nil])))

  /// For example `hug badge h 251`.
  package static let hug = Call("hug", refusal)
  /// For example `resist badge h 751`.
  package static let resist = Call("resist", refusal)
  private static let refusal = Grammar(.item, .axis, .priority)

  /// The baselines that `baseline` gives a view.
  package enum Baseline: Hashable, Sendable {
    /// Those of its kind and text; unknown ones.
    case usual, unknown
    /// At these distances from top and bottom, in points; nil leaves one as it is.
    case offsets(first: Double?, last: Double?)
  }

  /// For example `baseline title first 15 last 5`.
  package static let baseline = Call(
    "baseline",
    Grammar(
      .item,
      .either(
        Grammar<(Double, Double?)>(
          .word("first", .number("N", "a distance from the top")),
          .optional(.word("last", .number("N", "a distance from the bottom")))
        ).map(
          { Baseline.offsets(first: $0, last: $1) },
          from: {
            if case .offsets(let first?, let last) = $0 { (first, last) } else { nil }
          }),
        Grammar<Double>.word(
          "last", .number("N", "a distance from the bottom"),
          expected: "first, last, unknown or usual"
        ).map(
          { Baseline.offsets(first: nil, last: $0) },
          from: { if case .offsets(nil, let last?) = $0 { last } else { nil } })
      ).or(["unknown": .unknown, "usual": .usual])))

  // MARK: - Rules

  /// For example `constant gap 12`.
  package static let constant = Call(
    "constant", Grammar(.rule, Grammar<Double>.number("N", "a number").placed))

  /// For example `priority gap 999`.
  package static let priority = Call(
    "priority", Grammar(.rule, Grammar<Double>.priority(ofRule: true).placed))

  /// For example `on gap`, `off gap`, `ref gap`.
  package static let on = Call("on", rules)
  package static let off = Call("off", rules)
  package static let ref = Call("ref", rules)
  private static let rules = Grammar<[Placed<Rule>]>.list("RULES", of: .rule)

  /// For example `remove badge, c3`.
  package static let remove = Call(
    "remove", Grammar<[Placed<String>]>.list("NAMES", of: .named("NAME")))

  // MARK: - Stacks

  /// For example `arrange row: title, icon`.
  package static let arrange = Call(
    "arrange",
    Grammar(.stack, .sign(":", .list("VIEWS", of: .item, atLeast: 0), expected: ": and the views")))

  /// For example `spacing row after icon 4`; nil is the spacing of the stack.
  package static let spacing = Call(
    "spacing",
    Grammar(
      Grammar<Placed<Item>>.stack.checked { (stack, reader) throws(Diagnostic) in
        guard stack.stack != nil else {
          throw Diagnostic(.notAStack(stack.id), at: stack.place, in: reader)
        }
      },
      .word("after", .item, expected: "after and a view"),
      Grammar<Double>.number("N", "a distance, system or none").map({ $0 }, from: { $0 })
        .or(.words(["system": Stack.systemSpacing]).unwritten, .words(["none": nil])).placed))

  /// For example `hide badge`.
  package static let hide = Call("hide", views)
  package static let unhide = Call("unhide", views)
  private static let views = Grammar<[Placed<Item>]>.list("VIEWS", of: .item)

  // MARK: - What is around

  /// What `margins` sets for a view.
  package enum Margins: Hashable, Sendable {
    /// Its margins; nil for UIKit's default ones.
    case given(Insets?)
    /// Whether it preserves those of its superview; whether the safe area adds to them.
    case preserve(Bool), safe(Bool)

    fileprivate var given: Insets?? { if case .given(let insets) = self { insets } else { nil } }
    fileprivate var preserve: Bool? { if case .preserve(let isOn) = self { isOn } else { nil } }
    fileprivate var safe: Bool? { if case .safe(let isOn) = self { isOn } else { nil } }
  }

  /// For example `margins card 8 16 8 16`.
  package static let margins = Call(
    "margins",
    Grammar(
      .item,
      Grammar<Insets>.insets.map({ Margins.given($0) }, from: { $0.given ?? nil }).or(
        .word("standard", is: .given(nil)),
        Grammar<Bool>.word("preserve", .onOff).map({ .preserve($0) }, from: { $0.preserve }),
        Grammar<Bool>.word("safe", .onOff).map({ .safe($0) }, from: { $0.safe }))))

  /// For example `safe card 47 0 34 0`.
  package static let safe = Call(
    "safe",
    Grammar(
      .item,
      Grammar<[Double]>.numbers(
        "TOP LEFT BOTTOM RIGHT", "the inset from the top, then left, bottom and right",
        "the inset from the left, then bottom and right", "the inset from the bottom, then right",
        "the inset from the right"
      ).map(
        { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }, from: { $0.all }
      ).or(["none": EdgeInsets()])))

  /// For example `keyboard card 291`.
  package static let keyboard = Call(
    "keyboard",
    Grammar(
      .item, Grammar<Double>.number("HEIGHT", "a height, or off").or(["off": 0]).placed))

  /// For example `rtl on` or `rtl auto row`; nil is the direction of the document.
  package static let rtl = Call(
    "rtl",
    Grammar(
      Grammar<Bool?>.choice("on or off", [("on", true), ("off", false), ("auto", nil)]).placed,
      .optional(.item)
    ).checked { (call, reader) throws(Diagnostic) in
      guard call.0.value == nil, call.1 == nil else { return }
      throw Diagnostic(
        .missing, "auto needs a view", at: call.0.place, in: reader.line,
        note: "such as rtl auto row")
    }.shown(as: "on|off", "on|off|auto VIEW"))

  /// For example `scale 3`.
  package static let scale = Call(
    "scale",
    Grammar<Double>.number("PIXELS-PER-POINT", "pixels per point, or off")
      .map({ $0 }, from: { $0 }).or(["off": nil]).placed)
}

extension Grammar {
  /// Returns the same grammar with a check of what was read.
  package func checked(
    _ check: @escaping @Sendable (Value, TokenReader) throws(Diagnostic) -> Void
  ) -> Grammar {
    var copy = self
    copy.read = { (reader) throws(Diagnostic) in
      let value = try read(&reader)
      try check(value, reader)
      return value
    }
    copy.example = { sampler in
      guard let value = example(&sampler),
        let reader = try? TokenReader("", in: sampler.layout),
        (try? check(value, reader)) != nil
      else { return nil }
      return value
    }
    return copy
  }

  /// The same grammar as a way of reading that is not used for writing.
  var unwritten: Grammar {
    var copy = self
    copy.write = { _, _ in false }
    copy.example = { _ in nil }
    return copy
  }
}

extension Grammar where Value == Insets {
  /// One distance for all sides, or those from top, leading, bottom and trailing.
  package static var insets: Grammar<Insets> { insets(before: []) }

  /// One distance for all sides or four distances, possibly followed by one of some words.
  package static func insets(
    before words: @autoclosure @escaping @Sendable () -> [String]
  ) -> Grammar {
    Grammar(
      usage: "N", "TOP LEADING BOTTOM TRAILING", opens: { $0.isNumberNext },
      read: { (reader) throws(Diagnostic) in
        let top = try reader.number("a margin")
        guard reader.isNumberNext, !words().contains(reader.peek?.text ?? "") else {
          return Insets(top)
        }
        let leading = try reader.number("the leading margin")
        let bottom = try reader.number("the bottom margin: one number for all sides, or four")
        let trailing = try reader.number("the trailing margin: one number for all sides, or four")
        return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      },
      write: { insets, _ in
        let numbers = Set(insets.all).count == 1 ? [insets.top] : insets.all
        return numbers.map(\.exactlySpelled).joined(separator: " ")
      },
      example: { sampler in
        sampler.flag()
          ? Insets(sampler.length(isPositive: true))
          : Insets(top: 1, leading: sampler.length(isPositive: true), bottom: 2, trailing: 3)
      })
  }
}
