/// A noncopyable value in memory of its own, which goes with its owner.
///
/// Whatever holds it is small: the compiler, which checks each access to a noncopyable value by all
/// that is stored in it, looks no further than here. That makes the engine several times as quick
/// to compile, and an access costs one load.
struct Owned<Value: ~Copyable>: ~Copyable {
  private let memory: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: value)
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(memory) }
    @inline(__always) nonmutating unsafeMutableAddress { memory }
  }
}
