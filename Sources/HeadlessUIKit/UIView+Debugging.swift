import Foundation
import LayoutDiagnosis
import LayoutModel

extension UIView {
  /// Whether it could lie elsewhere, or be of another size, given all constraints.
  public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  /// The constraints that have a say in where it lies and how large it is on an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsAffecting(self, along: axis) }

  // MARK: - Answers for items of the hierarchy

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    let engine = currentEngine
    guard let id = engine.hierarchy.id(of: item) else { return false }
    return !Freedom(engine.solved).isPlaced(id)
  }

  func isAmbiguous(at place: LayoutPlace) -> Bool {
    let engine = currentEngine
    let freedom = Freedom(engine.solved)
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
  ) -> [NSLayoutConstraint] { [] }

  func constraintsAffecting(_ place: LayoutPlace) -> [NSLayoutConstraint] { [] }

  // MARK: - Fitting sizes

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfSubtree()
    let hierarchy = LoweredHierarchy(self, for: .fitting(target, horizontal, vertical))
    guard let id = hierarchy.id(of: self) else { return .zero }
    let frame = SolvedLayout(hierarchy.layout).frame(of: id)
    return self.frame(forAlignmentRect: CGRect(frame)).size
  }
}
