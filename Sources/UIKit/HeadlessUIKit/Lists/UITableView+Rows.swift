public import Foundation

extension UITableView {
  // MARK: - Making cells

  /// Registers the class of cells with an identifier; `nil` removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cells.register(identifier, type.map { type in { type.made(reusedAs: identifier) } })
  }

  /// Registers the class of headers and footers with an identifier; `nil` removes it.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headers.register(identifier, type.map { type in { type.made(reusedAs: identifier) } })
  }

  /// Returns a reused or new cell, or `nil` if the identifier is not registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isNew) = cells.take(identifier) else { return nil }
    if !isNew { cell.prepareForReuse() }
    return cell
  }

  /// Returns a reused or new cell for a row.
  ///
  /// An identifier that is not registered ends the program, as in UIKit.
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

  /// Returns a reused or new header or footer, or `nil` if the identifier is not registered.
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

  public var numberOfSections: Int { known?.sections.count ?? 0 }

  public func numberOfRows(inSection section: Int) -> Int {
    guard let sections = known?.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].rows.count
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (content?.paths ?? []).compactMap { content?[$0]?.cell }
  }

  /// The index paths of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    content?.paths.filter { content?[$0]?.cell != nil }
  }

  /// Returns the cell of a visible row, or `nil`.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content?[indexPath]?.cell }

  /// Returns the index path of a visible cell, or `nil`.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content?.paths.first { content?[$0]?.cell === cell }
  }

  /// Returns the index path of the row at a point, or `nil`.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    content?.paths.first { content?[$0]?.frame.contains(point) ?? false }
  }

  /// Returns the index paths of the rows that intersect a rectangle, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    content?.paths.filter { content?[$0]?.frame.intersects(rect) ?? false }
  }

  /// Returns the frame of a row, or zero if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return content?[indexPath]?.frame ?? .zero
  }

  /// Returns the frame of a section, or zero if there is none.
  public func rect(forSection section: Int) -> CGRect { placed(section)?.frame ?? .zero }

  /// Returns the frame of a section's header, or zero if there is none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    placed(section)?.header.frame ?? .zero
  }

  /// Returns the frame of a section's footer, or zero if there is none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    placed(section)?.footer.frame ?? .zero
  }

  /// Returns the header of a section, or `nil` if it is not a view of that class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    placed(section)?.header.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it is not a view of that class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    placed(section)?.footer.view as? UITableViewHeaderFooterView
  }

  private func placed(_ section: Int) -> TableContent.Section? {
    layoutIfNeeded()
    guard let content, content.sections.indices.contains(section) else { return nil }
    return content.sections[section]
  }

  // MARK: - When the data change

  public func reloadData() {
    selection = []
    forgetContent()
  }

  /// Begins a series of changes; whatever they are, all data are reloaded in the next layout.
  public func beginUpdates() {}

  public func endUpdates() { forgetContent() }

  /// Makes several changes; whatever they are, all data are reloaded in the next layout.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetContent()
    completion?(true)
  }

  /// Inserts rows that the data source has now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetContent()
  }

  /// Deletes rows that the data source no longer has.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    selection.removeAll { indexPaths.contains($0) }
    forgetContent()
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetContent()
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) { forgetContent() }

  /// Moves a row to the place that it has in the data source now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetContent() }

  /// Inserts sections that the data source has now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    forgetContent()
  }

  /// Deletes sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    selection.removeAll { sections.contains($0.section) }
    forgetContent()
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    forgetContent()
  }

  // MARK: - What is chosen, and where the table is

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top
    case middle
    case bottom
  }

  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The index paths of the selected rows; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate, which is told only about touches.
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

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

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
