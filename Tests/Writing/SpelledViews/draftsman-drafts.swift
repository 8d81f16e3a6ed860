import Draftsman
import UIKit

/// What `draftsmanDrafts` is in plumb, 320 by 480 points.
final class DraftsmanDraftsView: UIView, Planned {
  let corner = UIView()
  let a = UIView()
  let beside = UIView()
  let near = UIView()
  let around = UIView()
  let upper = UIView()
  let lower = UIView()
  let row = UIStackView(axis: .horizontal, alignment: .center)
  let icon = SizedView()
  let gap = SpacerView(12)
  let text = SizedView()
  let page = UIStackView(axis: .vertical)
  let heading = SizedView()
  let between = SpacerView(12)
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
    icon.givenContentSize = CGSize(width: 24, height: 24)
    text.givenContentSize = CGSize(width: 60, height: 20)
    heading.givenContentSize = CGSize(width: 100, height: 20)
    body.givenContentSize = CGSize(width: 100, height: 30)
    label.givenContentSize = CGSize(width: 80, height: 20)

    applyPlan()

    // Not expressed above:
    // draftsmanDrafts  safe area: the screen determines it
    // draftsmanDrafts  keyboard: the system shows it
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    corner.drf
      .fillParent()
      .insert {
        a.drf
          .top.left.equal(with: .parent).offset(by: 16)
          .sized(CGSize(width: 80, height: 40))
        beside.drf
          .left.equal(to: a.drf.right).offset(by: 8)
          .size.equal(to: a)
          .centerY.equal(to: a)
      }
    near.drf.fillParent().offset(by: 12)
    around.drf.edges.equal(to: near).inset(by: 4)
    upper.drf
      .top.horizontal.equal(with: .parent).offset(by: 10)
      .height.equal(to: 50)
    lower.drf
      .top.equal(to: upper.drf.bottom).offset(by: 10)
      .horizontal.equal(to: upper)
      .height.equal(to: upper).multiplied(by: 2)
    HStacked(row) {
      icon
      gap
      text
    }
    .top.left.equal(with: .parent)
    .width.equal(to: 200)
    VStacked(page) {
      heading
      between
      body
      rest
    }
    .fillSafeArea()
    box.drf
      .fillParent()
      .insert {
        kernel.drf.fillParent().offset(by: 12)
      }
    kept.drf
      .top.left.equal(with: .parent).offset(by: 20)
      .sized(CGSize(width: 40, height: 40))
    added.drf
      .left.equal(to: kept.drf.right).offset(by: 4)
      .vertical.equal(to: kept)
      .width.equal(to: 10)
    square.drf
      .centered()
      .height.equal(with: .parent).multiplied(by: 0.25)
      .widthMatchHeight()
    bar.drf
      .bottom.horizontal.equal(with: .safeArea)
      .offsetted(using: EdgeOffsets(left: 10, bottom: 4, right: 20))
      .height.equal(to: 44)
    tip.drf
      .bottom.equal(to: bar.drf.top).offset(by: 8)
      .leading.equal(to: bar)
      .trailing.moreThan(to: bar).offset(by: 30)
      .width.equal(to: 400).priority(999)
      .size.lessThan(to: CGSize(width: 400, height: 60))
      .height.equal(to: 80).priority(.defaultLow)
    field.drf
      .matchParentH()
      .onTopOfKeyboard()
      .height.equal(to: 44)
    label.drf
      .centeredH()
      .centerY.lessThan(with: .parent)
      .bottom.moreThan(to: field.drf.top).offset(by: 8)
      .centeredV().priority(.defaultLow)
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
