import ConstraintSolver
import Glibc
import Synchronization

/// Does long work beside the main thread, which waits and can give up at any moment.
///
/// Work that was given up goes on until it notices; nobody sees its result, and it cannot write
/// files any more.
enum Worker {
  /// How long the main thread sleeps at most before it asks again, in milliseconds.
  private static let patience: Int32 = 20

  /// Does the work and returns its result; nil as soon as it should stop.
  static func run<Result: Sendable>(
    until shouldStop: () -> Bool, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let interruption = Interruption()
    guard let job = Job(work: { interruption.run(work) }), job.start() else {
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
  func start() -> Bool {
    let thread = Thread { [self] in
      let result = work()
      outcome.withLock { $0 = result }
      close(notice)
    }
    thread?.detach()
    if thread == nil { close(notice) }
    return thread != nil
  }

  /// Whether the work is done, after some milliseconds at most or when a signal comes.
  func isDone(waiting timeout: Int32) -> Bool {
    var source = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, timeout) > 0
  }
}
