public import Foundation

/// A collection of weak references, with those methods of Foundation's class that libraries for
/// UIKit use; Foundation on Linux lacks it.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Member {
    weak var object: ObjectType?
  }

  private var members: [Member] = []

  /// Creates a table with weak references.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>() }

  /// The members that still exist, in the order in which they were added.
  public var allObjects: [ObjectType] { members.compactMap(\.object) }

  /// The number of members that still exist.
  ///
  /// - Complexity: O(*n*).
  public var count: Int { allObjects.count }

  /// One of the members, or `nil` if there are none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Returns whether an object is a member.
  public func contains(_ object: ObjectType?) -> Bool {
    members.contains { $0.object === object && object != nil }
  }

  public func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    members.append(Member(object: object))
  }

  public func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
  }

  public func removeAllObjects() { members = [] }
}
