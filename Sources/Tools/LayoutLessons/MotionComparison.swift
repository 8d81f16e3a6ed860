import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// The goal and a try side by side while a number runs through its range, cut at the bends of both.
struct MotionComparison {
  /// The views that are compared, in the order in which the motions have them.
  let views: [String]
  let goal: Motion
  let attempt: Motion
  /// Bends and the segments between them in turn, ascending.
  let parts: [Part]

  /// A bend, or a segment along which both are linear.
  struct Part {
    var range: ParameterRange<Rational>
    var goal: Motion.Piece
    var attempt: Motion.Piece
  }

  /// Two numbers that differ by no more than this many points count as the same.
  static let tolerance = Rational(1, over: 1000)

  init(views: [String], goal: Motion, attempt: Motion) {
    (self.views, self.goal, self.attempt) = (views, goal, attempt)
    parts = goal.pieces.cut(with: attempt.pieces).map {
      Part(range: $0.range, goal: $0.one, attempt: $0.other)
    }
  }

  /// The range that the number runs through; nil if it does not vary.
  var range: ParameterRange<Rational>? {
    guard let first = goal.pieces.first, let last = goal.pieces.last, first.lower < last.upper
    else { return nil }
    return ParameterRange(first.lower, last.upper)
  }

  /// By how much a number of a view is above that of the goal along a part; nil for a view that is
  /// missing.
  func deviation(
    of view: String, _ dimension: Dimension, in part: Part
  ) -> PiecewiseLinear<Rational>.Piece? {
    guard let index = views.firstIndex(of: view),
      let place = Dimension.allCases.firstIndex(of: dimension),
      let wanted = part.goal.numbers[index]?[place], let own = part.attempt.numbers[index]?[place]
    else { return nil }
    return own.cut(to: part.range) - wanted.cut(to: part.range)
  }
}
