// Room in the other direction takes the rest
// root 320x100
// stack 0 0 200 24
// a 0 2 80 20
// spacing 80 8 70 8
// b 150 0 50 24
import StackLayout
import UIKit

final class StackLayoutRoomInTheOtherDirection: UIViewController {
  private let a = Content(80, 20)
  private let b = Content(50, 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackLayout.cols(of: [
        .view(a),
        .spacing(of: 8, direction: .vertical),
        .view(b),
      ]).view)
    let top = view.subviews[0]
    top.translatesAutoresizingMaskIntoConstraints = false
    top.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    top.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    top.widthAnchor.constraint(equalToConstant: 200).isActive = true
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
