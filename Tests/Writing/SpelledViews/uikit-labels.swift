import UIKit

/// What `uikitLabels` is in plumb, 200 by 200 points.
final class UikitLabelsView: UIView {
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

    for view in [name, time, alarm, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      alarm.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      alarm.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 8),
      note.trailingAnchor.constraint(
        lessThanOrEqualTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
