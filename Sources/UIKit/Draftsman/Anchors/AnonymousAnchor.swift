import DialectCore

/// An anchor of an item that is known only when a draft is built: `.bottom(of: .previous)`.
///
/// The generic parameters tell how much of each axis it covers; it is related to anchors of the
/// same extent.
public struct AnonymousAnchor<XExtent, YExtent>: Sendable {
  let layout: AnonymousLayout
  let path: AnchorPath

  /// Creates the anchor that is named like the calling function.
  private init(_ layout: AnonymousLayout, _ function: String = #function) {
    self.layout = layout
    path = AnchorShortcut.draftsmanPlaces[String(function.prefix { $0 != "(" })]
  }
}

extension AnonymousAnchor where XExtent == OnePlace, YExtent == NoPlace {
  /// Returns the left edge.
  public static func left(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the leading edge.
  public static func leading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the right edge.
  public static func right(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the trailing edge.
  public static func trailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the horizontal centre.
  public static func centerX(of layout: AnonymousLayout) -> Self { Self(layout) }
}

extension AnonymousAnchor where XExtent == NoPlace, YExtent == OnePlace {
  /// Returns the top edge.
  public static func top(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the bottom edge.
  public static func bottom(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the vertical centre.
  public static func centerY(of layout: AnonymousLayout) -> Self { Self(layout) }
}

extension AnonymousAnchor where XExtent == OneLength, YExtent == NoPlace {
  /// Returns the height.
  public static func height(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the width.
  public static func width(of layout: AnonymousLayout) -> Self { Self(layout) }
}

extension AnonymousAnchor where XExtent == OnePlace, YExtent == OnePlace {
  /// Returns the top left corner.
  public static func topLeft(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the top leading corner.
  public static func topLeading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the top right corner.
  public static func topRight(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the top trailing corner.
  public static func topTrailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the bottom left corner.
  public static func bottomLeft(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the bottom leading corner.
  public static func bottomLeading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the bottom right corner.
  public static func bottomRight(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the bottom trailing corner.
  public static func bottomTrailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the centre.
  public static func center(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the midpoint of the left edge.
  public static func centerLeft(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the midpoint of the leading edge.
  public static func centerLeading(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the midpoint of the right edge.
  public static func centerRight(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the midpoint of the trailing edge.
  public static func centerTrailing(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the midpoint of the top edge.
  public static func centerTop(of layout: AnonymousLayout) -> Self { Self(layout) }
  /// Returns the midpoint of the bottom edge.
  public static func centerBottom(of layout: AnonymousLayout) -> Self { Self(layout) }
}
