import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// What a value is at one step; states that read the same are equal.
enum ValueState: Sendable {
  /// Nothing has it: a view that is not there, or the slack of a rule that is off.
  case missing
  /// The only possible value, in points.
  case number(Double)
  /// Any value between two limits, nil for a missing one.
  case range(min: Double?, max: Double?)

  /// The state as it is printed.
  var text: String {
    switch self {
    case .missing: "gone"
    case .number(let number): number.spelled
    case .range(let min, let max): Words.range(min, max)
    }
  }

  /// The number, if there is only one.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether there is a value, or several.
  var isThere: Bool { if case .missing = self { false } else { true } }
}

extension ValueState: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.text == b.text }
}

extension ValueState: Encodable {
  private enum Key: String, CodingKey { case value, min, max }

  /// Encodes a number as its value, and a range as its limits; what is missing is null.
  func encode(to encoder: any Encoder) throws {
    guard isThere else {
      var container = encoder.singleValueContainer()
      return try container.encodeNil()
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .value)
    guard case .range(let min, let max) = self else { return }
    try container.encode(min, forKey: .min)
    try container.encode(max, forKey: .max)
  }
}

extension Expectation.Value {
  /// What the value is in a solved layout; positions are in the coordinates of the parent.
  func state(in analysis: LayoutAnalysis) -> ValueState {
    if case .degrees = self, analysis.layout.root == nil { return .missing }
    guard let form = expression(at: analysis, beside: .number(0)) else { return .missing }
    let solver = analysis.solved.solver
    guard solver.optimalFace.isUnique(form) else {
      let range = solver.optimalFace.range(of: form)
      return .range(min: range.min, max: range.max)
    }
    return .number(solver.value(of: form))
  }
}

/// A value that is followed through the steps of a document, by what it measures and not by name.
struct TracedValue: Sendable {
  let value: Expectation.Value
  /// A layout that has what it measures.
  let layout: Layout

  /// What the value was at another step of the document.
  func state(in analysis: LayoutAnalysis) -> ValueState {
    there(in: analysis.layout)?.state(in: analysis) ?? .missing
  }

  /// The value in the layout of another step; nil if that has not what it measures.
  func there(in other: Layout) -> Expectation.Value? {
    switch value {
    case .number, .degrees: value
    case .quantity(let quantity): other.shares(quantity.item, with: layout) ? value : nil
    case .slack(let rule): same(rule, in: other).map { .slack($0) }
    case .measured(let rule): same(rule, in: other).map { .measured($0) }
    }
  }

  private func same(_ rule: Rule, in other: Layout) -> Rule? {
    other.shares(rule.id, with: layout) ? other.rule(rule.id) : nil
  }
}
