package import LayoutModel

extension VisualFormat {
  /// What can be wrong with a format.
  package enum Problem: Hashable, Sendable {
    case emptyFormat
    case noView, noViewName, noViewOrEdge, noConnection, noEnd, noMore
    case noNumber, noParenthesis, noDash, noBracket, doubtfulMinus
    /// Nobody has the name.
    case unknownView(String)
    /// A name that is neither a number nor, where one could stand, a view.
    case unknownNumber(String)
    /// A view where only a number can stand.
    case viewForNumber(String)
    /// The view beside a `|` has no parent.
    case noSuperview(String)
    /// The views shall share a side that their order keeps apart.
    case alignedAlong(Axis)
    /// A priority that is none.
    case priorityOutOfRange
    /// The standard distance of baselines depends on fonts.
    case unknownSpacing
    /// Baselines lie above each other only.
    case baselinesAcross
  }

  /// Why a format means nothing, and where.
  package struct Failure: Error, Hashable, Sendable {
    /// What is wrong.
    package var problem: Problem
    /// Where it is.
    package var range: Range<Int>
    /// Where UIKit puts its caret.
    package var caret: Int
    /// What was read before.
    package var soFar: VisualFormat

    /// A problem with what comes next.
    init(_ problem: Problem, at position: Int, soFar: VisualFormat) {
      self.init(problem, at: position..<position + 1, caret: position, in: soFar)
    }

    /// A problem at some place.
    init(_ problem: Problem, at range: Range<Int>, caret: Int, in format: VisualFormat) {
      self.problem = problem
      self.range = range
      self.caret = caret
      soFar = format
    }
  }
}

extension VisualFormat.Problem {
  /// What UIKit says, without the words around it; nil where it does not complain.
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
