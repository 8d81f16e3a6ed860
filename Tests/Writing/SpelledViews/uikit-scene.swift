import UIKit

/// What `uikitScene` is in plumb, 393 by 852 points.
final class UikitSceneView: UIView {
  let yourOrder = SizedLabel()
  let photo = UIImageView()
  let twoLoavesOfRyeBread = SizedLabel()
  let actions = UIStackView()
  let cancel = SizedButton(type: .system)
  let pay = SizedButton(type: .system)
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    yourOrder.text = "Your order"
    yourOrder.font = .systemFont(ofSize: 20, weight: .bold)
    yourOrder.givenContentSize = CGSize(width: 361, height: 24)
    yourOrder.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    yourOrder.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    photo.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    photo.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    twoLoavesOfRyeBread.text = "Two loaves of rye bread"
    twoLoavesOfRyeBread.font = .systemFont(ofSize: 17)
    twoLoavesOfRyeBread.numberOfLines = 0
    twoLoavesOfRyeBread.givenContentSize = CGSize(
      width: 229, height: 20.333333333333343)
    twoLoavesOfRyeBread.setContentHuggingPriority(
      UILayoutPriority(251), for: .horizontal)
    twoLoavesOfRyeBread.setContentHuggingPriority(
      UILayoutPriority(251), for: .vertical)
    actions.spacing = 12
    actions.distribution = .fillEqually
    cancel.setTitle("Cancel", for: .normal)
    cancel.givenContentSize = CGSize(width: 174.66666666666666, height: 44)
    pay.setTitle("Pay", for: .normal)
    pay.givenContentSize = CGSize(width: 174.33333333333337, height: 44)

    for view in [yourOrder, photo, twoLoavesOfRyeBread, actions] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addSubview(badge)
    for view in [cancel, pay] {
      actions.addArrangedSubview(view)
    }

    badge.frame = CGRect(x: 360, y: 20, width: 24, height: 24)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]

    let c14 = actions.topAnchor.constraint(
      greaterThanOrEqualTo: twoLoavesOfRyeBread.bottomAnchor, constant: 8)
    c14.priority = .defaultHigh
    NSLayoutConstraint.activate([
      yourOrder.topAnchor.constraint(
        equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
      NSLayoutConstraint(
        item: yourOrder,
        attribute: .leading,
        relatedBy: .equal,
        toItem: self,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: self,
        attribute: .trailingMargin,
        relatedBy: .equal,
        toItem: yourOrder,
        attribute: .trailing,
        multiplier: 1,
        constant: 0),
      photo.topAnchor.constraint(equalTo: yourOrder.bottomAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: yourOrder.leadingAnchor),
      photo.widthAnchor.constraint(equalToConstant: 120),
      photo.widthAnchor.constraint(
        equalTo: photo.heightAnchor, multiplier: 4 / 3),
      twoLoavesOfRyeBread.topAnchor.constraint(equalTo: photo.topAnchor),
      twoLoavesOfRyeBread.leadingAnchor.constraint(
        equalTo: photo.trailingAnchor, constant: 12),
      NSLayoutConstraint(
        item: self,
        attribute: .trailingMargin,
        relatedBy: .equal,
        toItem: twoLoavesOfRyeBread,
        attribute: .trailing,
        multiplier: 1,
        constant: 0),
      actions.leadingAnchor.constraint(equalTo: yourOrder.leadingAnchor),
      actions.trailingAnchor.constraint(equalTo: yourOrder.trailingAnchor),
      safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: actions.bottomAnchor),
      c14,
      actions.heightAnchor.constraint(equalToConstant: 44),
    ])

    // Not expressed above:
    // uikitScene  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  /// A view with the content size it is given.
  final class SizedLabel: UILabel {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }

  /// A view with the content size it is given.
  final class SizedButton: UIButton {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
