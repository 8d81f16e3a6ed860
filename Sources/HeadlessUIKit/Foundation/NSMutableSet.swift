public import Foundation

/// A set of objects, told apart as Foundation does it on Apple's systems: by `==` where they are
/// hashable, else by identity.
///
/// Foundation's own set on Linux puts an object of a plain Swift class into a new box each time, and
/// so neither finds nor removes it again. Libraries for UIKit keep such objects in sets. This one
/// goes before Foundation's wherever this module is imported. A file that imports Foundation by name as
/// well has to say which one it means: `import class UIKit.NSMutableSet`.
open class NSMutableSet: NSObject {
  private var members: [Key: Any] = [:]
  /// The members in the order in which they came, so that enumerating them is the same on every run.
  private var order: [Key] = []

  /// What tells members apart.
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

  /// A set without members.
  public override init() { super.init() }

  /// A set without members; how many there will be does not matter.
  public init(capacity numItems: Int) { super.init() }

  /// A set of those objects.
  public init(array: [Any]) {
    super.init()
    addObjects(from: array)
  }

  /// A set of those objects.
  public convenience init(objects: Any...) { self.init(array: objects) }

  /// How many members there are.
  open var count: Int { members.count }

  /// The members, in the order in which they came.
  open var allObjects: [Any] { order.compactMap { members[$0] } }

  /// One of the members.
  open func anyObject() -> Any? { allObjects.first }

  /// Whether an object is a member.
  open func contains(_ anObject: Any) -> Bool { members[Key(anObject)] != nil }

  /// The member that is equal to an object.
  open func member(_ object: Any) -> Any? { members[Key(object)] }

  /// Adds an object, if none that is equal is a member.
  open func add(_ object: Any) {
    let key = Key(object)
    guard members[key] == nil else { return }
    members[key] = object
    order.append(key)
  }

  /// Adds objects.
  open func addObjects(from array: [Any]) { for object in array { add(object) } }

  /// Removes the member that is equal to an object.
  open func remove(_ object: Any) {
    let key = Key(object)
    guard members.removeValue(forKey: key) != nil else { return }
    order.removeAll { $0 == key }
  }

  /// Removes all members.
  open func removeAllObjects() {
    members = [:]
    order = []
  }

  /// Adds the members of another set.
  open func union(_ otherSet: Set<AnyHashable>) { for object in otherSet { add(object) } }

  /// Removes the members of another set.
  open func minus(_ otherSet: Set<AnyHashable>) { for object in otherSet { remove(object) } }
}

extension NSMutableSet: Sequence {
  /// Goes through the members in the order in which they came.
  public func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
}
