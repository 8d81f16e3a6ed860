package import ConstraintSolver
package import LayoutModel

extension NSLayoutConstraint {
  /// A position or size of a view that a constraint can relate; the raw values are UIKit's.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: stands on the second side of a constraint with just a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge: left where the language is read from left to right.
    case leading
    /// The trailing edge: right where the language is read from left to right.
    case trailing
    case width
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The leading edge of the layout margins.
    case leadingMargin
    /// The trailing edge of the layout margins.
    case trailingMargin
    /// The horizontal centre of the layout margins.
    case centerXWithinMargins
    /// The vertical centre of the layout margins.
    case centerYWithinMargins

    /// The baseline of the last line of text, under its old name.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Options for the views of a visual format: how they are aligned and in which direction they
  /// follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The option bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow each other from leading to trailing: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are measured from edge to edge: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances are measured from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the model; `nil` for ``notAnAttribute``.
  package var modelled: LayoutModel.Attribute? {
    LayoutModel.Attribute.allCases.first { $0.rawNumber == rawValue }
  }

  /// Creates the attribute for an attribute of the model.
  package init(_ attribute: LayoutModel.Attribute) {
    self = NSLayoutConstraint.Attribute(rawValue: attribute.rawNumber) ?? .notAnAttribute
  }

  /// Whether it is a position rather than a size.
  var isPosition: Bool { modelled?.isPosition ?? false }

  /// The name that UIKit prints.
  var spelling: String { modelled?.rawValue ?? "notAnAttribute" }
}

extension NSLayoutConstraint.Axis {
  package var modelled: LayoutModel.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension NSLayoutConstraint.Relation {
  package var modelled: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessOrEqual
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }

  init(_ relation: Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessThanOrEqual
    case .greaterOrEqual: self = .greaterThanOrEqual
    }
  }
}
