import Foundation
import HeadlessUIKit

/// The updates that wait for the next turn of the run loop, each object once.
///
/// Where no run loop turns ``perform()`` does what a turn would.
@preconcurrency @MainActor
public enum DeferredUpdates {
  /// An object that waits.
  private struct Entry {
    weak var object: (any Layoutable)?
  }

  /// The objects that wait, in the order in which they asked.
  private static var entries: [Entry] = []
  private static var isScheduled = false

  /// Makes an object wait, unless it does already.
  static func add(_ object: any Layoutable) {
    guard !entries.contains(where: { $0.object === object }) else { return }
    entries.append(Entry(object: object))
    guard !isScheduled else { return }
    isScheduled = true
    // The main queue, and not the run loop of this thread: without an app nothing says that the main
    // actor stays on the thread that began.
    DispatchQueue.main.async { perform() }
  }

  /// Makes an object wait no longer.
  static func cancel(_ object: any Layoutable) { entries.removeAll { $0.object === object } }

  /// Makes the updates that wait, in the order in which they were asked for.
  public static func perform() {
    let waiting = entries
    entries = []
    isScheduled = false
    for entry in waiting { if let object = entry.object { update(object) } }
  }

  private static func update(_ object: some Layoutable) { object.sl.updateLayout() }
}
