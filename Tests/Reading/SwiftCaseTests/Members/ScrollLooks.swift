// ScrollLooks: how scroll views behave
// root 320x480
// of UIScrollView UIScrollView.ContentInsetAdjustmentBehavior UIScrollView.KeyboardDismissMode
// of UIScrollView.DecelerationRate
// without effect
import UIKit

final class ScrollLooks: UIViewController {
  let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [scroll] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    scroll.isScrollEnabled = true
    scroll.isPagingEnabled = true
    scroll.bounces = false
    scroll.alwaysBounceHorizontal = false
    scroll.alwaysBounceVertical = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.keyboardDismissMode = .onDrag
    scroll.isDirectionalLockEnabled = true
    scroll.scrollsToTop = true
    scroll.decelerationRate = .fast
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 2
    scroll.scrollIndicatorInsets = .zero
    scroll.delaysContentTouches = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    scroll.contentOffset = .zero
    scroll.setContentOffset(.zero, animated: false)
    scroll.delegate = nil
    scroll.refreshControl = nil
    scroll.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
