public import Foundation
import LayoutModel

/// What is pulled down for new content: 60 points high, above the content.
open class UIRefreshControl: UIControl {
  static let usualHeight = CGFloat(ViewClass.refreshControl.size.vertical ?? 0)

  /// Whether new content is on its way.
  open private(set) var isRefreshing = false
  /// Its text.
  open var attributedTitle: NSAttributedString?

  /// A control as high as the system's.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: Self.usualHeight)))
  }

  /// A control; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tells that new content is on its way.
  open func beginRefreshing() { isRefreshing = true }

  /// Tells that new content is there.
  open func endRefreshing() { isRefreshing = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight)
  }

  override var viewClass: ViewClass { .refreshControl }
}
