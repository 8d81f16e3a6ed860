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
/// Names are those of the shell, in backquotes where they are no words. Places count the Unicode
/// scalars of the format.
package struct VisualFormat: Hashable, Sendable {
  /// A number, or the name of one or of a view.
  package struct Operand: Hashable, Sendable {
    /// What is written.
    package enum Value: Hashable, Sendable {
      case number(Double)
      case name(String)
    }
    /// What is written.
    package var value: Value
    /// Where.
    package var range: Range<Int>
  }

  /// `>=20@250`: one condition on a distance or a size.
  package struct Predicate: Hashable, Sendable {
    /// How it compares; `==` where nothing is written.
    package var relation = Relation.equal
    /// With what.
    package var object: Operand
    /// How much it matters, where that is written.
    package var priority: Operand?
  }

  /// What stands between two views, or between a view and the edge of its parent.
  package enum Connection: Hashable, Sendable {
    /// Nothing: the edges meet.
    case flush
    /// `-`: the standard distance.
    case standard
    /// `-8-` or `-(>=8,<=20@250)-`.
    case distances([Predicate])
  }

  /// `|` and the connection between it and a view.
  package struct Edge: Hashable, Sendable {
    /// What stands between the edge and the view.
    package var connection: Connection
    /// Where the `|` is.
    package var range: Range<Int>
  }

  /// `[title(>=40)]`.
  package struct View: Hashable, Sendable {
    /// Its name, without backquotes.
    package var name: String
    /// Where the name is.
    package var range: Range<Int>
    /// The conditions on its size along the axis.
    package var predicates: [Predicate] = []
    /// The place behind it.
    package var end: Int
  }

  /// Across, unless it starts with `V:`.
  package internal(set) var axis = Axis.horizontal
  /// The edge of the parent at the start.
  package internal(set) var opening: Edge?
  /// The views in their order.
  package internal(set) var views: [View] = []
  /// What stands between each view and the next one.
  package internal(set) var connections: [Connection] = []
  /// The edge of the parent at the end.
  package internal(set) var closing: Edge?
  /// How many scalars it has.
  package internal(set) var length = 0

  /// The standard distance between two views, in points.
  package static let standardSpacing = 8.0

  init() {}

  /// Reads a format.
  ///
  /// - Throws: what UIKit would complain about.
  package init(_ text: String) throws(Failure) {
    var reader = VisualFormatReader(text)
    self = try reader.read()
  }
}

extension VisualFormat {
  /// How the views of a format lie besides their order: UIKit's `NSLayoutConstraint.FormatOptions`.
  package struct Options: Hashable, Sendable {
    /// Which way a horizontal format runs.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
      case leadingToTrailing, leftToRight, rightToLeft
    }
    /// What the distances of a vertical format are between.
    package enum Spacing: String, Hashable, Sendable, CaseIterable {
      case edgeToEdge, baselineToBaseline
    }
    /// The attributes that the views can share, in the order of UIKit's bits.
    package static let alignments: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]

    /// The attributes that the views share.
    package var alignments: Set<Attribute> = []
    /// Which way a horizontal format runs.
    package var direction = Direction.leadingToTrailing
    /// What the distances of a vertical format are between.
    package var spacing = Spacing.edgeToEdge

    /// UIKit's default options: nothing aligned, in reading direction, from edge to edge.
    package init() {}
  }
}

/// The sides at which the views of a chain meet.
package struct ChainSides {
  /// The side at which a view begins.
  package var near: Attribute
  /// The side at which it ends.
  package var far: Attribute

  /// The sides in reading direction, or down.
  package init(along axis: Axis) {
    near = axis == .horizontal ? .leading : .top
    far = axis == .horizontal ? .trailing : .bottom
  }

  /// The sides in some direction, or down.
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
