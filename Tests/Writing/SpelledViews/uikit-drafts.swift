import UIKit

/// What `uikitDrafts` is in plumb, 320 by 480 points.
final class UikitDraftsView: UIView {
  let corner = UIView()
  let a = UIView()
  let beside = UIView()
  let near = UIView()
  let around = UIView()
  let upper = UIView()
  let lower = UIView()
  let row = UIStackView()
  let icon = SizedView()
  let gap = UIView()
  let text = SizedView()
  let page = UIStackView()
  let heading = SizedView()
  let between = UIView()
  let body = SizedView()
  let rest = UIView()
  let box = UIView()
  let kernel = UIView()
  let kept = UIView()
  let added = UIView()
  let square = UIView()
  let bar = UIView()
  let tip = UIView()
  let field = UIView()
  let label = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    keyboardLayoutGuide.usesBottomSafeArea = false
    row.alignment = .center
    icon.givenContentSize = CGSize(width: 24, height: 24)
    text.givenContentSize = CGSize(width: 60, height: 20)
    page.axis = .vertical
    heading.givenContentSize = CGSize(width: 100, height: 20)
    body.givenContentSize = CGSize(width: 100, height: 30)
    label.givenContentSize = CGSize(width: 80, height: 20)

    for view in [
      corner,
      near,
      around,
      upper,
      lower,
      row,
      page,
      box,
      kept,
      added,
      square,
      bar,
      tip,
      field,
      label,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for view in [a, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      corner.addSubview(view)
    }
    for view in [icon, gap, text] {
      row.addArrangedSubview(view)
    }
    for view in [heading, between, body, rest] {
      page.addArrangedSubview(view)
    }
    kernel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(kernel)

    let c65 = tip.widthAnchor.constraint(equalToConstant: 400)
    c65.priority = UILayoutPriority(999)
    let c68 = tip.heightAnchor.constraint(equalToConstant: 80)
    c68.priority = .defaultLow
    let c76 = label.centerYAnchor.constraint(equalTo: centerYAnchor)
    c76.priority = .defaultLow
    NSLayoutConstraint.activate([
      corner.leftAnchor.constraint(equalTo: leftAnchor),
      corner.rightAnchor.constraint(equalTo: rightAnchor),
      corner.topAnchor.constraint(equalTo: topAnchor),
      corner.bottomAnchor.constraint(equalTo: bottomAnchor),
      a.leftAnchor.constraint(equalTo: corner.leftAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: corner.topAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 80),
      a.heightAnchor.constraint(equalToConstant: 40),
      beside.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      beside.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      beside.widthAnchor.constraint(equalTo: a.widthAnchor),
      beside.heightAnchor.constraint(equalTo: a.heightAnchor),
      near.leftAnchor.constraint(equalTo: leftAnchor, constant: 12),
      near.rightAnchor.constraint(equalTo: rightAnchor, constant: -12),
      near.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      near.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      around.leftAnchor.constraint(equalTo: near.leftAnchor, constant: -4),
      around.rightAnchor.constraint(equalTo: near.rightAnchor, constant: 4),
      around.topAnchor.constraint(equalTo: near.topAnchor, constant: -4),
      around.bottomAnchor.constraint(equalTo: near.bottomAnchor, constant: 4),
      upper.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      upper.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
      upper.rightAnchor.constraint(equalTo: rightAnchor, constant: -10),
      upper.heightAnchor.constraint(equalToConstant: 50),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 10),
      lower.leftAnchor.constraint(equalTo: upper.leftAnchor),
      lower.rightAnchor.constraint(equalTo: upper.rightAnchor),
      lower.heightAnchor.constraint(equalTo: upper.heightAnchor, multiplier: 2),
      gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leftAnchor.constraint(equalTo: leftAnchor),
      row.widthAnchor.constraint(equalToConstant: 200),
      between.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
      page.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor),
      page.rightAnchor.constraint(equalTo: safeAreaLayoutGuide.rightAnchor),
      page.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      box.leftAnchor.constraint(equalTo: leftAnchor),
      box.rightAnchor.constraint(equalTo: rightAnchor),
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      kernel.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 12),
      kernel.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -12),
      kernel.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      kernel.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
      kept.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      kept.leftAnchor.constraint(equalTo: leftAnchor, constant: 20),
      kept.widthAnchor.constraint(equalToConstant: 40),
      kept.heightAnchor.constraint(equalToConstant: 40),
      added.leftAnchor.constraint(equalTo: kept.rightAnchor, constant: 4),
      added.topAnchor.constraint(equalTo: kept.topAnchor),
      added.bottomAnchor.constraint(equalTo: kept.bottomAnchor),
      added.widthAnchor.constraint(equalToConstant: 10),
      square.centerXAnchor.constraint(equalTo: centerXAnchor),
      square.centerYAnchor.constraint(equalTo: centerYAnchor),
      square.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      bar.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -4),
      bar.leftAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leftAnchor, constant: 10),
      bar.rightAnchor.constraint(
        equalTo: safeAreaLayoutGuide.rightAnchor, constant: -20),
      bar.heightAnchor.constraint(equalToConstant: 44),
      tip.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      tip.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      tip.trailingAnchor.constraint(
        lessThanOrEqualTo: bar.trailingAnchor, constant: -30),
      c65,
      tip.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      tip.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
      c68,
      field.leftAnchor.constraint(equalTo: leftAnchor),
      field.rightAnchor.constraint(equalTo: rightAnchor),
      field.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(lessThanOrEqualTo: centerYAnchor),
      label.bottomAnchor.constraint(
        lessThanOrEqualTo: field.topAnchor, constant: -8),
      c76,
    ])

    // Not expressed above:
    // uikitDrafts  safe area: the screen determines it
    // uikitDrafts  keyboard: the system shows it
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
