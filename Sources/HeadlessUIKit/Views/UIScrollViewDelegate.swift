/// The delegate, which is notified of what a scroll view does.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that the content is at the top again.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Tells that fingers begin to move the content; they never do here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that fingers moved the content; they never do here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells that moving the content was complete.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is scaled; nothing is scaled here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
