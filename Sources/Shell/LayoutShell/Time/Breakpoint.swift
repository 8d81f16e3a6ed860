import ConstraintSolver
package import LayoutDiagnosis
package import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// What has to come about for steps that are read, imported or redone to stop behind it.
///
/// It is about the change from one step to the next: something that was so before stops nothing.
/// Names are looked up at each step, so that a condition can name what a file is going to make.
package struct Breakpoint: Sendable, Equatable {
  /// The kinds of conditions.
  enum Condition: Equatable, Sendable {
    /// A conflict that is new or reads differently.
    case conflict
    /// A tie that is new or reads differently.
    case ambiguous
    /// A text that is cut off, or by another amount.
    case cut
    /// A rule that breaks.
    case broken(String)
    /// A value that becomes another one, comes about or goes away.
    case changes(String)
    /// A value that comes to be in a relation to a number.
    case compares(String, Comparator, Double)
  }

  /// A relation between a value and a number.
  enum Comparator: String, CaseIterable, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case unequal = "!="

    func holds(_ value: Double, _ number: Double) -> Bool {
      let isSame = Tolerance.same(value, number)
      return switch self {
      case .less: value < number && !isSame
      case .lessOrEqual: value < number || isSame
      case .greater: value > number && !isSame
      case .greaterOrEqual: value > number || isSame
      case .equal: isSame
      case .unequal: !isSame
      }
    }
  }

  let condition: Condition

  /// The condition as it is written.
  package var text: String {
    switch condition {
    case .conflict: "conflict"
    case .ambiguous: "ambiguous"
    case .cut: "cut"
    case .broken(let rule): "\(Name.written(rule)) broken"
    case .changes(let value): "\(value) changes"
    case .compares(let value, let sign, let number):
      "\(value) \(sign.rawValue) \(number.exactlySpelled)"
    }
  }

  /// Reads a condition from a text, such as `title.width < 100`.
  ///
  /// - Throws: Why it is none.
  package init(reading text: String, in layout: Layout = Layout()) throws(Diagnostic) {
    var reader = try TokenReader(text, in: layout)
    self = try Grammar<Breakpoint>.breakpoint.readAll(&reader)
  }

  init(_ condition: Condition) { self.condition = condition }

  // MARK: - Asking

  /// Says in a few words how a change makes the condition come about; nil if it does not.
  package func reason(
    from before: LayoutAnalysis, to after: LayoutAnalysis, _ news: News
  ) -> String? {
    switch condition {
    case .conflict: return news.tellsConflict ? text : nil
    case .ambiguous: return news.ties.isEmpty ? nil : text
    case .cut: return news.cut.isEmpty ? nil : text
    case .broken(let rule):
      return Self.isBroken(rule, in: after) && !Self.isBroken(rule, in: before) ? text : nil
    case .changes(let value):
      let (then, now) = (Self.state(value, in: before), Self.state(value, in: after))
      guard then != now else { return nil }
      return then.isThere ? "\(value) \(then.text) → \(now.text)" : "\(value) is \(now.text)"
    case .compares(let value, let sign, let number):
      func holds(_ state: ValueState) -> Bool {
        state.number.map { sign.holds($0, number) } ?? false
      }
      let now = Self.state(value, in: after)
      guard holds(now), !holds(Self.state(value, in: before)) else { return nil }
      return "\(text): it is \(now.text)"
    }
  }

  private static func isBroken(_ name: String, in analysis: LayoutAnalysis) -> Bool {
    guard case .rule(let id)? = analysis.layout.named(name) else { return false }
    return analysis.solved.brokenSources.contains(.rule(id))
  }

  private static func state(_ value: String, in analysis: LayoutAnalysis) -> ValueState {
    guard var reader = try? TokenReader(value, in: analysis.layout),
      let read = try? Expectation.Value(&reader)
    else { return .missing }
    return read.state(in: analysis)
  }

  /// The names in it that nothing has in a layout.
  func unknownNames(in layout: Layout) -> [String] {
    let text: String
    switch condition {
    case .conflict, .ambiguous, .cut: return []
    case .broken(let name): return layout.named(name) == nil ? [name] : []
    case .changes(let value), .compares(let value, _, _): text = value
    }
    guard let name = (try? Lexer.tokens(of: text))?.first?.text, name != "dof" else { return [] }
    return layout.named(name) == nil ? [name] : []
  }
}

