import ConstraintSolver
import Foundation

/// The quality of values for a workload, computed from the file and not by a solver.
struct Objective {
  /// The largest error of a required constraint, in points.
  private(set) var violation = 0.0
  /// The distance of the dragged variable from its suggested value.
  let editMiss: Double
  /// The weighted sum of errors, which solvers without priority levels minimise.
  private(set) var weightedError: Double
  /// The sum of errors at each optional priority, highest priority first.
  private(set) var levels: [(priority: Double, error: Double)] = []

  private static let editWeight = 1e7

  init(_ workload: Workload, at values: [Double], suggested: Double) {
    editMiss = abs(values[workload.editVariable] - suggested)
    weightedError = Self.editWeight * editMiss
    var errors = [Priority.edit.value: editMiss]
    for row in workload.rows {
      let error = row.error(at: values)
      if row.isRequired {
        violation = max(violation, error)
      } else {
        weightedError += pow(10, row.priority / 200) * error
        errors[row.priority, default: 0] += error
      }
    }
    levels = errors.sorted { $0.key > $1.key }.map { (priority: $0.key, error: $0.value) }
  }
}
