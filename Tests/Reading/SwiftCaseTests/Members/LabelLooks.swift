// LabelLooks: what labels look like
// root 320x480
// of UILabel NSTextAlignment NSLineBreakMode
// without effect
import UIKit

final class LabelLooks: UIViewController {
  let a = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "text"
    a.textColor = .black
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    for alignment in alignments { a.textAlignment = alignment }
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    for mode in modes { a.lineBreakMode = mode }
    a.adjustsFontSizeToFitWidth = true
    a.minimumScaleFactor = 0.5
    a.adjustsFontForContentSizeCategory = true
    a.isEnabled = false
    a.isHighlighted = false
    a.highlightedTextColor = .white
    a.shadowColor = .gray
    a.shadowOffset = CGSize(width: 1, height: 1)
  }
}
