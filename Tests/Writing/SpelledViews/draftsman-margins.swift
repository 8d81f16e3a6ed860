import Draftsman
import UIKit

/// What `draftsmanMargins` is in plumb, 300 by 300 points.
final class DraftsmanMarginsView: UIView, Planned {
  let box = UIView()
  let text = UIView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 40, leading: 50, bottom: 60, trailing: 70)
    box.insetsLayoutMarginsFromSafeArea = false

    applyPlan()

    // Not expressed above:
    // draftsmanMargins  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    box.drf
      .top.leading.equal(with: .parent).offset(by: 20)
      .sized(CGSize(width: 100, height: 100))
      .insert {
        text.drf.localizedEdges.equal(to: box.layoutMarginsGuide)
        badge.drf.localizedEdges.equal(with: .safeArea)
      }
  }
}
