public import Foundation
public import HeadlessUIKit

/// The anchors of a layout guide, for drafts to relate to.
@preconcurrency @MainActor
public struct LayoutGuide: LayoutAnchor, AnchorRoot {
  /// The guide.
  public let guide: UILayoutGuide

  /// The guide itself.
  public var anchoredItem: NSObject { guide }
  /// Itself.
  public var anchorRoot: LayoutGuide { self }
}

extension UILayoutGuide {
  /// Its anchors, for drafts to relate to.
  public var drf: LayoutGuide { LayoutGuide(guide: self) }
}
