import UIKit

/// What `uikitSilentHeight` is in plumb, 320 by 480 points.
final class UikitSilentHeightView: UIView {
  let box = UIView()
  let hello = SizedLabel()
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    hello.text = "Hello"
    hello.givenContentSize = CGSize(width: 60, height: 20)

    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    for view in [hello, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }

    let thin = line.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      hello.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      hello.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      hello.trailingAnchor.constraint(
        lessThanOrEqualTo: box.trailingAnchor, constant: -8),
      box.bottomAnchor.constraint(equalTo: hello.bottomAnchor, constant: 8),
      line.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      thin,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// One whose content is as large as it is told to be.
  final class SizedLabel: UILabel {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
