import ConstraintSolver
package import LayoutModel

/// Something to know about a conflict besides its sum: who made its rules, and whether they can be
/// changed.
package enum ConflictRemark: Hashable, Sendable {
  /// Some rules are made by the system, with what is known about them.
  case made([Claim.Source], SystemRule)
  /// The only rule asks for a negative size.
  case alone(Claim.Source)
  /// The numbers contradict each other by no more than rounding to six digits can explain, in
  /// points.
  case rounding(Double)
  /// None of its rules was written by people, and some last only for one pass.
  case nobodys
  /// None of its rules was written by people: all follow from properties of views, and last.
  case settings
  /// A rule puts a far edge outside by a positive number, where an inset is negative.
  case outward(Claim.Source)
  /// Some rules have numbers that only the running program knows.
  case assumed([Rule.ID])
  /// All its views are of classes that only the system makes.
  case privateViews

  /// The most kinds of system rules that are explained.
  private static let limit = 3

  /// Returns the remarks on a conflict.
  ///
  /// Temporary sizes come first, then masks, then the others in reading order. Rounding and a
  /// single rule are only remarked on if the numbers were printed by a console.
  package static func all(
    about conflict: Conflict, in solved: SolvedLayout, isPrinted: Bool = false
  ) -> [ConflictRemark] {
    var groups: [(rule: SystemRule, members: [Claim.Source])] = []
    for source in conflict.members {
      guard let known = solved.systemRule(of: source) else { continue }
      if let index = groups.firstIndex(where: { $0.rule == known }) {
        groups[index].members.append(source)
      } else {
        groups.append((known, [source]))
      }
    }
    func rank(_ rule: SystemRule) -> Int {
      rule.lifetime == .passing ? 0 : rule.author == .mask ? 1 : 2
    }
    let sorted = groups.enumerated().sorted { a, b in
      (rank(a.element.rule), a.offset) < (rank(b.element.rule), b.offset)
    }
    // Where no rule is written by people, there is nothing for which a mask would be turned off.
    let hasOwn = conflict.toldRules.contains { solved.author(of: $0) == .user }
    var remarks = sorted.prefix(limit).filter { hasOwn || $0.element.rule.author != .mask }.map {
      ConflictRemark.made($0.element.members, $0.element.rule)
    }
    remarks += conflict.members.compactMap { source in
      guard case .rule(let id) = source, solved.author(of: source) == .user,
        let rule = solved.layout.rule(id), OutwardRule(rule, in: solved.layout) != nil
      else { return nil }
      return .outward(source)
    }
    let assumed = solved.layout.withAssumedNumbers(among: conflict.toldRules)
    if !assumed.isEmpty { remarks.append(.assumed(assumed)) }
    let hidden = PrintedError.of(conflict.proof, in: solved)
    if isPrinted, conflict.proofExcess.approximation <= hidden {
      let scale = conflict.excess / conflict.proofExcess
      remarks.append(.rounding(hidden * scale.approximation))
    }
    let isPrivate = areViewsPrivate(conflict, in: solved)
    if isPrivate { remarks.append(.privateViews) }
    if isPrinted, conflict.toldRules.count == 1, let rule = conflict.toldRules.first,
      conflict.given.isEmpty
    {
      remarks.append(.alone(rule))
    } else if !isPrivate, !hasOwn {
      let passes = conflict.toldRules.contains { solved.systemRule(of: $0)?.lifetime == .passing }
      let lasts = conflict.toldRules.contains { if case .generated = $0 { true } else { false } }
      remarks.append(passes || !lasts || isPrinted ? .nobodys : .settings)
    }
    return remarks
  }

  /// Whether every rule of a conflict involves one of the system's own views, so that only the system
  /// can change it.
  package static func areViewsPrivate(_ conflict: Conflict, in solved: SolvedLayout) -> Bool {
    let rules = conflict.toldRules.filter(\.isRule)
    // Only the system can tie anything to a view of its own.
    return !rules.isEmpty
      && rules.allSatisfy { solved.items(of: $0).contains(where: solved.isPrivate) }
  }
}

extension Layout {
  /// Returns the rules among some claims whose numbers only the running program knows.
  package func withAssumedNumbers(among sources: [Claim.Source]) -> [Rule.ID] {
    sources.compactMap { source in
      if case .rule(let id) = source, assumedNumbers.contains(id) { id } else { nil }
    }
  }
}
