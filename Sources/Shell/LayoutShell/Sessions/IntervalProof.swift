import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Decides what holds at every value of a parameter, exactly, at its bends and along the segments
/// between them.
///
/// Every expectation is about numbers that are linear along a segment, or about facts that do not
/// change there, so the ends of each segment decide.
struct IntervalProof {
  /// The values of the parameter at which something does not hold.
  typealias Gap = ParameterRange<Rational>

  let sweep: Sweep
  /// The range of the parameter, ascending.
  let bounds: Bounds
  /// The shell and the line that ask.
  let shell: Shell
  let reader: TokenReader

  var analysis: LayoutAnalysis { shell.analysis }
  private var tolerance: Double { shell.tolerance }

  /// Follows a parameter through a range.
  ///
  /// - Throws: A diagnostic at the place of whatever prevents it.
  init(
    _ parameter: Parameter, _ bounds: Bounds, in shell: Shell, _ reader: TokenReader
  ) throws(Diagnostic) {
    self.bounds = Bounds(
      from: min(bounds.from, bounds.to), to: max(bounds.from, bounds.to), place: bounds.place)
    self.shell = shell
    self.reader = reader
    sweep = try reader.sweep(parameter, self.bounds, in: shell.analysis)
  }

  /// The shell with the parameter at a value inside a gap.
  func shell(at gap: Gap) -> Shell {
    var trial = shell
    trial.analysis = sweep.analysis(at: gap.sample, after: shell.analysis)
    return trial
  }

  /// The segments and bends at which something does not hold.
  func gaps(unless isSo: (Sweep.Piece) -> Bool) -> [Gap] {
    sweep.pieces.filter { !isSo($0) }.map(\.range)
  }

  // MARK: - Even numbers

  /// Returns where a number is not at least, at most or equal to zero.
  private func gaps(
    _ value: PiecewiseLinear<Rational>.Piece, _ relation: Relation, _ tolerance: Double? = nil
  ) -> [Gap] {
    value.ranges(violating: relation, by: Rational(meaning: tolerance ?? self.tolerance))
  }

  /// Returns where a comparison does not hold.
  func comparison(_ comparison: Expectation.Comparison) -> [Gap] {
    sweep.pieces.flatMap { self.comparison(comparison, on: $0) }
  }

  private func comparison(
    _ comparison: Expectation.Comparison, on piece: Sweep.Piece
  ) -> [Gap] {
    let (left, right) = (comparison.left, comparison.right)
    var form = Expression()
    var slacks: [PiecewiseLinear<Rational>.Piece] = []
    for (side, other, sign) in [(left, right, 1.0), (right, left, -1.0)] {
      switch side {
      case .number(let number): form = form + sign * number
      case .degrees: form = form + sign * Double(sweep.degrees(on: piece))
      case .quantity(let quantity):
        form = form + sign * quantity.expression(in: analysis.solved, beside: other.quantity)
      case .measured(let rule):
        form = form + sign * analysis.solved.lowering.expression(of: rule)
      case .slack(let rule):
        guard let slack = slack(rule, on: piece) else { return [piece.range] }
        slacks.append(sign > 0 ? slack : -slack)
      }
    }
    let sum = slacks.reduce(sweep.values(of: form, on: piece), +)
    guard sum.isUnique else { return [piece.range] }
    return gaps(sum, comparison.relation, comparison.tolerance)
  }

  /// Returns where one of the four numbers of a frame is not the expected one.
  func frame(_ item: Item.ID, _ wanted: [Double]) -> [Gap] {
    sweep.pieces.flatMap { piece in
      zip(Dimension.allCases, wanted).lazy.map { dimension, number in
        let value = sweep.values(of: LayoutVariable(item, dimension), on: piece)
        return value.isUnique ? gaps(value - Rational(meaning: number), .equal) : [piece.range]
      }.first { !$0.isEmpty } ?? []
    }
  }

  /// Returns where a frame differs from that of another step.
  func same(as then: SolvedLayout) -> [Gap] {
    let names = then.layout.items.map(\.name)
    guard names == analysis.layout.items.map(\.name) else { return sweep.pieces.map(\.range) }
    return sweep.pieces.flatMap { piece in
      zip(then.layout.items, analysis.layout.items).lazy.flatMap { old, new in
        Dimension.allCases.lazy.map { dimension in
          // The drawn values are compared, whether or not they are unique.
          let number = Rational(meaning: then.value(of: LayoutVariable(old.id, dimension)))
          return gaps(
            sweep.values(of: LayoutVariable(new.id, dimension), on: piece) - number, .equal)
        }
      }.first { !$0.isEmpty } ?? []
    }
  }

  // MARK: - Rules

  private func slack(_ rule: Rule, on piece: Sweep.Piece) -> PiecewiseLinear<Rational>.Piece? {
    guard rule.isOn, let value = sweep.values(of: .rule(rule.id), on: piece) else { return nil }
    // The slack of `<=` is the negative of the expression.
    let claim = analysis.solved.lowering.claim(of: .rule(rule.id))
    return claim?.constraint.relation == .lessOrEqual ? -value : value
  }

  /// Returns where a rule does not hold with equality.
  func tight(_ rule: Rule) -> [Gap] {
    sweep.pieces.flatMap { piece in
      slack(rule, on: piece).map { gaps($0, .equal) } ?? [piece.range]
    }
  }

  /// Returns where a rule has no slack.
  func slack(of rule: Rule) -> [Gap] { sweep.pieces.flatMap { noSlack(of: rule, on: $0) } }

  private func noSlack(of rule: Rule, on piece: Sweep.Piece) -> [Gap] {
    guard rule.relation != .equal, let slack = slack(rule, on: piece) else { return [piece.range] }
    let reach = Rational(meaning: tolerance)
    let ends = [slack.lowerValue, slack.upperValue]
    // An end that is not included may be the place where the slack becomes zero.
    let isOpen = !piece.isBend && ends[0] != ends[1]
    guard !ends.allSatisfy({ isOpen ? $0 >= reach : $0 > reach }) else { return [] }
    let gaps = gaps(slack - reach, .greaterOrEqual, 0)
    return gaps.isEmpty ? [piece.range] : gaps
  }

  /// Whether an optional rule holds nowhere on a piece.
  ///
  /// Where it begins to hold is a bend, so that its sign does not change in between.
  func isStretched(_ rule: Rule, on piece: Sweep.Piece) -> Bool {
    guard rule.priority < 1000, let slack = slack(rule, on: piece) else { return false }
    // Twice what is missing in the middle.
    let sum = slack.lowerValue + slack.upperValue
    let reach = Rational(meaning: 2 * tolerance)
    return sum < -reach || rule.relation == .equal && sum > reach
  }

  // MARK: - Ambiguity

  /// Returns where the range of possible values of a quantity is not the expected one.
  func range(
    of expression: Expression, in range: ClosedRange<Double>
  ) throws(Diagnostic) -> [Gap] {
    var gaps: [Gap] = []
    // From beyond the permitted value, the nearest possible value is the end of the actual range.
    for (end, from) in [
      (range.lowerBound, range.lowerBound - 1 - tolerance),
      (range.upperBound, range.upperBound + 1 + tolerance),
    ] {
      let nearest: PiecewiseLinear<Rational>
      do throws(Sweep.Failure) { nearest = try sweep.nearest(to: from, expression) } catch {
        throw Diagnostic(
          .limit, "the range has too many breakpoints", at: bounds.place, in: reader.line,
          note: "use a shorter range")
      }
      gaps += nearest.pieces.flatMap { self.gaps($0 - Rational(meaning: end), .equal) }
    }
    return gaps.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
  }
}
