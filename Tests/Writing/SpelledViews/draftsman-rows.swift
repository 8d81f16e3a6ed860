import Draftsman
import UIKit

/// What `draftsmanRows` is in plumb, 320 by 200 points.
final class DraftsmanRowsView: UIView, Planned {
  let card = UIStackView(axis: .horizontal, alignment: .center)
  let words = UIStackView(axis: .vertical, spacing: 8)
  let title = SizedView()
  let sub = SizedView()
  let room = UIView()
  let star = SizedView()
  let column = UIStackView(
    axis: .vertical, distribution: .fillEqually, spacing: 8)
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let tower = UIStackView(axis: .vertical, alignment: .leading)
  let upper = SizedView()
  let fixed = UIView()
  let lower = SizedView()
  let built = UIStackView(axis: .vertical, spacing: 10)
  let a = SizedView()
  let c = SizedView()
  let bar = UIView()
  let limited = UIView()
  let rows = UIStackView(axis: .vertical, alignment: .center)
  let small = SizedView()
  let dash = UIView()
  let large = SizedView()
  let cols = UIStackView(axis: .horizontal, alignment: .center)
  let near = SizedView()
  let slit = UIView()
  let far = SizedView()
  let frameView = UIStackView(axis: .horizontal)
  let before = UIView()
  let inset = SizedView()
  let after = UIView()
  let tops = UIStackView(axis: .horizontal, alignment: .top)
  let short = SizedView()
  let tall = SizedView()
  let centres = UIStackView(
    axis: .horizontal, distribution: .equalCentering, spacing: 10)
  let x1 = SizedView()
  let x2 = SizedView()
  let x3 = SizedView()
  let shares = UIStackView(
    axis: .horizontal, distribution: .fillProportionally, spacing: 10)
  let y1 = SizedView()
  let y2 = SizedView()
  let y3 = SizedView()
  let gaps = UIStackView(axis: .horizontal, spacing: 10)
  let h1 = SizedView()
  let h2 = SizedView()
  let h3 = SizedView()
  let margins = UIStackView(axis: .horizontal, spacing: 4)
  let m1 = SizedView()
  let m2 = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    card.isLayoutMarginsRelativeArrangement = true
    title.givenContentSize = CGSize(width: 100, height: 20)
    sub.givenContentSize = CGSize(width: 150, height: 16)
    star.givenContentSize = CGSize(width: 24, height: 24)
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    column.isLayoutMarginsRelativeArrangement = true
    upper.givenContentSize = CGSize(width: 60, height: 20)
    lower.givenContentSize = CGSize(width: 60, height: 30)
    a.givenContentSize = CGSize(width: 60, height: 20)
    c.givenContentSize = CGSize(width: 60, height: 20)
    small.givenContentSize = CGSize(width: 80, height: 20)
    large.givenContentSize = CGSize(width: 120, height: 24)
    near.givenContentSize = CGSize(width: 80, height: 20)
    far.givenContentSize = CGSize(width: 50, height: 24)
    frameView.accessibilityIdentifier = "frame"
    inset.givenContentSize = CGSize(width: 80, height: 20)
    short.givenContentSize = CGSize(width: 40, height: 20)
    tall.givenContentSize = CGSize(width: 40, height: 32)
    x1.givenContentSize = CGSize(width: 20, height: 44)
    x2.givenContentSize = CGSize(width: 60, height: 44)
    x3.givenContentSize = CGSize(width: 40, height: 44)
    y1.givenContentSize = CGSize(width: 60, height: 44)
    y2.givenContentSize = CGSize(width: 30, height: 44)
    y3.givenContentSize = CGSize(width: 30, height: 44)
    h1.givenContentSize = CGSize(width: 44, height: 44)
    h2.givenContentSize = CGSize(width: 44, height: 44)
    h2.isHidden = true
    h3.givenContentSize = CGSize(width: 44, height: 44)
    margins.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    margins.isLayoutMarginsRelativeArrangement = true
    m1.givenContentSize = CGSize(width: 44, height: 44)
    m2.givenContentSize = CGSize(width: 44, height: 44)

    applyPlan()
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    HStacked(card) {
      VStacked(words) {
        title
        sub
      }
      room.drf.width.moreThan(to: 16).priority(999)
      star
    }
    .matchParentH()
    .centeredV()
    VStacked(column) {
      one
      two
      three
    }
    .top.left.equal(with: .parent)
    .sized(CGSize(width: 320, height: 480))
    VStacked(tower) {
      upper
      fixed.drf.height.equal(to: 20).priority(999)
      lower
    }
    .top.left.equal(with: .parent)
    VStacked(built) {
      a
      c
    }
    .top.left.equal(with: .parent)
    .width.equal(to: 100)
    bar.drf
      .top.left.equal(with: .parent)
      .width.equal(with: .parent).multiplied(by: 0.5).priority(999)
      .height.equal(to: 20).priority(999)
    limited.drf
      .top.left.equal(with: .parent)
      .width.lessThan(to: 120).priority(999)
      .height.equal(to: 10)
    VStacked(rows) {
      small
      dash.drf.height.equal(to: 10)
      large
    }
    .top.horizontal.equal(with: .parent)
    HStacked(cols) {
      near.drf.resistHorizontalExpansion(UILayoutPriority(249))
      slit.drf.width.equal(to: 8)
      far
    }
    .top.left.equal(with: .parent)
    .sized(CGSize(width: 200, height: 40))
    HStacked(frameView) {
      before.drf.width.equal(to: 10)
      inset
      after.drf.width.equal(to: 10)
    }
    .top.left.equal(with: .parent)
    .sized(CGSize(width: 200, height: 40))
    HStacked(tops) {
      short
      tall
    }
    .top.left.equal(with: .parent)
    HStacked(centres) {
      x1
      x2
      x3
    }
    .top.left.equal(with: .parent)
    .sized(CGSize(width: 300, height: 44))
    HStacked(shares) {
      y1
      y2
      y3
    }
    .top.left.equal(with: .parent)
    .sized(CGSize(width: 300, height: 44))
    HStacked(gaps) {
      h1
      h2
      h3.drf.resistHorizontalExpansion(UILayoutPriority(249))
    }
    .top.left.equal(with: .parent)
    .width.equal(to: 200)
    HStacked(margins) {
      m1
      m2.drf.resistHorizontalExpansion(UILayoutPriority(249))
    }
    .top.left.equal(with: .parent)
    .sized(CGSize(width: 200, height: 60))
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
