import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// Collects where a try differs from the goal, and writes a sentence about each difference.
struct DifferenceWriter {
  let comparison: MotionComparison
  /// The current value of the number that varies.
  let now: Rational
  let base: Difference
  private var kinds: [Difference.Kind] = []
  private var ranges: [Difference.Kind: [ParameterRange<Rational>]] = [:]

  init(comparison: MotionComparison, now: Rational, base: Difference) {
    self.comparison = comparison
    self.now = now
    self.base = base
  }

  /// Adds the values at which there is a difference, if there are any.
  mutating func note(_ kind: Difference.Kind, _ found: [ParameterRange<Rational>]) {
    guard !found.isEmpty else { return }
    if ranges[kind] == nil { kinds.append(kind) }
    ranges[kind, default: []] += found
  }

  /// The differences with their sentences: first those at the present value, then the others; of
  /// each, conflicts come before ambiguities, and these before numbers.
  var differences: [Difference] {
    let all = kinds.map { kind -> Difference in
      var difference = base
      difference.kind = kind
      let sorted = (ranges[kind] ?? []).sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
      difference.ranges = ParameterRange.joined(sorted, acrossPoints: true)
      difference.share = share(of: difference.ranges)
      return sentence(on: difference)
    }
    func rank(_ difference: Difference) -> Int {
      let isNow = difference.ranges.contains { $0.touches(now) }
      switch difference.kind {
      case .conflict: return isNow ? 0 : 3
      case .ambiguous: return isNow ? 1 : 4
      default: return isNow ? 2 : 5
      }
    }
    return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// Which part of the whole range some ranges take, from 0 to 1.
  private func share(of ranges: [ParameterRange<Rational>]) -> Double {
    guard let whole = comparison.range else { return 1 }
    let length = ranges.reduce(Rational.zero) { $0 + ($1.upper - $1.lower) }
    return (length / (whole.upper - whole.lower)).approximation
  }

  // MARK: - Sentences

  private func sentence(on difference: Difference) -> Difference {
    var difference = difference
    let value = sample(of: difference)
    if base.parameter != nil { difference.sample = value }
    var place: [String] = []
    if let condition = base.condition { place.append(condition) }
    if let parameter = base.parameter, !isSameEverywhere(difference) {
      place.append("at \(parameter) \(value.text)")
    }
    let opening = place.joined(separator: ", ")
    let said: String
    switch difference.kind {
    case .conflict(isInGoal: true): said = "nothing conflicts, but in the goal rules conflict"
    case .conflict: said = conflict(at: value)
    case .ambiguous:
      let names = open(at: value)
      difference.kind = .ambiguous(names)
      said = "\(list(names)) \(names.count == 1 ? "is" : "are") not determined"
    case .determined(let name): said = "\(name) is ambiguous within other limits in the goal"
    case .number(let view, let dimension): said = number(view, dimension, at: value)
    case .missing, .changed, .refused: return difference
    }
    let rest = rest(of: difference)
    difference.sentence =
      (opening.isEmpty
        ? said : base.condition == nil ? "\(opening) \(said)" : "\(opening): \(said)")
      + (rest.isEmpty ? "" : "; \(rest)")
    return difference
  }

  /// Whether a difference exists and is the same at all values of the number that varies.
  private func isSameEverywhere(_ difference: Difference) -> Bool {
    guard difference.ranges.count == 1, let range = difference.ranges.first,
      let whole = comparison.range, (range.lower, range.upper) == (whole.lower, whole.upper)
    else { return false }
    switch difference.kind {
    case .ambiguous, .determined: return true
    case .conflict(isInGoal: false):
      return Set([whole.lower, now, whole.upper].map { conflict(at: $0) }).count == 1
    case .number(let view, let dimension):
      return Set(
        comparison.parts.flatMap { part in
          comparison.deviation(of: view, dimension, in: part)
            .map { [$0.lowerValue, $0.upperValue].map(\.approximation.spelled) } ?? []
        }
      ).count == 1
    case .conflict, .missing, .changed, .refused: return false
    }
  }

  /// The value at which a difference is shown: the current one if possible, otherwise an end of the
  /// range or a whole number inside.
  private func sample(of difference: Difference) -> Rational {
    guard base.parameter != nil, !isThere(difference, at: now),
      let first = difference.ranges.first, first.lower < first.upper
    else { return difference.ranges.first.map { $0.lower == $0.upper ? $0.lower : now } ?? now }
    for end in [first.lower, first.upper] where isThere(difference, at: end) { return end }
    return first.sample
  }

  /// Whether there is a difference at a value.
  ///
  /// Ranges do not include their ends unless these were noted themselves.
  private func isThere(_ difference: Difference, at value: Rational) -> Bool {
    let isNoted = (ranges[difference.kind] ?? []).contains {
      $0.lower < value && value < $0.upper || $0.lower == value && value == $0.upper
    }
    guard isNoted, case .number(let view, let dimension) = difference.kind else { return isNoted }
    let (mine, wanted) = numbers(view, dimension, at: value)
    return abs(mine - wanted) > MotionComparison.tolerance.approximation
  }

  private func conflict(at value: Rational) -> String {
    let analysis = comparison.attempt.analysis(at: value)
    guard let conflict = analysis.conflicts.first else {
      let names = analysis.solved.brokenSources.map { analysis.solved.name(of: $0) }
      return "rules conflict: \(Words.list(names)) cannot hold"
    }
    let rules = conflict.toldRules.map { analysis.solved.name(of: $0) }
    return
      "rules conflict by \(conflict.excess.text): \(list(rules))"
  }

  /// Names in a sentence: all of them, where one at most would be left out.
  private func list(_ names: [String]) -> String {
    names.count <= 4 ? names.joined(separator: ", ") : Words.list(names)
  }

  /// The ambiguous numbers at a value, sizes before positions.
  private func open(at value: Rational) -> [String] {
    let analysis = comparison.attempt.analysis(at: value)
    let loose = analysis.freedom.loose.map(\.variable)
    let known = comparison.goal.analysis(at: value)
    let names = loose.filter { variable in
      guard case .item(let id)? = known.layout.named(analysis.layout.name(of: variable.item)) else {
        return true
      }
      return known.freedom.isUnique(LayoutVariable(id, variable.dimension))
    }
    let shown = names.isEmpty ? loose : names
    let sizes = shown.filter(\.dimension.isSize)
    let positions = shown.filter { !$0.dimension.isSize }
    return (sizes + positions).map { analysis.layout.name(of: $0) }
  }

  /// A number of a view in the try and in the goal.
  private func numbers(
    _ view: String, _ dimension: Dimension, at value: Rational
  ) -> (mine: Double, wanted: Double) {
    func number(_ motion: Motion) -> Double {
      let analysis = motion.analysis(at: value)
      guard case .item(let id)? = analysis.layout.named(view) else { return 0 }
      return analysis.solved.frameInRoot(of: id)[dimension]
    }
    return (number(comparison.attempt), number(comparison.goal))
  }

  private func number(_ view: String, _ dimension: Dimension, at value: Rational) -> String {
    let (mine, wanted) = numbers(view, dimension, at: value)
    let amount = abs(mine - wanted).spelled
    let word =
      switch dimension {
      case .x: mine > wanted ? "further right" : "further left"
      case .y: mine > wanted ? "further down" : "further up"
      case .width: mine > wanted ? "wider" : "narrower"
      case .height: mine > wanted ? "taller" : "less tall"
      }
    return
      "\(view) is \(amount) \(word) than the goal (\(dimension) \(mine.spelled), goal "
      + "\(wanted.spelled))"
  }

  /// Where the try agrees, in words.
  private func rest(of difference: Difference) -> String {
    guard base.parameter != nil, let whole = comparison.range,
      let begin = difference.ranges.first, let end = difference.ranges.last
    else { return "" }
    if difference.ranges.count == 1 {
      switch (begin.lower == whole.lower, end.upper == whole.upper) {
      case (true, true): return ""
      case (true, false): return "it agrees from \(begin.upper.text) on"
      case (false, true): return "it agrees up to \(begin.lower.text)"
      case (false, false) where begin.lower == begin.upper:
        return "it agrees everywhere else"
      case (false, false):
        return "it agrees up to \(begin.lower.text) and from \(begin.upper.text) on"
      }
    }
    let agreeing = zip(difference.ranges, difference.ranges.dropFirst())
      .map { "\($0.upper.text) to \($1.lower.text)" }
    return "it agrees from \(Words.list(agreeing))"
  }
}

extension Rational {
  /// The number as it is shown, with at most three decimals.
  var text: String { approximation.spelled }
}
