import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Cells whose views hang from the top and hold nothing at the bottom, so that a list which asks
  /// them for their height gets none.
  static let openCell = AuditCheck("open-cell", .warning) { subject in
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
        rest: { .init(fix: .init("add \(cell).bottom == \(name).bottom + \(last.gap.spelled)")) })
    }
  }
}

extension AuditSubject {
  /// The lowest view in a cell, if the cell is not as high as it by itself.
  ///
  /// Cells of which a view holds the bottom or the middle were made with a height in mind.
  fileprivate func lastView(
    in cell: Item
  ) -> (view: Item.ID, end: Double, height: Double, gap: Double)? {
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
    guard !holds, !isMasked,
      let size = try? FittingSize(
        of: cell.id, in: solved, target: Size(width: 0, height: 0),
        priorities: PerAxis(FittingSize.usualPriority))
    else { return nil }
    let end = last.frame.y + last.frame.height
    guard end > size.size.height + LayoutGeometry.visibleDifference else { return nil }
    return (last.view, end, size.size.height, max(0, solved.frame(of: cell.id).height - end))
  }
}
