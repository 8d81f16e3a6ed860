package import ConstraintSolver
package import LayoutModel

/// The length of a spacer in a stack.
package enum SpacerRule: Hashable, Sendable {
  /// Draftsman's spacer: at least this many points, required; without a number it only gives way.
  case draftsman(Double?)
  /// A spacer of Stacks: this many points exactly or at least, with a priority of 999.
  case stacks(Double, Relation)

  /// Returns the rules for a spacer in a stack along `axis`, which concern its length along that
  /// axis.
  ///
  /// If `axis` is `nil`, because it is in no stack, a spacer of Stacks gets both a height and a
  /// width, and one of Draftsman gets no rules.
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

  /// Whether the spacer has no length of its own and only gives way.
  package var givesWay: Bool { self == .draftsman(nil) }
}

extension Attribute {
  /// Returns the width for the horizontal axis, the height for the vertical one.
  package static func length(along axis: Axis) -> Attribute {
    axis == .horizontal ? .width : .height
  }
}
