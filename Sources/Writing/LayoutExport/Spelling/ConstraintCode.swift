import ConstraintSolver
import DialectCore
import LayoutModel

/// Constraints in UIKit: anchors, and `NSLayoutConstraint` for what anchors cannot express.
struct ConstraintCode {
  private var names: SwiftNames

  init(_ names: SwiftNames) { self.names = names }

  /// Returns the statements that make and activate constraints.
  ///
  /// A constraint with a name, a priority or an identifier is made first, in a statement of its
  /// own.
  ///
  /// - Parameters:
  ///   - rules: The constraints.
  ///   - remarks: Why another dialect leaves some of them to UIKit.
  /// - Returns: The statements, after the remarks as comments.
  mutating func statements(
    _ rules: [SpelledRule], after remarks: [Spelling.Remark] = []
  ) -> [String] {
    guard !rules.isEmpty else { return [] }
    let reasons = remarks.filter { $0.standIn != nil }
    var lines = reasons.isEmpty ? [] : ["// In plain UIKit:"]
    lines += reasons.flatMap { SwiftCode.comment("\($0.subject): \($0.reason)") }
    var list: [String] = []
    for rule in rules {
      let draft = rule.draft
      let isPlain =
        rule.rule.givenName == nil && draft.priority == 1000 && draft.identifier == nil
      let (head, arguments) = call(draft)
      guard !isPlain else {
        guard rules.count > 1 else {
          return lines + SwiftCode.call(head, arguments, tail: ".isActive = true", depth: 0)
        }
        list += SwiftCode.call(head, arguments, tail: ",", depth: 1)
        continue
      }
      let name = names.name(of: rule.rule)
      lines += SwiftCode.call("let \(name) = \(head)", arguments, depth: 0)
      if draft.priority != 1000 {
        lines.append("\(name).priority = \(SwiftCode.priority(draft.priority))")
      }
      if let identifier = draft.identifier {
        lines.append("\(name).identifier = \(SwiftCode.text(identifier))")
      }
      guard rules.count > 1 else { return lines + ["\(name).isActive = true"] }
      list.append(SwiftCode.line(name + ",", 1))
    }
    return lines + ["NSLayoutConstraint.activate(["] + list + ["])"]
  }

  /// Returns the call that makes a constraint: the text before the parentheses, and the arguments.
  private func call(_ draft: ConstraintDraft<Item.ID>) -> (head: String, arguments: [String]) {
    guard hasAnchors(draft) else { return plainCall(draft) }
    let relation = draft.relation.method
    let head = "\(anchor(draft.first, draft.attribute)).constraint"
    guard let second = draft.second, let attribute = draft.secondAttribute else {
      return (head, ["\(relation)Constant: \(SwiftCode.number(draft.constant))"])
    }
    var arguments = ["\(relation): \(anchor(second, attribute))"]
    if draft.multiplier != 1 {
      arguments.append("multiplier: \(SwiftCode.factor(draft.multiplier))")
    }
    if draft.constant != 0 { arguments.append("constant: \(SwiftCode.number(draft.constant))") }
    return (head, arguments)
  }

  private func anchor(_ item: Item.ID, _ attribute: Attribute) -> String {
    names.member(item, "\(attribute.rawValue)Anchor")
  }

  /// Returns whether anchors can express the constraint: both sides have anchors, and only lengths
  /// a multiplier.
  private func hasAnchors(_ draft: ConstraintDraft<Item.ID>) -> Bool {
    let sides = [(draft.first, draft.attribute)] + side(draft)
    guard draft.multiplier == 1 || !draft.attribute.isPosition else { return false }
    return sides.allSatisfy { item, attribute in
      attribute.withinMargins == nil && !(attribute.isBaseline && item.helper != nil)
    }
  }

  private func side(_ draft: ConstraintDraft<Item.ID>) -> [(Item.ID, Attribute)] {
    guard let second = draft.second, let attribute = draft.secondAttribute else { return [] }
    return [(second, attribute)]
  }

  /// Returns the call without anchors, which allows margin attributes and multipliers for
  /// positions.
  private func plainCall(
    _ draft: ConstraintDraft<Item.ID>
  ) -> (head: String, arguments: [String]) {
    let relation =
      switch draft.relation {
      case .equal: "equal"
      case .lessOrEqual: "lessThanOrEqual"
      case .greaterOrEqual: "greaterThanOrEqual"
      }
    return (
      "NSLayoutConstraint",
      [
        "item: \(names.object(draft.first))", "attribute: .\(draft.attribute.rawValue)",
        "relatedBy: .\(relation)", "toItem: \(draft.second.map(names.object) ?? "nil")",
        "attribute: .\(draft.secondAttribute?.rawValue ?? "notAnAttribute")",
        "multiplier: \(SwiftCode.factor(draft.multiplier))",
        "constant: \(SwiftCode.number(draft.constant))",
      ]
    )
  }
}
