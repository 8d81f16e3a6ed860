public import HeadlessUIKit

/// A view of the size of a screen that keeps what a test puts on it alive.
@MainActor
public final class Stage {
  /// The view.
  public let root: UIView

  /// A view of that size.
  public init(_ width: CGFloat = 320, _ height: CGFloat = 480) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)).named("root")
  }

  /// Puts a view at the top left, of that size where one is given, and lays it out.
  public func place(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    root.add(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
  }
}
