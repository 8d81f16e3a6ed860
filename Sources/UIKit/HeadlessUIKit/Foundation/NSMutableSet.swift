public import Foundation

/// A set of objects that compares its members as Foundation does on Apple's systems: by `==` if
/// they are hashable, otherwise by identity.
///
/// Foundation's class on Linux wraps an object of a Swift class in a new box each time, and so
/// cannot find or remove it again, while libraries for UIKit keep such objects in sets. This class
/// takes precedence over Foundation's wherever this module is imported. A file that also imports
/// Foundation explicitly has to say which one it means: `import class UIKit.NSMutableSet`.
open class NSMutableSet: NSObject {
  private var members: [Key: Any] = [:]
  /// The keys of the members in the order in which they were added, in which they are enumerated.
  private var order: [Key] = []

  /// The key by which members are compared.
  private enum Key: Hashable {
    case value(AnyHashable)
    case identity(ObjectIdentifier)

    init(_ object: Any) {
      if let value = object as? AnyHashable {
        self = .value(value)
      } else {
        self = .identity(ObjectIdentifier(object as AnyObject))
      }
    }
  }

  public override init() { super.init() }

  /// Creates an empty set; the capacity is ignored.
  public init(capacity numItems: Int) { super.init() }

  public init(array: [Any]) {
    super.init()
    addObjects(from: array)
  }

  public convenience init(objects: Any...) { self.init(array: objects) }

  open var count: Int { members.count }

  /// The members, in the order in which they were added.
  open var allObjects: [Any] { order.compactMap { members[$0] } }

  /// Returns one of the members, or `nil` if there are none.
  open func anyObject() -> Any? { allObjects.first }

  /// Returns whether an object is equal to a member.
  open func contains(_ anObject: Any) -> Bool { members[Key(anObject)] != nil }

  /// Returns the member that is equal to an object, or `nil` if there is none.
  open func member(_ object: Any) -> Any? { members[Key(object)] }

  /// Adds an object, unless it is equal to a member.
  open func add(_ object: Any) {
    let key = Key(object)
    guard members[key] == nil else { return }
    members[key] = object
    order.append(key)
  }

  /// Adds objects, in order.
  open func addObjects(from array: [Any]) { for object in array { add(object) } }

  /// Removes the member that is equal to an object.
  open func remove(_ object: Any) {
    let key = Key(object)
    guard members.removeValue(forKey: key) != nil else { return }
    order.removeAll { $0 == key }
  }

  open func removeAllObjects() {
    members = [:]
    order = []
  }

  /// Adds the members of another set, in the order in which that enumerates them.
  open func union(_ otherSet: Set<AnyHashable>) { for object in otherSet { add(object) } }

  /// Removes the members of another set.
  open func minus(_ otherSet: Set<AnyHashable>) { for object in otherSet { remove(object) } }
}

extension NSMutableSet: Sequence {
  /// Returns an iterator over the members, in the order in which they were added.
  public func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
}
