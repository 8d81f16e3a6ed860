import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Expectation {
  /// A line that expects what is so, in place of one that expects what is not so any more; nil
  /// where nothing of the kind can be said.
  ///
  /// Each line that comes into question is tried: what is returned holds. `shell` is the one that
  /// the line was asked of.
  static func renewed(_ input: Input, in shell: Shell) -> String? {
    let line = input.text
    guard var reader = try? input.reader(in: shell.layout) else { return nil }
    reader.next()
    let start = reader.here.lowerBound
    guard let expectation = (try? Expectation(&reader)) ?? setOfRules(line, in: shell) else {
      return nil
    }
    let scalars = Array(line.unicodeScalars)
    let written = String(String.UnicodeScalarView(scalars[start...]))
    for condition in expectation.truths(in: shell, written: written) {
      var trial = shell
      let reply = trial.run("expect \(condition)")
      if reply.error == nil, reply.failure == nil { return "expect \(condition)" }
    }
    return nil
  }

  /// What a line asks that names rules which are gone: which rules conflict, break or are too many.
  private static func setOfRules(_ line: String, in shell: Shell) -> Expectation? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }.dropFirst()
    let rules = words.dropFirst().compactMap { word -> Rule.ID? in
      if case .rule(let id)? = shell.layout.named(String(word)) { id } else { nil }
    }
    switch words.first {
    case "conflict": return .conflict(rules)
    case "broken": return .broken(rules)
    case "redundant": return .redundant(rules)
    default: return nil
    }
  }

  /// Conditions like this one that may be so, the most alike first.
  private func truths(in shell: Shell, written: String) -> [String] {
    let (analysis, layout) = (shell.analysis, shell.layout)
    func names(_ rules: [Rule.ID]) -> String {
      rules.compactMap { layout.rule($0).map { Name.written($0.name) } }.joined(separator: " ")
    }
    switch self {
    case .compare(let left, let relation, let right, let tolerance):
      return Self.comparisons(
        left, relation, right, within: tolerance, isShort: !written.contains("="), shell)
    case .frame(let item, _):
      let variables = Dimension.allCases.map { LayoutVariable(item.id, $0) }
      let loose = variables.filter { !analysis.freedom.isUnique($0) }
      guard loose.isEmpty else { return loose.flatMap { Self.ranges(of: $0, shell) } }
      let frame = analysis.solved.frame(of: item.id)
      let numbers = Dimension.allCases.map { frame[$0] }
      return [numbers.map(\.spelled), numbers.map(\.exactlySpelled)].map {
        "\(layout.writtenName(of: item.id)).frame == \($0.joined(separator: " "))"
      }
    case .ambiguous(let wanted, nil, _): return [wanted ? "not ambiguous" : "ambiguous"]
    case .ambiguous(_, let quantity?, _):
      return Self.ranges(of: quantity, shell)
        + Self.comparisons(
          .quantity(quantity), .equal, .number(0), within: nil, isShort: false, shell)
    case .noConflict, .conflict, .broken: return conflictTruths(shell)
    case .tight(let rule), .slack(let rule):
      let name = Name.written(rule.name)
      return ["tight \(name)", "slack \(name)"]
        + Self.comparisons(
          .slack(rule), .equal, .number(0), within: nil, isShort: false, shell)
    case .placed(let item):
      return Dimension.allCases.map { LayoutVariable(item.id, $0) }
        .filter { !analysis.freedom.isUnique($0) }.flatMap { Self.ranges(of: $0, shell) }
    case .redundant, .noRedundant:
      let found = Redundancy.all(in: analysis.solved).found.map(\.rule)
      return [found.isEmpty ? "no redundant" : "redundant \(names(found))"]
    case .error: return shell.lastError.map { ["error \($0.rawValue)"] } ?? []
    case .everywhere(let parameter, let bounds, let condition):
      guard let colon = written.firstIndex(of: ":") else { return [] }
      let inner = String(written[written.index(after: colon)...]).trimmedBlanks
      return condition.truths(
        for: parameter, bounds, in: shell, head: String(written[...colon]), written: inner)
    case .same: return []
    }
  }

  // MARK: - Numbers

  private static func comparisons(
    _ left: Value, _ relation: Relation, _ right: Value, within tolerance: Double?, isShort: Bool,
    _ shell: Shell
  ) -> [String] {
    let solved = shell.analysis.solved
    let face = solved.solver.optimalFace
    guard let first = left.expression(at: shell.analysis, beside: right),
      let second = right.expression(at: shell.analysis, beside: left)
    else { return [] }
    guard face.motion(of: first - second).isEmpty else {
      return [left, right].flatMap { side -> [String] in
        guard case .quantity(let quantity) = side else { return [] }
        return ranges(of: quantity, shell)
      }
    }
    let reach = tolerance.map { " ±\($0.exactlySpelled)" } ?? ""
    func isNumber(_ value: Value) -> Bool { if case .number = value { true } else { false } }
    guard isNumber(left) || isNumber(right) else {
      // Of two measures neither is the expected one; how they compare can be said.
      let order = solved.solver.value(of: first - second) > 0 ? ">=" : "<="
      return ["\(left.text) \(relation.symbol) \(right.text)\(reach)"]
        + (relation == .equal || tolerance == nil ? ["\(left.text) \(order) \(right.text)"] : [])
    }
    let value = solved.solver.value(of: isNumber(left) ? second : first)
    return [value.spelled, value.exactlySpelled].map { number in
      if isShort { return "dof \(number)" }
      return isNumber(left)
        ? "\(number) \(relation.symbol) \(right.text)\(reach)"
        : "\(left.text) \(relation.symbol) \(number)\(reach)"
    }
  }

  private static func ranges(of variable: LayoutVariable, _ shell: Shell) -> [String] {
    let name = shell.layout.name(of: variable)
    return ranges(
      of: shell.analysis.solved.lowering.expression(variable), named: name, shell)
  }

  private static func ranges(of quantity: Quantity, _ shell: Shell) -> [String] {
    ranges(
      of: quantity.expression(in: shell.analysis.solved), named: quantity.text, shell)
  }

  /// `ambiguous title.width in 96..240`, without the range where there is no end to it.
  private static func ranges(
    of form: Expression, named name: String, _ shell: Shell
  ) -> [String] {
    let range = shell.analysis.solved.solver.optimalFace.range(of: form)
    var texts: [String] = []
    if let min = range.min, let max = range.max {
      texts.append("ambiguous \(name) in \(min.spelled)..\(max.spelled)")
      texts.append("ambiguous \(name) in \(min.exactlySpelled)..\(max.exactlySpelled)")
    }
    return texts + ["ambiguous \(name)"]
  }

  // MARK: - Conflicts

  private func conflictTruths(_ shell: Shell) -> [String] {
    let analysis = shell.analysis
    let wanted: Set<Rule.ID>
    switch self {
    case .conflict(let rules), .broken(let rules): wanted = Set(rules)
    default: wanted = []
    }
    /// The rules among some claims by name; nil where one of them has no name to say.
    func text(_ claims: [Claim.Source]) -> String? {
      var names: [String] = []
      for claim in claims {
        guard case .rule(let id) = claim, let rule = shell.layout.rule(id) else { return nil }
        names.append(Name.written(rule.name))
      }
      return names.isEmpty ? nil : names.joined(separator: " ")
    }
    func count(_ claims: [Claim.Source]) -> Int {
      claims.count { if case .rule(let id) = $0 { wanted.contains(id) } else { false } }
    }
    let sets = analysis.conflicts.map(\.rules)
    let likest = sets.indices.sorted { (-count(sets[$0]), $0) < (-count(sets[$1]), $1) }
    let conflicts = likest.compactMap { text(sets[$0]).map { "conflict \($0)" } }
    let broken = [analysis.conflicts.map(\.broken)]
      .compactMap { claims in text(claims).map { "broken \($0)" } }
    let named: [String]
    if case .broken = self { named = broken + conflicts } else { named = conflicts + broken }
    return named + ["conflict", "no conflict"]
  }

  // MARK: - Ranges of a number

  /// The same over a range: with the value that holds in all of it, or in the longest part of it
  /// in which the condition holds as it is.
  private func truths(
    for parameter: Parameter, _ bounds: Bounds, in shell: Shell, head: String, written: String
  ) -> [String] {
    let ends = Bounds(
      from: min(bounds.from, bounds.to), to: max(bounds.from, bounds.to), place: bounds.place)
    guard let reader = try? TokenReader("expect \(head)", in: shell.layout),
      let sweep = try? reader.sweep(parameter, ends, in: shell.analysis)
    else { return [] }
    let proof = IntervalProof(
      sweep: sweep, analysis: shell.analysis, tolerance: shell.tolerance)
    var found: [String] = []
    if case .compare(let left, let relation, let right, let tolerance) = self {
      let reach = tolerance.map { " ±\($0.exactlySpelled)" } ?? ""
      found += Self.extremes(left, relation, right, proof).map { "\(head) \($0)\(reach)" }
    }
    let gaps = (try? self.gaps(proof, shell, reader, ends.place)) ?? []
    // Where it holds: between the places where it does not.
    var stretches: [(lower: Double, upper: Double)] = []
    var lower = ends.from
    for gap in gaps {
      stretches.append((lower, gap.lower.approximation))
      lower = max(lower, gap.upper.approximation)
    }
    stretches.append((lower, ends.to))
    let kept = "for \(shell.layout.text(of: parameter)) in "
    for stretch in stretches.filter({ $0.upper > $0.lower })
      .sorted(by: { $0.upper - $0.lower > $1.upper - $1.lower })
    {
      // An end that is open gives way to the next whole number.
      for low in [stretch.lower, stretch.lower.rounded(.down) + 1] where low < stretch.upper {
        for high in [stretch.upper, stretch.upper.rounded(.up) - 1] where high > low {
          found.append("\(kept)\(low.exactlySpelled)..\(high.exactlySpelled): \(written)")
        }
      }
    }
    if let gap = proof.gap(in: gaps) {
      var trial = shell
      trial.analysis = sweep.analysis(at: gap.sample, after: shell.analysis)
      found += truths(in: trial, written: written).map { "\(head) \($0)" }
    }
    return found
  }

  /// A comparison with a number that holds at every value of a parameter: the least or the
  /// greatest value there is.
  private static func extremes(
    _ left: Value, _ relation: Relation, _ right: Value, _ proof: IntervalProof
  ) -> [String] {
    func isNumber(_ value: Value) -> Bool { if case .number = value { true } else { false } }
    guard isNumber(left) != isNumber(right) else { return [] }
    let measure = isNumber(left) ? right : left
    guard case .quantity(let quantity) = measure else { return [] }
    let form = quantity.expression(in: proof.analysis.solved)
    let readings = proof.sweep.stations.map { proof.sweep.reading(of: form, at: $0) }
    guard readings.allSatisfy(\.isUnique) else { return [] }
    let values = readings.flatMap { [$0.lower, $0.upper] }.sorted { $0 < $1 }
    guard let least = values.first, let greatest = values.last else { return [] }
    // `3 <= a.width` bounds from below as `a.width >= 3` does.
    let boundsBelow = relation == (isNumber(left) ? .lessOrEqual : .greaterOrEqual)
    guard relation != .equal || least == greatest else { return [] }
    let bound = (boundsBelow ? least : greatest).approximation
    return [bound.spelled, bound.exactlySpelled].map { number in
      isNumber(left)
        ? "\(number) \(relation.symbol) \(quantity.text)"
        : "\(quantity.text) \(relation.symbol) \(number)"
    }
  }
}

extension Expectation.Value {
  /// As it is written.
  var text: String {
    switch self {
    case .number(let number): number.exactlySpelled
    case .degrees: "dof"
    case .quantity(let quantity): quantity.text
    case .slack(let rule): "\(Name.written(rule.name)).slack"
    case .measured(let rule): "\(Name.written(rule.name)).value"
    }
  }
}
