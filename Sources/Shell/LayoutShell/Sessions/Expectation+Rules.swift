import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Expectations on rules: conflicts, broken rules, redundant rules, and slack.
extension Expectation {
  static let ofRules: [Grammar<Expectation>] = [
    .word("no", .either(noConflict.row, noRedundant.row)), conflict.row, broken.row,
    stretched.row, tight.row, slack.row, redundant.row,
  ]

  /// The kinds that name rules, which may be gone when the line is renewed.
  private static let sets = [
    "conflict": conflict, "broken": broken, "stretched": stretched, "redundant": redundant,
  ]

  /// Returns the expectation of a line that names rules of which some are gone.
  static func setOfRules(_ line: String, in layout: Layout) -> Expectation? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }.dropFirst()
    let rules = words.dropFirst().compactMap { word in
      layout.rules.first { $0.name == word }.map { Placed($0) }
    }
    return words.first.flatMap { sets[String($0)] }?.of(rules)
  }

  // MARK: - Conflicts

  /// `no conflict`.
  private static let noConflict = Kind(
    grammar: .word("conflict", Grammar<Void>()),
    failure: { _, shell, _ in
      guard let first = shell.analysis.conflicts.first else { return nil }
      return "conflict of " + shell.names(of: first)
    },
    range: .whole { _, _, station in station.broken.isEmpty },
    truths: { _, shell in shell.conflictTruths(like: []) })

  /// A conflict of exactly these rules; any conflict if no rule is named.
  private static let conflict = Kind(
    grammar: .word(
      "conflict", Grammar<[Placed<Rule>]>.optional(.list("RULES", of: .rule), else: [])),
    failure: { rules, shell, _ in conflictFailure(rules.map(\.id), shell) },
    // The smallest conflict does not change between breakpoints, so one value decides.
    range: .whole { rules, proof, station in
      let all = IntervalProof.Gap(station.lower, station.upper)
      return conflictFailure(rules.map(\.id), proof.shell(at: all)) == nil
    },
    truths: { rules, shell in shell.conflictTruths(like: rules) })

  private static func conflictFailure(_ rules: [Rule.ID], _ shell: Shell) -> String? {
    let conflicts = shell.analysis.conflicts
    guard !conflicts.isEmpty else { return "no conflict" }
    // Exactly one conflict has these rules and no others.
    let wanted = Set(rules.map { Claim.Source.rule($0) })
    let count = conflicts.count { Set($0.rules) == wanted || Set($0.toldRules) == wanted }
    return rules.isEmpty || count == 1
      ? nil : "conflict of \(conflicts.map { shell.names(of: $0) }.joined(separator: "; "))"
  }

  /// For example `broken wide`.
  private static let broken = Kind(
    grammar: .word("broken", Grammar<[Placed<Rule>]>.list("RULES", of: .rule)),
    failure: { rules, shell, _ in
      let solved = shell.analysis.solved
      let broken = solved.brokenSources
      let missing = rules.map(\.id).filter { !broken.contains(.rule($0)) }
      return missing.isEmpty ? nil : "not broken: \(shell.names(of: missing))"
    },
    range: .whole { rules, _, station in
      rules.allSatisfy { station.broken.contains(.rule($0.id)) }
    },
    truths: { rules, shell in shell.conflictTruths(like: rules, brokenFirst: true) })

  /// For example `stretched wish`: optional rules that do not hold.
  private static let stretched = Kind(
    grammar: .word("stretched", Grammar<[Placed<Rule>]>.list("RULES", of: .rule)),
    failure: { rules, shell, _ in
      let stretched = Set(shell.stretched)
      let missing = rules.map(\.id).filter { !stretched.contains($0) }
      return missing.isEmpty ? nil : "not stretched: \(shell.names(of: missing))"
    },
    range: .whole { rules, proof, piece in
      rules.allSatisfy { proof.isStretched($0.value, on: piece) }
    },
    truths: { _, shell in
      shell.written(shell.stretched.map { .rule($0) }).map { ["stretched \($0)"] } ?? []
    })

  // MARK: - Too many rules

  private static let neverRedundant = "redundancy is checked for one layout only"

  /// `no redundant`.
  private static let noRedundant = Kind(
    grammar: .word("redundant", Grammar<Void>(), expected: "conflict or redundant"),
    failure: { _, shell, _ in
      let found = shell.redundant
      return found.isEmpty ? nil : "redundant: \(shell.names(of: found))"
    }, range: .never(neverRedundant), truths: { _, shell in [shell.redundantTruth] })

  /// For example `redundant c3`.
  private static let redundant = Kind(
    grammar: .word("redundant", Grammar<[Placed<Rule>]>.list("RULES", of: .rule)),
    failure: { rules, shell, _ in
      let found = shell.redundant
      if Set(found) == Set(rules.map(\.id)) { return nil }
      return found.isEmpty ? "no redundant rule" : "redundant: \(shell.names(of: found))"
    }, range: .never(neverRedundant), truths: { _, shell in [shell.redundantTruth] })

  // MARK: - Room

  /// For example `tight min`: the rule holds with equality.
  private static let tight = Kind(
    grammar: .word("tight", Grammar<Placed<Rule>>.rule),
    failure: { rule, shell, _ in
      guard rule.isOn, let room = shell.room(of: rule.value) else { return "\(rule.name) is off" }
      return abs(room) <= shell.tolerance
        ? nil : "\(rule.name) misses equality by \(abs(room).spelled)"
    },
    range: .gaps({ $1.tight($0.value) }),
    truths: { rule, shell in shell.roomTruths(of: rule.value) })

  /// For example `slack min`: an inequality that does not hold with equality.
  private static let slack = Kind(
    grammar: .word("slack", Grammar<Placed<Rule>>.rule),
    failure: { rule, shell, _ in
      guard rule.isOn, let room = shell.room(of: rule.value) else { return "\(rule.name) is off" }
      guard rule.relation != .equal else { return "\(rule.name) is an equality" }
      return room > shell.tolerance ? nil : "\(rule.name) has no slack"
    },
    range: .gaps({ $1.slack(of: $0.value) }),
    truths: { rule, shell in shell.roomTruths(of: rule.value) })
}

