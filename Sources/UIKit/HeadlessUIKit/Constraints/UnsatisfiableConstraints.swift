import Foundation
import LayoutDiagnosis
import LayoutModel
import XcodeLogs

/// A set of required constraints, found by a layout, that cannot be satisfied together.
public struct UnsatisfiableConstraints {
  /// The constraints, oldest first, without implied bounds, which UIKit does not list.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that UIKit breaks: it stays active and is satisfied as far as possible.
  public let broken: NSLayoutConstraint
  /// The text that UIKit writes to the console.
  public let log: String

  @MainActor
  init(_ constraints: [NSLayoutConstraint], breaking broken: NSLayoutConstraint) {
    self.constraints = constraints
    self.broken = broken
    log = UnsatisfiableLog(
      constraints.map { ConstraintText($0).logged }, breaking: ConstraintText(broken).logged
    ).lines.joined(separator: "\n")
  }
}

/// The methods of a delegate that is notified of constraints that cannot be satisfied together.
///
/// A test that expects all constraints to be satisfied makes itself the delegate of the topmost
/// view.
@preconcurrency @MainActor
public protocol UnsatisfiableConstraintsDelegate: AnyObject {
  /// Called after a layout of a view, or of a view inside it, broke a constraint.
  func view(_ view: UIView, couldNotSatisfy conflict: UnsatisfiableConstraints)
}

extension UIView {
  /// The delegate that is notified of unsatisfiable constraints of this view, and of views inside
  /// it without a delegate of their own.
  ///
  /// The text is written to the console in any case. This is not in UIKit, whose views only write
  /// to the console.
  public weak var unsatisfiableConstraintsDelegate: (any UnsatisfiableConstraintsDelegate)? {
    get { viewState.conflictDelegate }
    set { viewState.conflictDelegate = newValue }
  }

  /// Reports the constraints that an engine breaks and the one before it did not.
  func report(_ engine: LayoutEngine, after previous: LayoutEngine?) {
    for conflict in engine.newConflicts(after: previous) {
      Console.write(conflict.log)
      var view: UIView? = conflict.broken.items.first?.itemView ?? self
      while let current = view {
        if let delegate = current.viewState.conflictDelegate {
          delegate.view(current, couldNotSatisfy: conflict)
          break
        }
        view = current.superview
      }
    }
  }
}

extension LayoutEngine {
  /// The constraints that the layout breaks.
  var broken: [NSLayoutConstraint] {
    solved.brokenSources.compactMap { system.constraint(of: $0) }
  }

  /// Returns the conflicts behind constraints that are broken here but not in a previous engine;
  /// finding the reason for each is the expensive part.
  fileprivate func newConflicts(after previous: LayoutEngine?) -> [UnsatisfiableConstraints] {
    guard !solved.broken.isEmpty else { return [] }
    let known = Set((previous?.broken ?? []).map { ObjectIdentifier($0) })
    return solved.broken.compactMap { position in
      guard let source = solved.lowering.claim(at: position)?.source,
        let broken = system.constraint(of: source), !known.contains(ObjectIdentifier(broken)),
        let conflict = Conflict(breaking: position, in: solved)
      else { return nil }
      return UnsatisfiableConstraints(constraints(of: conflict.members), breaking: broken)
    }
  }

  /// Returns the constraints behind claims, each once, in the order of the claims' age, oldest
  /// first.
  func constraints(of sources: [Claim.Source]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for source in sources.sorted(by: solved.lowering.precedes) {
      guard let constraint = system.constraint(of: source),
        !result.contains(where: { $0 === constraint })
      else { continue }
      result.append(constraint)
    }
    return result
  }
}
