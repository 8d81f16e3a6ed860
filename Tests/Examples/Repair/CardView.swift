import UIKit

/// A view with three faults: a width that is stated twice, a forgotten mask, and an edge on the wrong
/// side.
class CardView: UIView {
  let title = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Title"
    note.text = "Note"
    addSubview(title)
    addSubview(note)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.widthAnchor.constraint(equalToConstant: 100),
      title.widthAnchor.constraint(equalToConstant: 120),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      note.trailingAnchor.constraint(equalTo: leadingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
