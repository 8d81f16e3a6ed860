// FontNumbers: what fonts say of themselves
// root 320x480
// of UIFont
import UIKit

final class FontNumbers: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    a.widthAnchor.constraint(equalToConstant: font.pointSize).isActive = true
    a.heightAnchor.constraint(equalToConstant: font.lineHeight).isActive = true
    b.widthAnchor.constraint(equalToConstant: UIFont.labelFontSize).isActive = true
    b.heightAnchor.constraint(
      equalToConstant: UIFont.buttonFontSize + UIFont.systemFontSize + UIFont.smallSystemFontSize
    ).isActive = true
    a.topAnchor.constraint(equalTo: view.topAnchor, constant: font.ascender).isActive = true
    b.topAnchor.constraint(equalTo: view.topAnchor, constant: font.descender).isActive = true
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: font.capHeight).isActive =
      true
    b.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: font.xHeight).isActive = true
    a.bottomAnchor.constraint(
      lessThanOrEqualTo: view.bottomAnchor, constant: font.leading
    ).isActive = true
  }
}
