import HeadlessUIKit
import DialectCore
import LayoutModel

/// The attributes that an expression can begin with: `Anchors.top`, `Anchors.cap`, `Anchors.size`.
extension Anchors {
  /// The type itself.
  ///
  /// SwiftLayout's documentation in one place writes `Anchors.sl.top.bottom` for
  /// `Anchors.top.bottom`.
  public static var sl: Anchors.Type { Anchors.self }

  // MARK: - Places across

  /// The horizontal centre.
  public static var centerX: AnchorsExpression<AnchorsXAxis> { .init(attributes: [.centerX]) }
  /// The leading edge.
  public static var leading: AnchorsExpression<AnchorsXAxis> { .init(attributes: [.leading]) }
  /// The trailing edge.
  public static var trailing: AnchorsExpression<AnchorsXAxis> { .init(attributes: [.trailing]) }
  /// The left edge.
  public static var left: AnchorsExpression<AnchorsXAxis> { .init(attributes: [.left]) }
  /// The right edge.
  public static var right: AnchorsExpression<AnchorsXAxis> { .init(attributes: [.right]) }
  /// The horizontal centre within the layout margins.
  public static var centerXWithinMargins: AnchorsExpression<AnchorsXAxis> {
    .init(attributes: [.centerXWithinMargins])
  }
  /// The left edge of the layout margins.
  public static var leftMargin: AnchorsExpression<AnchorsXAxis> { .init(attributes: [.leftMargin]) }
  /// The right edge of the layout margins.
  public static var rightMargin: AnchorsExpression<AnchorsXAxis> {
    .init(attributes: [.rightMargin])
  }
  /// The leading edge of the layout margins.
  public static var leadingMargin: AnchorsExpression<AnchorsXAxis> {
    .init(attributes: [.leadingMargin])
  }
  /// The trailing edge of the layout margins.
  public static var trailingMargin: AnchorsExpression<AnchorsXAxis> {
    .init(attributes: [.trailingMargin])
  }

  // MARK: - Places down

  /// The vertical centre.
  public static var centerY: AnchorsExpression<AnchorsYAxis> { .init(attributes: [.centerY]) }
  /// The top edge.
  public static var top: AnchorsExpression<AnchorsYAxis> { .init(attributes: [.top]) }
  /// The bottom edge.
  public static var bottom: AnchorsExpression<AnchorsYAxis> { .init(attributes: [.bottom]) }
  /// The baseline of the first line of text.
  public static var firstBaseline: AnchorsExpression<AnchorsYAxis> {
    .init(attributes: [.firstBaseline])
  }
  /// The baseline of the last line of text.
  public static var lastBaseline: AnchorsExpression<AnchorsYAxis> {
    .init(attributes: [.lastBaseline])
  }
  /// The vertical centre within the layout margins.
  public static var centerYWithinMargins: AnchorsExpression<AnchorsYAxis> {
    .init(attributes: [.centerYWithinMargins])
  }
  /// The top edge of the layout margins.
  public static var topMargin: AnchorsExpression<AnchorsYAxis> { .init(attributes: [.topMargin]) }
  /// The bottom edge of the layout margins.
  public static var bottomMargin: AnchorsExpression<AnchorsYAxis> {
    .init(attributes: [.bottomMargin])
  }

  // MARK: - Lengths

  /// The height.
  public static var height: AnchorsExpression<AnchorsDimension> { .init(attributes: [.height]) }
  /// The width.
  public static var width: AnchorsExpression<AnchorsDimension> { .init(attributes: [.width]) }

  // MARK: - Several at once

  /// Leading and trailing.
  public static var horizontal: AnchorsExpression<AnchorsXAxis> { word("horizontal") }
  /// Top and bottom.
  public static var vertical: AnchorsExpression<AnchorsYAxis> { word("vertical") }
  /// Top, bottom, leading and trailing.
  public static var allSides: AnchorsMixedExpression { word("allSides") }
  /// Top, leading and trailing.
  public static var cap: AnchorsMixedExpression { word("cap") }
  /// Bottom, leading and trailing.
  public static var shoe: AnchorsMixedExpression { word("shoe") }
  /// Width and height.
  public static var size: AnchorsSizeExpression { AnchorsSizeExpression() }
  /// The horizontal and vertical centre.
  public static var center: AnchorsCenterExpression { AnchorsCenterExpression() }

  /// Returns an expression of the attributes that a word of SwiftLayout stands for.
  private static func word<Result: AnchorsChain>(_ word: String) -> Result {
    Result(
      attributes: AnchorShortcut.swiftLayout(word).map(NSLayoutConstraint.Attribute.init))
  }
}

// MARK: - Behind others

/// The same attributes after others: `Anchors.top.leading`.
extension AnchorsChain {
  /// Followed by the horizontal centre.
  public var centerX: AfterX { extended(.centerX) }
  /// Followed by the leading edge.
  public var leading: AfterX { extended(.leading) }
  /// Followed by the trailing edge.
  public var trailing: AfterX { extended(.trailing) }
  /// Followed by the left edge.
  public var left: AfterX { extended(.left) }
  /// Followed by the right edge.
  public var right: AfterX { extended(.right) }
  /// Followed by the horizontal centre within the layout margins.
  public var centerXWithinMargins: AfterX { extended(.centerXWithinMargins) }
  /// Followed by the left edge of the layout margins.
  public var leftMargin: AfterX { extended(.leftMargin) }
  /// Followed by the right edge of the layout margins.
  public var rightMargin: AfterX { extended(.rightMargin) }
  /// Followed by the leading edge of the layout margins.
  public var leadingMargin: AfterX { extended(.leadingMargin) }
  /// Followed by the trailing edge of the layout margins.
  public var trailingMargin: AfterX { extended(.trailingMargin) }

  /// Followed by the vertical centre.
  public var centerY: AfterY { extended(.centerY) }
  /// Followed by the top edge.
  public var top: AfterY { extended(.top) }
  /// Followed by the bottom edge.
  public var bottom: AfterY { extended(.bottom) }
  /// Followed by the baseline of the first line of text.
  public var firstBaseline: AfterY { extended(.firstBaseline) }
  /// Followed by the baseline of the last line of text.
  public var lastBaseline: AfterY { extended(.lastBaseline) }
  /// Followed by the vertical centre within the layout margins.
  public var centerYWithinMargins: AfterY { extended(.centerYWithinMargins) }
  /// Followed by the top edge of the layout margins.
  public var topMargin: AfterY { extended(.topMargin) }
  /// Followed by the bottom edge of the layout margins.
  public var bottomMargin: AfterY { extended(.bottomMargin) }

  /// Followed by the height.
  public var height: AfterDimension { extended(.height) }
  /// Followed by the width.
  public var width: AfterDimension { extended(.width) }
  /// Followed by leading and trailing.
  public var horizontal: AfterX { extended(byWord: "horizontal") }
  /// Followed by top and bottom.
  public var vertical: AfterY { extended(byWord: "vertical") }
  /// Followed by top, bottom, leading and trailing.
  public var allSides: AnchorsMixedExpression { extended(byWord: "allSides") }
  /// Followed by top, leading and trailing.
  public var cap: AnchorsMixedExpression { extended(byWord: "cap") }
  /// Followed by bottom, leading and trailing.
  public var shoe: AnchorsMixedExpression { extended(byWord: "shoe") }
}
