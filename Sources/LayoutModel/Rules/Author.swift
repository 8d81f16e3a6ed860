/// Who wrote a claim: what people can change, and what stands in their layout all the same.
package enum Author: String, Hashable, Sendable, CaseIterable {
  /// Somebody typed it, or it was in the code.
  case user
  /// A stack made it.
  case stack
  /// An autoresizing mask was translated.
  case mask
  /// The size that a cell, a window or a screen gives to a view: UIKit's `Encapsulated-Layout` and
  /// the sizes of its measuring passes.
  case encapsulated
  /// UIKit made it.
  case system
  /// Nobody had to write it: sizes are never negative.
  case nobody
}

extension SolvedLayout {
  /// Who wrote a claim; a given size and a content size are the user's.
  package func author(of source: Claim.Source) -> Author {
    switch source {
    case .rule(let id):
      guard let rule = layout.rule(id) else { return .user }
      return systemRule(of: source)?.author
        ?? (rule.isSystem || isAmongPrivateViews(rule) ? .system : .user)
    case .generated(let owner, let index):
      switch generated(owner, index)?.origin {
      case .guide: return .system
      case .mask: return .mask
      case .stack, nil: return .stack
      }
    case .hugging, .resistance, .given: return .user
    case .implied: return .nobody
    }
  }

  /// What is known about who made a claim; nil where that is no system.
  package func systemRule(of source: Claim.Source) -> SystemRule? {
    switch source {
    case .rule(let id): layout.rule(id)?.identifier.flatMap(SystemRule.of)
    case .generated(let owner, let index):
      switch generated(owner, index) {
      case let rule? where rule.origin == .mask: SystemRule.of(SystemRule.maskClass)
      case let rule?: SystemRule.of(rule.identifier)
      case nil: nil
      }
    case .hugging, .resistance, .implied, .given: nil
    }
  }

  /// The view whose autoresizing mask a claim was made of; nil for any other claim.
  package func maskedView(of source: Claim.Source) -> Item.ID? {
    switch source {
    case .generated(let owner, let index):
      return generated(owner, index)?.origin == .mask ? owner : nil
    case .rule(let id):
      guard let rule = layout.rule(id), rule.identifier == SystemRule.maskClass,
        let first = rule.left.first?.anchor.item
      else { return nil }
      // `H:[view]-(8)-|` has the superview first.
      let other = rule.right.first?.anchor.item
      return other.flatMap { layout.parent(of: $0) == first ? $0 : nil } ?? first
    case .hugging, .resistance, .implied, .given: return nil
    }
  }

  /// Whether a rule is about views only that a system keeps to itself, by their classes in the log
  /// it was read from.
  private func isAmongPrivateViews(_ rule: Rule) -> Bool {
    (rule.left + rule.right).allSatisfy { isPrivate($0.anchor.item) }
  }

  /// Whether an item is, or belongs to, a view that only a system makes.
  package func isPrivate(_ id: Item.ID) -> Bool {
    guard let item = layout.item(id), let name = item.source?.className, !name.isEmpty else {
      return false
    }
    if !item.isView, let parent = item.parent { return isPrivate(parent) }
    return SystemRule.isPrivate(viewClass: name)
  }
}
