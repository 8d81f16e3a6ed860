import ConstraintSolver
import LayoutDiagnosis
package import LayoutModel

/// One way in which a try differs from the goal.
package struct Difference: Hashable, Sendable {
  /// What differs.
  package enum Kind: Hashable, Sendable {
    /// There is no view of that name.
    case missing(String)
    /// Something that must not change did.
    case changed(String)
    /// A line of a condition is refused, or the layout cannot be followed along a family.
    case refused(String)
    /// Rules conflict in the try but not in the goal, or the other way round.
    case conflict(isInGoal: Bool)
    /// Numbers are ambiguous that are determined in the goal.
    case ambiguous([String])
    /// A number of a view is determined although it is ambiguous in the goal, or has another range.
    case determined(String)
    /// A number of a view is different.
    case number(view: String, Dimension)
  }

  /// What differs.
  package var kind: Kind
  /// The condition; nil for the state without one.
  package var condition: String?
  /// Whether the layout direction is right to left under the condition.
  package var isRightToLeft = false
  /// The number that varies, as it is written; nil if none does.
  package var parameter: String?
  /// The values of the number that varies at which it differs, ascending.
  var ranges: [ParameterRange<Rational>] = []
  /// The value of that number at which it is described; nil if none varies.
  var sample: Rational?
  /// The part of the range in which it differs, from 0 to 1.
  var share = 1.0
  /// The difference as a sentence with numbers, without a full stop.
  package var sentence = ""
}

extension Difference {
  /// What differs, without numbers: answers with the same mistake say the same.
  package var mistake: String {
    let what =
      switch kind {
      case .missing(let name): "there is no \(name)"
      case .changed(let name): "\(name) was changed"
      case .refused: "it cannot be followed"
      case .conflict(isInGoal: true): "nothing conflicts"
      case .conflict: "rules conflict"
      case .ambiguous(let names): "\(names.first ?? "something") is not determined"
      case .determined(let name): "\(name) has other limits"
      case .number(let view, let dimension): "\(view).\(dimension) differs"
      }
    return condition.map { "\($0): \(what)" } ?? what
  }
}

extension Goal {
  /// One point for each condition under which a try agrees, the layout as it is counted as one.
  func points(for verdict: Verdict) -> Grade.Points {
    let conditions = behaviours.map(\.condition?.name)
    let reached = conditions.count { condition in
      !verdict.differences.contains { $0.condition == condition }
    }
    return Grade.Points(reached: reached, most: conditions.count)
  }
}

/// Whether a try agrees with the goal, and if not, what differs.
package struct Verdict: Sendable {
  /// The differences, those in the state without a condition and at the current size first.
  package internal(set) var differences: [Difference] = []

  /// Whether there is no difference.
  package var agrees: Bool { differences.isEmpty }

  /// The first difference as a sentence; nil if there is none.
  package var first: String? { differences.first?.sentence }

  /// The distance from the goal, by which tries are compared.
  ///
  /// Each difference counts more if it exists at more sizes.
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

  /// Whether the state without a condition agrees.
  var agreesPlainly: Bool { differences.allSatisfy { $0.condition != nil } }
}
