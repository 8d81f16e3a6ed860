package import ConstraintSolver
package import LayoutModel

/// How long a view is that keeps room in a stack.
package enum SpacerRule: Hashable, Sendable {
  /// Draftsman's: at least so long, required; nil only gives way.
  case draftsman(Double?)
  /// That of Stacks: so long, or at least; a little less than required.
  case stacks(Double, Relation)

  /// What it asks of a view: its length along the axis of the stack it is in; that of Stacks is as
  /// high and wide where it is in none.
  package func rules<Item>(for item: Item, along axis: Axis?) -> [ConstraintDraft<Item>] {
    let lengths: [Attribute] = axis.map { [.length(along: $0)] } ?? [.height, .width]
    switch self {
    case .draftsman(let length):
      guard axis != nil, let length else { return [] }
      return [ConstraintDraft(item, lengths[0], .greaterOrEqual, nil, nil, constant: length)]
    case .stacks(let length, let relation):
      return lengths.map {
        ConstraintDraft(item, $0, relation, nil, nil, constant: length, priority: 999)
      }
    }
  }

  /// Whether it does nothing but give way.
  package var givesWay: Bool { self == .draftsman(nil) }
}

extension Attribute {
  /// Width along the horizontal axis, height along the vertical one.
  package static func length(along axis: Axis) -> Attribute {
    axis == .horizontal ? .width : .height
  }
}
