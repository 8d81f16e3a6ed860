import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// Views to which one line of code gives the same length, in a stack that gives each of its views the same
/// share of its own.
///
/// Each of the rules breaks, for one reason.
struct EqualShares {
  /// The stack.
  let stack: Item
  /// The rules of that line, in order.
  let rules: [Rule]

  /// The lines with a rule that breaks, in order.
  static func all(breaking sources: [Claim.Source], in layout: Layout) -> [EqualShares] {
    var found: [EqualShares] = []
    for case .rule(let id) in sources where !found.contains(where: { $0.contains(.rule(id)) }) {
      if let shares = EqualShares(of: id, in: layout) { found.append(shares) }
    }
    return found
  }

  private init?(of id: Rule.ID, in layout: Layout) {
    guard let rule = layout.rule(id), rule.made.line != nil, let view = Self.view(of: rule),
      let stack = layout.items.first(where: { $0.stack?.arranged.contains(view) == true }),
      let settings = stack.stack, settings.distribution == .fillEqually,
      rule.left[0].anchor.attribute == (settings.axis == .horizontal ? .width : .height)
    else { return nil }
    let rules = layout.rules.filter { other in
      LineOfCode(other) == LineOfCode(rule) && other.constant == rule.constant
        && other.left.first?.anchor.attribute == rule.left[0].anchor.attribute
        && Self.view(of: other).map(settings.arranged.contains) == true
    }
    guard rules.count > 1 else { return nil }
    (self.stack, self.rules) = (stack, rules)
  }

  /// The view to which a required rule gives a length.
  private static func view(of rule: Rule) -> Item.ID? {
    guard rule.isOn, rule.relation == .equal, rule.priority >= 1000, rule.right.isEmpty,
      rule.left.count == 1
    else { return nil }
    return rule.left[0].anchor.item
  }

  /// Whether a claim is one of the rules.
  func contains(_ source: Claim.Source) -> Bool {
    if case .rule(let id) = source { rules.contains { $0.id == id } } else { false }
  }
}

extension AuditSubject {
  /// The finding about a line that asks for other lengths than a stack gives; nil where the rules break
  /// for another reason.
  func finding(of shares: EqualShares) -> AuditFinding? {
    guard let settings = shares.stack.stack,
      let fix = fix(shares.rules.map { .priority($0.id, 999) })
    else { return nil }
    let shown = settings.arranged.filter { !layout.isConcealed($0) }
    let (length, gaps) = (shares.rules[0].constant, max(0, shown.count - 1))
    let needed = Double(shown.count) * length + Double(gaps) * settings.spacing
    let given = fix.outcome.value(of: LayoutVariable(shares.stack.id, .size(along: settings.axis)))
    let name = layout.writtenName(of: shares.stack.id)
    let (size, side) =
      settings.axis == .horizontal ? ("wide", "width") : ("high", "height")
    let share = shown.first.map {
      fix.outcome.value(of: LayoutVariable($0, .size(along: settings.axis)))
    }
    func isBroken(_ outcome: SolvedLayout) -> Bool {
      outcome.broken.contains {
        outcome.lowering.claim(at: $0).map { shares.contains($0.source) } ?? false
      }
    }
    return AuditFinding(
      key: "equal \(side) \(mark(shares.stack.id))",
      message:
        "\(shown.count) views, each \(length.spelled) \(size), and \(gaps.counted("gap")) of "
        + "\(settings.spacing.spelled) need \(needed.spelled), but \(name) is \(given.spelled) "
        + "\(size)",
      place: place(shares.rules[0].id),
      evidence: {
        let note = Passage.note(
          "\(name) fills equally: it gives each of them a \(side) of \((share ?? 0).spelled), so "
            + "that a \(side) of their own is in the way")
        return AuditFinding.Evidence(details: [note].lines.map(\.text))
      },
      fixes: {
        [fix.described(as: "each \(side) at 999, or \(name).distribution = .fill")]
      }, isRepaired: { !isBroken($0) })
  }
}
