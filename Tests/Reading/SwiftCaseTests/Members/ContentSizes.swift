// ContentSizes: content that has a size
// root 320x480
// of UIView
import UIKit

final class ContentSizes: UIViewController {
  private let a = Badge()
  private let b = Badge()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.size = CGSize(width: 40, height: 30)
    a.invalidateIntrinsicContentSize()
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.widthAnchor.constraint(
        equalToConstant: a.intrinsicContentSize.width),
    ])
  }
}

/// A view whose content has a size.
private final class Badge: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: 20)

  override var intrinsicContentSize: CGSize { size }
  override var firstBaselineOffsetFromTop: CGFloat { 12 }
  override var lastBaselineOffsetFromBottom: CGFloat { 4 }
}
