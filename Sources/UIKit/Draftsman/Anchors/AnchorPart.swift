/// The part of combined anchors that concerns one axis, or their lengths, as a type.
///
/// The types determine at compile time which anchors can be combined and what they can be related
/// to. They have no influence on the order and signs of the rules.
public protocol AnchorPart {
  /// How much of the axis the part covers.
  associatedtype Extent
}

/// No position.
public enum NoPlace {}
/// One position.
public enum OnePlace {}
/// Both edges.
public enum BothSides {}
/// One length.
public enum OneLength {}
/// Width and height.
public enum BothLengths {}

/// A part that consists of one or both lengths.
public protocol LengthPart: AnchorPart {}
/// A part without lengths.
public protocol PlacePart: AnchorPart {}
/// A part that top and bottom can be combined with.
public protocol AcrossPart: PlacePart {}
/// A part that horizontal edges can be combined with.
public protocol DownPart: PlacePart {}

/// A part that the top edge can be added to.
public protocol TakesTop: DownPart {
  /// The resulting part.
  associatedtype WithTop: DownPart
}
/// A part that the bottom edge can be added to.
public protocol TakesBottom: DownPart {
  /// The resulting part.
  associatedtype WithBottom: DownPart
}
/// A part that the left edge can be added to.
public protocol TakesLeft: AcrossPart {
  /// The resulting part.
  associatedtype WithLeft: AcrossPart
}
/// A part that the right edge can be added to.
public protocol TakesRight: AcrossPart {
  /// The resulting part.
  associatedtype WithRight: AcrossPart
}
/// A part that the leading edge can be added to.
public protocol TakesLeading: AcrossPart {
  /// The resulting part.
  associatedtype WithLeading: AcrossPart
}
/// A part that the trailing edge can be added to.
public protocol TakesTrailing: AcrossPart {
  /// The resulting part.
  associatedtype WithTrailing: AcrossPart
}

/// Nothing on the axis.
public enum NoPart: TakesTop, TakesBottom, TakesLeft, TakesRight, TakesLeading, TakesTrailing {
  /// No position.
  public typealias Extent = NoPlace
  /// The top edge.
  public typealias WithTop = TopPart
  /// The bottom edge.
  public typealias WithBottom = BottomPart
  /// The left edge.
  public typealias WithLeft = LeftPart
  /// The right edge.
  public typealias WithRight = RightPart
  /// The leading edge.
  public typealias WithLeading = LeadingPart
  /// The trailing edge.
  public typealias WithTrailing = TrailingPart
}

/// The top edge.
public enum TopPart: TakesBottom {
  /// One position.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithBottom = VerticalPart
}
/// The bottom edge.
public enum BottomPart: TakesTop {
  /// One position.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithTop = VerticalPart
}
/// The top and bottom edge.
public enum VerticalPart: DownPart {
  /// Both edges.
  public typealias Extent = BothSides
}
/// The vertical centre.
public enum CenterYPart: PlacePart {
  /// One position.
  public typealias Extent = OnePlace
}
/// The left edge.
public enum LeftPart: TakesRight {
  /// One position.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithRight = HorizontalPart
}
/// The right edge.
public enum RightPart: TakesLeft {
  /// One position.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithLeft = HorizontalPart
}
/// The left and right edge.
public enum HorizontalPart: AcrossPart {
  /// Both edges.
  public typealias Extent = BothSides
}
/// The leading edge.
public enum LeadingPart: TakesTrailing {
  /// One position.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithTrailing = LocalizedHorizontalPart
}
/// The trailing edge.
public enum TrailingPart: TakesLeading {
  /// One position.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithLeading = LocalizedHorizontalPart
}
/// The leading and trailing edge.
public enum LocalizedHorizontalPart: AcrossPart {
  /// Both edges.
  public typealias Extent = BothSides
}
/// The horizontal centre.
public enum CenterXPart: PlacePart {
  /// One position.
  public typealias Extent = OnePlace
}
/// The width.
public enum WidthPart: LengthPart {
  /// One length.
  public typealias Extent = OneLength
}
/// The height.
public enum HeightPart: LengthPart {
  /// One length.
  public typealias Extent = OneLength
}
/// The width and height.
public enum SizePart: LengthPart {
  /// Both lengths.
  public typealias Extent = BothLengths
}
