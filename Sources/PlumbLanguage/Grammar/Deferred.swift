import Synchronization

/// A value that is made when it is first asked for, and kept.
///
/// A program starts faster when it makes the grammar of the commands that are used only, of some
/// eighty.
package final class Deferred<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// A value that the closure makes; the closure must not ask for this value.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
