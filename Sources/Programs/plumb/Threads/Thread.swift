import CDispatch
import Glibc

/// A thread with a stack large enough for deeply nested work.
struct Thread {
  /// The size of the stack in bytes; pages that are not touched take no memory.
  private static let stackSize = 64 << 20

  private let id: pthread_t

  /// Starts a thread; `nil` if the system cannot create one.
  init?(_ body: @escaping @Sendable () -> Void) {
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
    var id = pthread_t()
    guard pthread_create(&id, &attributes, Body.start, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    self.id = id
  }

  /// Waits for the thread to end.
  func join() { pthread_join(id, nil) }

  /// Lets the thread run on without anybody waiting for its end.
  func detach() { pthread_detach(id) }
}

/// The closure that a thread runs, in a class without generic types so that a C function can take
/// it.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let context = $0 { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}
