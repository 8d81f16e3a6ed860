import Draftsman
import UIKit

/// What `draftsmanBlocks` is in plumb, 400 by 600 points.
final class DraftsmanBlocksView: UIView, Planned {
  let box = UIView()
  let inner = UIView()
  let cap = UIView()
  let shoe = UIView()
  let field = UIView()
  let a = UIView()
  let b = UIView()
  let plate = UIView()
  let apart = UIView()
  let knob = UIView()
  let lost = UIView()
  let chosen = UIView()
  let friend = UIView()
  let column = UIStackView(
    axis: .vertical, distribution: .fillEqually, alignment: .center)
  let one = UIView()
  let two = UIView()
  let ground = UIView()
  let safely = UIView()
  let strip = UIView()
  let tab = UIView()
  let header = UIView()
  let body = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    applyPlan()

    // In plain UIKit:
    // c33  knob.centerX == 1.2 * plate.centerX: only lengths can be
    //   multiplied
    // c34  knob.centerY == 0.8 * plate.centerY: only lengths can be
    //   multiplied
    // c37  apart.centerX == 1.5 * plate.centerX: only lengths can be
    //   multiplied
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: knob,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: plate,
        attribute: .centerX,
        multiplier: 1.2,
        constant: 0),
      NSLayoutConstraint(
        item: knob,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: plate,
        attribute: .centerY,
        multiplier: 0.8,
        constant: 0),
      NSLayoutConstraint(
        item: apart,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: plate,
        attribute: .centerX,
        multiplier: 1.5,
        constant: 0),
    ])

    // Not expressed above:
    // draftsmanBlocks  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  var viewPlan: ViewPlan {
    box.drf
      .localizedEdges.equal(with: .parent).offset(by: 10)
      .insert {
        inner.drf.localizedEdges.equal(with: .parent).offset(by: 5)
      }
    cap.drf
      .top.localizedHorizontal.equal(with: .parent)
      .height.equal(with: .parent).multiplied(by: 0.25)
    shoe.drf
      .top.equal(to: cap.drf.bottom).offset(by: 8)
      .bottom.localizedHorizontal.equal(with: .parent)
    field.drf
      .top.leading.equal(with: .parent)
      .sized(CGSize(width: 100, height: 100))
      .insert {
        a.drf
          .localizedEdges.equal(with: .parent)
          .offsetted(
            using: EdgeOffsets(top: 11, left: 11, bottom: 11, right: -11))
        b.drf
          .center.equal(to: a)
          .size.equal(to: a).added(by: CGSize(width: -20, height: -10))
      }
    plate.drf
      .top.leading.equal(with: .parent).offset(by: 20)
      .sized(CGSize(width: 160, height: 100))
      .insert {
        apart.drf
          .top.equal(with: .parent)
          .sized(CGSize(width: 10, height: 10))
        knob.drf.sized(CGSize(width: 40, height: 40))
      }
    lost.drf.top.equal(with: .bottom(of: .parent))
    chosen.drf
      .sized(CGSize(width: 50, height: 50))
      .centered()
      .insert {
        friend.drf.localizedEdges.equal(with: .parent)
      }
    VStacked(column) {
      one
      two
    }
    .top.leading.equal(with: .parent)
    .sized(CGSize(width: 40, height: 80))
    .insert {
      ground.drf.localizedEdges.equal(with: .parent)
    }
    safely.drf
      .matchSafeAreaV()
      .localizedHorizontal.equal(with: .parent).offset(by: 12)
    strip.drf
      .top.leading.equal(with: .parent)
      .width.equal(to: 300).priority(.defaultHigh)
      .width.lessThan(with: .parent).substracted(by: 140)
      .height.equal(to: 20)
    tab.drf
      .top.equal(to: strip.drf.bottom)
      .centerX.equal(to: strip)
      .size.equal(to: strip)
      .multiplied(by: 0.5)
      .added(by: CGSize(width: 0, height: 4))
    header.drf
      .top.localizedHorizontal.equal(with: .parent)
      .height.equal(to: 44)
    body.drf
      .top.equal(to: header.drf.bottom).offset(by: 8)
      .bottom.localizedHorizontal.equal(with: .parent).offset(by: 12)
  }
}
