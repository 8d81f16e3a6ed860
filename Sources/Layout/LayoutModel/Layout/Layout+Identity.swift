/// Which things in two steps of a document are the same.
///
/// After undo, another branch uses the numbers of rules and items again. A number and the step in
/// which it was assigned together identify a thing for good, since step numbers are not used again.
extension Layout {
  /// Whether an item is the same here and at another step of the document.
  package func shares(_ id: Item.ID, with other: Layout) -> Bool {
    guard let here = item(id.owner), let there = other.item(id.owner) else { return false }
    return here.origin == there.origin
  }

  /// Whether a rule is the same here and at another step of the document.
  package func shares(_ id: Rule.ID, with other: Layout) -> Bool {
    guard let here = rule(id), let there = other.rule(id) else { return false }
    return here.made == there.made
  }

  /// Whether the item or rule that makes a claim is the same here and at another step of the
  /// document.
  package func shares(_ source: Claim.Source, with other: Layout) -> Bool {
    switch source {
    case .rule(let id): shares(id, with: other)
    case .generated(let id, _), .hugging(let id, _), .resistance(let id, _), .implied(let id, _),
      .given(let id, _):
      shares(id, with: other)
    }
  }

  /// Returns the items that exist here and not at another step of the document, in tree order.
  ///
  /// - Complexity: O(pages of the layouts + differences), and O(items) if there are two or more.
  package func items(missingIn other: Layout) -> [Item.ID] {
    let found = itemSlots.differences(from: other.itemSlots)
      .compactMap { item(at: $0)?.id }.filter { !shares($0, with: other) }
    guard found.count > 1 else { return found }
    let missing = Set(found)
    return items.map(\.id).filter(missing.contains)
  }

  /// Returns the items that are not the same at another step of the document, by number.
  ///
  /// - Complexity: O(pages of the layouts + differences).
  package func items(changedFrom other: Layout) -> [Item.ID] {
    itemSlots.differences(from: other.itemSlots).compactMap { item(at: $0)?.id }
  }

  /// Whether the number of an item or rule of another step of the document belongs to another one
  /// here.
  ///
  /// - Complexity: O(pages of the layouts + differences).
  package func hasOthers(inPlaceOfThoseOf other: Layout) -> Bool {
    let difference = LayoutDifference(from: other, to: self)
    return difference.items.contains { index in
      guard let here = item(at: index), other.item(here.id) != nil else { return false }
      return !shares(here.id, with: other)
    }
      || difference.rules.contains { index in
        let id = Rule.ID(number: index + 1)
        return rule(id) != nil && other.rule(id) != nil && !shares(id, with: other)
      }
  }

  /// Returns the names of the items, numbers and rules that exist here and not at another step of
  /// the document.
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
