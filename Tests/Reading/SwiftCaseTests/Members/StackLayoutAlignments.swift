// StackLayoutAlignments: how rows and columns lie
// root 320x480
// of StackLayout.Alignment StackLayout
import StackLayout
import UIKit

final class StackLayoutAlignments: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()
  let e = UILabel()
  let f = UILabel()
  let g = UILabel()
  let h = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, c, d, e, f, g, h] { label.text = "text" }
    StackLayout.rows(of: [
      .rows(alignment: .leading, of: [.view(a)]),
      .rows(alignment: .trailing, of: [.view(b)]),
      .rows(alignment: .center, of: [.view(c)]),
      .rows(alignment: .fill, of: [.view(d)]),
      .rows(alignment: .right, of: [.view(e)]),
      .rows(alignment: .left, of: [.view(f)]),
      .cols(alignment: .top, of: [.view(g)]),
      .cols(alignment: .bottom, of: [.view(h)]),
    ]).install(in: view)
  }
}
