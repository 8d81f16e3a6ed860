public import Foundation
import LayoutModel

/// A control above the content of a scroll view that refreshes it when pulled down: 60 points high.
open class UIRefreshControl: UIControl {
  static let usualHeight = CGFloat(ViewClass.refreshControl.size.vertical ?? 0)

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Creates a control at the origin of a frame and with its width; the height is fixed.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: Self.usualHeight)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight)
  }

  override var viewClass: ViewClass { .refreshControl }
}
