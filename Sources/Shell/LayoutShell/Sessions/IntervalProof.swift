import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Decides what holds at every value of a parameter, exactly, between its breakpoints and at them.
///
/// Every expectation is about numbers that are linear between two breakpoints, or about facts that
/// do not change there, so the ends of each stretch decide.
struct IntervalProof {
  /// An interval of parameter values in which something does not hold.
  struct Gap {
    var lower: Rational
    var upper: Rational
    var includesLower: Bool
    var includesUpper: Bool

    /// Makes an interval with both ends if they are equal, and with neither otherwise.
    init(_ lower: Rational, _ upper: Rational) {
      self.lower = lower
      self.upper = upper
      includesLower = lower == upper
      includesUpper = lower == upper
    }

    /// The interval as text: `120..<176`, or a single value.
    var text: String {
      if lower == upper { return lower.approximation.spelled }
      return (includesLower ? "" : ">") + lower.approximation.spelled + ".."
        + (includesUpper ? "" : "<") + upper.approximation.spelled
    }

    /// A value inside the interval, a whole number if possible.
    var sample: Rational {
      let middle = Rational(1, over: 2) * (lower + upper)
      let whole = Rational(meaning: middle.approximation.rounded())
      return lower < whole && whole < upper ? whole : middle
    }

    /// Returns both intervals as one, if nothing lies between them; `next` must not begin earlier.
    func joined(with next: Gap) -> Gap? {
      guard next.lower < upper || (next.lower == upper && (includesUpper || next.includesLower))
      else { return nil }
      var both = self
      if lower == next.lower { both.includesLower = includesLower || next.includesLower }
      if next.upper == upper {
        both.includesUpper = includesUpper || next.includesUpper
      } else if upper < next.upper {
        both.upper = next.upper
        both.includesUpper = next.includesUpper
      }
      return both
    }
  }

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

  /// The stretches between breakpoints, and the breakpoints, at which something does not hold.
  func gaps(unless isSo: (Sweep.Station) -> Bool) -> [Gap] {
    sweep.stations.filter { !isSo($0) }.map { Gap($0.lower, $0.upper) }
  }

  /// Returns the first gap, joined with those that directly follow it; nil if there are none.
  func gap(in gaps: [Gap]) -> Gap? {
    guard var first = gaps.first else { return nil }
    for next in gaps.dropFirst() {
      guard let both = first.joined(with: next) else { break }
      first = both
    }
    return first
  }

  // MARK: - Even numbers

  /// Returns where a number that is linear in a stretch is not at least, at most or equal to zero.
  ///
  /// The tolerance decides whether there is such a place; its ends are those without tolerance.
  private func gap(
    _ lower: Rational, _ upper: Rational, _ lowerValue: Rational, _ upperValue: Rational,
    _ relation: Relation, _ tolerance: Double
  ) -> Gap? {
    let reach = Rational(meaning: tolerance)
    let zero = Rational(0)
    func isBad(_ value: Rational) -> Bool {
      (relation != .greaterOrEqual && value > reach) || (relation != .lessOrEqual && value < -reach)
    }
    var gap = Gap(lower, upper)
    let isLow = isBad(lowerValue)
    guard isLow || isBad(upperValue) else { return nil }
    guard lowerValue != upperValue, lower < upper else { return gap }
    // Where the number is zero inside the stretch, if it is.
    let share = (zero - lowerValue) / (upperValue - lowerValue)
    guard zero < share, share < Rational(1) else { return gap }
    let place = lower + share * (upper - lower)
    if isLow { gap.upper = place } else { gap.lower = place }
    return gap
  }

  private func gap(
    _ station: Sweep.Station, _ reading: Sweep.Reading, less number: Rational,
    _ relation: Relation, _ tolerance: Double
  ) -> Gap? {
    guard reading.isUnique else { return Gap(station.lower, station.upper) }
    return gap(
      station.lower, station.upper, reading.lower - number, reading.upper - number, relation,
      tolerance)
  }

  /// Returns where a comparison does not hold.
  func comparison(_ comparison: Expectation.Comparison) -> [Gap] {
    sweep.stations.compactMap { self.comparison(comparison, at: $0) }
  }

