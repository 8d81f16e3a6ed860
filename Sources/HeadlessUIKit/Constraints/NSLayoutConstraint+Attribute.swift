package import ConstraintSolver
package import LayoutModel

extension NSLayoutConstraint {
  /// A place or a size of a view that a constraint can speak of; the raw values are UIKit's.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: the other side of a constraint with a constant.
    case notAnAttribute = 0
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// Across.
    case width
    /// Down.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left side of the layout margins.
    case leftMargin
    /// The right side of the layout margins.
    case rightMargin
    /// The upper side of the layout margins.
    case topMargin
    /// The lower side of the layout margins.
    case bottomMargin
    /// The leading edge of the layout margins.
    case leadingMargin
    /// The trailing edge of the layout margins.
    case trailingMargin
    /// The middle of the layout margins across.
    case centerXWithinMargins
    /// The middle of the layout margins down.
    case centerYWithinMargins

    /// The baseline of the last line of text, by its old name.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// Across or down.
  public enum Axis: Int, Hashable, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// What the views of a visual format share, and how they follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All have the same left side.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All have the same right side.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All have the same upper side.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All have the same lower side.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All have the same middle across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All have the same middle down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow each other in reading direction: what goes without saying.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are from edge to edge: what goes without saying.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances are from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute in the terms of the model; nil for none.
  package var modelled: LayoutModel.Attribute? {
    LayoutModel.Attribute.allCases.first { $0.rawNumber == rawValue }
  }

  /// The attribute that a model's one is.
  package init(_ attribute: LayoutModel.Attribute) {
    self = NSLayoutConstraint.Attribute(rawValue: attribute.rawNumber) ?? .notAnAttribute
  }

  /// Whether it is a place.
  var isPosition: Bool { modelled?.isPosition ?? false }

  /// How UIKit spells it.
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
