#if canImport(CDispatch)
import CDispatch
#endif

/// A thread with a stack large enough for deeply nested work.
package struct DeepThread {
  /// The size of the stack in bytes; pages that are not touched take no memory.
  private static let stackSize = 64 << 20

  private let id: pthread_t

  /// Starts a thread; `nil` if the system cannot create one.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    // Ctrl-C is to reach the thread that waits, not this one.
    var (interrupts, before) = (sigset_t(), sigset_t())
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupts, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
    var made: pthread_t?
    #else
    var made = pthread_t()
    #endif
    guard pthread_create(&made, &attributes, Body.start, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    #if canImport(Darwin)
    guard let made else { return nil }
    #endif
    id = made
  }

  /// Waits for the thread to end.
  package func join() { pthread_join(id, nil) }

  /// Lets the thread run on without anybody waiting for its end.
  package func detach() { pthread_detach(id) }
}

/// The closure that a thread runs, in a class without generic types so that a C function can take
/// it.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  #if canImport(Darwin)
  typealias Start = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  #else
  typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  #endif

  static let start: Start = {
    let context: UnsafeMutableRawPointer? = $0
    if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}
