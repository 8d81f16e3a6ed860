import Foundation
import HeadlessUIKit
import OpenCombine

/// The cells that a list shows: one for each item, below each other.
///
/// There is no data source here that would make only the cells that are seen.
@MainActor
final class CellList {
  /// One item and its cell.
  private struct Row {
    let item: AnyHashable
    let type: UIView.Type
    let cell: UIView
  }

  /// Items to show in a section.
  typealias Section<Cell: UIView> = (
    identifier: AnyHashable, items: [(item: AnyHashable, plan: CellPlan<Cell>)]
  )

  private var sections: [(identifier: AnyHashable, rows: [Row])] = []
  private var constraints: [NSLayoutConstraint] = []
  /// What keeps it following a publisher.
  var subscription: AnyCancellable?
  /// What changed the last time.
  private(set) var difference: CellDifference?

  /// The cells by sections.
  var cells: [[UIView]] { sections.map { $0.rows.map(\.cell) } }

  /// Shows those items; cells of items that were there already are filled again.
  func show<List: CellContainer>(_ new: [Section<List.Cell>], in list: List) {
    var change = CellDifference()
    var old: [AnyHashable: Row] = [:]
    for row in sections.flatMap(\.rows) { old[row.item] = row }
    var seen = Set<AnyHashable>()
    let shown = new.map { section in
      let rows = section.items.compactMap { item, plan -> Row? in
        guard seen.insert(item).inserted else {
          DraftsmanError.duplicateItem("\(item)").report()
          return nil
        }
        let known = old[item]
        known == nil ? change.inserted.append(item) : change.reloaded.append(item)
        return row(item, plan, known)
      }
      return (identifier: section.identifier, rows: rows)
    }
    change.deleted = sections.flatMap(\.rows).map(\.item).filter { !seen.contains($0) }
    let (before, after) = (sections.map(\.identifier), shown.map(\.identifier))
    change.insertedSections = after.filter { !before.contains($0) }
    change.deletedSections = before.filter { !after.contains($0) }
    let kept = Set(shown.flatMap(\.rows).map { ObjectIdentifier($0.cell) })
    for row in sections.flatMap(\.rows) where !kept.contains(ObjectIdentifier(row.cell)) {
      row.cell.removeFromSuperview()
    }
    sections = shown
    difference = change
    place(in: list)
  }

  private func row<Cell: UIView>(_ item: AnyHashable, _ plan: CellPlan<Cell>, _ known: Row?) -> Row?
  {
    let reused = known.flatMap { $0.type == plan.type ? $0.cell as? Cell : nil }
    guard let cell = reused ?? plan.make() else {
      DraftsmanError.cellNotMade("\(plan.type)").report()
      return nil
    }
    plan.fill(cell)
    return Row(item: item, type: plan.type, cell: cell)
  }

  /// Puts the cells below each other, as wide as the list; they end where its content does.
  private func place(in list: some CellContainer) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    var above: UIView?
    for cell in sections.flatMap(\.rows).map(\.cell) {
      if cell.superview !== list { list.addSubview(cell) }
      cell.translatesAutoresizingMaskIntoConstraints = false
      let draft = cell.drf
      constraints += draft.horizontal.equal(with: .parent).width.equal(with: .parent).build()
      let top = above.map { draft.top.equal(to: $0.drf.bottom) } ?? draft.top.equal(to: list)
      constraints += top.height.equal(to: list.usualCellHeight).priority(.fittingSizeLevel).build()
      above = cell
    }
    if let above { constraints += above.drf.bottom.equal(with: .parent).build() }
    NSLayoutConstraint.activate(constraints)
  }
}
