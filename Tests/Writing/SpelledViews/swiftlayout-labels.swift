import SwiftLayout
import UIKit

/// What `swiftlayoutLabels` is in plumb, 200 by 200 points.
final class SwiftlayoutLabelsView: UIView, Layoutable {
  var activation: Activation?
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

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      name.sl.anchors {
        Anchors.top.leading.equalToSuper(constant: 16)
      }
      time.sl.anchors {
        Anchors.trailing.equalToSuper(inwardOffset: 16)
        Anchors.firstBaseline.equalTo(name)
      }
      alarm.sl.anchors {
        Anchors.leading.equalTo(name)
        Anchors.top.equalTo(note, attribute: .bottom, constant: 8)
      }
      note.sl.anchors {
        Anchors.leading.equalTo(name)
        Anchors.top.equalTo(name, attribute: .bottom, constant: 8)
        Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 16)
      }
    }
  }
}
