import ConstraintSolver
package import LayoutModel

/// One way in which a try differs from the goal.
package struct Difference: Hashable, Sendable {
  /// What differs.
  package enum Kind: Hashable, Sendable {
    /// There is no view of that name.
    case missing(String)
    /// Something that has to stay as it was does not.
    case changed(String)
    /// A line of a condition is refused, or the number of a family cannot be followed.
    case refused(String)
    /// Rules break that hold in the goal, or hold that break there.
    case conflict(isInGoal: Bool)
    /// Numbers are open that are determined in the goal.
    case ambiguous([String])
    /// A number of a view is determined that is open in the goal, or has another range.
    case determined(String)
    /// A number of a view is another one.
    case number(view: String, Dimension)
  }

  /// What differs.
  package var kind: Kind
  /// Under which condition; nil for the plain state.
  package var condition: String?
  /// Whether the document is read from right to left under that condition.
  package var isRightToLeft = false
  /// The number that varies, as it is written; nil if none does.
  package var parameter: String?
  /// Where the number that varies makes it differ, ascending.
  package var stretches: [Stretch] = []
  /// The part of the range in which it differs, from 0 to 1.
  var share = 1.0
  /// What it says: a sentence with numbers, without a full stop.
  package var sentence = ""
}

/// Whether a try agrees with the goal, and if not, what differs.
package struct Verdict: Sendable {
  /// What differs, the plain state and the present size first.
  package internal(set) var differences: [Difference] = []

  /// Whether nothing does.
  package var agrees: Bool { differences.isEmpty }

  /// What differs first, as a sentence; nil if nothing does.
  package var first: String? { differences.first?.sentence }

  /// How far it is from the goal, to tell better tries from worse ones.
  ///
  /// Each difference counts, and the more the more of the sizes have it.
  var distance: Double {
    differences.reduce(0) { sum, difference in
      let weight: Double =
        switch difference.kind {
        case .missing, .changed, .refused: 8
        case .conflict: 4
        case .ambiguous(let names): Double(1 + names.count)
        case .determined, .number: 1
        }
      return sum + weight * (1 + difference.share) / 2
    }
  }

  /// Whether the plain state agrees.
  var agreesPlainly: Bool { differences.allSatisfy { $0.condition != nil } }
}
