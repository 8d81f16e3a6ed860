import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// Gathers where two motions differ, and puts each difference into a sentence.
struct Teller {
  let comparison: Comparison
  /// The present value of the number that varies.
  let now: Rational
  let base: Difference
  private var kinds: [Difference.Kind] = []
  private var stretches: [Difference.Kind: [Stretch]] = [:]

  init(comparison: Comparison, now: Rational, base: Difference) {
    self.comparison = comparison
    self.now = now
    self.base = base
  }

  /// Takes note of a difference at some values.
  mutating func note(_ kind: Difference.Kind, _ stretch: Stretch) {
    if stretches[kind] == nil { kinds.append(kind) }
    stretches[kind, default: []].append(stretch)
  }

  /// The differences with their sentences: conflicts first, then what is open, then numbers; each
  /// with those that can be seen at the present value in front.
  var told: [Difference] {
    let all = kinds.map { kind -> Difference in
      var difference = base
      difference.kind = kind
      let sorted = (stretches[kind] ?? []).sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
      difference.stretches = Stretch.joined(sorted)
      difference.share = share(of: difference.stretches)
      return sentence(on: difference)
    }
    func rank(_ difference: Difference) -> Int {
      let isNow = difference.stretches.contains { $0.holds(now) }
      switch difference.kind {
      case .conflict: return isNow ? 0 : 3
      case .ambiguous: return isNow ? 1 : 4
      default: return isNow ? 2 : 5
      }
    }
    return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// The part of the range that some stretches take.
  private func share(of stretches: [Stretch]) -> Double {
    guard let first = comparison.goal.cuts.first, let last = comparison.goal.cuts.last, first < last
    else { return 1 }
    let length = stretches.reduce(Rational.zero) { $0 + ($1.upper - $1.lower) }
    return (length / (last - first)).approximation
  }

  // MARK: - Sentences

  private func sentence(on difference: Difference) -> Difference {
    var difference = difference
    let value = sample(of: difference)
    var place: [String] = []
    if let condition = base.condition { place.append(condition) }
    if let parameter = base.parameter, !isSameEverywhere(difference) {
      place.append("at \(parameter) \(value.text)")
    }
    let opening = place.joined(separator: ", ")
    let said: String
    switch difference.kind {
    case .conflict(isInGoal: true): said = "nothing conflicts, and in the goal something does"
    case .conflict: said = conflict(at: value)
    case .ambiguous:
      let names = open(at: value)
      difference.kind = .ambiguous(names)
      said = "\(Words.list(names)) \(names.count == 1 ? "is" : "are") not determined"
    case .determined(let name): said = "\(name) is open within other limits in the goal"
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

  /// Whether a difference is there at all values of the number that varies, and the same at each.
  private func isSameEverywhere(_ difference: Difference) -> Bool {
    guard difference.stretches.count == 1, let stretch = difference.stretches.first,
      stretch.lower == comparison.goal.cuts.first, stretch.upper == comparison.goal.cuts.last
    else { return false }
    switch difference.kind {
    case .ambiguous, .determined: return true
    case .number(let view, let dimension):
      return Set(
        comparison.parts.flatMap { part in
          comparison.deviations(of: view, dimension, in: part).map { $0.approximation.spelled }
        }
      ).count == 1
    case .conflict, .missing, .changed, .refused: return false
    }
  }

  /// The value that shows a difference best: the present one, else the end of the range or a whole
  /// number inside.
  private func sample(of difference: Difference) -> Rational {
    guard base.parameter != nil, !isThere(difference, at: now),
      let first = difference.stretches.first, first.lower < first.upper
    else { return difference.stretches.first.map { $0.lower == $0.upper ? $0.lower : now } ?? now }
    for end in [first.lower, first.upper] where isThere(difference, at: end) { return end }
    let middle = Rational(1, over: 2) * (first.lower + first.upper)
    let whole = Rational(meaning: middle.approximation.rounded())
    return first.lower < whole && whole < first.upper ? whole : middle
  }

  /// Whether there is a difference at a value, which may be one where both just agree.
  ///
  /// What was noted between two values does not say anything about these; they are noted themselves.
  private func isThere(_ difference: Difference, at value: Rational) -> Bool {
    let isNoted = (stretches[difference.kind] ?? []).contains {
      $0.lower < value && value < $0.upper || $0.lower == value && value == $0.upper
    }
    guard isNoted, case .number(let view, let dimension) = difference.kind else { return isNoted }
    let (mine, wanted) = numbers(view, dimension, at: value)
    return Comparison.differ(mine, wanted)
  }

  private func conflict(at value: Rational) -> String {
    let analysis = comparison.attempt.analysis(at: value)
    guard let conflict = analysis.conflicts.first else {
      let names = analysis.solved.brokenSources.map { analysis.solved.name(of: $0) }
      return "rules conflict: \(Words.list(names)) cannot hold"
    }
    let rules = conflict.toldRules.map { analysis.solved.name(of: $0) }
    return
      "rules conflict by \(conflict.excess.text): \(Words.list(rules))"
  }

  /// The numbers that are open at a value, sizes before positions.
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
    let told = names.isEmpty ? loose : names
    let sizes = told.filter { $0.dimension == .width || $0.dimension == .height }
    let positions = told.filter { $0.dimension == .x || $0.dimension == .y }
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

  /// Where it agrees.
  private func rest(of difference: Difference) -> String {
    guard base.parameter != nil, let first = comparison.goal.cuts.first,
      let last = comparison.goal.cuts.last, let begin = difference.stretches.first,
      let end = difference.stretches.last
    else { return "" }
    if difference.stretches.count == 1 {
      switch (begin.lower == first, end.upper == last) {
      case (true, true): return ""
      case (true, false): return "it agrees from \(begin.upper.text) on"
      case (false, true): return "it agrees up to \(begin.lower.text)"
      case (false, false) where begin.lower == begin.upper:
        return "it agrees everywhere else"
      case (false, false):
        return "it agrees up to \(begin.lower.text) and from \(begin.upper.text) on"
      }
    }
    let agreeing = zip(difference.stretches, difference.stretches.dropFirst())
      .map { "\($0.upper.text) to \($1.lower.text)" }
    return "it agrees from \(Words.list(agreeing))"
  }
}

extension Rational {
  /// The number for people, with at most three decimals.
  var text: String { approximation.spelled }
}
