/// A group of items in a list.
public protocol SectionCompatible {
  /// The type of identifiers.
  associatedtype Identifier: Hashable
  /// The type of items.
  associatedtype Item: Hashable
  /// The identifier, unique among the groups of a list.
  var identifier: Identifier { get }
  /// The items, in order.
  var items: [Item] { get }
}

/// A group of items with an identifier.
public struct Sectioned<Identifier: Hashable, Item: Hashable>: SectionCompatible {
  /// The identifier, unique among the groups of a list.
  public let identifier: Identifier
  /// The items, in order.
  public let items: [Item]

  /// Creates a group of items.
  public init(_ identifier: Identifier, items: [Item]) {
    self.identifier = identifier
    self.items = items
  }
}

extension Sectioned: Equatable {}
extension Sectioned: Hashable {}
extension Sectioned: Sendable where Identifier: Sendable, Item: Sendable {}
