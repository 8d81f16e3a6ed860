// Columns at the top
// root 320x100
// stack 0 0 80 32
// a 0 0 40 20
// b 40 0 40 32
import StackLayout
import UIKit

final class StackLayoutColumnsAtTheTop: UIViewController {
  private let a = Content(40, 20)
  private let b = Content(40, 32)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackLayout.cols(alignment: .top, of: [.view(a), .view(b)]).view)
    let top = view.subviews[0]
    top.translatesAutoresizingMaskIntoConstraints = false
    top.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    top.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

/// A view whose content has a size.
private final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
