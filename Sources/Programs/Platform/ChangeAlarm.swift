/// Wakes when something in some folders changes: at once where the system says so, else a moment
/// later.
///
/// What changed has to be found out then: it may be nothing, or something that was seen before.
package struct ChangeAlarm {
  /// The longest wait in milliseconds, for what no folder can be watched for.
  private static let patience: Int32 = 100
  /// The longest wait where the system watches all folders; a network may still change them.
  private static let longPatience: Int32 = 2_000
  /// How long nothing may happen until an editor counts as done, and how often that is waited for.
  private static let (quiet, quietTimes): (Int32, Int) = (10, 5)

  private let descriptor: Int32
  private var isWhole = true

  /// Begins without a folder.
  package init() {
    #if os(Linux)
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #else
    descriptor = -1
    #endif
  }

  /// Watches these folders, too; again each time, since one that was replaced is another one.
  package mutating func watch(_ folders: Set<String>) {
    isWhole = folders.count { !watch($0) } == 0
  }

  private func watch(_ folder: String) -> Bool {
    #if os(Linux)
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB
    return descriptor >= 0 && inotify_add_watch(descriptor, folder, UInt32(changes)) >= 0
    #else
    return false
    #endif
  }

  /// Waits until something may have changed.
  package func wait() {
    guard descriptor >= 0 else {
      usleep(UInt32(Self.patience) * 1000)
      return
    }
    guard happens(within: isWhole ? Self.longPatience : Self.patience) else { return }
    // An editor that saves writes a second file, renames, and removes the first.
    for _ in 0..<Self.quietTimes where happens(within: Self.quiet) {}
  }

  /// Whether the system says within some milliseconds that something changed.
  private func happens(within time: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, time) > 0 else { return false }
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &block, block.count) > 0 {}
    return true
  }
}
