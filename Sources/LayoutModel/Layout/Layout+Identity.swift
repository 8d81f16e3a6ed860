/// Which things of two moments are the same things.
///
/// Undo gives the numbers of rules and items back, so another branch uses them again. A number
/// together with the moment it was taken belongs to one thing for good: no two steps have the same
/// number.
extension Layout {
  /// Whether an id stands for one and the same item here and at another moment of the document.
  package func shares(_ id: Item.ID, with other: Layout) -> Bool {
    guard let here = item(id.owner), let there = other.item(id.owner) else { return false }
    return here.origin == there.origin
  }

  /// Whether an id stands for one and the same rule here and at another moment of the document.
  package func shares(_ id: Rule.ID, with other: Layout) -> Bool {
    guard let here = rule(id), let there = other.rule(id) else { return false }
    return here.made == there.made
  }

  /// Whether a claim comes from one and the same thing here and at another moment of the document.
  package func shares(_ source: Claim.Source, with other: Layout) -> Bool {
    switch source {
    case .rule(let id): shares(id, with: other)
    case .generated(let id, _), .hugging(let id, _), .resistance(let id, _), .implied(let id, _),
      .given(let id, _):
      shares(id, with: other)
    }
  }

  /// The items that are here and not at another moment of the document, in tree order.
  ///
  /// - Complexity: O(pages of the layouts + what is different), and O(items) where there are any.
  package func items(missingIn other: Layout) -> [Item.ID] {
    let found = itemSlots.differences(from: other.itemSlots)
      .compactMap { item(at: $0)?.id }.filter { !shares($0, with: other) }
    guard found.count > 1 else { return found }
    let missing = Set(found)
    return items.map(\.id).filter(missing.contains)
  }

  /// The names of what is here and not at another moment of the document: items and numbers, and
  /// rules.
  package func names(missingIn other: Layout) -> Removal {
    let rules = LayoutDifference(from: other, to: self).rules
      .compactMap { rule(Rule.ID(number: $0 + 1)) }.filter { !shares($0.id, with: other) }
    let lets = lets.filter { here in
      !other.lets.contains { $0.name == here.name && $0.origin == here.origin }
    }
    return Removal(
      items: items(missingIn: other).map { name(of: $0) } + lets.map(\.name), rules: rules)
  }
}
