public import Foundation
public import HeadlessUIKit

/// The anchors of a layout guide, for drafts to relate to.
@preconcurrency @MainActor
public struct LayoutGuide: LayoutAnchor, AnchorRoot {
  /// The layout guide.
  public let guide: UILayoutGuide

  /// The layout guide.
  public var anchoredItem: NSObject { guide }
  /// The value itself.
  public var anchorRoot: LayoutGuide { self }
}

extension UILayoutGuide {
  /// The anchors of the layout guide, for drafts to relate to.
  public var drf: LayoutGuide { LayoutGuide(guide: self) }
}
