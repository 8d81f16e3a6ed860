import DialectCore

/// An anchor of a view or guide that is known only where a draft is built: `.bottom(of: .previous)`.
///
/// Its parts are how much of each axis it is; anchors are related to those of the same extent.
public struct AnonymousAnchor<XExtent, YExtent>: Sendable {
  let layout: AnonymousLayout
  let path: AnchorPath

  /// The place that the function which calls it is called after.
  private init(_ layout: AnonymousLayout, _ function: String = #function) {
    self.layout = layout
    path = AnchorShortcut.draftsmanPlaces[String(function.prefix { $0 != "(" })]
  }
}

extension AnonymousAnchor where XExtent == OnePlace, YExtent == NoPlace {
  /// Its left side.
  public static func left(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its leading edge.
  public static func leading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its right side.
  public static func right(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its trailing edge.
  public static func trailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its middle across.
  public static func centerX(of layout: AnonymousLayout) -> Self { Self(layout) }
}

extension AnonymousAnchor where XExtent == NoPlace, YExtent == OnePlace {
  /// Its upper side.
  public static func top(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its lower side.
  public static func bottom(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its middle down.
  public static func centerY(of layout: AnonymousLayout) -> Self { Self(layout) }
}

extension AnonymousAnchor where XExtent == OneLength, YExtent == NoPlace {
  /// Its height.
  public static func height(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its width.
  public static func width(of layout: AnonymousLayout) -> Self { Self(layout) }
}

extension AnonymousAnchor where XExtent == OnePlace, YExtent == OnePlace {
  /// Its upper left corner.
  public static func topLeft(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its upper leading corner.
  public static func topLeading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its upper right corner.
  public static func topRight(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its upper trailing corner.
  public static func topTrailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its lower left corner.
  public static func bottomLeft(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its lower leading corner.
  public static func bottomLeading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its lower right corner.
  public static func bottomRight(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its lower trailing corner.
  public static func bottomTrailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Its centre.
  public static func center(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// The middle of its left side.
  public static func centerLeft(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// The middle of its leading edge.
  public static func centerLeading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// The middle of its right side.
  public static func centerRight(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// The middle of its trailing edge.
  public static func centerTrailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// The middle of its upper side.
  public static func centerTop(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// The middle of its lower side.
  public static func centerBottom(of layout: AnonymousLayout) -> Self { Self(layout) }
}
