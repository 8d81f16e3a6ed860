package import ConstraintSolver
import LayoutModel

/// The values of a number between two ends, at which something differs.
package struct Stretch: Hashable, Sendable {
  /// The least value.
  package var lower: Rational
  /// The greatest value.
  package var upper: Rational
  /// Whether it differs at the least value, too.
  package var includesLower: Bool
  /// Whether it differs at the greatest value, too.
  package var includesUpper: Bool

  /// A single value, or what lies between two.
  init(lower: Rational, upper: Rational) {
    self.lower = lower
    self.upper = upper
    includesLower = lower == upper
    includesUpper = lower == upper
  }

  /// Some stretches, ascending, as few as cover the same.
  static func joined(_ stretches: [Stretch]) -> [Stretch] {
    stretches.reduce(into: []) { result, next in
      if let last = result.last, next.lower <= last.upper {
        var both = last
        if next.lower == last.lower {
          both.includesLower = last.includesLower || next.includesLower
        }
        if next.upper == last.upper {
          both.includesUpper = last.includesUpper || next.includesUpper
        } else if last.upper < next.upper {
          both.upper = next.upper
          both.includesUpper = next.includesUpper
        }
        result[result.count - 1] = both
      } else {
        result.append(next)
      }
    }
  }

  /// Whether a value lies in it, ends included.
  func holds(_ value: Rational) -> Bool { lower <= value && value <= upper }
}

/// The ranges of two layouts side by side, cut where either changes.
struct Comparison {
  /// The views that are compared, in the order in which the motions have them.
  let views: [String]
  let goal: Motion
  let attempt: Motion

  /// A part in which both go evenly.
  struct Part {
    var lower: Rational
    var upper: Rational
    var goal: Motion.Piece
    var attempt: Motion.Piece

    var stretch: Stretch { Stretch(lower: lower, upper: upper) }
  }

  /// All parts, ascending: points and what lies between them in turn.
  var parts: [Part] {
    let cuts = (goal.cuts + attempt.cuts).sorted().reduce(into: [Rational]()) {
      if $0.last != $1 { $0.append($1) }
    }
    var parts: [Part] = []
    for (index, cut) in cuts.enumerated() {
      if let one = goal.piece(at: cut), let other = attempt.piece(at: cut) {
        parts.append(Part(lower: cut, upper: cut, goal: one, attempt: other))
      }
      guard index + 1 < cuts.count else { break }
      let next = cuts[index + 1]
      if let one = goal.piece(from: cut, to: next), let other = attempt.piece(from: cut, to: next) {
        parts.append(Part(lower: cut, upper: next, goal: one, attempt: other))
      }
    }
    return parts
  }

  /// By how much the number of a try is above that of the goal at both ends of a part.
  private func deviations(
    _ one: Motion.Course, _ other: Motion.Course, _ part: Part
  ) -> (first: Rational, last: Rational) {
    let (mine, wanted) = (part.attempt, part.goal)
    return (
      other.value(at: part.lower, in: mine) - one.value(at: part.lower, in: wanted),
      other.value(at: part.upper, in: mine) - one.value(at: part.upper, in: wanted)
    )
  }

  /// By how much a number of a view is above that of the goal at both ends of a part; empty for one
  /// that is missing.
  func deviations(of view: String, _ dimension: Dimension, in part: Part) -> [Rational] {
    guard let index = views.firstIndex(of: view),
      let place = Dimension.allCases.firstIndex(of: dimension),
      let one = part.goal.courses[index]?[place], let other = part.attempt.courses[index]?[place]
    else { return [] }
    let ends = deviations(one, other, part)
    return [ends.first, ends.last]
  }

  /// By how much two numbers may differ, in points.
  private static let reach = Rational(1, over: 1000)

  /// Whether two numbers are not the same.
  static func differ(_ a: Double, _ b: Double) -> Bool { abs(a - b) > reach.approximation }

  /// Where in a part the try's number is not that of the goal; nil if nowhere.
  ///
  /// The ends are those at which both are equal, where they are.
  func gap(in part: Part, _ one: Motion.Course, _ other: Motion.Course) -> Stretch? {
    let (first, last) = deviations(one, other, part)
    let (isFirst, isLast) = (first.magnitude > Self.reach, last.magnitude > Self.reach)
    guard isFirst || isLast else { return nil }
    var gap = part.stretch
    guard first != last, part.lower < part.upper else { return gap }
    let share = first / (first - last)
    guard Rational.zero < share, share < .one else { return gap }
    let place = part.lower + share * (part.upper - part.lower)
    if !isLast { gap.upper = place }
    if !isFirst { gap.lower = place }
    return gap
  }
}
