import ConstraintSolver
package import LayoutModel

extension SolvedLayout {
  /// Whether a claim is a size that a system gives a view for one pass only.
  ///
  /// The height of a cell or header is an estimate until it has been measured, and so is any other
  /// that is smaller than a screen. A width is passing if it is next to nothing, or narrower
  /// than any table. A session does not say of which class a view is, and what `explain` lists for
  /// a log is what `fixes` lists for its session.
  package func isPassing(_ source: Claim.Source) -> Bool {
    guard let known = systemRule(of: source), known.lifetime == .passing,
      let claim = lowering.claim(of: source), claim.variables.count == 1,
      let size = dimension(of: claim), let term = claim.constraint.expression.terms.first
    else { return false }
    guard known.author == .encapsulated,
      layout.rule(source)?.identifier?.contains("-Encapsulated-") ?? false
    else { return true }
    let value = -claim.constraint.expression.constant / term.coefficient
    if value < 1 { return true }
    let name = layout.item(size.item)?.source?.className ?? ""
    let isTableLike =
      name.isEmpty || ["TableViewCell", "HeaderFooter"].contains(where: name.contains)
    guard size.dimension.axis == .vertical else { return isTableLike && value < narrowTable }
    return name.isEmpty || value < lowScreen
      || ["Cell", "Header", "Footer", "Reusable"].contains(where: name.contains)
  }

  /// Whether a rule ties a far edge to the view whose size a claim is about.
  package func isFarPin(_ source: Claim.Source, against size: Claim.Source) -> Bool {
    guard let rule = layout.rule(source), rule.isAtFarEdge else { return false }
    let sized = Set(items(of: size))
    return (rule.left + rule.right).contains { term in
      // A guide of the view is as good as its edge.
      let item = layout.item(term.anchor.item)
      let owner = item.flatMap { $0.isView ? $0.id : $0.parent } ?? term.anchor.item
      return sized.contains(owner) && term.anchor.attribute.isPosition
    }
  }

  /// No table of a phone is as narrow as that, in points.
  private var narrowTable: Double { 240 }

  /// No screen of a phone is as low as that when it is upright, in points.
  private var lowScreen: Double { 320 }

  private func dimension(of claim: Claim) -> LayoutVariable? {
    claim.variables.first.flatMap { lowering.dimension(of: $0) }
  }
}

extension Rule {
  /// Whether it is about the far edge of something.
  var isAtFarEdge: Bool {
    (left + right).contains { [.trailing, .right, .bottom].contains($0.anchor.attribute) }
  }
}

extension Layout {
  fileprivate func rule(_ source: Claim.Source) -> Rule? {
    if case .rule(let id) = source { rule(id) } else { nil }
  }
}
