// DraftResistances: how strongly drafts keep their size
// root 320x480
// of LayoutDrafting
import Draftsman
import UIKit

final class DraftResistances: UIViewController {
  let a = UILabel()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.resistVerticalExpansion(.required).resistHorizontalExpansion(.defaultLow)
        .resistVerticalCompression(.required).resistHorizontalCompression(.defaultHigh).top.left
        .equal(with: .parent)
      b.drf.resistSizeExpansion(.required).resistSizeCompression(.defaultLow)
      a.drf.resistSizeAdjustment(.defaultHigh)
    }.apply()
  }
}