extension Shell {
  fileprivate func names(of rules: [Rule.ID]) -> String {
    rules.compactMap { layout.rule($0)?.name }.joined(separator: " ")
  }

  fileprivate func names(of conflict: Conflict) -> String {
    conflict.rules.map { analysis.solved.name(of: $0) }.joined(separator: " ")
  }

  /// The optional rules that do not hold.
  fileprivate var stretched: [Rule.ID] {
    layout.rules.filter { RuleState(of: $0, in: analysis.solved).kind == .stretched }.map(\.id)
  }

  /// The rules that others imply.
  fileprivate var redundant: [Rule.ID] {
    Redundancy.all(in: analysis.solved).found.map(\.rule)
  }

  fileprivate var redundantTruth: String {
    written(redundant.map { .rule($0) }).map { "redundant \($0)" } ?? "no redundant"
  }

  /// By how much a rule holds, in points; nil for a rule that is off.
  fileprivate func room(of rule: Rule) -> Double? {
    Expectation.Value.slack(rule).expression(at: analysis, beside: .number(0))
      .map { analysis.solved.solver.value(of: $0) }
  }

  fileprivate func roomTruths(of rule: Rule) -> [String] {
    let name = Name.written(rule.name)
    return ["tight \(name)", "slack \(name)"]
      + Expectation.Comparison(.slack(rule), .equal, .number(0)).truths(in: self)
  }

  /// The names of claims as they are written in a line; nil if one of them is not a rule with a
  /// name.
  fileprivate func written(_ claims: [Claim.Source]) -> String? {
    var names: [String] = []
    for claim in claims {
      guard case .rule(let id) = claim, let rule = layout.rule(id) else { return nil }
      names.append(Name.written(rule.name))
    }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// Expectations that name the conflicts there are, those with the most of these rules first, and
  /// the rules that are broken.
  fileprivate func conflictTruths(
    like rules: [Placed<Rule>], brokenFirst: Bool = false
  ) -> [String] {
    let wanted = Set(rules.map { Claim.Source.rule($0.id) })
    let sets = analysis.conflicts.map(\.rules)
    let counts = sets.map { $0.count(where: wanted.contains) }
    let likest = sets.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    let conflicts = likest.map { sets[$0] }.compactMap(written).map { "conflict \($0)" }
    let broken = [analysis.conflicts.map(\.broken)].compactMap(written).map { "broken \($0)" }
    return (brokenFirst ? broken + conflicts : conflicts + broken) + ["conflict", "no conflict"]
  }
}
