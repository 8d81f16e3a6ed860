// ScaledFonts: fonts and lengths at the usual text size
// root 320x480
// of UIFontMetrics
import UIKit

final class ScaledFonts: UIViewController {
  let a = UILabel()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let metrics = UIFontMetrics(forTextStyle: .body)
    a.text = "a"
    b.text = "b"
    a.font = metrics.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 25)
    b.font = metrics.scaledFont(for: .systemFont(ofSize: 21))
    a.topAnchor.constraint(
      equalTo: view.topAnchor, constant: metrics.scaledValue(for: 12)
    ).isActive = true
  }
}
