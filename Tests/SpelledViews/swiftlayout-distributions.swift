import SwiftLayout
import UIKit

/// What `swiftlayoutDistributions` is in plumb, 320 by 60 points.
final class SwiftlayoutDistributionsView: UIView, Layoutable {
  var activation: Activation?
  let tabs = UIStackView()
  let home = SizedView()
  let search = SizedView()
  let me = SizedView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tabs.spacing = 8
    tabs.alignment = .center
    tabs.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 16, bottom: 14, trailing: 16)
    tabs.isLayoutMarginsRelativeArrangement = true
    home.givenContentSize = CGSize(width: 40, height: 32)
    search.givenContentSize = CGSize(width: 100, height: 32)
    search.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    me.givenContentSize = CGSize(width: 60, height: 32)
    me.isHidden = true

    sl.updateLayout()
    tabs.setCustomSpacing(24, after: search)
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    sl.sublayout {
      tabs.sl.anchors {
        Anchors.allSides
      }.sublayout {
        home
        search
        me
      }
    }
  }

  /// One whose content is as large as it is told to be.
  final class SizedView: UIView {
    var givenContentSize = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { givenContentSize }
  }
}
