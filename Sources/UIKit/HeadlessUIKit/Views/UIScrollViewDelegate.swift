/// The methods by which a scroll view notifies its delegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after a tap scrolled the content to the top; never called here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called before fingers begin to scroll the content; never called here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called after fingers have scrolled the content; never called here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called after the content came to rest; never called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called after scrolling with animation was complete.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that zooming scales; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing, by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing, by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, by default.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing, by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns `nil`, by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
