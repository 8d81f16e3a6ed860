public import Foundation

extension UITableView {
  // MARK: - Making cells

  /// Says which class the cells of an identifier have; nil for none any more.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cells.register(identifier, type.map { type in { type.made(reusedAs: identifier) } })
  }

  /// Says which class the headers and footers of an identifier have; nil for none any more.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headers.register(identifier, type.map { type in { type.made(reusedAs: identifier) } })
  }

  /// A cell to show: one that is seen no more, or a new one; nil for a class nobody registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isNew) = cells.take(identifier) else { return nil }
    if !isNew { cell.prepareForReuse() }
    return cell
  }

  /// A cell to show in a row: one that is seen no more, or a new one.
  ///
  /// An identifier that nobody registered ends the program, as in UIKit.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutException.inconsistency(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    ).raise()
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer to show; nil for a class nobody registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (view, isNew) = headers.take(identifier) else { return nil }
    if !isNew { view.prepareForReuse() }
    return view
  }

  // MARK: - What there is

  private var known: TableContent? {
    if let dataSource { loadContent(dataSource) }
    return content
  }

  /// How many sections there are.
  public var numberOfSections: Int { known?.sections.count ?? 0 }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    guard let sections = known?.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].rows.count
  }

  /// The cells that are seen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (content?.paths ?? []).compactMap { content?[$0]?.cell }
  }

  /// The rows that are seen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    content?.paths.filter { content?[$0]?.cell != nil }
  }

  /// The cell of a row that is seen; nil for any other.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content?[indexPath]?.cell }

  /// The row of a cell that is seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content?.paths.first { content?[$0]?.cell === cell }
  }

  /// The row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    content?.paths.first { content?[$0]?.frame.contains(point) ?? false }
  }

  /// The rows that a rectangle touches, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    content?.paths.filter { content?[$0]?.frame.intersects(rect) ?? false }
  }

  /// Where a row lies; zero for none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return content?[indexPath]?.frame ?? .zero
  }

  /// Where a section lies; zero for none.
  public func rect(forSection section: Int) -> CGRect { placed(section)?.frame ?? .zero }

  /// Where what stands above a section lies; zero for none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    placed(section)?.header.frame ?? .zero
  }

  /// Where what stands below a section lies; zero for none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    placed(section)?.footer.frame ?? .zero
  }

  /// What stands above a section; nil where the delegate gives a view of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    placed(section)?.header.view as? UITableViewHeaderFooterView
  }

  /// What stands below a section; nil where the delegate gives a view of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    placed(section)?.footer.view as? UITableViewHeaderFooterView
  }

  private func placed(_ section: Int) -> TableContent.Section? {
    layoutIfNeeded()
    guard let content, content.sections.indices.contains(section) else { return nil }
    return content.sections[section]
  }

  // MARK: - When the data change

  /// Asks for everything anew.
  public func reloadData() {
    selection = []
    forgetContent()
  }

  /// Begins a change; whatever it is, everything is asked for anew in the next layout.
  public func beginUpdates() {}

  /// Ends a change.
  public func endUpdates() { forgetContent() }

  /// Changes rows; whatever changes, everything is asked for anew in the next layout.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetContent()
    completion?(true)
  }

  /// Takes in rows that the data have now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetContent()
  }

  /// Drops rows that the data have no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selection.removeAll { indexPaths.contains($0) }
    forgetContent()
  }

  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetContent()
  }

  /// Asks for the content of rows anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) { forgetContent() }

  /// Follows a row that the data have elsewhere now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetContent() }

  /// Takes in sections that the data have now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    forgetContent()
  }

  /// Drops sections that the data have no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    selection.removeAll { sections.contains($0.section) }
    forgetContent()
  }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    forgetContent()
  }

  // MARK: - What is chosen, and where the table is

  /// Where a row shall be seen.
  public enum ScrollPosition: Int, Sendable {
    /// With as little movement as possible.
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The row that is chosen.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are chosen.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Chooses a row; the delegate is not told, as nobody touched it.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, allowsMultipleSelection else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return select(indexPath, animated, scrollPosition)
    }
    select(indexPath, animated, scrollPosition)
  }

  private func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else { return }
    if !selection.contains(path) { selection.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  /// Chooses a row no more.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Moves a row into view.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY
    case .middle: y = row.midY - room / 2
    case .bottom: y = row.maxY - room
    }
    let end = max(0, contentSize.height - room)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(0, y), end) - inset.top), animated: animated)
  }
}
