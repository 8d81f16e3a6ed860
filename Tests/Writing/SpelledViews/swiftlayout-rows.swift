import SwiftLayout
import UIKit

/// What `swiftlayoutRows` is in plumb, 320 by 200 points.
final class SwiftlayoutRowsView: UIView, Layoutable {
  var activation: Activation?
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

    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      card.sl.anchors {
        Anchors.left.right.centerY
      }.sublayout {
        words.sl.sublayout {
          title
          sub
        }
        room.sl.anchors {
          Anchors.width.greaterThanOrEqualTo(constant: 16)
            .priority(UILayoutPriority(999))
        }
        star
      }
      column.sl.anchors {
        Anchors.left.top
        Anchors.size.equalTo(width: 320, height: 480)
      }.sublayout {
        one
        two
        three
      }
      tower.sl.anchors {
        Anchors.left.top
      }.sublayout {
        upper
        fixed.sl.anchors {
          Anchors.height.equalTo(constant: 20).priority(UILayoutPriority(999))
        }
        lower
      }
      built.sl.anchors {
        Anchors.top.left
        Anchors.width.equalTo(constant: 100)
      }.sublayout {
        a
        c
      }
      bar.sl.anchors {
        Anchors.top.left
        Anchors.width.equalToSuper()
          .multiplier(0.5)
          .priority(UILayoutPriority(999))
        Anchors.height.equalTo(constant: 20).priority(UILayoutPriority(999))
      }
      limited.sl.anchors {
        Anchors.top.left
        Anchors.width.lessThanOrEqualTo(constant: 120)
          .priority(UILayoutPriority(999))
        Anchors.height.equalTo(constant: 10)
      }
      rows.sl.anchors {
        Anchors.top.left.right
      }.sublayout {
        small
        dash.sl.anchors {
          Anchors.height.equalTo(constant: 10)
        }
        large
      }
      cols.sl.anchors {
        Anchors.top.left
        Anchors.size.equalTo(width: 200, height: 40)
      }.sublayout {
        near
        slit.sl.anchors {
          Anchors.width.equalTo(constant: 8)
        }
        far
      }
      frameView.sl.anchors {
        Anchors.top.left
        Anchors.size.equalTo(width: 200, height: 40)
      }.sublayout {
        before.sl.anchors {
          Anchors.width.equalTo(constant: 10)
        }
        inset
        after.sl.anchors {
          Anchors.width.equalTo(constant: 10)
        }
      }
      tops.sl.anchors {
        Anchors.top.left
      }.sublayout {
        short
        tall
      }
      centres.sl.anchors {
        Anchors.top.left
        Anchors.size.equalTo(width: 300, height: 44)
      }.sublayout {
        x1
        x2
        x3
      }
      shares.sl.anchors {
        Anchors.top.left
        Anchors.size.equalTo(width: 300, height: 44)
      }.sublayout {
        y1
        y2
        y3
      }
      gaps.sl.anchors {
        Anchors.top.left
        Anchors.width.equalTo(constant: 200)
      }.sublayout {
        h1
        h2
        h3
      }
      margins.sl.anchors {
        Anchors.top.left
        Anchors.size.equalTo(width: 200, height: 60)
      }.sublayout {
        m1
        m2
      }
    }
  }

  /// A view with the content size it is given.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
