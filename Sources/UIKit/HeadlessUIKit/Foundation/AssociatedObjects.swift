import Foundation
import Synchronization

/// How an associated object is held.
///
/// Swift's references are always counted, so that only the difference between weak and strong
/// matters.
// swift-format-ignore
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy; here, to the object itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy; here, to the object itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object for a key, like the function of the Objective-C
/// runtime.
///
/// There is no such runtime on Linux, but libraries for UIKit store what they know about a view in
/// this way.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that was used to store the value.
/// - Returns: The value, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(object as AnyObject)?[key]
}

/// Associates a value with an object for a key, like the function of the Objective-C runtime; `nil`
/// removes the value.
///
/// - Parameters:
///   - object: The object.
///   - key: An address that is not used elsewhere, such as that of a global variable.
///   - value: The value.
///   - policy: How the value is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  guard let objects = AssociatedObjects.of(object, making: value != nil) else { return }
  objects.set(value, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Removes all values associated with an object.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.of(object as AnyObject)?.removeAll()
}

/// The values associated with one object.
///
/// A view or guide holds them itself, so that they are released with it. For all other objects
/// there is a table, from which entries of released objects are removed when it grows.
///
/// As in Objective-C, every thread may store and retrieve values; their use on other threads is the
/// responsibility of those who stored them.
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

  /// Returns the values of an object; `nil` if there are none and `making` is `false`.
  static func of(_ object: AnyObject, making: Bool = false) -> AssociatedObjects? {
    if let owner = object as? any AssociatedObjectsOwner { return owner.associatedObjects }
    let key = ObjectIdentifier(object)
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      // The address may belong to another object by now.
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

/// An object that holds its associated values itself.
protocol AssociatedObjectsOwner: AnyObject {
  var associatedObjects: AssociatedObjects { get }
}

extension UIResponder: AssociatedObjectsOwner {}

extension UILayoutGuide: AssociatedObjectsOwner {}

extension NSLayoutConstraint: AssociatedObjectsOwner {}
