import ConstraintSolver
import Glibc
import Synchronization

/// Does long work beside the main thread, which waits and can give up at any moment.
///
/// Work that was given up goes on until it notices; nobody sees its result, and it cannot write
/// files any more. The stack is large, for text that is deep.
enum Worker {
  /// How much room the stack has; what is not touched takes no memory.
  private static let stackSize = 64 << 20
  /// How long the main thread sleeps at most before it asks again, in milliseconds.
  private static let patience: Int32 = 20

  /// Does the work and returns its result; nil as soon as it should stop.
  static func run<Result: Sendable>(
    until shouldStop: () -> Bool, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let interruption = Interruption()
    guard let job = Job(work: { interruption.run(work) }), job.start(stackSize: stackSize) else {
      // Without a thread there is only this one.
      return work()
    }
    while !job.isDone(waiting: patience) {
      if shouldStop(), interruption.request() { return nil }
    }
    return job.result ?? nil
  }
}

/// Work on a thread of its own, which that thread and whoever waits share.
private final class Job<Result: Sendable>: Sendable {
  private let work: @Sendable () -> Result
  private let outcome = Mutex<Result?>(nil)
  /// A pipe that is closed at one end when the work is done.
  private let (ending, notice): (Int32, Int32)

  init?(work: @escaping @Sendable () -> Result) {
    self.work = work
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (ending, notice) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { close(ending) }

  var result: Result? { outcome.withLock { $0 } }

  /// Begins; false where the system has no thread to spare.
  func start(stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // Ctrl-C is for the thread that waits.
    var (interrupts, before) = (sigset_t(), sigset_t())
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupts, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let body = Body { [self] in
      let result = work()
      outcome.withLock { $0 = result }
      close(notice)
    }
    let context = Unmanaged.passRetained(body)
    var thread = pthread_t()
    guard pthread_create(&thread, &attributes, Body.start, context.toOpaque()) != 0 else {
      return true
    }
    context.release()
    close(notice)
    return false
  }

  /// Whether the work is done, after some milliseconds at most or when a signal comes.
  func isDone(waiting timeout: Int32) -> Bool {
    var source = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, timeout) > 0
  }
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
