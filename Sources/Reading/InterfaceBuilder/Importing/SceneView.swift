import ConstraintSolver
import LayoutModel

/// A view of a scene that is being imported.
struct SceneView {
  /// Its element.
  let element: Int
  /// The item in the layout.
  let id: Item.ID
  /// What its element name tells about it.
  let kind: ElementKind
  /// The index of its superview among the views of the scene; `nil` for the outermost view.
  let parent: Int?
  /// The frame in its superview, in points, with y pointing downwards; `nil` if the file has none.
  let frame: Frame?
  /// The alignment rectangle in the coordinates of the outermost view.
  let rectangle: Frame?
  /// Whether it is inside a cell or another view that a list positions.
  let isInList: Bool
  /// Whether Interface Builder says that its frame is not that of its constraints, or that they leave
  /// it open.
  let isDoubtful: Bool
}

/// The object that an id in a constraint stands for.
enum ConstraintTarget: Hashable {
  /// A view, by its index among the views of the scene.
  case view(Int)
  /// A guide of a view.
  case guide(SystemGuide, of: Int)
  /// The top or bottom layout guide of a view controller, by the index of its view.
  case support(isTop: Bool, of: Int)
}

/// A constraint of a scene as its element specifies it.
struct SceneConstraint {
  /// One side of a constraint.
  struct Side: Hashable {
    var target: ConstraintTarget
    var attribute: Attribute
  }

  /// Its element.
  let element: Int
  /// Its line in the file, counted from 1.
  let line: Int
  let first: Side
  let second: Side?
  let relation: Relation
  let multiplier: Double
  let constant: Double
  let priority: Double
}
