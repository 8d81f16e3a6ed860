import Foundation
import LayoutDiagnosis
import LayoutModel
import XcodeLogs

/// Required constraints that cannot hold together, found by a layout.
public struct UnsatisfiableConstraints {
  /// The constraints, the oldest first; unwritten bounds, which UIKit does not list, are left out.
  public let constraints: [NSLayoutConstraint]
  /// The one of them that gives way: it stays active and holds as far as it can.
  public let broken: NSLayoutConstraint
  /// What UIKit writes to the console.
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

/// The delegate, which is told that constraints cannot hold together.
///
/// A test that expects every constraint to hold makes itself the delegate of the topmost view.
@preconcurrency @MainActor
public protocol UnsatisfiableConstraintsDelegate: AnyObject {
  /// Tells that a layout of a view, or of what is inside it, broke a constraint.
  func view(_ view: UIView, couldNotSatisfy conflict: UnsatisfiableConstraints)
}

extension UIView {
  /// The delegate of this view, and of views inside it without a delegate of their own, which is
  /// told of constraints that cannot hold together; the console is told in any case.
  ///
  /// This is no UIKit, whose views only write to the console.
  public weak var unsatisfiableConstraintsDelegate: (any UnsatisfiableConstraintsDelegate)? {
    get { viewState.conflictDelegate }
    set { viewState.conflictDelegate = newValue }
  }

  /// Tells of the constraints that the engine breaks and the one before it did not.
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
  /// The constraints that give way.
  var broken: [NSLayoutConstraint] {
    solved.broken.compactMap { position in
      solved.lowering.claim(at: position).flatMap { system.constraint(of: $0.source) }
    }
  }

  /// Why constraints give way that did not in another engine; looking for the reason is the
  /// expensive part.
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

  /// The objects of claims, each once, the oldest claim first.
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
