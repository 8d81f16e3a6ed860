import ConstraintSolver

/// Views whose height is decided by what is in them.
extension Layout {
  /// Returns the height of a view that is placed from outside, if its height yields to the required
  /// rules inside: as near to `usual` as they allow, which it is where they say nothing.
  ///
  /// That is how lists size their rows. Nil for a view that is not placed from outside. What the
  /// usual height yields to depends on its `priority`: required rules only, or contents as well.
  package func rowHeight(
    of id: Item.ID, usually usual: Double, priority: Double = 999
  ) -> Double? {
    guard let item = item(id) else { return nil }
    var trial = self
    func hold(
      _ attribute: Attribute, _ value: Double, from outer: Item.ID? = nil, priority: Double = 1000
    ) throws(LayoutError) {
      let base = outer.map { AnchorExpression(Anchor($0, attribute)) } ?? AnchorExpression()
      try trial.addRule(
        AnchorExpression(Anchor(id, attribute)), .equal, base + AnchorExpression(constant: value),
        priority: priority, isSystem: true)
    }
    do throws(LayoutError) {
      if let size = item.givenSize {
        _ = try trial.setRoot(name(of: id), size: nil)
        try hold(.width, size.width)
      } else if let frame = item.style.mask?.frame, let outer = item.parent {
        let width = SolvedLayout(self).value(of: LayoutVariable(id, .width))
        try trial.set(\.mask, of: id, to: nil)
        try hold(.left, frame.x, from: outer)
        try hold(.top, frame.y, from: outer)
        try hold(.width, width)
      } else {
        return nil
      }
      try hold(.height, usual, priority: priority)
    } catch { return nil }
    let height = SolvedLayout(trial).value(of: LayoutVariable(id, .height))
    return height.isFinite ? height : nil
  }
}
