import UIKit

/// What `uikitScrolling` is in plumb, 320 by 480 points.
final class UikitScrollingView: UIView {
  let list = UIScrollView()
  let column = SizedView()
  let header = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.givenContentSize = CGSize(width: 100, height: 900)
    header.givenContentSize = CGSize(width: 320, height: 44)

    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)
    for view in [column, header] {
      view.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(view)
    }

    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: topAnchor),
      list.leadingAnchor.constraint(equalTo: leadingAnchor),
      list.bottomAnchor.constraint(equalTo: bottomAnchor),
      list.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.topAnchor.constraint(equalTo: list.topAnchor),
      column.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      column.bottomAnchor.constraint(equalTo: list.bottomAnchor),
      column.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      column.widthAnchor.constraint(equalTo: list.widthAnchor),
      header.topAnchor.constraint(equalTo: list.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(
        equalTo: list.frameLayoutGuide.leadingAnchor),
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
