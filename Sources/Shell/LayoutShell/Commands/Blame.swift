import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let blame = Command(
    "blame", .ask, "shows which rules and steps decide a frame",
    Grammar<Blamed>.blamed,
    details: [
      "Of a view, its x, y, width and height: since which step each is what it is,",
      "and the rules whose sum it is, each with the step that made or last changed",
      "it, or its line in an imported file. why shows the sum, when the values",
      "before. Of a rule, the steps that made it, changed it, broke it or made it",
      "hold again.",
    ], example: "blame title", related: ["when", "why", "log"],
    answers: [.frameBlame, .ruleBlame],
    action: .answer { (_, shell, blamed) throws(Diagnostic) in
      switch blamed {
      case .rule(let rule): return Answer(try RuleBlame(rule.value, in: shell))
      case .value(let quantity):
        return Answer(try FrameBlame([(quantity.text, quantity)], in: shell))
      case .view(let item):
        let frame = Dimension.allCases.map { dimension in
          (title: dimension.name, quantity: Quantity(item.value, dimension))
        }
        return Answer(try FrameBlame(frame, in: shell))
      }
    })
}

/// What `blame` is asked about.
enum Blamed: Equatable {
  case view(Placed<Item>)
  case value(Quantity)
  case rule(Placed<Rule>)

  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.view(let a), .view(let b)): a.value.id == b.value.id
    case (.value(let a), .value(let b)): a == b
    case (.rule(let a), .rule(let b)): a.value.id == b.value.id
    default: false
    }
  }
}

extension Grammar where Value == Blamed {
  /// `title`, `title.width` or `gap`.
  fileprivate static var blamed: Grammar<Blamed> {
    Grammar(
      usage: "VIEW", "VIEW.ATTRIBUTE", "RULE",
      read: { (reader) throws(Diagnostic) in
        reader.offer(.named)
        guard let token = reader.peek else { throw reader.missing("a view, a value or a rule") }
        if reader.peek(1)?.isSign(".") ?? false { return .value(try Quantity(&reader)) }
        switch reader.layout.named(token.text) {
        case .rule: return .rule(try Grammar<Placed<Rule>>.rule.read(&reader))
        case .number:
          throw Diagnostic(
            .badChoice, "\(token.text) is a number, which no step changes", at: token.range,
            in: reader.line, note: "blame takes a view, a value or a rule")
        case .item: return .view(try Grammar<Placed<Item>>.item.read(&reader))
        case nil:
          let name = try reader.name("a view, a value or a rule")
          throw reader.nothing(named: name)
        }
      },
      write: { blamed, _ in
        switch blamed {
        case .view(let item): Name.written(item.name)
        case .value(let quantity): quantity.text
        case .rule(let rule): Name.written(rule.name)
        }
      },
      example: { sampler in
        switch sampler.number(below: 3) {
        case 0: Quantity.example(&sampler).map { .value($0) }
        case 1: sampler.one(of: sampler.layout.rules).map { .rule(Placed($0)) }
        default: sampler.one(of: sampler.layout.items).map { .view(Placed($0)) }
        }
      })
  }
}

extension JSONSchema.Shape {
  static let frameBlame = JSONSchema.Shape(
    "blame", "of a view or a value", [Key("numbers", .list(.shape("blamed")))])
  static let ruleBlame = JSONSchema.Shape(
    "ruleBlame", "of a rule", [Key("rule", .text), Key("changes", .list(.shape("ruleChange")))])
}
