// Two rows and room between
// root 200x100
// stack 0 0 200 54
// a 60 0 80 20
// spacing 100 20 0 10
// b 40 30 120 24
import StackLayout
import UIKit

final class StackLayoutTwoRows: UIViewController {
  private let a = Content(80, 20)
  private let b = Content(120, 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackLayout.rows(of: [
        .view(a),
        .spacing(of: 10, direction: .vertical),
        .view(b),
      ]).view)
    let top = view.subviews[0]
    top.translatesAutoresizingMaskIntoConstraints = false
    top.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    top.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    top.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
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
