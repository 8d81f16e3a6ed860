/// What the texts that UIKit prints say about a layout.
extension Layout {
  /// The number that the next rule gets.
  package var nextRule: Rule.ID { Rule.ID(number: ruleSlots.count + 1) }

  /// Returns a rule that an item generates, by its index.
  package func generatedRule(_ index: Int, of owner: Item.ID) -> GeneratedRule? {
    guard let item = item(owner), let rules = generatedRules(of: item)?.all,
      rules.indices.contains(index)
    else { return nil }
    return rules[index]
  }

  /// Returns the rules that an item generates, in order.
  package func rules(broughtAlongBy item: Item) -> [GeneratedRule] {
    generatedRules(of: item)?.all ?? []
  }

  /// Returns the system guides of an item that rules use.
  package func systemGuides(of item: Item) -> [SystemGuide] {
    (generatedRules(of: item)?.helpers ?? []).compactMap(\.systemGuide)
  }

  /// Returns the class that an item has in UIKit, or had in the file it was imported from.
  package func className(of id: Item.ID) -> String {
    if let imported = item(id)?.source?.className, !imported.isEmpty { return imported }
    if let item = item(id) { return item.kind.className }
    if let guide = id.systemGuide { return guide.className }
    let isSpanner = id.helper.map { $0 < StackRules.firstGap } ?? false
    return isSpanner ? "_UILayoutSpacer" : "_UIOLAGapGuide"
  }

  /// Returns the value of UIKit's `UILayoutGuide.identifier`; nil for a view.
  package func guideIdentifier(of id: Item.ID) -> String? {
    guard let helper = id.helper else {
      return item(id).flatMap { $0.isView ? nil : $0.name }
    }
    switch helper {
    case StackRules.alignmentSpanner: return "UISV-alignment-spanner"
    case StackRules.orderingSpanner: return "UISV-ordering-spanner"
    default: return id.systemGuide?.identifier ?? "UISV-distributing"
    }
  }
}

extension SystemGuide {
  /// The name of its class in UIKit.
  fileprivate var className: String {
    switch self {
    case .margins, .safe, .readable, .contentMargins: "UILayoutGuide"
    case .keyboard, .keyboardEdge: "UIKeyboardLayoutGuide"
    case .content, .frame: "_UIScrollViewLayoutGuide"
    }
  }
}
