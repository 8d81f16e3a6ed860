import ConstraintSolver
import Platform
import Synchronization

/// Runs long work beside the main thread, which waits and can give up at any moment.
///
/// Work that was given up runs on until it notices; its result is dropped, and it can no longer
/// write files.
enum Worker {
  /// The longest time between two calls of `shouldStop`, in milliseconds.
  private static let patience: Int32 = 20

  /// How long a person waits before being shown what is going on.
  private static let silence = Duration.seconds(2)

  /// Runs the work and returns its result, or `nil` as soon as `shouldStop` returns `true`.
  ///
  /// Work that takes long is reported to `tell`, again and again, and at last an empty text.
  static func run<Result: Sendable>(
    until shouldStop: () -> Bool, telling tell: ((String) -> Void)? = nil,
    _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    let interruption = Interruption()
    let progress = SearchProgress()
    let start = ContinuousClock.now
    var told = ""
    defer { if !told.isEmpty { tell?("") } }
    guard let job = Job(work: { progress.run { interruption.run(work) } }), job.start() else {
      // If no thread can be started, the work is done on this one.
      return work()
    }
    while !job.isDone(waiting: patience) {
      if shouldStop(), interruption.request() { return nil }
      guard let tell, ContinuousClock.now - start > silence else { continue }
      let text = (progress.text.isEmpty ? "working" : progress.text) + ", Ctrl-C stops"
      if text != told { tell(text) }
      told = text
    }
    return job.result ?? nil
  }
}

/// Work on a thread of its own, shared by that thread and the one that waits.
private final class Job<Result: Sendable>: Sendable {
  private let work: @Sendable () -> Result
  private let outcome = Mutex<Result?>(nil)
  /// A pipe whose writing end is closed when the work is done.
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

  /// Starts the thread; returns `false` if the system cannot create one.
  func start() -> Bool {
    let thread = DeepThread { [self] in
      let result = work()
      outcome.withLock { $0 = result }
      close(notice)
    }
    thread?.detach()
    if thread == nil { close(notice) }
    return thread != nil
  }

  /// Waits until the work is done, a signal arrives or `timeout` milliseconds have passed; returns
  /// whether it is done.
  func isDone(waiting timeout: Int32) -> Bool {
    var source = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, timeout) > 0
  }
}
