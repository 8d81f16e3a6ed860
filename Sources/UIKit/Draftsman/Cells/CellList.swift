import Foundation
import HeadlessUIKit
import OpenCombine

/// The cells of a list, one for each item, below each other.
///
/// Unlike a data source, it creates all cells, not only the visible ones.
@MainActor
final class CellList {
  /// An item with its cell.
  private struct Row {
    let item: AnyHashable
    let type: UIView.Type
    let cell: UIView
  }

  /// The items to be displayed in a section.
  typealias Section<Cell: UIView> = (
    identifier: AnyHashable, items: [(item: AnyHashable, plan: CellPlan<Cell>)]
  )

  private var sections: [(identifier: AnyHashable, rows: [Row])] = []
  private var constraints: [NSLayoutConstraint] = []
  /// The subscription to the publisher that the list follows, if any.
  var subscription: AnyCancellable?
  /// What the last update changed.
  private(set) var difference: CellDifference?

  /// The cells by section, in order.
  var cells: [[UIView]] { sections.map { $0.rows.map(\.cell) } }

  /// Displays items; the cells of items that were displayed before are filled again.
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

  /// Places the cells below each other, as wide as the list; the last one ends where its content
  /// does.
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
