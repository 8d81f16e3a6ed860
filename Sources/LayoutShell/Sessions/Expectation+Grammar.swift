import ConstraintSolver
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// How each expectation is written after `expect`.
extension Expectation {
  /// All of them: a comparison, unless a word begins another one.
  static let grammar: Grammar<Expectation> = {
    var whole = Grammar.either([frame] + asked + [comparison])
    whole.usage = [comparison, frame].flatMap(\.usage) + asked.flatMap(\.usage)
    return whole
  }()

  /// Those that begin with a word; with a dot behind it the word is a view.
  private static let asked: [Grammar<Expectation>] = [
    degrees, ambiguity,
    .word(
      "no",
      .either(
        .word("conflict", is: .noConflict),
        .word("redundant", .just(.noRedundant), expected: "conflict or redundant"))),
    .word(
      "conflict",
      Grammar<[Rule.ID]>.optional(.ruleNames, else: []).map(
        { .conflict($0) }, from: { if case .conflict(let rules) = $0 { rules } else { nil } })),
    .word(
      "broken",
      Grammar<[Rule.ID]>.ruleNames.map(
        { .broken($0) }, from: { if case .broken(let rules) = $0 { rules } else { nil } })),
    .word(
      "tight",
      Grammar<Placed<Rule>>.rule.map(
        { .tight($0.value) }, from: { if case .tight(let rule) = $0 { Placed(rule) } else { nil } })
    ),
    .word(
      "slack",
      Grammar<Placed<Rule>>.rule.map(
        { .slack($0.value) }, from: { if case .slack(let rule) = $0 { Placed(rule) } else { nil } })
    ),
    .word(
      "placed",
      Grammar<Placed<Item>>.item.map(
        { .placed($0.value) },
        from: { if case .placed(let item) = $0 { Placed(item) } else { nil } })),
    .word(
      "same",
      Grammar<StepReference.Point>.moment(shown: "POINT").map(
        { .same($0) }, from: { if case .same(let point) = $0 { point } else { nil } })),
    .word(
      "error",
      Grammar<String>(
        usage: "E004",
        read: { (reader) throws(Diagnostic) in try reader.name("an error such as E004").text },
        write: { code, _ in code }, example: { $0.one(of: ErrorCode.allCases.map(\.rawValue)) }
      ).map({ .error($0) }, from: { if case .error(let code) = $0 { code } else { nil } })),
    .word(
      "redundant",
      Grammar<[Rule.ID]>.ruleNames.map(
        { .redundant($0) }, from: { if case .redundant(let rules) = $0 { rules } else { nil } })),
    everywhere,
  ].map(\.unlessDotted)

  /// As in `dof 2`.
  private static let degrees = Grammar<Double>(
    usage: "dof N",
    opens: { reader in
      guard case .number? = reader.peek(1)?.kind else { return false }
      return reader.peek?.isWord("dof") ?? false
    },
    read: { (reader) throws(Diagnostic) in
      guard reader.take(word: "dof") else { throw reader.missing("dof") }
      return try reader.number("a number of degrees of freedom")
    }, write: { count, _ in "dof \(count.exactlySpelled)" },
    example: { Double($0.number(below: 9)) }
  ).map(
    { Expectation.compare(.degrees, .equal, .number($0), within: nil) },
    from: { expectation in
      guard case .compare(.degrees, .equal, .number(let count), within: nil) = expectation else {
        return nil
      }
      return count
    })

  /// As in `ambiguous title.width in 96..240`, `not ambiguous`.
  private static let ambiguity = Grammar<Expectation>(
    usage: "[not] ambiguous [VALUE [in A..B]]",
    opens: { reader in
      reader.peek.map { $0.isWord("not") || $0.isWord("ambiguous") } ?? false
    },
    read: { (reader) throws(Diagnostic) in
      reader.offer(.words(["ambiguous", "not"]))
      let isAmbiguous = !reader.take(word: "not")
      if !isAmbiguous { reader.offer(.words(["ambiguous"])) }
      guard reader.take(word: "ambiguous") else { throw reader.missing("ambiguous") }
      guard !reader.isAtEnd else {
        reader.offer(.anchor)
        return .ambiguous(isAmbiguous, nil, nil)
      }
      let quantity = try Quantity(&reader)
      reader.offer(.words(["in"]))
      guard reader.take(word: "in") else { return .ambiguous(isAmbiguous, quantity, nil) }
      let low = try reader.number("a range such as 96..240")
      guard reader.take(sign: "..") else { throw reader.missing("..") }
      let high = try reader.number("the end of the range")
      return .ambiguous(isAmbiguous, quantity, min(low, high)...max(low, high))
    },
    write: { expectation, _ in
      guard case .ambiguous(let isAmbiguous, let quantity, let range) = expectation else {
        return ""
      }
      let reach = range.map {
        " in \($0.lowerBound.exactlySpelled)..\($0.upperBound.exactlySpelled)"
      }
      return (isAmbiguous ? "" : "not ") + "ambiguous"
        + (quantity.map { " \($0.text)" } ?? "") + (reach ?? "")
    },
    example: { sampler in
      guard sampler.flag() else { return .ambiguous(sampler.flag(), nil, nil) }
      let range = sampler.flag() ? 96...(97 + sampler.length(isPositive: true)) : nil
      return .ambiguous(sampler.flag(), Quantity.example(&sampler), range)
    }
  ).only { if case .ambiguous = $0 { true } else { false } }

