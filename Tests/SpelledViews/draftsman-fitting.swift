import Draftsman
import UIKit

/// What `draftsmanFitting` is in plumb, 320 by 568 points.
final class DraftsmanFittingView: UIView, Planned {
  let cell = UIView()
  let name = UILabel()
  let quote = UILabel()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Grace Hopper"
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    quote.text = "A ship in port is safe; that is not what it is for."
    quote.numberOfLines = 0

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    cell.drf
      .top.leading.equal(with: .parent)
      .width.equal(with: .parent)
      .bottom.equal(to: quote).inset(by: 16)
      .insert {
        name.drf
          .resistHorizontalCompression(.required)
          .top.leading.equal(with: .parent).offset(by: 16)
          .trailing.moreThan(with: .parent).offset(by: 16)
        quote.drf
          .leading.equal(to: name)
          .top.equal(to: name.drf.bottom).offset(by: 4)
          .trailing.moreThan(with: .parent).offset(by: 16)
        badge.drf
          .trailing.equal(with: .parent)
          .top.equal(to: name)
          .sized(CGSize(width: 40, height: 20)).priority(51)
      }
  }
}
