// PlannedViews: views with a plan
// root 320x480
// of Planned
import Draftsman
import UIKit

final class PlannedViews: UIViewController, Planned {
  private let card = Card()
  let a = UIView()

  var viewPlan: ViewPlan {
    card.drf.top.left.equal(with: .parent)
    a.drf.bottom.right.equal(with: .parent)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
  }
}

/// A view with a plan of its own.
private final class Card: UIView, Planned {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "title"
    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan { title.drf.fillParent().offset(by: 4) }
}
