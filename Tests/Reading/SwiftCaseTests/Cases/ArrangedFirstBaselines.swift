// First baselines in line
// root 320x480
// stack 0 0 85 23
// a 0 0 30 20
// b 35 -17 50 40
import Arranged
import UIKit

final class ArrangedFirstBaselines: UIViewController {
  private let a = Content(30, 20, baseline: 15)
  private let b = Content(50, 40, baseline: 32)
  lazy var stack = StackView(arrangedSubviews: [a, b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.alignment = .firstBaseline
    stack.spacing = 5
  }
}

/// A view whose content has a size, with text that stands at a height.
private final class Content: UIView {
  private let size: CGSize
  private let baseline: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat) {
    size = CGSize(width: width, height: height)
    self.baseline = baseline
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var firstBaselineOffsetFromTop: CGFloat { baseline }
  override var lastBaselineOffsetFromBottom: CGFloat { size.height - baseline }
}