  /// As in `for card.width in 176..400: not ambiguous`.
  private static let everywhere = Grammar<Expectation>(
    usage: "for ROOT.width in A..B: CONDITION", opens: { $0.peek?.isWord("for") ?? false },
    read: { (reader) throws(Diagnostic) in
      reader.offer(.words(["for"]))
      guard reader.take(word: "for") else { throw reader.missing("for") }
      let parameter = try reader.parameter()
      reader.offer(.words(["in"]))
      guard reader.take(word: "in") else { throw reader.missing("in, then a range") }
      let bounds = try Grammar<Bounds>.bounds.read(&reader)
      guard reader.take(sign: ":") else { throw reader.missing("a colon, then what to expect") }
      let place = reader.here
      let inner = try grammar.read(&reader)
      if let reason = inner.isOfOneMoment {
        throw Diagnostic(.expectation, reason, at: place, in: reader.line)
      }
      return .everywhere(parameter, bounds, inner)
    },
    write: { expectation, layout in
      guard case .everywhere(let parameter, let bounds, let inner) = expectation else { return "" }
      var text = CallText("for", in: layout)
      _ = Grammar<Parameter>.parameter.write(parameter, &text)
      text.add("in")
      _ = Grammar<Bounds>.bounds.write(bounds, &text)
      text.add(":")
      _ = grammar.write(inner, &text)
      return text.text
    },
    example: { sampler in
      guard let parameter = Grammar<Parameter>.parameter.example(&sampler),
        let bounds = Grammar<Bounds>.bounds.example(&sampler),
        let inner = comparison.example(&sampler)
      else { return nil }
      return .everywhere(parameter, bounds, inner)
    }
  ).only { if case .everywhere = $0 { true } else { false } }

  /// Why it cannot be asked of every value in a range; nil where it can.
  private var isOfOneMoment: String? {
    switch self {
    case .everywhere: "only one number at a time can vary"
    case .error: "an error does not depend on a size"
    case .redundant, .noRedundant: "redundancy is checked for one layout only"
    default: nil
    }
  }

  // MARK: - Comparisons

  /// As in `badge.frame == 204 12 100 20`.
  private static let frame = Grammar<Expectation>(
    usage: "VIEW.frame == X Y W H",
    opens: { reader in
      reader.peek(1)?.isSign(".") ?? false && reader.peek(2)?.isWord("frame") ?? false
        && !(reader.peek(3)?.isSign(".") ?? false)
    },
    read: { (reader) throws(Diagnostic) in
      reader.offer(.anchor)
      let item = try reader.item()
      reader.next()
      reader.offer(.members(["frame"]))
      reader.next()
      reader.offer(.words(["=="]))
      guard reader.take(sign: "==") || reader.take(sign: "=") else { throw reader.missing("==") }
      var numbers: [Double] = []
      for name in ["x", "y", "a width", "a height"] {
        numbers.append(try reader.number(name))
        _ = reader.take(sign: ",")
      }
      return .frame(item, numbers)
    },
    write: { expectation, _ in
      guard case .frame(let item, let numbers) = expectation else { return "" }
      let text = numbers.map(\.exactlySpelled).joined(separator: " ")
      return "\(Name.written(item.name)).frame == \(text)"
    },
    example: { sampler in
      sampler.one(of: sampler.layout.items).map { .frame($0, [sampler.length(), 0, 20.5, 8]) }
    }
  ).only { if case .frame = $0 { true } else { false } }

