// OtherFonts: fonts that are made of others
// root 320x480
// of UIFont UIFontMetrics UIContentSizeCategory
import UIKit

final class OtherFonts: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()
  let e = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [a, b, c, d, e])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.axis = .vertical
    stack.alignment = .leading
    for label in [a, b, c, d, e] { label.text = "how wide is 123" }
    a.font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    b.font = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    c.font = UIFont.systemFont(ofSize: 15).withSize(30)
    d.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 21))
    e.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 19))
  }
}
