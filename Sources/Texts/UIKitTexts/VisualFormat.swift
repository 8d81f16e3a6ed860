package import ConstraintSolver
package import LayoutModel

/// A chain of views in UIKit's visual format, `H:|-16-[title]-8-[badge(>=40@750)]-|`.
///
/// ```
/// format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
/// connection = "" | "-" | "-" simple "-" | "-" predicates "-"
/// simple     = (number | name) ["@" priority]
/// predicates = "(" predicate {"," predicate} ")"
/// predicate  = ["==" | ">=" | "<="] (number | name) ["@" priority]
/// view       = "[" name [predicates] "]"
/// priority   = number | name
/// ```
///
/// Names are those of the shell, in backquotes if they are not plain words. Positions count the
/// Unicode scalars of the format.
package struct VisualFormat: Hashable, Sendable {
  /// A number, or the name of a number or view.
  package struct Operand: Hashable, Sendable {
    /// The value as it is written.
    package enum Value: Hashable, Sendable {
      case number(Double)
      case name(String)
    }
    /// The value as it is written.
    package var value: Value
    /// The position in the format.
    package var range: Range<Int>
  }

  /// A condition on a distance or a size, `>=20@250`.
  package struct Predicate: Hashable, Sendable {
    /// The relation; `==` if none is written.
    package var relation = Relation.equal
    /// The number or view that is compared with.
    package var object: Operand
    /// The priority, if one is written.
    package var priority: Operand?
  }

  /// The connection between two views, or between a view and the edge of its superview.
  package enum Connection: Hashable, Sendable {
    /// No connection: the edges coincide.
    case flush
    /// The standard distance, `-`.
    case standard
    /// A list of distances, `-8-` or `-(>=8,<=20@250)-`.
    case distances([Predicate])
  }

  /// An edge of the superview, `|`, and its connection to the first or last view.
  package struct Edge: Hashable, Sendable {
    /// The connection between the edge and the view.
    package var connection: Connection
    /// The position of the `|`.
    package var range: Range<Int>
  }

  /// A view with conditions on its size, `[title(>=40)]`.
  package struct View: Hashable, Sendable {
    /// The name, without backquotes.
    package var name: String
    /// The position of the name.
    package var range: Range<Int>
    /// The conditions on the size along the axis of the format.
    package var predicates: [Predicate] = []
    /// The position behind the view.
    package var end: Int
  }

  /// The axis of the format: horizontal unless the format starts with `V:`.
  package internal(set) var axis = Axis.horizontal
  /// The edge of the superview at the start, if the format has one.
  package internal(set) var opening: Edge?
  /// The views in order.
  package internal(set) var views: [View] = []
  /// The connections between each view and the next.
  package internal(set) var connections: [Connection] = []
  /// The edge of the superview at the end, if the format has one.
  package internal(set) var closing: Edge?
  /// The length of the format in Unicode scalars.
  package internal(set) var length = 0

  /// The standard distance between two views, in points.
  package static let standardSpacing = 8.0

  init() {}

  /// Parses a format.
  ///
  /// - Throws: The failure that UIKit would report.
  package init(_ text: String) throws(Failure) {
    var reader = VisualFormatReader(text)
    self = try reader.read()
  }
}

extension VisualFormat {
  /// The options of a format, UIKit's `NSLayoutConstraint.FormatOptions`.
  package struct Options: Hashable, Sendable {
    /// The direction of a horizontal format.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
      case leadingToTrailing, leftToRight, rightToLeft
    }
    /// The places between which the distances of a vertical format are measured.
    package enum Spacing: String, Hashable, Sendable, CaseIterable {
      case edgeToEdge, baselineToBaseline
    }
    /// The attributes that views can be aligned by, in the order of UIKit's option bits.
    package static let alignments: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]

    /// The attributes that all views of the format are aligned by.
    package var alignments: Set<Attribute> = []
    /// The direction of a horizontal format.
    package var direction = Direction.leadingToTrailing
    /// The places between which the distances of a vertical format are measured.
    package var spacing = Spacing.edgeToEdge

    /// Creates UIKit's default options: no alignment, reading direction, distances between edges.
    package init() {}
  }
}

/// The sides by which the views of a chain are connected.
package struct ChainSides {
  /// The side at which each view begins.
  package var near: Attribute
  /// The side at which each view ends.
  package var far: Attribute

  /// Creates the sides of a chain in reading direction or downwards.
  package init(along axis: Axis) {
    near = axis == .horizontal ? .leading : .top
    far = axis == .horizontal ? .trailing : .bottom
  }

  /// Creates the sides of a horizontal chain in a direction, or of a vertical one downwards.
  package init(along axis: Axis, _ direction: VisualFormat.Options.Direction) {
    self.init(along: axis)
    guard axis == .horizontal else { return }
    switch direction {
    case .leadingToTrailing: break
    case .leftToRight: (near, far) = (.left, .right)
    case .rightToLeft: (near, far) = (.right, .left)
    }
  }
}