/// Why steps stopped: the number of a break in the list, from 1, and what came about.
package struct Stop: Sendable, Equatable {
  /// The number of the break.
  package let number: Int
  /// Its condition.
  package let breakpoint: Breakpoint
  /// What came about, in a few words.
  package let reason: String
  /// The breaks behind it in the list that the same step meets.
  package var others: [Stop] = []

  /// The breaks that are met, one in each line.
  package var lines: [String] { ([self] + others).map { "break \($0.number)  \($0.reason)" } }
}

extension Grammar where Value == Breakpoint {
  /// A condition at which steps stop.
  static var breakpoint: Grammar<Breakpoint> {
    Grammar(
      usage: "conflict", "ambiguous", "cut", "RULE broken", "VALUE < N", "VALUE changes",
      read: { (reader) throws(Diagnostic) in Breakpoint(try reader.breakCondition()) },
      write: { breakpoint, _ in breakpoint.text },
      example: { sampler in
        let value = Quantity.example(&sampler)?.text
        let rule = sampler.one(of: sampler.layout.rules)?.name
        let sign = sampler.one(of: Breakpoint.Comparator.allCases) ?? .less
        let conditions: [Breakpoint.Condition?] = [
          .conflict, .ambiguous, .cut, rule.map { .broken($0) }, value.map { .changes($0) },
          value.map { .compares($0, sign, sampler.length()) }, .changes("later.width"),
        ]
        return sampler.one(of: conditions).flatMap(\.self).map { Breakpoint($0) }
      })
  }
}

extension TokenReader {
  /// Reads what has to come about.
  fileprivate mutating func breakCondition() throws(Diagnostic) -> Breakpoint.Condition {
    let words: KeyValuePairs<String, Breakpoint.Condition> = [
      "conflict": .conflict, "ambiguous": .ambiguous, "cut": .cut,
    ]
    offer(.words(words.map(\.key)))
    offer(.rule)
    offer(.anchor)
    let isDotted = peek(1)?.isSign(".") ?? false
    if !isDotted, !(peek(1)?.isWord("broken") ?? false) {
      for (word, condition) in words where take(word: word) { return condition }
    }
    guard let token = peek else { throw missing("what to stop at, such as conflict") }
    let start = here.lowerBound
    guard isDotted || token.isWord("dof") else { return try brokenRule(token) }
    if layout.named(token.text) != nil || token.isWord("dof") {
      _ = try Expectation.Value(&self)
    } else {
      try takeLaterValue()
    }
    let value = text(start..<lastEnd)
    offer(.words(["changes"] + Breakpoint.Comparator.allCases.map(\.rawValue)))
    if take(word: "changes") { return .changes(value) }
    guard let sign = peek, sign.kind == .sign,
      let comparator = Breakpoint.Comparator(rawValue: sign.text == "=" ? "==" : sign.text)
    else { throw missing("changes, or a comparison such as < 100") }
    next()
    return .compares(value, comparator, try number("a number"))
  }

  private mutating func brokenRule(_ token: Token) throws(Diagnostic) -> Breakpoint.Condition {
    guard token.isName else { throw missing("what to stop at, such as conflict") }
    next()
    offer(.words(["broken"]))
    guard take(word: "broken") else {
      throw Diagnostic(
        .badChoice, "there is no break on \"\(token.text)\"", at: token.range, in: line,
        note: "such as conflict, \(token.text) broken, \(token.text).width < 100")
    }
    if let named = layout.named(token.text), !named.isRule {
      throw Diagnostic(
        .noRule, "only rules break, and \(token.text) is not a rule", at: token.range, in: line)
    }
    return .broken(token.text)
  }

  /// Reads a value of something that is made later: only its attribute can be wrong.
  private mutating func takeLaterValue() throws(Diagnostic) {
    _ = try name("a view or a rule")
    while take(sign: ".") {
      let attribute = try name("an attribute such as width")
      let isLast = !(peek?.isSign(".") ?? false)
      let known = Attribute.allCases.map(\.rawValue) + ["x", "y", "slack", "value"]
      if isLast, !known.contains(attribute.text) {
        throw Diagnostic(
          .noAttribute, "there is no attribute \(attribute.text)", at: attribute.range, in: line,
          meant: Similarity.nearest(to: attribute.text, among: known))
      }
    }
  }
}
