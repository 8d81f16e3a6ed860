import Foundation

/// The sections and items of a list at one time, by their identifiers.
///
/// Adding an identifier that exists already, or referring to one that does not, is a programming
/// error that ends the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose content has changed and that keep their cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: - What there is

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public var numberOfSections: Int { sections.count }

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// Returns the section that contains an item, or `nil` if there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(ofItem: identifier).map { sections[$0.section].identifier } }

  /// Returns the index of an item among all items, or `nil` if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section, or `nil` if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: - Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if sectionIdentifier == nil, sections.isEmpty {
      return Self.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    check(identifiers)
    let section = sectionIdentifier.map(place) ?? sections.count - 1
    sections[section].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items as changed while they keep their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: - Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    check(identifiers)
    sections += identifiers.map { ($0, []) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    check(identifiers)
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    check(identifiers)
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: - Places

  /// Returns the item at an index path, or `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Returns the index path of an item, or `nil` if there is none.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    place(ofItem: identifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("Invalid section identifier: \(section)")
    }
    return index
  }

  private func place(ofItem identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (number, item) }
    }
    return nil
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside identifier: ItemIdentifierType, offset: Int
  ) {
    check(identifiers)
    guard let place = place(ofItem: identifier) else {
      return Self.raise("Invalid item identifier: \(identifier)")
    }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  private func check(_ identifiers: [ItemIdentifierType]) {
    let all = Set(itemIdentifiers)
    if Set(identifiers).count < identifiers.count || identifiers.contains(where: all.contains) {
      Self.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifiers)")
    }
  }

  private func check(_ identifiers: [SectionIdentifierType]) {
    let all = Set(sectionIdentifiers)
    if Set(identifiers).count < identifiers.count || identifiers.contains(where: all.contains) {
      Self.raise("Fatal: supplied section identifiers are not unique: \(identifiers)")
    }
  }

  private static func raise(_ reason: String) { LayoutException.inconsistency(reason).raise() }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
