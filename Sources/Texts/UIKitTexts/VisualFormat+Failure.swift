package import LayoutModel

extension VisualFormat {
  /// The problems that a format can have.
  package enum Problem: Hashable, Sendable {
    case emptyFormat
    case noView, noViewName, noViewOrEdge, noConnection, noEnd, noMore
    case noNumber, noParenthesis, noDash, noBracket, doubtfulMinus
    /// There is no view with this name.
    case unknownView(String)
    /// The name stands for neither a number nor, where a view is allowed, a view.
    case unknownNumber(String)
    /// The name stands for a view where only a number is allowed.
    case viewForNumber(String)
    /// The view next to a `|` has no superview.
    case noSuperview(String)
    /// The options align an attribute along the axis on which the format orders the views.
    case alignedAlong(Axis)
    /// A priority is not within the valid range.
    case priorityOutOfRange
    /// A standard distance between baselines is unknown, because it depends on the fonts.
    case unknownSpacing
    /// The options ask for distances between baselines in a horizontal format.
    case baselinesAcross
  }

  /// Why a format cannot be read, and where.
  package struct Failure: Error, Hashable, Sendable {
    /// The problem.
    package var problem: Problem
    /// The part of the format that has the problem, in Unicode scalars.
    package var range: Range<Int>
    /// The position at which UIKit prints its caret.
    package var caret: Int
    /// The part of the format that had been read before.
    package var soFar: VisualFormat

    /// Creates a failure about the scalar at a position.
    init(_ problem: Problem, at position: Int, soFar: VisualFormat) {
      self.init(problem, at: position..<position + 1, caret: position, in: soFar)
    }

    /// Creates a failure about a part of the format.
    init(_ problem: Problem, at range: Range<Int>, caret: Int, in format: VisualFormat) {
      self.problem = problem
      self.range = range
      self.caret = caret
      soFar = format
    }
  }
}

extension VisualFormat.Problem {
  /// The words of UIKit for the problem, or `nil` if UIKit does not complain about it.
  package var textOfUIKit: String? {
    switch self {
    case .emptyFormat: "It's an empty string."
    case .noView: "Expected a view"
    case .noViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .noViewOrEdge: "Expected a view or '|'"
    case .noConnection: "Expected a connection after the '|' character"
    case .noEnd: "Expected the end of the format string"
    case .noMore: "Expected more input"
    case .noNumber, .viewForNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .noParenthesis: "Expected ')' or ','"
    case .noDash: "Expected a '-' here"
    case .noBracket: "Expected a ']' here. That is how you give the end of a view."
    case .doubtfulMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownNumber(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignedAlong(let axis):
      "Options mask required views to be aligned on a \(axis.word) edge, which is not allowed for "
        + "layout that is also \(axis.word)."
    case .priorityOutOfRange, .unknownSpacing, .baselinesAcross: nil
    }
  }
}

extension Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
