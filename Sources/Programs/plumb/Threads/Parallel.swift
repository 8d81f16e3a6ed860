import Glibc

/// Runs work on several threads and delivers the results in order.
enum Parallel {
  /// Runs `work` on every input, on up to `jobs` threads, and passes the results to `take` one by
  /// one.
  ///
  /// `take` is called on the calling thread, in the order of the inputs, until it returns `false`.
  /// If `jobs` is 1, all work is done on the calling thread.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ work: @escaping @Sendable (Input) -> Output,
    take: (Int, Output) -> Bool
  ) {
    guard jobs > 1, inputs.count > 1 else {
      for (index, input) in inputs.enumerated() {
        guard take(index, work(input)) else { return }
      }
      return
    }
    let desk = Desk(inputs, work)
    let threads = (0..<min(jobs, inputs.count)).compactMap { _ in Thread(desk.work) }
    // If no thread could be started, the work is done here.
    if threads.isEmpty { desk.work() }
    for index in inputs.indices {
      guard take(index, desk.result(of: index)) else { break }
    }
    desk.close()
    for thread in threads { thread.join() }
  }

  /// The number of processors that are online.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The place where threads fetch inputs and leave results.
private final class Desk<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let inputs: [Input]
  private let body: @Sendable (Input) -> Output
  // Everything below is accessed only while the lock is held.
  private var results: [Output?]
  private var next = 0
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.body = body
    results = Array(repeating: nil, count: inputs.count)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_cond_destroy(news)
    pthread_mutex_destroy(lock)
    news.deallocate()
    lock.deallocate()
  }

  /// Works on inputs that no other thread has claimed, until there are none left.
  func work() {
    while let index = claim() {
      let result = body(inputs[index])
      pthread_mutex_lock(lock)
      results[index] = result
      pthread_cond_broadcast(news)
      pthread_mutex_unlock(lock)
    }
  }

  private func claim() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < inputs.count else { return nil }
    next += 1
    return next - 1
  }

  /// Waits for the result of an input; it can be taken only once.
  func result(of index: Int) -> Output {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = results[index] {
        results[index] = nil
        return result
      }
      pthread_cond_wait(news, lock)
    }
  }

  /// Stops handing out inputs.
  func close() {
    pthread_mutex_lock(lock)
    next = inputs.count
    pthread_mutex_unlock(lock)
  }
}
