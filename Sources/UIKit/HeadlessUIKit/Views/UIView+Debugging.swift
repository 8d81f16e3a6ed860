import ConstraintSolver
import Foundation
import LayoutDiagnosis
import LayoutModel

extension UIView {
  /// Whether the constraints allow another position or size for the view as well.
  public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  /// Returns the constraints that affect the position and size of the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsAffecting(self, along: axis) }

  /// Gives the view another frame that the constraints allow as well, if there is one.
  ///
  /// Each of its ambiguous values moves to the other end of its range, or by some points where
  /// there is no end. A second call restores the frame, and so does the next change of the layout.
  public func exerciseAmbiguityInLayout() {
    layoutIfNeeded()
    currentEngine.exerciseAmbiguity(of: self)
    topmost.applyLayout()
  }

  // MARK: - Answers for items of the hierarchy

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    let engine = currentEngine
    guard let id = engine.hierarchy.id(of: item) else { return false }
    return !engine.freedom.isPlaced(id)
  }

  func isAmbiguous(at place: LayoutPlace) -> Bool {
    let engine = currentEngine
    let freedom = engine.freedom
    return place.items.contains { item in
      guard let id = engine.hierarchy.id(of: item), let axis = place.attribute.modelled?.axis
      else { return false }
      return [LayoutModel.Dimension.position(along: axis), .size(along: axis)].contains {
        !freedom.isUnique(LayoutVariable(id, $0))
      }
    }
  }

  func constraintsAffecting(
    _ item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let engine = currentEngine
    guard let id = engine.hierarchy.id(of: item) else { return [] }
    return engine.constraintsAffecting(
      [.position(along: axis.modelled), .size(along: axis.modelled)].map {
        LayoutVariable(id, $0)
      })
  }

  func constraintsAffecting(_ place: LayoutPlace) -> [NSLayoutConstraint] {
    let engine = currentEngine
    guard let axis = place.attribute.modelled?.axis else { return [] }
    return engine.constraintsAffecting(
      place.items.compactMap { engine.hierarchy.id(of: $0) }.flatMap { id in
        [LayoutModel.Dimension.position(along: axis), .size(along: axis)].map {
          LayoutVariable(id, $0)
        }
      })
  }

  // MARK: - Fitting sizes

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let content = (self as? any SelfSizing)?.contentView {
      return content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    updateConstraintsOfSubtree()
    raiseForIncompatibleAnchors()
    let hierarchy = LoweredHierarchy(self, for: .fitting(target, horizontal, vertical))
    guard let id = hierarchy.id(of: self) else { return .zero }
    let frame = SolvedLayout(hierarchy.layout).frame(of: id)
    return self.frame(forAlignmentRect: CGRect(frame)).size
  }
}

extension LayoutEngine {
  /// Solves again with another value for each ambiguous one of a view; a second call restores the
  /// first solution.
  fileprivate func exerciseAmbiguity(of view: UIView) {
    if let original = beforeExercise {
      solved = original
      beforeExercise = nil
      return
    }
    guard let id = hierarchy.id(of: view) else { return }
    guard let picture = OtherPicture(of: LayoutAnalysis(solved), moving: id) else { return }
    beforeExercise = solved
    solved = picture.solved
  }

  /// Returns the constraints from which values follow; for an ambiguous value, those that mention
  /// it.
  fileprivate func constraintsAffecting(_ variables: [LayoutVariable]) -> [NSLayoutConstraint] {
    var sources: [Claim.Source] = []
    for variable in variables {
      let expression = solved.lowering.expression(variable)
      let anchor = Anchor(variable.item, variable.dimension.attribute)
      if let explanation = Explanation(expression, measuring: .anchor(anchor), in: solved) {
        sources += explanation.rows.map(\.source)
      } else if let unknown = solved.variable(variable) {
        sources += solved.lowering.positions(about: unknown).compactMap {
          solved.lowering.claim(at: $0)?.source
        }
      }
    }
    return constraints(of: sources)
  }
}
