/// A group of items in a list.
public protocol SectionCompatible {
  /// What tells groups apart.
  associatedtype Identifier: Hashable
  /// What a group holds.
  associatedtype Item: Hashable
  /// What tells it apart.
  var identifier: Identifier { get }
  /// What it holds, in order.
  var items: [Item] { get }
}

/// A group of items with an identifier.
public struct Sectioned<Identifier: Hashable, Item: Hashable>: SectionCompatible {
  /// What tells it apart.
  public let identifier: Identifier
  /// What it holds, in order.
  public let items: [Item]

  /// A group of those items.
  public init(_ identifier: Identifier, items: [Item]) {
    self.identifier = identifier
    self.items = items
  }
}

extension Sectioned: Equatable {}
extension Sectioned: Hashable {}
extension Sectioned: Sendable where Identifier: Sendable, Item: Sendable {}
