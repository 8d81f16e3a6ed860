import Foundation

/// How long the processor has worked for this thread.
///
/// Tests that ask whether something ends compare this: the time of day also passes while the other
/// tests, or other programs, have their turn.
public func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// How long the processor works for a closure that stays on its thread.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = processorTime()
  try work()
  return processorTime() - start
}
