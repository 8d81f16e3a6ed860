public import Foundation

/// The values that an observer of a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The current value, right away.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
  /// The new value, if the observer asked for it.
  public let newValue: Value?
  /// The old value, if the observer asked for it.
  public let oldValue: Value?
}

/// An observation of a property, which ends when it is invalidated or released.
open class NSKeyValueObservation: NSObject {
  private let keyPath: AnyKeyPath
  private var tell: ((_ old: Any) -> Void)?

  init(_ keyPath: AnyKeyPath, _ tell: @escaping (_ old: Any) -> Void) {
    self.keyPath = keyPath
    self.tell = tell
  }

  open func invalidate() { tell = nil }

  func didChange(_ keyPath: AnyKeyPath, from old: Any) {
    if keyPath == self.keyPath { tell?(old) }
  }
}

/// The observations of one object, held weakly.
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
  /// Observes a property of the stack view for as long as the result is held.
  ///
  /// There is no key-value observing on Linux; layout code observes the properties of stacks.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.axis`.
  ///   - options: The values that the observer receives, and whether it is called right away.
  ///   - changeHandler: The closure that is called on each change.
  /// - Returns: The observation, which has to be held.
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
