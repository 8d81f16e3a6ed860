// StackLayouts: rows and columns
// root 320x480
// of StackLayout StackLayout.Alignment
import StackLayout
import UIKit

final class StackLayouts: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, c, d] { label.text = "text" }
    StackLayout.rows(
      alignment: .left,
      of: [
        .view(a), .spacing(of: 4, direction: .vertical),
        .cols(
          alignment: .bottom, of: [.view(b), .spacing(of: 5, direction: .horizontal), .view(c)]),
        .inset(by: 6, direction: .horizontal, of: .view(d)),
      ]
    ).install(in: view)
  }
}
