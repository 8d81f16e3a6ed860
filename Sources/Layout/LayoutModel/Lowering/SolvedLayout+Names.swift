extension SolvedLayout {
  /// Returns the name by which replies call the source of a claim.
  ///
  /// A rule has its name; the halves of a content size are called as the commands that set them,
  /// `hug title h`; implied bounds are `implied`; a given value is called as its variable,
  /// `card.width`.
  package func name(of source: Claim.Source) -> String {
    switch source {
    case .rule(let id): layout.rule(id)?.name ?? "c\(id.number)"
    case .generated(let stack, let index): generated(stack, index)?.name ?? "?"
    case .hugging(let id, let axis): "hug \(layout.name(of: id)) \(axis.letter)"
    case .resistance(let id, let axis): "resist \(layout.name(of: id)) \(axis.letter)"
    case .implied: "implied"
    case .given(let id, let dimension): layout.name(of: LayoutVariable(id, dimension))
    }
  }

  /// Returns what a claim states, such as `badge.width >= 0`.
  package func text(of source: Claim.Source) -> String {
    func size(_ id: Item.ID, _ axis: Axis) -> String {
      layout.name(of: LayoutVariable(id, .size(along: axis)))
    }
    switch source {
    case .rule(let id): return layout.rule(id).map { layout.text(of: $0) } ?? ""
    case .generated(let stack, let index):
      return generated(stack, index).map { layout.text(of: $0) } ?? ""
    case .hugging(let id, let axis):
      return "\(size(id, axis)) <= \((layout.item(id)?.content[axis] ?? 0).spelled)"
    case .resistance(let id, let axis):
      return "\(size(id, axis)) >= \((layout.item(id)?.content[axis] ?? 0).spelled)"
    case .implied(let id, let axis): return "\(size(id, axis)) >= 0"
    case .given(let id, let dimension):
      let value = layout.item(id)?.givenSize?[dimension.axis] ?? 0
      let number = dimension.isSize ? value : 0
      return "\(layout.name(of: LayoutVariable(id, dimension))) == \(number.spelled)"
    }
  }

  /// Returns the generated rule behind a claim; O(1).
  package func generated(_ owner: Item.ID, _ index: Int) -> GeneratedRule? {
    lowering.generatedRule(index, of: owner)
  }
}

extension Axis {
  /// The letter of the axis, `h` or `v`, as in `hug title h`.
  package var letter: String { self == .horizontal ? "h" : "v" }
}
