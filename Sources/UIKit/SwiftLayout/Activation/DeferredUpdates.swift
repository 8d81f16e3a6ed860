import Foundation
import HeadlessUIKit

/// The objects whose layouts are updated in the next turn of the run loop, each of them once.
///
/// Without a running run loop, ``perform()`` makes the updates.
@preconcurrency @MainActor
public enum DeferredUpdates {
  /// An object that waits for its update.
  private struct Entry {
    weak var object: (any Layoutable)?
  }

  /// The waiting objects, in the order of their requests.
  private static var entries: [Entry] = []
  private static var isScheduled = false

  /// Adds an object, unless it is waiting already.
  static func add(_ object: any Layoutable) {
    guard !entries.contains(where: { $0.object === object }) else { return }
    entries.append(Entry(object: object))
    guard !isScheduled else { return }
    isScheduled = true
    // The main queue is used, not the run loop of this thread, because without an app the main
    // actor may not stay on the thread it began on.
    DispatchQueue.main.async { perform() }
  }

  /// Removes an object.
  static func cancel(_ object: any Layoutable) { entries.removeAll { $0.object === object } }

  /// Updates the waiting objects, in the order of their requests.
  public static func perform() {
    let waiting = entries
    entries = []
    isScheduled = false
    for entry in waiting { if let object = entry.object { update(object) } }
  }

  private static func update(_ object: some Layoutable) { object.sl.updateLayout() }
}
