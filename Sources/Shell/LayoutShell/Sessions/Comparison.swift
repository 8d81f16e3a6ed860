import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Expectation {
  /// A side of a comparison.
  enum Value: Equatable, Sendable {
    case number(Double)
    case quantity(Quantity)
    case degrees
    case slack(Rule)
    /// The slack of a rule: by how much it holds.
    case measured(Rule)
  }

  /// A comparison of two values: equal, at most or at least.
  struct Comparison: Equatable, Sendable {
    let left: Value
    let relation: Relation
    let right: Value
    /// By how much they may differ, in points; nil if the session's tolerance applies.
    let tolerance: Double?

    init(_ left: Value, _ relation: Relation, _ right: Value, within tolerance: Double? = nil) {
      self.left = left
      self.relation = relation
      self.right = right
      self.tolerance = tolerance
    }

    /// The comparison as it is written.
    var text: String { text(left.text, right.text) }

    private func text(_ left: String, _ right: String) -> String {
      "\(left) \(relation.symbol) \(right)" + (tolerance.map { " ±\($0.exactlySpelled)" } ?? "")
    }

    /// The two sides in the solver's variables; nil if one is the slack of a rule that is off.
    private func forms(in analysis: LayoutAnalysis) -> (left: Expression, right: Expression)? {
      guard let first = left.expression(at: analysis, beside: right),
        let second = right.expression(at: analysis, beside: left)
      else { return nil }
      return (first, second)
    }

    /// Returns what holds instead, in a sentence; nil if the comparison holds.
    func failure(in shell: Shell) -> String? {
      let solver = shell.analysis.solved.solver
      guard let forms = forms(in: shell.analysis) else {
        let off = [left, right].first { $0.expression(at: shell.analysis, beside: $0) == nil }
        guard case .slack(let rule)? = off else { return "this is not determined" }
        return "\(rule.name) is off"
      }
      let sides = [(left, forms.left), (right, forms.right)]
      let face = solver.optimalFace
      let difference = forms.left - forms.right
      guard face.motion(of: difference).isEmpty else {
        for (side, form) in sides where !face.motion(of: form).isEmpty {
          guard let name = side.name, side != .degrees else { continue }
          return Loose(form, named: name, in: shell).text
        }
        return "this is not determined"
      }
      let (gap, reach) = (solver.value(of: difference), tolerance ?? shell.tolerance)
      let holds =
        (relation == .greaterOrEqual || gap <= reach) && (relation == .lessOrEqual || gap >= -reach)
      guard !holds else { return nil }
      return sides.compactMap { side, form in
        side.name.map { "\($0) is \(solver.value(of: form).spelled)" }
      }.joined(separator: ", ")
    }

    /// Comparisons like this one that probably hold, the most similar first.
    func truths(in shell: Shell) -> [String] {
      let solver = shell.analysis.solved.solver
      guard let forms = forms(in: shell.analysis) else { return [] }
      guard solver.optimalFace.motion(of: forms.left - forms.right).isEmpty else {
        return [left, right].flatMap { side -> [String] in
          if case .quantity(let quantity) = side { Loose(quantity, in: shell).truths } else { [] }
        }
      }
      guard left.isNumber || right.isNumber else {
        // If both sides are measured, neither is the expected value; only their order can be
        // stated.
        let order: Relation =
          solver.value(of: forms.left - forms.right) > 0 ? .greaterOrEqual : .lessOrEqual
        let ordered = relation == .equal || tolerance == nil
        return [text] + (ordered ? [Comparison(left, order, right).text] : [])
      }
      return numbers(solver.value(of: left.isNumber ? forms.right : forms.left))
    }

    /// The comparison with another number, rounded as it is shown and with all its digits.
    private func numbers(_ number: Double) -> [String] {
      [number.spelled, number.exactlySpelled].map {
        left.isNumber ? text($0, right.text) : text(left.text, $0)
      }
    }

    /// Comparisons with a number that hold at every value of a parameter: with the least or the
    /// greatest value of the quantity.
    func truths(everywhere proof: IntervalProof) -> [String] {
      guard left.isNumber != right.isNumber,
        case .quantity(let quantity) = left.isNumber ? right : left
      else { return [] }
      let form = quantity.expression(in: proof.analysis.solved)
      let number = proof.sweep.values(of: form)
      guard number.pieces.allSatisfy(\.isUnique), let least = number.values.min(),
        let greatest = number.values.max(),
        relation != .equal || least == greatest
      else { return [] }
      // `3 <= a.width` is a lower bound, as `a.width >= 3` is.
      let boundsBelow = relation == (left.isNumber ? .lessOrEqual : .greaterOrEqual)
      return numbers((boundsBelow ? least : greatest).approximation)
    }
  }
}

extension Expectation.Value {
  /// The value as an expression of the solver's variables; nil for the slack of a rule that is off.
  ///
  /// Compared with another position or size, a position is in the coordinates of the root.
  func expression(at analysis: LayoutAnalysis, beside other: Self) -> Expression? {
    let solved = analysis.solved
    switch self {
    case .number(let number): return Expression(constant: number)
    case .degrees: return Expression(constant: Double(analysis.freedom.degrees))
    case .slack(let rule):
      guard let claim = solved.lowering.claim(of: .rule(rule.id)) else { return nil }
      let form = claim.constraint.expression
      return claim.constraint.relation == .lessOrEqual ? -1 * form : form
    case .measured(let rule): return solved.lowering.expression(of: rule)
    case .quantity(let quantity): return quantity.expression(in: solved, beside: other.quantity)
    }
  }

  /// The quantity, if the value is one.
  var quantity: Quantity? {
    if case .quantity(let quantity) = self { quantity } else { nil }
  }

  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  /// What is measured, as a failure calls it; nil for a number.
  fileprivate var name: String? {
    switch self {
    case .number: nil
    case .degrees: "dof"
    case .quantity(let quantity): quantity.text
    case .slack(let rule): "\(rule.name).slack"
    case .measured(let rule): "\(rule.name).value"
    }
  }

  /// The value as it is written.
  var text: String {
    switch self {
    case .number(let number): number.exactlySpelled
    case .degrees: "dof"
    case .quantity(let quantity): quantity.text
    case .slack(let rule): "\(Name.written(rule.name)).slack"
    case .measured(let rule): "\(Name.written(rule.name)).value"
    }
  }

  /// Reads a side of a comparison.
  init(_ reader: inout TokenReader) throws(Diagnostic) {
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

  static func example(_ sampler: inout Sampler) -> Expectation.Value? {
    switch sampler.number(below: 5) {
    case 0: .number(sampler.length())
    case 1: .degrees
    case 2: sampler.one(of: sampler.layout.rules).map { .slack($0) }
    case 3: sampler.one(of: sampler.layout.rules).map { .measured($0) }
    default: Quantity.example(&sampler).map { .quantity($0) }
    }
  }
}
