public import Foundation

/// Objects that are not kept alive, as far as libraries for UIKit use Foundation's class, which
/// there is not on Linux.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Member {
    weak var object: ObjectType?
  }

  private var members: [Member] = []

  /// A table that keeps no member alive.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>() }

  /// The members that are still there, in the order in which they came.
  public var allObjects: [ObjectType] { members.compactMap(\.object) }

  /// How many members are still there.
  public var count: Int { allObjects.count }

  /// One of the members.
  public var anyObject: ObjectType? { allObjects.first }

  /// Whether an object is a member.
  public func contains(_ object: ObjectType?) -> Bool {
    members.contains { $0.object === object && object != nil }
  }

  /// Adds an object.
  public func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    members.append(Member(object: object))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects.
  public func removeAllObjects() { members = [] }
}
