/// A value in memory of its own, which copies share until one of them changes it.
///
/// An item has some forty properties; a page of items that is copied, moved or compared is one of
/// pointers instead. Copies that none has changed are equal without a look at what is in them.
struct Boxed<Value: Sendable>: Sendable {
  /// Never changed while two boxes hold it, hence safe to send.
  private final class Storage: @unchecked Sendable {
    // Only the one box that holds it changes it, so overlapping changes need no check.
    @exclusivity(unchecked)
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  /// The value; reading a property of it does not copy the others.
  @inline(__always)
  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// Changes the value, in place if no other box has it.
  @inline(__always)
  mutating func update(_ body: (inout Value) -> Void) { body(&value) }
}

extension Boxed: Equatable where Value: Equatable {
  static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.storage === rhs.storage || lhs.value == rhs.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
