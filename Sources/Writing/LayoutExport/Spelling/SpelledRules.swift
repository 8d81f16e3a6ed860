import ConstraintSolver
import DialectCore
import LayoutModel

/// A rule that can be written as one `NSLayoutConstraint`, and that constraint.
struct SpelledRule {
  /// The rule.
  let rule: Rule
  /// The constraint.
  let draft: ConstraintDraft<Item.ID>
}

/// The rules of a part of a layout, as far as constraints can express them.
struct SpelledRules {
  /// The rules that constraints can express, oldest first.
  private(set) var rules: [SpelledRule] = []
  /// Remarks about the others.
  private(set) var remarks: [Spelling.Remark] = []

  init(_ manuscript: Manuscript) {
    let layout = manuscript.layout
    let part = Set(manuscript.items.map(\.id))
    // UIKit has only one keyboard guide for a view, which respects the safe area or does not.
    let keyboards = Set(
      layout.rules.flatMap { layout.items(of: $0) }.filter { $0.systemGuide == .keyboard })
    for rule in layout.rules {
      guard let first = rule.left.first?.anchor.item.owner, part.contains(first) else { continue }
      let isTorn = layout.items(of: rule).contains {
        $0.systemGuide == .keyboardEdge && keyboards.contains($0.owner.guide(.keyboard))
      }
      if let reason = Self.reason(rule) {
        remarks.append(layout.remark(rule, reason))
      } else if isTorn {
        remarks.append(
          layout.remark(rule, "the keyboard guide cannot both follow and ignore the safe area"))
      } else {
        rules.append(SpelledRule(rule: rule, draft: ConstraintDraft(rule)))
      }
    }
  }

  /// Returns why no constraint can express a rule, or `nil` if one can.
  private static func reason(_ rule: Rule) -> String? {
    switch rule.duty {
    case .off: return "it is off"
    case .measuring: return "it only measures"
    case .driving: break
    }
    if rule.isSystem { return "the system makes it" }
    return rule.hasUIKitForm ? nil : "it is not a single NSLayoutConstraint"
  }
}

extension ConstraintDraft<Item.ID> {
  /// Creates the constraint for a rule that has a form in UIKit.
  init(_ rule: Rule) {
    let first = rule.left[0].anchor
    let second = rule.right.first
    self.init(
      first.item, first.attribute, rule.relation, second?.anchor.item, second?.anchor.attribute,
      multiplier: second?.coefficient ?? 1, constant: rule.constant, priority: rule.priority,
      identifier: rule.identifier)
  }
}

extension Layout {
  /// Returns a remark about a rule, which is shown as `c7  a.width == b.width`.
  func remark(_ rule: Rule, _ reason: String, standIn: String? = nil) -> Spelling.Remark {
    Spelling.Remark("\(rule.name)  \(text(of: rule))", reason, standIn: standIn)
  }
}
