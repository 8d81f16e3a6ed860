import UIKit

/// What `uikitEverything` is in plumb, 320 by 240 points.
final class UikitEverythingView: UIView {
  let gutter = UILayoutGuide()
  let row = UIStackView()
  let icon = SizedImageView()
  let title = UILabel()
  let gap = UIView()
  let badge = SizedView()
  let name = UITextField()
  let play = UIButton(type: .system)
  let centerView = UISwitch()
  let level = UISlider()
  let range = UISegmentedControl(items: ["Day", "Week"])
  let done = UIProgressView(progressViewStyle: .default)
  let busy = UIActivityIndicatorView(style: .medium)
  let count = UIStepper()
  let words = UILabel()
  let oddName = UIView()
  let strut = UIView()
  let inner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 14, trailing: 16)
    row.spacing = 8
    row.alignment = .center
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    row.isLayoutMarginsRelativeArrangement = true
    icon.givenContentSize = CGSize(width: 24, height: 24)
    title.text = "Now \"playing\""
    title.font = .systemFont(ofSize: 15, weight: .bold)
    badge.givenContentSize = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    badge.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badge.setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    name.borderStyle = .roundedRect
    name.placeholder = "Name"
    play.setTitle("Play", for: .normal)
    centerView.accessibilityIdentifier = "center"
    words.text = "Some more words that need two lines at least"
    words.numberOfLines = 0
    oddName.accessibilityIdentifier = "Odd Name"

    addLayoutGuide(gutter)
    for view in [
      row,
      name,
      play,
      centerView,
      level,
      range,
      done,
      busy,
      count,
      words,
      oddName,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addSubview(strut)
    for view in [icon, title, gap, badge] {
      row.addArrangedSubview(view)
    }
    row.setCustomSpacing(20, after: title)
    inner.translatesAutoresizingMaskIntoConstraints = false
    strut.addSubview(inner)

    strut.frame = CGRect(x: 8, y: 200, width: 30, height: 20)
    strut.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

    let c1 = gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 16)
    c1.priority = UILayoutPriority(999)
    let wide = name.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: -16)
    wide.priority = .defaultHigh
    let c15 = play.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    c15.priority = UILayoutPriority(999)
    let c16 = play.widthAnchor.constraint(
      lessThanOrEqualTo: widthAnchor, multiplier: 0.5)
    c16.priority = UILayoutPriority(999)
    let c21 = NSLayoutConstraint(
      item: oddName,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: self,
      attribute: .centerX,
      multiplier: 1.2,
      constant: 0)
    c21.priority = UILayoutPriority(5)
    c21.identifier = "shifted"
    let c26 = centerView.leadingAnchor.constraint(
      equalTo: gutter.trailingAnchor, constant: 4)
    c26.priority = UILayoutPriority(751)
    let c34 = level.centerYAnchor.constraint(equalTo: centerYAnchor)
    c34.priority = .defaultLow
    let c42 = busy.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: -40)
    c42.priority = .defaultLow
    let c46 = count.bottomAnchor.constraint(
      equalTo: done.topAnchor, constant: -5)
    c46.priority = UILayoutPriority(300)
    NSLayoutConstraint.activate([
      c1,
      inner.topAnchor.constraint(equalTo: strut.topAnchor, constant: 2),
      inner.leadingAnchor.constraint(equalTo: strut.leadingAnchor, constant: 2),
      inner.bottomAnchor.constraint(equalTo: strut.bottomAnchor, constant: -2),
      inner.trailingAnchor.constraint(
        equalTo: strut.trailingAnchor, constant: -2),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      badge.heightAnchor.constraint(equalToConstant: 18),
      name.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      wide,
      play.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
      play.centerXAnchor.constraint(equalTo: centerXAnchor),
      c15,
      c16,
      oddName.widthAnchor.constraint(equalToConstant: 24),
      oddName.heightAnchor.constraint(equalToConstant: 24),
      oddName.centerXAnchor.constraint(equalTo: centerXAnchor),
      oddName.centerYAnchor.constraint(equalTo: centerYAnchor),
      c21,
      gutter.leadingAnchor.constraint(equalTo: leadingAnchor),
      gutter.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 3),
      gutter.topAnchor.constraint(equalTo: topAnchor),
      gutter.heightAnchor.constraint(equalToConstant: 1),
      c26,
      centerView.firstBaselineAnchor.constraint(
        equalTo: play.firstBaselineAnchor),
      level.topAnchor.constraint(
        greaterThanOrEqualTo: topAnchor, constant: -500),
      level.leadingAnchor.constraint(
        greaterThanOrEqualTo: leadingAnchor, constant: -500),
      level.bottomAnchor.constraint(
        greaterThanOrEqualTo: bottomAnchor, constant: -500),
      level.trailingAnchor.constraint(
        greaterThanOrEqualTo: trailingAnchor, constant: -500),
      level.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      level.trailingAnchor.constraint(
        equalTo: layoutMarginsGuide.trailingAnchor),
      c34,
      range.topAnchor.constraint(equalTo: play.bottomAnchor, constant: 4),
      range.leftAnchor.constraint(equalTo: leftAnchor, constant: 9),
      range.rightAnchor.constraint(equalTo: rightAnchor, constant: -9),
      done.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 6),
      done.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -6),
      done.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
      busy.trailingAnchor.constraint(
        lessThanOrEqualTo: trailingAnchor, constant: -4),
      c42,
      busy.topAnchor.constraint(equalTo: range.bottomAnchor),
      count.bottomAnchor.constraint(equalTo: done.topAnchor, constant: -5),
      count.centerXAnchor.constraint(equalTo: centerXAnchor, constant: 3),
      c46,
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
      words.topAnchor.constraint(equalTo: range.bottomAnchor, constant: 4),
      words.widthAnchor.constraint(equalToConstant: 120),
      words.heightAnchor.constraint(
        lessThanOrEqualTo: words.widthAnchor, multiplier: 2),
      trailingAnchor.constraint(
        greaterThanOrEqualTo: words.trailingAnchor, constant: 1),
      title.topAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 1),
      NSLayoutConstraint(
        item: title,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: self,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
    ])

    // Not expressed above:
    // uikitEverything  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }

  /// A view with the content size it is given.
  final class SizedImageView: UIImageView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
