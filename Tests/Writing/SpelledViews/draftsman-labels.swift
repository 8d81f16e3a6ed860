import Draftsman
import UIKit

/// What `draftsmanLabels` is in plumb, 200 by 200 points.
final class DraftsmanLabelsView: UIView, Planned {
  let name = UILabel()
  let time = UILabel()
  let alarm = UISwitch()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    time.text = "9:41"
    time.font = .systemFont(ofSize: 13)
    note.text = "Notes of the translator, longer than the text."
    note.font = .systemFont(ofSize: 17)
    note.numberOfLines = 0

    applyPlan()

    // In plain UIKit:
    // c4  time.firstBaseline == name.firstBaseline: a draft has no
    //   firstBaseline
    time.firstBaselineAnchor.constraint(
      equalTo: name.firstBaselineAnchor
    ).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    name.drf.top.leading.equal(with: .parent).offset(by: 16)
    time.drf.trailing.equal(with: .parent).offset(by: 16)
    alarm.drf
      .leading.equal(to: name)
      .top.equal(to: note.drf.bottom).offset(by: 8)
    note.drf
      .leading.equal(to: name)
      .top.equal(to: name.drf.bottom).offset(by: 8)
      .trailing.moreThan(with: .parent).offset(by: 16)
  }
}
