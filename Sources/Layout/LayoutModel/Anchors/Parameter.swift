/// A number of a layout that can be varied, as a sweep does.
package enum Parameter: Hashable, Sendable {
  /// The given width or height of the root.
  case rootSize(Axis)
  /// The constant of a rule.
  case constant(Rule.ID)
  /// The size of an item's content along an axis.
  case content(Item.ID, Axis)
}

extension Layout {
  /// Returns the value of a parameter; nil if the layout has no such number.
  package func value(of parameter: Parameter) -> Double? {
    switch parameter {
    case .rootSize(let axis): root.flatMap { item($0)?.givenSize?[axis] }
    case .constant(let id): rule(id)?.constant
    case .content(let id, let axis): item(id)?.content[axis]
    }
  }

  /// Changes the value of a parameter.
  ///
  /// Has no effect if the layout has no such number.
  package mutating func set(_ parameter: Parameter, to value: Double) throws(LayoutError) {
    switch parameter {
    case .rootSize(let axis):
      guard let root, var size = item(root)?.givenSize else { return }
      if axis == .horizontal { size.width = value } else { size.height = value }
      try setRoot(name(of: root), size: size)
    case .constant(let id): try setConstant(id, value)
    case .content(let id, let axis):
      guard var content = item(id)?.content, content[axis] != nil else { return }
      content[axis] = value
      try set(\.content, of: id, to: content)
    }
  }

  /// Returns the parameter as it is written: `card.width`, `gap`, `content title h`.
  package func text(of parameter: Parameter) -> String {
    switch parameter {
    case .rootSize(let axis):
      root.map { name(of: LayoutVariable($0, .size(along: axis))) } ?? ""
    case .constant(let id): rule(id).map { Name.written($0.name) } ?? ""
    case .content(let id, let axis): "content \(writtenName(of: id)) \(axis.letter)"
    }
  }
}

extension Parameter {
  /// Whether a claim is the one that states the parameter's value.
  package func isSaid(by source: Claim.Source, in layout: Layout) -> Bool {
    switch (self, source) {
    case (.rootSize(let axis), .given(let id, let dimension)):
      id == layout.root && dimension == .size(along: axis)
    case (.constant(let rule), .rule(let id)): rule == id
    case (.content(let item, let axis), .hugging(let id, let other)),
      (.content(let item, let axis), .resistance(let id, let other)):
      item == id && axis == other
    default: false
    }
  }
}
