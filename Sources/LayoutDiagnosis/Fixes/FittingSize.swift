import ConstraintSolver
package import LayoutModel

/// The size that a view asks for when nobody but its content has a say: UIKit's
/// `systemLayoutSizeFitting`.
///
/// Only the rules about the view and what is inside it count. A request for its width and its
/// height joins them, weak unless told otherwise (`UILayoutPriority.fittingSizeLevel`, 50): rules
/// above its priority win against it, rules below lose.
package struct FittingSize: Sendable {
  /// The priority of a request, where none is given.
  package static let usualPriority = 50.0

  /// The size that was asked for.
  package let target: Size
  /// How strongly it was asked for.
  package let priorities: PerAxis<Double>
  /// The size, in points; rounded up to pixels where the document has a scale.
  package let size: Size
  /// The view with what is inside it, and the request.
  package let analysis: LayoutAnalysis
  /// Why the size is not the only one; empty where it is.
  package let ties: [Tie]

  /// The size of a view of a solved layout, which stays as it is.
  ///
  /// - Parameters:
  ///   - id: Which view.
  ///   - solved: The layout it is in.
  ///   - target: The size that is asked for; zero for the smallest one that fits.
  ///   - priorities: How strongly it is asked for.
  /// - Throws: ``LayoutError/notForGuides(_:)``, and what is wrong with the request.
  package init(
    of id: Item.ID, in solved: SolvedLayout, target: Size, priorities: PerAxis<Double>
  ) throws(LayoutError) {
    guard solved.layout.item(id)?.isView ?? false else { throw .notForGuides(id) }
    var part = solved.layout.part(id)
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "fitting width" : "fitting height"
      let anchor = Anchor(id, axis == .horizontal ? .width : .height)
      try part.addRule(
        AnchorExpression(anchor), .equal, AnchorExpression(constant: target[axis]),
        priority: priorities[axis], name: part.named(name) == nil ? name : nil, isSystem: true)
    }
    let analysis = LayoutAnalysis(part)
    let sizes = [Dimension.width, .height].map { LayoutVariable(id, $0) }
    let lengths = sizes.map { variable in
      let length = analysis.solved.value(of: variable)
      return part.scale.map { PixelGrid(scale: $0).roundedUp(length) } ?? length
    }
    size = Size(width: lengths[0], height: lengths[1])
    ties = analysis.freedom.ties.filter { tie in sizes.contains { tie.variables.contains($0) } }
    self.target = target
    self.priorities = priorities
    self.analysis = analysis
  }
}
