import HeadlessUIKit

/// The updates that wait for the next turn of the run loop, each object once.
///
/// They wait by threads, as run loops do: a hierarchy belongs to one thread. Where no run loop turns
/// ``perform()`` does what a turn would.
public enum DeferredUpdates {
  /// An object that waits.
  private struct Entry {
    weak var object: (any Layoutable)?
  }

  /// The objects of a thread that wait, in the order in which they asked.
  private final class Queue {
    var entries: [Entry] = []
    var isScheduled = false
  }

  private static let key = "SwiftLayout.DeferredUpdates"

  private static var queue: Queue {
    let dictionary = Thread.current.threadDictionary
    if let queue = dictionary[key] as? Queue { return queue }
    let queue = Queue()
    dictionary[key] = queue
    return queue
  }

  /// Makes an object wait, unless it does already.
  static func add(_ object: any Layoutable) {
    let queue = queue
    guard !queue.entries.contains(where: { $0.object === object }) else { return }
    queue.entries.append(Entry(object: object))
    guard !queue.isScheduled else { return }
    queue.isScheduled = true
    RunLoop.current.perform { perform() }
  }

  /// Makes an object wait no longer.
  static func cancel(_ object: any Layoutable) {
    queue.entries.removeAll { $0.object === object }
  }

  /// Makes the updates of this thread that wait, in the order in which they were asked for.
  public static func perform() {
    let queue = queue
    let entries = queue.entries
    queue.entries = []
    queue.isScheduled = false
    for entry in entries { if let object = entry.object { update(object) } }
  }

  private static func update(_ object: some Layoutable) { object.sl.updateLayout() }
}
