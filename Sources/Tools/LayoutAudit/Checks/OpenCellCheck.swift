import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Cells whose views are tied to the top but not to the bottom, so that a list cannot compute their
  /// heights.
  static let openCell = AuditCheck(
    "open-cell", .warning, "A cell cannot say how high it is.",
    help: """
      Its views hang from the top, and none reaches the bottom of the content view, so that a row \
      of automatic height has none. Tie the last view to the bottom.
      """, needsSizes: true
  ) { subject in
    guard subject.isAsDrawn else { return [] }
    return subject.layout.items.compactMap { item in
      guard subject.canvas(item.id)?.sizesItself == true,
        let last = subject.lastView(in: item)
      else { return nil }
      let (name, cell) = (
        subject.layout.writtenName(of: last.view), subject.layout.writtenName(of: item.id)
      )
      return AuditFinding(
        key: subject.mark(item.id),
        message: "nothing ties \(name) to the bottom of \(cell): a row that sizes itself is "
          + "\(last.height.spelled) high, \(name) ends at \(last.end.spelled)",
        place: subject.place(last.view),
        fixes: { [subject.fix([subject.tie(of: last, to: item.id)])].compactMap(\.self) },
        isRepaired: { outcome in
          (outcome.fittingHeight(of: item.id) ?? 0)
            >= last.end - LayoutGeometry.visibleDifference
        })
    }
  }
}

/// The lowest view in a cell.
private struct LastView {
  let view: Item.ID
  /// Where it ends, how high the cell is by itself, and the gap below the view as drawn, in points.
  let (end, height, gap): (Double, Double, Double)

  init(view: Item.ID, end: Double, height: Double, gap: Double) {
    (self.view, self.end, self.height, self.gap) = (view, end, height, gap)
  }
}

extension SolvedLayout {
  /// The height that follows from the content of a view alone, in points.
  fileprivate func fittingHeight(of id: Item.ID) -> Double? {
    try? FittingSize(
      of: id, in: self, target: Size(width: 0, height: 0),
      priorities: PerAxis(FittingSize.usualPriority)
    ).size.height
  }
}

extension AuditSubject {
  /// The lowest view in a cell, if the cell is not as high as it by itself.
  ///
  /// A cell with a view that is tied to the bottom or the middle was made for a certain height.
  fileprivate func lastView(in cell: Item) -> LastView? {
    let views = cell.children.filter { geometry.isShown($0) }
    let frames = views.map { (view: $0, frame: solved.frame(of: $0)) }
    guard let last = frames.max(by: { $0.frame.y + $0.frame.height < $1.frame.y + $1.frame.height })
    else { return nil }
    let inside = Set(layout.subtree(of: cell.id).map(\.id))
    let outer = [cell.id] + layout.ancestors(of: cell.id)
    let holds = layout.rules(mentioning: Array(inside)).contains { rule in
      (rule.left + rule.right).map(\.anchor).contains { anchor in
        outer.contains(anchor.item.owner) && anchor.attribute.kind == .position(.vertical)
          && (anchor.attribute.withinMargins ?? anchor.attribute) != .top
      } && rule.isOn
    }
    let isMasked = views.contains { layout.item($0)?.mask != nil }
    guard !holds, !isMasked, let height = solved.fittingHeight(of: cell.id) else { return nil }
    let end = last.frame.y + last.frame.height
    guard end > height + LayoutGeometry.visibleDifference else { return nil }
    return LastView(
      view: last.view, end: end, height: height,
      gap: max(0, solved.frame(of: cell.id).height - end))
  }

  /// The rule that ties the lowest view to the bottom of its cell.
  fileprivate func tie(of last: LastView, to cell: Item.ID) -> LayoutEdit {
    .rule(
      AnchorExpression(Anchor(cell, .bottom)), .equal,
      AnchorExpression(Anchor(last.view, .bottom)) + AnchorExpression(constant: last.gap))
  }
}
