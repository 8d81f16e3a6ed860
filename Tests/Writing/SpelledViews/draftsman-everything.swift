import Draftsman
import UIKit

/// What `draftsmanEverything` is in plumb, 320 by 240 points.
final class DraftsmanEverythingView: UIView, Planned {
  let gutter = UILayoutGuide()
  let row = UIStackView(axis: .horizontal, alignment: .center, spacing: 8)
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
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    row.isLayoutMarginsRelativeArrangement = true
    icon.givenContentSize = CGSize(width: 24, height: 24)
    title.text = "Now \"playing\""
    title.font = .systemFont(ofSize: 15, weight: .bold)
    badge.givenContentSize = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    name.borderStyle = .roundedRect
    name.placeholder = "Name"
    play.setTitle("Play", for: .normal)
    centerView.accessibilityIdentifier = "center"
    words.text = "Some more words that need two lines at least"
    words.numberOfLines = 0
    oddName.accessibilityIdentifier = "Odd Name"

    addLayoutGuide(gutter)
    applyPlan()
    drf
      .trailing.lessThan(to: words).inset(by: 1)
      .height.moreThan(to: 100)
      .apply()
    row.setCustomSpacing(20, after: title)

    strut.frame = CGRect(x: 8, y: 200, width: 30, height: 20)
    strut.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    strut.translatesAutoresizingMaskIntoConstraints = true

    // In plain UIKit:
    // c21  `Odd Name`.centerX == 1.2 * draftsmanEverything.centerX: only
    //   lengths can be multiplied
    // c22  gutter.leading == draftsmanEverything.leading: drafts are only
    //   about views
    // c23  gutter.width == 1/3 * draftsmanEverything.width: drafts are only
    //   about views
    // c24  gutter.top == draftsmanEverything.top: drafts are only about
    //   views
    // c25  gutter.height == 1: drafts are only about views
    // c27  center.firstBaseline == play.firstBaseline: a draft has no
    //   firstBaseline
    // c46  count.bottom == done.top - 5: a plan has only one rule with
    //   these anchors and this relation
    // c53  title.leading >= draftsmanEverything.leadingMargin: a relation
    //   has no leadingMargin
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
    let c46 = count.bottomAnchor.constraint(
      equalTo: done.topAnchor, constant: -5)
    c46.priority = UILayoutPriority(300)
    NSLayoutConstraint.activate([
      c21,
      gutter.leadingAnchor.constraint(equalTo: leadingAnchor),
      gutter.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 3),
      gutter.topAnchor.constraint(equalTo: topAnchor),
      gutter.heightAnchor.constraint(equalToConstant: 1),
      centerView.firstBaselineAnchor.constraint(
        equalTo: play.firstBaselineAnchor),
      c46,
      NSLayoutConstraint(
        item: title,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: self,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0),
    ])

    // Not expressed above:
    // draftsmanEverything  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    HStacked(row) {
      icon
      title.drf.top.moreThan(to: safeAreaLayoutGuide).offset(by: 1)
      gap.drf.width.moreThan(to: 16).priority(999)
      badge.drf
        .resistHorizontalExpansion(UILayoutPriority(251))
        .resistHorizontalCompression(UILayoutPriority(749))
        .height.equal(to: 18)
    }
    .top.localizedHorizontal.equal(with: .parent).offset(by: 12)
    name.drf
      .top.equal(to: row.drf.bottom).offset(by: 8)
      .leading.equal(with: .parent).offset(by: 16)
      .trailing.equal(with: .parent).offset(by: 16).priority(.defaultHigh)
    play.drf
      .top.equal(to: name.drf.bottom).offset(by: 8)
      .centeredH()
      .width.moreThan(to: 80).priority(999)
      .width.lessThan(with: .parent).multiplied(by: 0.5).priority(999)
    centerView.drf
      .leading.equal(to: gutter.drf.trailing).offset(by: 4).priority(751)
    level.drf
      .top.leading.moreThan(with: .parent).inset(by: 500)
      .bottom.trailing.lessThan(with: .parent).offset(by: 500)
      .localizedHorizontal.equal(to: layoutMarginsGuide)
      .centeredV().priority(.defaultLow)
    range.drf
      .top.equal(to: play.drf.bottom).offset(by: 4)
      .matchParentH().offset(by: 9)
    done.drf.bottom.localizedHorizontal.equal(with: .safeArea).offset(by: 6)
    busy.drf
      .trailing.moreThan(with: .parent).offset(by: 4)
      .trailing.equal(with: .parent).offset(by: 40).priority(.defaultLow)
      .top.equal(to: range.drf.bottom)
    count.drf
      .bottom.equal(to: done.drf.top).offset(by: 5)
      .centeredH().offset(by: 3)
    words.drf
      .leading.equal(with: .parent).offset(by: 30)
      .top.equal(to: range.drf.bottom).offset(by: 4)
      .width.equal(to: 120)
      .height.lessThan(with: .width(of: .mySelf)).multiplied(by: 2)
    oddName.drf
      .sized(CGSize(width: 24, height: 24))
      .centered()
    strut.drf.insert {
      inner.drf.localizedEdges.equal(with: .parent).offset(by: 2)
    }
  }

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
