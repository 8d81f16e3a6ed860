import ConstraintSolver
package import LayoutModel

/// Something other than a conflict that is wrong with a layout, with tested ways to mend it.
package struct Cure: Sendable {
  /// What is wrong.
  package enum Ailment: Sendable {
    /// Several numbers are open together.
    case tie(Tie)
    /// A scroll view does not scroll, as nothing decides how large its content is.
    case scroll(ScrollRemark)
    /// A text is cut off.
    case text(TextShortage)
    /// Something to read or to touch is outside of what is around it.
    case outward(OutwardRule)
  }

  /// What is wrong.
  package let ailment: Ailment
  /// The ways to mend it, the best first; empty if none was found.
  package let fixes: [Fix]

  /// The most ailments that are treated at once.
  private static let limit = 4

  /// Returns what is wrong with a layout without conflicts, in the order of the news.
  package static func all(in analysis: LayoutAnalysis) -> [Cure] {
    let (solved, layout) = (analysis.solved, analysis.layout)
    let geometry = LayoutGeometry(solved)
    let views = layout.items.map(\.id)
    let scrolls = ScrollRemark.all(in: analysis).filter(\.isOpen)
    let contents = Set(scrolls.map { $0.scrollView.guide(.content) })
    // What hangs on the content of a scroll view is decided with it.
    let ties = analysis.freedom.ties.filter { tie in
      !tie.variables.contains { contents.contains($0.item) }
    }
    let ailments =
      ties.map(Ailment.tie) + scrolls.map(Ailment.scroll)
      + views.compactMap(geometry.textShortage).map(Ailment.text)
      + views.flatMap { geometry.outwardRules(of: $0).map(\.rule) }.map(Ailment.outward)
    return ailments.prefix(limit).map { ailment in
      Cure(ailment: ailment, fixes: fixes(of: ailment, in: analysis))
    }
  }

  private static func fixes(of ailment: Ailment, in analysis: LayoutAnalysis) -> [Fix] {
    switch ailment {
    case .tie(let tie): return Fix.all(for: tie, in: analysis)
    case .scroll(let remark):
      guard case .open(let id, let axis) = remark,
        let edit = LayoutEdit(scrolling: id, along: axis, in: analysis.solved)
      else { return [] }
      let size = LayoutVariable(id.guide(.content), .size(along: axis))
      return tried([edit], in: analysis) { outcome in
        Freedom(outcome, after: analysis.freedom).isUnique(size)
      }
    case .text(let shortage):
      return tried(LayoutEdit.all(giving: shortage, roomIn: analysis), in: analysis) { outcome in
        LayoutGeometry(outcome).textShortage(of: shortage.view) == nil
      }
    case .outward(let outward):
      return tried([outward.turned], in: analysis) { outcome in
        !LayoutGeometry(outcome).isOutward(outward.view, at: outward.edge)
      }
    }
  }

  /// Returns the changes that break no rule, leave nothing more open, and mend what they should.
  private static func tried(
    _ edits: [LayoutEdit], in analysis: LayoutAnalysis, _ mends: (SolvedLayout) -> Bool
  ) -> [Fix] {
    let trial = FixTrial(analysis, about: [])
    return edits.compactMap { edit in
      guard let outcome = trial.outcome(of: edit), trial.obstacle(in: outcome) == nil,
        mends(outcome)
      else { return nil }
      let fix: Fix?
      switch edit {
      case .constant(let id, let value):
        let before = analysis.layout.rule(id)?.constant ?? value
        fix = trial.fix(
          .constant, edit, of: .rule(id), before: before, amount: abs(value - before), outcome)
      case .rootSize(let axis, let value):
        guard let root = analysis.layout.root,
          let before = analysis.layout.item(root)?.givenSize?[axis]
        else { return nil }
        fix = trial.fix(
          .container, edit, of: .given(root, .size(along: axis)), before: before,
          amount: abs(value - before), outcome)
      case .lines(let id, _):
        fix = trial.fix(.relation, edit, of: .resistance(id, .horizontal), outcome)
      default:
        fix = outcome.layout.lastRule.map { trial.fix(.addition, edit, of: .rule($0.id), outcome) }
      }
      return fix.flatMap { $0.isAmbiguous ? nil : $0 }
    }
  }
}

extension LayoutEdit {
  /// Ties the last view inside a scroll view to its far edge along an axis; nil if there is none.
  package init?(scrolling id: Item.ID, along axis: Axis, in solved: SolvedLayout) {
    let layout = solved.layout
    let (position, size) = (Dimension.position(along: axis), Dimension.size(along: axis))
    let inside = layout.children(of: id).filter { layout.isView($0) && !layout.isConcealed($0) }
    let ends = inside.map { view in
      let frame = solved.frame(of: view)
      return (view: view, end: frame[position] + frame[size])
    }
    guard let last = ends.max(by: { $0.end < $1.end }) else { return nil }
    let edge: Attribute = axis == .horizontal ? .trailing : .bottom
    self = .rule(
      AnchorExpression(Anchor(last.view, edge)), .equal, AnchorExpression(Anchor(id, edge)))
  }

  /// The view that an edit ties to the far edge of a scroll view.
  package var tiedView: Item.ID? {
    guard case .rule(let left, _, _) = self else { return nil }
    return left.terms.first?.anchor.item
  }

  /// Returns what may give a text the room that it lacks: more lines, or a larger root.
  fileprivate static func all(
    giving shortage: TextShortage, roomIn analysis: LayoutAnalysis
  ) -> [LayoutEdit] {
    let layout = analysis.layout
    var edits: [LayoutEdit] = []
    if let item = layout.item(shortage.view), item.kind == .label, item.lines == 1,
      shortage.axis == .horizontal
    {
      edits.append(.lines(shortage.view, 0))
    }
    let lack = shortage.need - shortage.size
    for rule in layout.rules(mentioning: [shortage.view]) {
      guard rule.isOn, !rule.isSystem, rule.hasUIKitForm, rule.constant != 0,
        rule.left.first?.anchor.attribute.axis == shortage.axis
      else { continue }
      let isSize = rule.right.isEmpty
      for change in isSize ? [lack] : [lack, -lack] {
        let value = rule.constant + change
        // A distance may shrink, but not to the other side.
        guard isSize || value * rule.constant > 0, abs(value) < abs(rule.constant) || isSize else {
          continue
        }
        edits.append(.constant(rule.id, value))
      }
    }
    if let size = layout.root.flatMap(layout.item)?.givenSize {
      edits.append(.rootSize(shortage.axis, size[shortage.axis] + lack))
    }
    return edits
  }
}
