extension SolvedLayout {
  /// What people call the source of a claim.
  ///
  /// A rule by its name; the halves of a content size as the command that sets them, `hug title h`;
  /// unwritten bounds as `implied`; a given number as `card.width`.
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

  /// What the claim says, `badge.width >= 0`.
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

  /// The generated rule behind a claim, in O(1).
  package func generated(_ owner: Item.ID, _ index: Int) -> GeneratedRule? {
    lowering.generatedRule(index, of: owner)
  }
}

extension Axis {
  /// `h` or `v`, as in `hug title h`.
  package var letter: String { self == .horizontal ? "h" : "v" }
}
