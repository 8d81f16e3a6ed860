import ConstraintSolver
import LayoutModel

/// A view of a scene on its way into a layout.
struct SceneView {
  /// Its element.
  let element: Int
  /// What it became.
  let id: Item.ID
  /// What the name of its element says.
  let kind: ElementKind
  /// The place of the view around it among those of the scene; nil for the outermost.
  let parent: Int?
  /// Its frame in the view around it, in points, y downward; nil where the file has none.
  let frame: Frame?
  /// Its alignment rectangle in the outermost view.
  let rectangle: Frame?
  /// Whether it is inside of a cell or another view that a list places.
  let isInList: Bool
  /// Whether Interface Builder says that its frame is not that of its constraints, or that they leave
  /// it open.
  let isDoubtful: Bool
}

/// What an id in a constraint means.
enum ConstraintTarget: Hashable {
  /// A view, by its place among those of the scene.
  case view(Int)
  /// A guide of a view.
  case guide(SystemGuide, of: Int)
  /// The guide at the top or bottom of a view controller, by the place of its view.
  case support(isTop: Bool, of: Int)
}

/// A constraint of a scene, as its element says it.
struct SceneConstraint {
  /// One of its sides.
  struct Side: Hashable {
    var target: ConstraintTarget
    var attribute: Attribute
  }

  /// Its element.
  let element: Int
  /// Its line.
  let line: Int
  let first: Side
  let second: Side?
  let relation: Relation
  let multiplier: Double
  let constant: Double
  let priority: Double
}
