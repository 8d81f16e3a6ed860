import Foundation

/// The views that a list can reuse, and the closures that make new ones.
///
/// There is one pool for cells and one for each kind of other views.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () -> View?] = [:]
  private var idle: [String: [View]] = [:]

  /// Registers the closure that makes views with an identifier; `nil` removes it.
  mutating func register(_ identifier: String, _ make: (() -> View?)?) {
    makers[identifier] = make
  }

  /// Returns whether views with an identifier can be made.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns an unused view, or else a new one; `nil` if the identifier is not registered.
  mutating func take(_ identifier: String) -> (view: View, isNew: Bool)? {
    if let view = idle[identifier]?.popLast() { return (view, false) }
    return makers[identifier]?().map { ($0, true) }
  }

  /// Takes back a view that is no longer displayed; it can be reused if it has an identifier.
  mutating func put(_ view: View, _ identifier: String?) {
    view.removeFromSuperview()
    if let identifier { idle[identifier, default: []].append(view) }
  }
}
