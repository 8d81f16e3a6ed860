import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let why = Command(
    "why", .ask, "explains a value, or the state of a rule",
    .question,
    details: [
      "The value as a sum of rules that you can check on paper, with the steps that",
      "made them. Positions are in the coordinates of the parent. Sums are explained",
      "as well: why badge.leading - title.trailing, why title.width / 2 + 8.",
      "touching   holds with equality, but the sum does not need it",
      "room       would stop the value if it moved down or up by that much",
      "overruled  does not hold; rules of the same or higher priority leave it no",
      "           room",
      "--exact prints fractions, and proves that an overruled rule cannot get closer.",
      "why not title.width == 200 names the rules that prevent it, what it would",
      "cost, and the change that makes it possible. not takes any relation.",
    ], example: "why title.width", related: ["rules", "try"],
    answers: [.reason, .undetermined, .standing, .wish],
    action: .answer { (reader, shell, question) throws(Diagnostic) in
      switch question {
      case .wish(let relation): return try WhyAnswer.wish(relation, reader, shell)
      case .rule(let rule, let isExact): return WhyAnswer.rule(rule, shell, isExact: isExact)
      case .value(let quantity, let isExact):
        return WhyAnswer.value(quantity, shell, isExact: isExact)
      case .sum(let sum, let isExact): return WhyAnswer.sum(sum, shell, isExact: isExact)
      }
    })
}

/// A question that `why` answers.
enum Question: Equatable {
  /// Why a value is what it is, and how a rule stands.
  case value(Quantity, isExact: Bool)
  /// Why a sum of values is what it is.
  case sum(QuantitySum, isExact: Bool)
  case rule(Rule.ID, isExact: Bool)
  /// Why a relation does not hold.
  case wish(Placed<Wished>)

  /// A relation that somebody wishes would hold.
  struct Wished: Equatable {
    /// The rules that it stands for.
    let drafts: [RuleDraft]
    /// Its text as it was written.
    let text: String

    static func == (a: Wished, b: Wished) -> Bool { a.text == b.text }
  }
}

extension Grammar where Value == Question {
  /// What follows `why`: `title.width`, `gap` or `not title.width == 200`, with `--exact` in front
  /// or behind.
  fileprivate static var question: Grammar<Question> {
    Grammar(
      usage: "VIEW.ATTRIBUTE", "RULE", "--exact ...", "not RELATION",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.words(["not", "--exact"]))
        if reader.peek?.isWord("not") ?? false, !(reader.peek(1)?.isSign(".") ?? false) {
          reader.next()
          return .wish(try Grammar<Question.Wished>.wished.placed.read(&reader))
        }
        var isExact = try reader.flags(["exact"]).contains("exact")
        reader.offer(.rule)
        var rule: Rule.ID?
        if let token = reader.peek, case .rule(let id)? = reader.layout.named(token.text),
          !(reader.peek(1)?.isSign(".") ?? false) || (reader.peek(2)?.isWord("slack") ?? false)
        {
          reader.next()
          if reader.take(sign: ".") { reader.next() }
          rule = id
        }
        let start = reader
        var quantity = rule == nil && !reader.beginsSum ? try Quantity(&reader) : nil
        var sum: QuantitySum?
        if rule == nil, quantity == nil || reader.goesOn {
          reader = start
          quantity = nil
          sum = try QuantitySum(&reader)
        }
        isExact = try reader.flags(["exact"]).contains("exact") || isExact
        if !isExact { reader.offer(.words(["--exact"])) }
        if let quantity { return .value(quantity, isExact: isExact) }
        if let sum { return .sum(sum, isExact: isExact) }
        return .rule(rule ?? Rule.ID(number: 0), isExact: isExact)
      },
      write: { question, layout in
        switch question {
        case .value(let quantity, let isExact): (isExact ? "--exact " : "") + quantity.text
        case .sum(let sum, let isExact): (isExact ? "--exact " : "") + sum.text
        case .rule(let id, let isExact):
          (isExact ? "--exact " : "") + Name.written(layout.rule(id)?.name ?? "")
        case .wish(let wished): "not \(wished.text)"
        }
      },
      example: { sampler in
        switch sampler.number(below: 3) {
        case 0: Quantity.example(&sampler).map { .value($0, isExact: sampler.flag()) }
        case 1: sampler.one(of: sampler.layout.rules).map { .rule($0.id, isExact: sampler.flag()) }
        default:
          sampler.one(of: sampler.layout.rules).map { rule in
            .wish(Placed(Question.Wished(drafts: [], text: sampler.layout.text(of: rule))))
          }
        }
      })
  }
}

extension TokenReader {
  /// Whether what follows can only be a sum: a number or a bracket.
  fileprivate var beginsSum: Bool {
    guard let token = peek else { return false }
    return token.isSign("(") || isNumberNext && !token.isSign("-")
  }

  /// Whether what was read is the beginning of a sum: a sign follows that is not that of a flag.
  fileprivate var goesOn: Bool {
    guard let token = peek else { return false }
    if token.isSign("-") { return !(peek(1)?.isSign("-") ?? false) }
    return ["+", "*", "/"].contains(where: token.isSign)
  }
}

extension Grammar where Value == Question.Wished {
  /// A relation without a priority or a name behind it.
  fileprivate static var wished: Grammar<Question.Wished> {
    Grammar(
      usage: "RELATION",
      read: { (reader) throws(Diagnostic) in
        reader.offerRest { .relation(from: $0) }
        let start = reader
        var relation = RelationReader(reader)
        let drafts = try relation.comparison()
        reader = relation.remainder
        return Question.Wished(
          drafts: drafts, text: reader.text(start.here.lowerBound..<reader.lastEnd))
      }, write: { wished, _ in wished.text }, example: { _ in nil })
  }
}

extension JSONSchema.Shape {
  static let reason = JSONSchema.Shape(
    "reason", "of a value; up and down with --exact",
    [
      Key("quantity", .text), Key("value", .number), Key("exact", .text),
      Key("constant", .number), Key("rows", .list(.shape("summand"))),
      Key("touching", .list(.shape("remark"))), Key("room", .list(.shape("remark"))),
      Key("overruled", .list(.shape("remark"))),
    ])
  static let undetermined = JSONSchema.Shape(
    "undetermined", "of a value that is not unique",
    [
      Key("quantity", .text), Key("value", .number), Key("min", .number), Key("max", .number),
      Key("shown", .number),
    ])
  static let standing = JSONSchema.Shape(
    "standing", "of a rule",
    [
      Key("rule", .shape("rule")), Key("measured", .shape("range")),
      Key("because", .shape("reason")), Key("without", .shape("range")),
    ])
  static let wish = JSONSchema.Shape(
    "wish", "not: holds, open, opposed or blocked",
    [
      Key("wish", .text), Key("answer", .text), Key("blockedBy", .list(.shape("blockade"))),
      Key("priority", .number), Key("cost", .number), Key("against", .list(.shape("cost"))),
      Key("inFavour", .list(.shape("cost"))), Key("command", .text), Key("isEnough", .flag),
    ])
}