  /// As in `title.width == 240 ±1`.
  private static let comparison = Grammar<Expectation>(
    usage: "VALUE == VALUE [±T]",
    read: { (reader) throws(Diagnostic) in
      if reader.isAtEnd { throw Self.missing(&reader) }
      let left = try Value(&reader)
      reader.offer(.words(["==", "<=", ">="]))
      let relation: Relation
      if reader.take(sign: "==") || reader.take(sign: "=") {
        relation = .equal
      } else if reader.take(sign: "<=") {
        relation = .lessOrEqual
      } else if reader.take(sign: ">=") {
        relation = .greaterOrEqual
      } else {
        throw reader.missing("==, <= or >=")
      }
      let right = try Value(&reader)
      reader.offer(.words(["±"]))
      var tolerance: Double?
      if reader.take(sign: "±") { tolerance = abs(try reader.number("a tolerance")) }
      return .compare(left, relation, right, within: tolerance)
    },
    write: { expectation, _ in
      guard case .compare(let left, let relation, let right, let tolerance) = expectation else {
        return ""
      }
      return "\(left.text) \(relation.symbol) \(right.text)"
        + (tolerance.map { " ±\($0.exactlySpelled)" } ?? "")
    },
    example: { sampler in
      guard let left = Value.example(&sampler), let right = Value.example(&sampler),
        let relation = sampler.one(of: [Relation.equal, .lessOrEqual, .greaterOrEqual])
      else { return nil }
      return .compare(left, relation, right, within: sampler.flag() ? 0.5 : nil)
    }
  ).only { if case .compare = $0 { true } else { false } }

  private static func missing(_ reader: inout TokenReader) -> Diagnostic {
    reader.offer(.anchor)
    return reader.missing("what to expect")
  }
}

extension Expectation.Value {
  /// Reads a side of a comparison.
  fileprivate init(_ reader: inout TokenReader) throws(Diagnostic) {
    reader.offer(.words(["dof"]))
    reader.offer(.anchor)
    guard let token = reader.peek else {
      reader.offer(.number)
      throw reader.missing("a value")
    }
    if token.isWord("dof"), !(reader.peek(1)?.isSign(".") ?? false) {
      reader.next()
      self = .degrees
      return
    }
    guard token.isName, reader.peek(1)?.isSign(".") ?? false else {
      self = .number(try reader.number("a value such as title.width"))
      return
    }
    if case .rule? = reader.layout.named(token.text), let word = reader.peek(2)?.text,
      ["slack", "value"].contains(word)
    {
      let rule = try reader.rule()
      reader.next()
      reader.next()
      self = word == "slack" ? .slack(rule) : .measured(rule)
      return
    }
    if reader.peek(2) == nil {
      var behind = reader
      behind.next()
      behind.next()
      behind.offer(.members(["x", "y", "frame"]))
      reader.offers = behind.offers
    }
    self = .quantity(try Quantity(&reader))
  }

  fileprivate static func example(_ sampler: inout Sampler) -> Expectation.Value? {
    switch sampler.number(below: 5) {
    case 0: return .number(sampler.length())
    case 1: return .degrees
    case 2: return sampler.one(of: sampler.layout.rules).map { .slack($0) }
    case 3: return sampler.one(of: sampler.layout.rules).map { .measured($0) }
    default: return Quantity.example(&sampler).map { .quantity($0) }
    }
  }
}

extension Grammar {
  /// The same, unless the word it begins with is a name with a dot behind it.
  fileprivate var unlessDotted: Grammar {
    var copy = self
    copy.opens = { reader in opens(reader) && !(reader.peek(1)?.isSign(".") ?? false) }
    return copy
  }

  /// The same for values of one sort.
  fileprivate func only(_ isOne: @escaping @Sendable (Value) -> Bool) -> Grammar {
    map({ $0 }, from: { isOne($0) ? $0 : nil })
  }
}

extension Grammar where Value == [Rule.ID] {
  /// The names of rules.
  fileprivate static var ruleNames: Grammar<[Rule.ID]> {
    Grammar(
      usage: "RULES",
      read: { (reader) throws(Diagnostic) in
        try Grammar<[Placed<Rule>]>.list("RULES", of: .rule).read(&reader).map(\.id)
      },
      write: { rules, layout in
        rules.compactMap { layout.rule($0).map { Name.written($0.name) } }.joined(separator: " ")
      },
      example: { sampler in
        Array(sampler.layout.rules.map(\.id).prefix(1 + sampler.number(below: 2)))
      })
  }
}
