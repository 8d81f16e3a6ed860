// A field on top of the keyboard
// root 320x480 keyboard 200
// field 0 236 320 44
// label 120 208 80 20
import Draftsman
import UIKit

final class DraftFieldOnTheKeyboard: UIViewController {
  let field = UIView()
  private let label = Content(80, 20)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      field.drf.matchParentH().onTopOfKeyboard().height.equal(to: 44)
      label.drf.centeredH()
        .centerY.lessThan(with: .parent)
        .bottom.moreThan(to: field.drf.top).offset(by: 8)
        .centerY.equal(with: .parent).priority(.defaultLow)
    }.apply()
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
