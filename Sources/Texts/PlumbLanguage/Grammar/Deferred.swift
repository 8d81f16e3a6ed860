import Synchronization

/// A value that is made when it is first asked for, and then kept.
///
/// The program starts faster if it makes only the grammars of the commands that are used, of about
/// eighty.
package final class Deferred<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Defers a value that a closure makes; the closure must not ask for this value.
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
