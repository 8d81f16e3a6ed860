import Foundation
import Synchronization

/// How long an associated object lives; Swift's references are counted whatever the policy says,
/// except that one that is assigned does not keep the object alive.
// swift-format-ignore
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept alive; here the object itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept alive; here the object itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// What was stored with an object by a key, as Objective-C's runtime does it.
///
/// There is no such runtime on Linux. Libraries for UIKit keep what they know of a view this way.
///
/// - Parameters:
///   - object: Whose value.
///   - key: The address that was used to store it.
/// - Returns: The value; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(object as AnyObject)?[key]
}

/// Stores a value with an object by a key, as Objective-C's runtime does it; nil removes it.
///
/// - Parameters:
///   - object: Whose value.
///   - key: An address that nobody else uses, such as that of a global variable.
///   - value: What to store.
///   - policy: Whether the object keeps the value alive.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  guard let objects = AssociatedObjects.of(object, making: value != nil) else { return }
  objects.set(value, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Forgets everything that was stored with an object.
///
/// - Parameter object: Whose values.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.of(object as AnyObject)?.removeAll()
}

/// The values stored with one object.
///
/// A view or guide holds them itself, so that they go when it goes. For all others there is a table;
/// entries of objects that are gone leave it when it grows.
///
/// As in Objective-C every thread may store and fetch; what a value is used for elsewhere is up to
/// whoever stored it.
final class AssociatedObjects: Sendable {
  private struct Value: @unchecked Sendable {
    var strong: Any?
    weak var weak: AnyObject?
  }

  private struct Key: Hashable {
    let address: UInt

    init(_ pointer: UnsafeRawPointer) { address = UInt(bitPattern: pointer) }
  }

  private let values = Mutex<[Key: Value]>([:])

  subscript(key: UnsafeRawPointer) -> Any? {
    let key = Key(key)
    let value = values.withLock { $0[key] }
    return value.flatMap { $0.strong ?? $0.weak }
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, isWeak: Bool) {
    let key = Key(key)
    let stored = value.map { value in
      isWeak ? Value(weak: value as AnyObject) : Value(strong: value)
    }
    values.withLock { $0[key] = stored }
  }

  func removeAll() { values.withLock { $0 = [:] } }

  // MARK: - Finding them

  private struct Entry {
    weak var object: AnyObject?
    let values: AssociatedObjects
  }

  private static let table = Mutex<(entries: [ObjectIdentifier: Entry], limit: Int)>(([:], 64))

  /// Those of an object; nil if there are none, unless they shall be made.
  static func of(_ object: AnyObject, making: Bool = false) -> AssociatedObjects? {
    if let owner = object as? any AssociatedObjectsOwner { return owner.associatedObjects }
    let key = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      // An address may be another object's by now.
      if let entry = table.entries[key], entry.object === object { return entry.values }
      guard making else { return nil }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      let values = AssociatedObjects()
      table.entries[key] = Entry(object: object, values: values)
      return values
    }
  }
}

/// An object that holds what is stored with it.
protocol AssociatedObjectsOwner: AnyObject {
  var associatedObjects: AssociatedObjects { get }
}

extension UIResponder: AssociatedObjectsOwner {}

extension UILayoutGuide: AssociatedObjectsOwner {}

extension NSLayoutConstraint: AssociatedObjectsOwner {}
