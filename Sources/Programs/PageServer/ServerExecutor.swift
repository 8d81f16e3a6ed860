import Dispatch

/// Threads of the server's own, so that it answers while all threads of Swift's tasks are busy.
final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "page server", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
