/// What anchors that stand together hold of one axis, or their lengths; only as a type.
///
/// The types decide at compile time what stands together and what is related to what. The order of
/// the rules and their signs are no business of theirs.
public protocol AnchorPart {
  /// How much of the axis it is.
  associatedtype Extent
}

/// No place.
public enum NoPlace {}
/// One place.
public enum OnePlace {}
/// Both sides.
public enum BothSides {}
/// One length.
public enum OneLength {}
/// Width and height.
public enum BothLengths {}

/// A part that is a length, or both.
public protocol LengthPart: AnchorPart {}
/// A part that is no length.
public protocol PlacePart: AnchorPart {}
/// What the upper and lower side may stand with.
public protocol AcrossPart: PlacePart {}
/// What sides across may stand with.
public protocol DownPart: PlacePart {}

/// A part that the upper side may be added to.
public protocol TakesTop: DownPart {
  /// What it is then.
  associatedtype WithTop: DownPart
}
/// A part that the lower side may be added to.
public protocol TakesBottom: DownPart {
  /// What it is then.
  associatedtype WithBottom: DownPart
}
/// A part that the left side may be added to.
public protocol TakesLeft: AcrossPart {
  /// What it is then.
  associatedtype WithLeft: AcrossPart
}
/// A part that the right side may be added to.
public protocol TakesRight: AcrossPart {
  /// What it is then.
  associatedtype WithRight: AcrossPart
}
/// A part that the leading edge may be added to.
public protocol TakesLeading: AcrossPart {
  /// What it is then.
  associatedtype WithLeading: AcrossPart
}
/// A part that the trailing edge may be added to.
public protocol TakesTrailing: AcrossPart {
  /// What it is then.
  associatedtype WithTrailing: AcrossPart
}

/// Nothing of the axis.
public enum NoPart: TakesTop, TakesBottom, TakesLeft, TakesRight, TakesLeading, TakesTrailing {
  /// No place.
  public typealias Extent = NoPlace
  /// The upper side.
  public typealias WithTop = TopPart
  /// The lower side.
  public typealias WithBottom = BottomPart
  /// The left side.
  public typealias WithLeft = LeftPart
  /// The right side.
  public typealias WithRight = RightPart
  /// The leading edge.
  public typealias WithLeading = LeadingPart
  /// The trailing edge.
  public typealias WithTrailing = TrailingPart
}

/// The upper side.
public enum TopPart: TakesBottom {
  /// One place.
  public typealias Extent = OnePlace
  /// Both sides.
  public typealias WithBottom = VerticalPart
}
/// The lower side.
public enum BottomPart: TakesTop {
  /// One place.
  public typealias Extent = OnePlace
  /// Both sides.
  public typealias WithTop = VerticalPart
}
/// The upper and lower side.
public enum VerticalPart: DownPart {
  /// Both sides.
  public typealias Extent = BothSides
}
/// The vertical centre.
public enum CenterYPart: PlacePart {
  /// One place.
  public typealias Extent = OnePlace
}
/// The left side.
public enum LeftPart: TakesRight {
  /// One place.
  public typealias Extent = OnePlace
  /// Both sides.
  public typealias WithRight = HorizontalPart
}
/// The right side.
public enum RightPart: TakesLeft {
  /// One place.
  public typealias Extent = OnePlace
  /// Both sides.
  public typealias WithLeft = HorizontalPart
}
/// The left and right side.
public enum HorizontalPart: AcrossPart {
  /// Both sides.
  public typealias Extent = BothSides
}
/// The leading edge.
public enum LeadingPart: TakesTrailing {
  /// One place.
  public typealias Extent = OnePlace
  /// Both edges.
  public typealias WithTrailing = LocalizedHorizontalPart
}
/// The trailing edge.
public enum TrailingPart: TakesLeading {
  /// One place.
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
  /// One place.
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
