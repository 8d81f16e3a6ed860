/// Who wrote a claim, which decides whether people can change it.
package enum Author: String, Hashable, Sendable, CaseIterable {
  /// People typed it, or wrote it in code.
  case user
  /// A stack generated it.
  case stack
  /// It was translated from an autoresizing mask.
  case mask
  /// It is the size that a cell, a window or a screen gives to a view: UIKit's
  /// `Encapsulated-Layout`, and the sizes of its measuring passes.
  case encapsulated
  /// UIKit made it for another reason.
  case system
  /// It follows from the fact that sizes are never negative.
  case nobody
}

extension SolvedLayout {
  /// Returns the author of a claim; given sizes and content sizes are the user's.
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

  /// Returns what is known about the system rule that makes a claim; nil for any other claim.
  package func systemRule(of source: Claim.Source) -> SystemRule? {
    switch source {
    case .rule(let id):
      switch layout.rule(id)?.identifier {
      case SystemRule.maskClass?: maskRule(of: source)
      case let identifier: identifier.flatMap(SystemRule.of)
      }
    case .generated(let owner, let index):
      switch generated(owner, index) {
      case let rule? where rule.origin == .mask: maskRule(of: source)
      case let rule?: SystemRule.of(rule.identifier)
      case nil: nil
      }
    case .hugging, .resistance, .implied, .given: nil
    }
  }

  /// Returns whose rule a mask's rule is: a list sets the frames of its cells, and a cell that of its
  /// content view, so the author cannot change them.
  private func maskRule(of source: Claim.Source) -> SystemRule? {
    let name = maskedView(of: source).flatMap { layout.item($0)?.source?.className } ?? ""
    return ["Cell", "CellContentView"].contains(where: name.hasSuffix)
      ? .maskOfCell : SystemRule.of(SystemRule.maskClass)
  }

  /// Returns the view from whose autoresizing mask a claim was translated; nil for any other claim.
  package func maskedView(of source: Claim.Source) -> Item.ID? {
    switch source {
    case .generated(let owner, let index):
      return generated(owner, index)?.origin == .mask ? owner : nil
    case .rule(let id): return layout.rule(id).flatMap(layout.maskedView)
    case .hugging, .resistance, .implied, .given: return nil
    }
  }

  /// Whether a rule is only about private views of the system, by their classes in the log it was
  /// read from.
  private func isAmongPrivateViews(_ rule: Rule) -> Bool {
    (rule.left + rule.right).allSatisfy { isPrivate($0.anchor.item) }
  }

  /// Whether an item is, or belongs to, a view that only the system makes.
  package func isPrivate(_ id: Item.ID) -> Bool {
    guard let item = layout.item(id), let name = item.source?.className, !name.isEmpty else {
      return false
    }
    if !item.isView {
      let owner = item.parent
      // A log does not say whose a guide is; where all views are the system's, it is theirs.
      guard let owner, layout.item(owner)?.source?.className.isEmpty == false else {
        return hasOnlyPrivateViews
      }
      return isPrivate(owner)
    }
    return SystemRule.isPrivate(viewClass: name)
  }

  /// Whether all views whose classes are known are the system's, and there is one.
  private var hasOnlyPrivateViews: Bool {
    let names = layout.items.filter(\.isView).compactMap { $0.source?.className }
      .filter { !$0.isEmpty }
    return !names.isEmpty && names.allSatisfy { SystemRule.isPrivate(viewClass: $0) }
  }
}

extension Layout {
  /// Returns the view from whose autoresizing mask a log has a rule; nil for any other rule.
  func maskedView(of rule: Rule) -> Item.ID? {
    guard rule.identifier == SystemRule.maskClass, let first = rule.left.first?.anchor.item else {
      return nil
    }
    // In `H:[view]-(8)-|` the superview is the first item.
    let other = rule.right.first?.anchor.item
    return other.flatMap { parent(of: $0) == first ? $0 : nil } ?? first
  }

  /// Stops translating the autoresizing mask of a view into rules, and removes those that a log has
  /// of it.
  package mutating func freeFromMask(_ id: Item.ID) throws(LayoutError) {
    try set(\.mask, of: id, to: nil)
    for rule in rules where maskedView(of: rule) == id { remove(rule.id) }
  }
}
