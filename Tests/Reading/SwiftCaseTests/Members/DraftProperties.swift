// DraftProperties: properties of drafts
// root 320x480
// of LayoutDraft LayoutDraftBuilder LayoutDraftSubscriber DraftProperty LayoutDrafting
import Draftsman
import UIKit

final class DraftProperties: UIViewController {
  let a = UILabel()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.text("hello").font(.systemFont(ofSize: 30)).numberOfLines(2).top.left.equal(
        with: .parent)
      b.drf.builder.text("there").drf.bottom.left.equal(with: .parent)
    }.apply()
  }
}
