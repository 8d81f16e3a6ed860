import UIKit

/// What `uikitSubstrate` is in plumb, 320 by 200 points.
final class UikitSubstrateView: UIView {
  let box = SizedView()
  let row = UIStackView()
  let a = UIView()
  let dot = SizedView()
  let b = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.givenContentSize = CGSize(width: 100, height: 100)
    dot.givenContentSize = CGSize(width: 6, height: 6)
    b.givenContentSize = CGSize(width: 40, height: 20)

    for view in [box, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for view in [b, a] {
      row.addArrangedSubview(view)
    }
    dot.translatesAutoresizingMaskIntoConstraints = false
    a.addSubview(dot)

    let wide = a.widthAnchor.constraint(equalToConstant: 40)
    let upper = a.topAnchor.constraint(equalTo: topAnchor)
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      wide,
      upper,
      dot.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: a.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
