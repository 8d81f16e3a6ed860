import ConstraintSolver
package import LayoutModel

/// The size of a view that follows from its content alone: UIKit's `systemLayoutSizeFitting`.
///
/// Only rules about the view and what is inside it count. To these, weak rules are added that ask
/// for a width and a height, by default at `UILayoutPriority.fittingSizeLevel`, 50: rules above
/// their priority win against them, rules below lose.
package struct FittingSize: Sendable {
  /// The default priority of the request.
  package static let usualPriority = 50.0

  /// The size that was requested, in points.
  package let target: Size
  /// The priorities of the request.
  package let priorities: PerAxis<Double>
  /// The resulting size, in points, rounded up to pixels if the document has a scale.
  package let size: Size
  /// The view with what is inside it and the request, analysed.
  package let analysis: LayoutAnalysis
  /// The reasons why the size is not unique; empty if it is.
  package let ties: [Tie]

  /// Computes the fitting size of a view in a solved layout, which does not change.
  ///
  /// - Parameters:
  ///   - id: The view.
  ///   - solved: The layout that contains it.
  ///   - target: The requested size; zero for the smallest one that fits.
  ///   - priorities: The priorities of the request.
  /// - Throws: ``LayoutError/notForGuides(_:)`` for a guide, or an error about the request.
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
