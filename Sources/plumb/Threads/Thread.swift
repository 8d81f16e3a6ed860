import CDispatch
import Glibc

/// A thread of its own, with a stack as large as work may be deep that nests.
struct Thread {
  /// How much room the stack has; what is not touched takes no memory.
  private static let stackSize = 64 << 20

  private let id: pthread_t

  /// Begins; nil where the system has no thread to spare.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    // Ctrl-C is for the thread that waits.
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

  /// Waits for its end.
  func join() { pthread_join(id, nil) }

  /// Leaves it alone; nobody waits for its end.
  func detach() { pthread_detach(id) }
}

/// What a thread does; without the types that a C function cannot know.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let context = $0 { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}