  private func comparison(
    _ comparison: Expectation.Comparison, at station: Sweep.Station
  ) -> Gap? {
    let (left, right) = (comparison.left, comparison.right)
    var form = Expression()
    var lower = Rational(0)
    var upper = Rational(0)
    for (side, other, sign) in [(left, right, 1.0), (right, left, -1.0)] {
      let factor = Rational(meaning: sign)
      switch side {
      case .number(let number): form = form + sign * number
      case .degrees: form = form + sign * Double(sweep.degrees(at: station))
      case .quantity(let quantity):
        form = form + sign * quantity.expression(in: analysis.solved, beside: other.quantity)
      case .measured(let rule):
        form = form + sign * analysis.solved.lowering.expression(of: rule)
      case .slack(let rule):
        guard let reading = slack(rule, at: station), reading.isUnique else {
          return Gap(station.lower, station.upper)
        }
        lower = lower + factor * reading.lower
        upper = upper + factor * reading.upper
      }
    }
    let reading = sweep.reading(of: form, at: station)
    let sum = Sweep.Reading(
      isUnique: reading.isUnique, lower: reading.lower + lower, upper: reading.upper + upper)
    return gap(
      station, sum, less: Rational(0), comparison.relation,
      comparison.tolerance ?? tolerance)
  }

  /// Returns where one of the four numbers of a frame is not the expected one.
  func frame(_ item: Item.ID, _ wanted: [Double]) -> [Gap] {
    sweep.stations.compactMap { station in
      zip(Dimension.allCases, wanted).lazy.compactMap { dimension, number in
        gap(
          station, sweep.reading(of: LayoutVariable(item, dimension), at: station),
          less: Rational(meaning: number), .equal, tolerance)
      }.first
    }
  }

  /// Returns where a frame differs from that of another step.
  func same(as then: SolvedLayout, at station: Sweep.Station) -> Gap? {
    let names = then.layout.items.map(\.name)
    guard names == analysis.layout.items.map(\.name) else {
      return Gap(station.lower, station.upper)
    }
    let pairs = zip(then.layout.items, analysis.layout.items)
    return pairs.lazy.flatMap { old, new in
      Dimension.allCases.lazy.compactMap { dimension in
        // The drawn values are compared, whether or not they are unique.
        let reading = sweep.reading(of: LayoutVariable(new.id, dimension), at: station)
        let number = Rational(meaning: then.value(of: LayoutVariable(old.id, dimension)))
        return gap(
          station.lower, station.upper, reading.lower - number, reading.upper - number, .equal,
          tolerance)
      }
    }.first
  }

  // MARK: - Rules

  private func slack(_ rule: Rule, at station: Sweep.Station) -> Sweep.Reading? {
    guard rule.isOn, let reading = sweep.reading(of: .rule(rule.id), at: station) else {
      return nil
    }
    // The slack of `<=` is the negative of the expression.
    let claim = analysis.solved.lowering.claim(of: .rule(rule.id))
    guard claim?.constraint.relation == .lessOrEqual else { return reading }
    return Sweep.Reading(
      isUnique: reading.isUnique, lower: -reading.lower, upper: -reading.upper)
  }

  /// Returns where a rule does not hold with equality.
  func tight(_ rule: Rule) -> [Gap] {
    sweep.stations.compactMap { station in
      guard let slack = slack(rule, at: station) else { return Gap(station.lower, station.upper) }
      return gap(
        station.lower, station.upper, slack.lower, slack.upper, .equal, tolerance)
    }
  }

  /// Returns where a rule has no slack.
  func slack(of rule: Rule) -> [Gap] { sweep.stations.compactMap { noSlack(of: rule, at: $0) } }

  private func noSlack(of rule: Rule, at station: Sweep.Station) -> Gap? {
    guard rule.relation != .equal, let slack = slack(rule, at: station) else {
      return Gap(station.lower, station.upper)
    }
    let reach = Rational(meaning: tolerance)
    let ends = [slack.lower, slack.upper]
    // An end that is not included may be the place where the slack becomes zero.
    let isOpen = !station.isPoint && ends[0] != ends[1]
    guard !ends.allSatisfy({ isOpen ? $0 >= reach : $0 > reach }) else { return nil }
    return gap(
      station.lower, station.upper, slack.lower - reach, slack.upper - reach, .greaterOrEqual, 0)
      ?? Gap(station.lower, station.upper)
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
      let stretches: [Sweep.Stretch]
      do throws(Sweep.Failure) { stretches = try sweep.nearest(to: from, expression) } catch {
        throw Diagnostic(
          .limit, "the range has too many breakpoints", at: bounds.place, in: reader.line,
          note: "use a shorter range")
      }
      gaps += stretches.compactMap { stretch in
        let number = Rational(meaning: end)
        return gap(
          stretch.lower, stretch.upper, stretch.lowerValue - number, stretch.upperValue - number,
          .equal, tolerance)
      }
    }
    return gaps.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
  }
}
