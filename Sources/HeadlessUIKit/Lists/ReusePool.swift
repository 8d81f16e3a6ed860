import Foundation

/// The views that a list can show again, and how it makes others.
///
/// There is one for cells, and one for each kind of what lies between them.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () -> View?] = [:]
  private var idle: [String: [View]] = [:]

  /// Says how views of an identifier are made; nil for not at all.
  mutating func register(_ identifier: String, _ make: (() -> View?)?) {
    makers[identifier] = make
  }

  /// Whether views of an identifier can be made.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A view that nothing shows, one that was shown before rather than a new one; nil for an
  /// identifier that nobody registered.
  mutating func take(_ identifier: String) -> (view: View, isNew: Bool)? {
    if let view = idle[identifier]?.popLast() { return (view, false) }
    return makers[identifier]?().map { ($0, true) }
  }

  /// Takes back a view that is shown no more; without an identifier it is gone.
  mutating func put(_ view: View, _ identifier: String?) {
    view.removeFromSuperview()
    if let identifier { idle[identifier, default: []].append(view) }
  }
}
