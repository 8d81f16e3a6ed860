import Glibc

/// Work on several threads whose results come in order.
enum Parallel {
  /// Works on every input, several at a time, and hands the results over one by one, in the order
  /// of the inputs, on the thread that asked; until `take` returns false.
  ///
  /// A single job is done on the thread that asked.
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
    // Without any thread the work is still done.
    if threads.isEmpty { desk.work() }
    for index in inputs.indices {
      guard take(index, desk.result(of: index)) else { break }
    }
    desk.close()
    for thread in threads { thread.join() }
  }

  /// How many threads can run at a time.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// Where threads fetch inputs and leave results.
private final class Desk<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let inputs: [Input]
  private let body: @Sendable (Input) -> Output
  // All below is only touched while the lock is held.
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

  /// Works on inputs that nobody works on, until there are none.
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

  /// The result of an input, as soon as it is there; it is kept no longer.
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

  /// Hands out no further inputs.
  func close() {
    pthread_mutex_lock(lock)
    next = inputs.count
    pthread_mutex_unlock(lock)
  }
}
