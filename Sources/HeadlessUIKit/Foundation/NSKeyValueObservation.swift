public import Foundation

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value there is, right away.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What became of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value now, for an observer that wants it.
  public let newValue: Value?
  /// The value before, for an observer that wants it.
  public let oldValue: Value?
}

/// Somebody who is told of changes until it is invalidated or gone.
open class NSKeyValueObservation: NSObject {
  private let keyPath: AnyKeyPath
  private var tell: ((_ old: Any) -> Void)?

  init(_ keyPath: AnyKeyPath, _ tell: @escaping (_ old: Any) -> Void) {
    self.keyPath = keyPath
    self.tell = tell
  }

  /// Tells of no change any more.
  open func invalidate() { tell = nil }

  func didChange(_ keyPath: AnyKeyPath, from old: Any) {
    if keyPath == self.keyPath { tell?(old) }
  }
}

/// The observers of one object; it does not keep them alive.
struct Observers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  mutating func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  func didChange(_ keyPath: AnyKeyPath, from old: Any) {
    for entry in entries { entry.observation?.didChange(keyPath, from: old) }
  }
}

extension UIStackView {
  /// Tells of changes of a setting of the stack, as long as the result is kept.
  ///
  /// Linux has no key-value observing; a stack's settings are what layout code observes.
  ///
  /// - Parameters:
  ///   - keyPath: The setting, such as `\.axis`.
  ///   - options: What to tell, and whether to tell it right away as well.
  ///   - changeHandler: Who is told.
  /// - Returns: What has to be kept for as long as changes shall be told.
  public func observe<Value>(
    _ keyPath: KeyPath<UIStackView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIStackView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(_ stack: UIStackView, from old: Value?) {
      changeHandler(
        stack,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? stack[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    let observation = NSKeyValueObservation(keyPath) { [weak self] old in
      if let self { tell(self, from: old as? Value) }
    }
    observers.add(observation)
    if options.contains(.initial) { tell(self, from: nil) }
    return observation
  }
}
