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
    subject.openRows.map { row in
      let (name, cell) = (
        subject.layout.writtenName(of: row.last), subject.layout.writtenName(of: row.holder)
      )
      return AuditFinding(
        key: subject.mark(row.holder),
        message: "nothing ties \(name) to the bottom of \(cell): a row that sizes itself is "
          + "\(row.height.spelled) high, \(name) ends at \(row.end.spelled)",
        place: subject.place(row.last),
        fixes: { [subject.fix(subject.ties(of: row))].compactMap(\.self) },
        isRepaired: { outcome in
          let ends = subject.ends(of: row).map { outcome.frame(of: $0).bottom }
          return (OpenRow.fittingHeight(of: row.holder, in: outcome) ?? 0)
            >= (ends.max() ?? row.end) - LayoutGeometry.visibleDifference
        })
    }
  }
}

extension AuditSubject {
  /// The rows that cannot say how high they are.
  fileprivate var openRows: [OpenRow] {
    guard !isCode else { return openRowOfCode.map { [$0] } ?? [] }
    guard isAsDrawn else { return [] }
    return layout.items.compactMap { item in
      guard canvas(item.id)?.sizesItself == true else { return nil }
      return OpenRow(of: item.id, in: solved, seen: geometry)
    }
  }

  /// The same of a cell in code, in which labels have the line of text that they get later.
  private var openRowOfCode: OpenRow? {
    guard sizesItself, let root = layout.root, let cell = layout.item(root),
      touched.isDisjoint(with: cell.children)
    else { return nil }
    return layout.openRow
  }

  /// The views that are to be tied to the bottom: all that no other hangs from in code, whose texts
  /// come later.
  fileprivate func ends(of row: OpenRow) -> [Item.ID] { isCode ? row.ends : [row.last] }

  /// The rules that tie the lowest views to the bottom of their cell.
  fileprivate func ties(of row: OpenRow) -> [LayoutEdit] {
    let ends = ends(of: row)
    return ends.map { view in
      .rule(
        AnchorExpression(Anchor(row.holder, .bottom)), ends.count == 1 ? .equal : .greaterOrEqual,
        AnchorExpression(Anchor(view, .bottom))
          + AnchorExpression(constant: isCode ? row.inset : row.gap))
    }
  }
}
