import UIKit

/// What `uikitRows` is in plumb, 320 by 200 points.
final class UikitRowsView: UIView {
  let card = UIStackView()
  let words = UIStackView()
  let title = SizedView()
  let sub = SizedView()
  let room = UIView()
  let star = SizedView()
  let column = UIStackView()
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let tower = UIStackView()
  let upper = SizedView()
  let fixed = UIView()
  let lower = SizedView()
  let built = UIStackView()
  let a = SizedView()
  let c = SizedView()
  let bar = UIView()
  let limited = UIView()
  let rows = UIStackView()
  let small = SizedView()
  let dash = UIView()
  let large = SizedView()
  let cols = UIStackView()
  let near = SizedView()
  let slit = UIView()
  let far = SizedView()
  let frameView = UIStackView()
  let before = UIView()
  let inset = SizedView()
  let after = UIView()
  let tops = UIStackView()
  let short = SizedView()
  let tall = SizedView()
  let centres = UIStackView()
  let x1 = SizedView()
  let x2 = SizedView()
  let x3 = SizedView()
  let shares = UIStackView()
  let y1 = SizedView()
  let y2 = SizedView()
  let y3 = SizedView()
  let gaps = UIStackView()
  let h1 = SizedView()
  let h2 = SizedView()
  let h3 = SizedView()
  let margins = UIStackView()
  let m1 = SizedView()
  let m2 = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.alignment = .center
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    card.isLayoutMarginsRelativeArrangement = true
    words.axis = .vertical
    words.spacing = 8
    title.givenContentSize = CGSize(width: 100, height: 20)
    sub.givenContentSize = CGSize(width: 150, height: 16)
    star.givenContentSize = CGSize(width: 24, height: 24)
    column.axis = .vertical
    column.spacing = 8
    column.distribution = .fillEqually
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    column.isLayoutMarginsRelativeArrangement = true
    tower.axis = .vertical
    tower.alignment = .leading
    upper.givenContentSize = CGSize(width: 60, height: 20)
    lower.givenContentSize = CGSize(width: 60, height: 30)
    built.axis = .vertical
    built.spacing = 10
    a.givenContentSize = CGSize(width: 60, height: 20)
    c.givenContentSize = CGSize(width: 60, height: 20)
    rows.axis = .vertical
    rows.alignment = .center
    small.givenContentSize = CGSize(width: 80, height: 20)
    large.givenContentSize = CGSize(width: 120, height: 24)
    cols.alignment = .center
    near.givenContentSize = CGSize(width: 80, height: 20)
    near.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    far.givenContentSize = CGSize(width: 50, height: 24)
    frameView.accessibilityIdentifier = "frame"
    inset.givenContentSize = CGSize(width: 80, height: 20)
    tops.alignment = .top
    short.givenContentSize = CGSize(width: 40, height: 20)
    tall.givenContentSize = CGSize(width: 40, height: 32)
    centres.spacing = 10
    centres.distribution = .equalCentering
    x1.givenContentSize = CGSize(width: 20, height: 44)
    x2.givenContentSize = CGSize(width: 60, height: 44)
    x3.givenContentSize = CGSize(width: 40, height: 44)
    shares.spacing = 10
    shares.distribution = .fillProportionally
    y1.givenContentSize = CGSize(width: 60, height: 44)
    y2.givenContentSize = CGSize(width: 30, height: 44)
    y3.givenContentSize = CGSize(width: 30, height: 44)
    gaps.spacing = 10
    h1.givenContentSize = CGSize(width: 44, height: 44)
    h2.givenContentSize = CGSize(width: 44, height: 44)
    h2.isHidden = true
    h3.givenContentSize = CGSize(width: 44, height: 44)
    h3.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    margins.spacing = 4
    margins.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    margins.isLayoutMarginsRelativeArrangement = true
    m1.givenContentSize = CGSize(width: 44, height: 44)
    m2.givenContentSize = CGSize(width: 44, height: 44)
    m2.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)

    for view in [
      card,
      column,
      tower,
      built,
      bar,
      limited,
      rows,
      cols,
      frameView,
      tops,
      centres,
      shares,
      gaps,
      margins,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for view in [words, room, star] {
      card.addArrangedSubview(view)
    }
    for view in [title, sub] {
      words.addArrangedSubview(view)
    }
    for view in [one, two, three] {
      column.addArrangedSubview(view)
    }
    for view in [upper, fixed, lower] {
      tower.addArrangedSubview(view)
    }
    for view in [a, c] {
      built.addArrangedSubview(view)
    }
    for view in [small, dash, large] {
      rows.addArrangedSubview(view)
    }
    for view in [near, slit, far] {
      cols.addArrangedSubview(view)
    }
    for view in [before, inset, after] {
      frameView.addArrangedSubview(view)
    }
    for view in [short, tall] {
      tops.addArrangedSubview(view)
    }
    for view in [x1, x2, x3] {
      centres.addArrangedSubview(view)
    }
    for view in [y1, y2, y3] {
      shares.addArrangedSubview(view)
    }
    for view in [h1, h2, h3] {
      gaps.addArrangedSubview(view)
    }
    for view in [m1, m2] {
      margins.addArrangedSubview(view)
    }

    let c1 = room.widthAnchor.constraint(greaterThanOrEqualToConstant: 16)
    c1.priority = UILayoutPriority(999)
    let c9 = fixed.heightAnchor.constraint(equalToConstant: 20)
    c9.priority = UILayoutPriority(999)
    let c17 = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
    c17.priority = UILayoutPriority(999)
    let c18 = bar.heightAnchor.constraint(equalToConstant: 20)
    c18.priority = UILayoutPriority(999)
    let c21 = limited.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    c21.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      c1,
      card.leftAnchor.constraint(equalTo: leftAnchor),
      card.rightAnchor.constraint(equalTo: rightAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leftAnchor.constraint(equalTo: leftAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.widthAnchor.constraint(equalToConstant: 320),
      column.heightAnchor.constraint(equalToConstant: 480),
      c9,
      tower.leftAnchor.constraint(equalTo: leftAnchor),
      tower.topAnchor.constraint(equalTo: topAnchor),
      built.topAnchor.constraint(equalTo: topAnchor),
      built.leftAnchor.constraint(equalTo: leftAnchor),
      built.widthAnchor.constraint(equalToConstant: 100),
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leftAnchor.constraint(equalTo: leftAnchor),
      c17,
      c18,
      limited.topAnchor.constraint(equalTo: topAnchor),
      limited.leftAnchor.constraint(equalTo: leftAnchor),
      c21,
      limited.heightAnchor.constraint(equalToConstant: 10),
      dash.heightAnchor.constraint(equalToConstant: 10),
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leftAnchor.constraint(equalTo: leftAnchor),
      rows.rightAnchor.constraint(equalTo: rightAnchor),
      slit.widthAnchor.constraint(equalToConstant: 8),
      cols.topAnchor.constraint(equalTo: topAnchor),
      cols.leftAnchor.constraint(equalTo: leftAnchor),
      cols.widthAnchor.constraint(equalToConstant: 200),
      cols.heightAnchor.constraint(equalToConstant: 40),
      before.widthAnchor.constraint(equalToConstant: 10),
      after.widthAnchor.constraint(equalToConstant: 10),
      frameView.topAnchor.constraint(equalTo: topAnchor),
      frameView.leftAnchor.constraint(equalTo: leftAnchor),
      frameView.widthAnchor.constraint(equalToConstant: 200),
      frameView.heightAnchor.constraint(equalToConstant: 40),
      tops.topAnchor.constraint(equalTo: topAnchor),
      tops.leftAnchor.constraint(equalTo: leftAnchor),
      centres.topAnchor.constraint(equalTo: topAnchor),
      centres.leftAnchor.constraint(equalTo: leftAnchor),
      centres.widthAnchor.constraint(equalToConstant: 300),
      centres.heightAnchor.constraint(equalToConstant: 44),
      shares.topAnchor.constraint(equalTo: topAnchor),
      shares.leftAnchor.constraint(equalTo: leftAnchor),
      shares.widthAnchor.constraint(equalToConstant: 300),
      shares.heightAnchor.constraint(equalToConstant: 44),
      gaps.topAnchor.constraint(equalTo: topAnchor),
      gaps.leftAnchor.constraint(equalTo: leftAnchor),
      gaps.widthAnchor.constraint(equalToConstant: 200),
      margins.topAnchor.constraint(equalTo: topAnchor),
      margins.leftAnchor.constraint(equalTo: leftAnchor),
      margins.widthAnchor.constraint(equalToConstant: 200),
      margins.heightAnchor.constraint(equalToConstant: 60),
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
