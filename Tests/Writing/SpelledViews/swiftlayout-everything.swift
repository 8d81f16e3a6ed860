import SwiftLayout
import UIKit

/// What `swiftlayoutEverything` is in plumb, 320 by 240 points.
final class SwiftlayoutEverythingView: UIView, Layoutable {
  var activation: Activation?
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

    sl.updateLayout()
    row.setCustomSpacing(20, after: title)

    strut.frame = CGRect(x: 8, y: 200, width: 30, height: 20)
    strut.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    strut.translatesAutoresizingMaskIntoConstraints = true

    // Not expressed above:
    // swiftlayoutEverything  safe area: the screen determines it
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.anchors {
      Anchors.trailing.greaterThanOrEqualTo(words, constant: 1)
      Anchors.height.greaterThanOrEqualTo(constant: 100)
    }.sublayout {
      gutter.sl.anchors {
        Anchors.leading.top
        Anchors.width.equalToSuper().multiplier(1 / 3)
        Anchors.height.equalTo(constant: 1)
      }
      row.sl.anchors {
        Anchors.cap.equalToSuper(inwardOffset: 12)
      }.sublayout {
        icon
        title.sl.anchors {
          Anchors.top.greaterThanOrEqualTo(safeAreaLayoutGuide, constant: 1)
          Anchors.leading.greaterThanOrEqualTo(self, attribute: .leadingMargin)
        }
        gap.sl.anchors {
          Anchors.width.greaterThanOrEqualTo(constant: 16)
            .priority(UILayoutPriority(999))
        }
        badge.sl.anchors {
          Anchors.height.equalTo(constant: 18)
        }
      }
      name.sl.anchors {
        Anchors.top.equalTo(row, attribute: .bottom, constant: 8)
        Anchors.leading.equalToSuper(constant: 16)
        Anchors.trailing.equalToSuper(inwardOffset: 16).priority(.defaultHigh)
      }
      play.sl.anchors {
        Anchors.top.equalTo(name, attribute: .bottom, constant: 8)
        Anchors.centerX
        Anchors.width.greaterThanOrEqualTo(constant: 80)
          .priority(UILayoutPriority(999))
        Anchors.width.lessThanOrEqualToSuper()
          .multiplier(0.5)
          .priority(UILayoutPriority(999))
      }
      centerView.sl.anchors {
        Anchors.leading.equalTo(gutter, attribute: .trailing, constant: 4)
          .priority(UILayoutPriority(751))
        Anchors.firstBaseline.equalTo(play)
      }
      level.sl.anchors {
        Anchors.allSides.greaterThanOrEqualToSuper(constant: -500)
        Anchors.horizontal.equalTo(layoutMarginsGuide)
        Anchors.centerY.equalToSuper().priority(.defaultLow)
      }
      range.sl.anchors {
        Anchors.top.equalTo(play, attribute: .bottom, constant: 4)
        Anchors.left.right.equalToSuper(inwardOffset: 9)
      }
      done.sl.anchors {
        Anchors.shoe.equalTo(safeAreaLayoutGuide, inwardOffset: 6)
      }
      busy.sl.anchors {
        Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 4)
        Anchors.trailing.equalToSuper(inwardOffset: 40).priority(.defaultLow)
        Anchors.top.equalTo(range, attribute: .bottom)
      }
      count.sl.anchors {
        Anchors.bottom.equalTo(done, attribute: .top, constant: -5)
        Anchors.centerX.equalToSuper(constant: 3)
        Anchors.bottom.equalTo(done, attribute: .top, constant: -5)
          .priority(UILayoutPriority(300))
      }
      words.sl.anchors {
        Anchors.leading.equalToSuper(constant: 30)
        Anchors.top.equalTo(range, attribute: .bottom, constant: 4)
        Anchors.width.equalTo(constant: 120)
        Anchors.height.lessThanOrEqualTo(words, attribute: .width).multiplier(2)
      }
      oddName.sl.anchors {
        Anchors.size.equalTo(width: 24, height: 24)
        Anchors.center
        Anchors.centerX.equalToSuper()
          .multiplier(1.2)
          .priority(UILayoutPriority(5))
          .identifier("shifted")
      }
      strut.sl.sublayout {
        inner.sl.anchors {
          Anchors.allSides.equalToSuper(inwardOffset: 2)
        }
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

  /// A view with the content size it is given.
  final class SizedImageView: UIImageView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
