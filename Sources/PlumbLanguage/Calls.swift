import UIKitTexts
package import LayoutModel

/// The commands that build a layout and that Plumb writes, too, in what it saves and imports.
///
/// Each is read, printed in help and written by the one grammar here.
package enum Calls {
  // MARK: - Names and sizes

  /// As in `let m = 16`.
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

  /// As in `root card 320x200`.
  package static let root = Call(
    "root",
    Grammar(
      Grammar<String>(
        usage: "NAME",
        read: { (reader) throws(Diagnostic) in
          let name = try reader.name("a name for the root")
          // Said of the root that is there, the line resizes it.
          if reader.layout.root == nil { try reader.check(newName: name) }
          return name.text
        }, write: { name, _ in Name.written(name) },
        example: { sampler in sampler.layout.root.map { sampler.layout.name(of: $0) } ?? "card" }
      ).placed, .optional(.size("a size such as 320x200"))))

  /// `content title 96x-`; nil is the size by kind and text.
  package static let content = Call(
    "content",
    Grammar(
      .item,
      Grammar<PerAxis<Double?>>.size("a size such as 180x20, none or usual", optional: true)
        .map({ .some($0) }, from: { $0 == PerAxis(nil) ? nil : $0 })
        .or(["none": .some(PerAxis(nil)), "usual": nil])))

  /// As in `hug badge h 251`.
  package static let hug = Call("hug", refusal)
  /// As in `resist badge h 751`.
  package static let resist = Call("resist", refusal)
  private static let refusal = Grammar(.item, .axis, .priority)

  /// Where the text of a view stands.
  package enum Baseline: Hashable, Sendable {
    /// Where its kind and text say; anywhere.
    case usual, unknown
    /// At these distances; what is nil stays.
    case offsets(first: Double?, last: Double?)
  }

  /// As in `baseline title first 15 last 5`.
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

  /// As in `constant gap 12`.
  package static let constant = Call(
    "constant", Grammar(.rule, Grammar<Double>.number("N", "a number").placed))

  /// As in `priority gap 999`.
  package static let priority = Call(
    "priority", Grammar(.rule, Grammar<Double>.priority(ofRule: true).placed))

  /// As in `on gap`, `off gap`, `ref gap`.
  package static let on = Call("on", rules)
  package static let off = Call("off", rules)
  package static let ref = Call("ref", rules)
  private static let rules = Grammar<[Placed<Rule>]>.list("RULES", of: .rule)

  /// As in `remove badge, c3`.
  package static let remove = Call(
    "remove", Grammar<[Placed<String>]>.list("NAMES", of: .named("NAME")))

  // MARK: - Stacks

  /// As in `arrange row: title, icon`.
  package static let arrange = Call(
    "arrange",
    Grammar(.stack, .sign(":", .list("VIEWS", of: .item, atLeast: 0), expected: ": and the views")))

  /// `spacing row after icon 4`; nil is the spacing of the stack.
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

  /// As in `hide badge`.
  package static let hide = Call("hide", views)
  package static let unhide = Call("unhide", views)
  private static let views = Grammar<[Placed<Item>]>.list("VIEWS", of: .item)

  // MARK: - What is around

  /// What `margins` says of a view.
  package enum Margins: Hashable, Sendable {
    /// Its margins; nil where they are the standard ones.
    case given(Insets?)
    /// Whether it keeps those of its parent; whether the safe area adds to them.
    case preserve(Bool), safe(Bool)

    fileprivate var given: Insets?? { if case .given(let insets) = self { insets } else { nil } }
    fileprivate var preserve: Bool? { if case .preserve(let isOn) = self { isOn } else { nil } }
    fileprivate var safe: Bool? { if case .safe(let isOn) = self { isOn } else { nil } }
  }

  /// As in `margins card 8 16 8 16`.
  package static let margins = Call(
    "margins",
    Grammar(
      .item,
      Grammar<Insets>.insets.map({ Margins.given($0) }, from: { $0.given ?? nil }).or(
        .word("standard", is: .given(nil)),
        Grammar<Bool>.word("preserve", .onOff).map({ .preserve($0) }, from: { $0.preserve }),
        Grammar<Bool>.word("safe", .onOff).map({ .safe($0) }, from: { $0.safe }))))

  /// As in `safe card 47 0 34 0`.
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

  /// As in `keyboard card 291`.
  package static let keyboard = Call(
    "keyboard",
    Grammar(
      .item, Grammar<Double>.number("HEIGHT", "a height, or off").or(["off": 0]).placed))

  /// `rtl on`, `rtl auto row`; nil is the way of the document.
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

  /// As in `scale 3`.
  package static let scale = Call(
    "scale",
    Grammar<Double>.number("PIXELS-PER-POINT", "pixels per point, or off")
      .map({ $0 }, from: { $0 }).or(["off": nil]).placed)
}

extension Grammar {
  /// The same with a condition on what was read.
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

  /// The same, but another way is written.
  var unwritten: Grammar {
    var copy = self
    copy.write = { _, _ in false }
    copy.example = { _ in nil }
    return copy
  }
}

extension Grammar where Value == Insets {
  /// One number for all sides, or top, leading, bottom and trailing.
  package static var insets: Grammar<Insets> { insets(before: []) }

  /// The same in front of words that go on with something else.
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
