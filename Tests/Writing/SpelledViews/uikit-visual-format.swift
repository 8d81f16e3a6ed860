import UIKit

/// What `uikitVisualFormat` is in plumb, 200 by 44 points.
final class UikitVisualFormatView: UIView {
  let ok = SizedView()
  let cancel = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ok.givenContentSize = CGSize(width: 40, height: 20)
    cancel.givenContentSize = CGSize(width: 60, height: 20)

    for view in [ok, cancel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    NSLayoutConstraint.activate([
      layoutMarginsGuide.rightAnchor.constraint(equalTo: ok.rightAnchor),
      ok.leftAnchor.constraint(equalTo: cancel.rightAnchor, constant: 8),
      ok.topAnchor.constraint(equalTo: cancel.topAnchor),
      ok.topAnchor.constraint(equalTo: topAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
