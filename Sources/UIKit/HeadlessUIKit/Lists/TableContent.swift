import Foundation

/// What a table knows about its data: the number of rows, their frames, and the visible views.
@MainActor
struct TableContent {
  /// A row with its frame, and its cell while it is visible.
  struct Row {
    var frame = CGRect.zero
    /// The height of its content; `nil` until it has been visible.
    var measured: CGFloat?
    var cell: UITableViewCell?
  }

  /// The header or footer of a section.
  struct Edge {
    var frame = CGRect.zero
    var view: UIView?
  }

  /// A section of rows.
  struct Section {
    var header = Edge()
    var rows: [Row]
    var footer = Edge()

    /// The frame from the header to the footer.
    var frame: CGRect { rows.reduce(header.frame.union(footer.frame)) { $0.union($1.frame) } }
  }

  /// The sections, in order.
  var sections: [Section]
  /// The width for which heights were measured.
  var width: CGFloat = 0

  /// Creates the content by asking the data source for the numbers of sections and rows.
  init(_ table: UITableView, _ source: any UITableViewDataSource) {
    sections = (0..<max(0, source.numberOfSections(in: table))).map { section in
      let count = max(0, source.tableView(table, numberOfRowsInSection: section))
      return Section(rows: Array(repeating: Row(), count: count))
    }
  }

  /// The row at an index path, or `nil` if there is none.
  subscript(path: IndexPath) -> Row? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// The index paths of all rows, in order.
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }
}

extension UITableView {
  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Sets the frames of rows, headers and footers; visible ones are made, and others are kept for
  /// reuse.
  func layoutRows() {
    guard let dataSource else { return layoutWithoutRows() }
    loadContent(dataSource)
    guard var content else { return }
    if content.width != bounds.width {
      for section in content.sections.indices {
        for row in content.sections[section].rows.indices {
          content.sections[section].rows[row].measured = nil
        }
      }
      content.width = bounds.width
    }
    // Measuring a row moves those below, which changes what is visible, so that rows are settled
    // one by one from top to bottom.
    var y = place(tableHeaderView, at: 0)
    for section in content.sections.indices {
      let isFirst = section == 0
      if style == .plain, content.sections[section].header.view != nil {
        y += sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : UITableView.usualTopPadding
      }
      place(&content.sections[section].header, heightOfHeader(section, isFirst: isFirst), at: &y)
      for row in content.sections[section].rows.indices {
        let path = IndexPath(row: row, section: section)
        place(&content.sections[section].rows[row], path, dataSource, at: &y)
      }
      place(&content.sections[section].footer, heightOfFooter(section), at: &y)
    }
    y = place(tableFooterView, at: y)
    self.content = content
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Lays out the header and footer of a table without a data source, which shows no rows of its
  /// own.
  private func layoutWithoutRows() {
    guard tableHeaderView != nil || tableFooterView != nil else { return }
    _ = place(tableFooterView, at: place(tableHeaderView, at: 0))
  }

  func loadContent(_ dataSource: any UITableViewDataSource) {
    guard content == nil else { return }
    content = TableContent(self, dataSource)
    guard var content else { return }
    for section in content.sections.indices {
      content.sections[section].header.view = header(section, dataSource)
      content.sections[section].footer.view = footer(section, dataSource)
    }
    self.content = content
  }

  /// Returns all cells to the pool, and forgets the numbers of rows.
  func forgetContent() {
    for path in content?.paths ?? [] {
      if let cell = content?[path]?.cell { giveBack(cell, path) }
    }
    for edge in content?.sections.flatMap({ [$0.header, $0.footer] }) ?? [] {
      guard let view = edge.view else { continue }
      if let view = view as? UITableViewHeaderFooterView {
        headers.put(view, view.reuseIdentifier)
      } else {
        view.removeFromSuperview()
      }
    }
    content = nil
    setNeedsLayout()
  }

  // MARK: - Places

  /// The distance of rows from the sides.
  private var rowInset: CGFloat {
    style == .insetGrouped ? (bounds.width < 414 ? 16 : 20) : 0
  }

  private func strip(_ y: CGFloat, _ height: CGFloat, inset: CGFloat) -> CGRect {
    CGRect(x: inset, y: y, width: max(0, bounds.width - 2 * inset), height: height)
  }

  /// Places a view across the table at a height; returns the position of its lower edge.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    return y + view.bounds.height
  }

  private func place(_ edge: inout TableContent.Edge, _ height: CGFloat, at y: inout CGFloat) {
    let inset = edge.view is UITableViewHeaderFooterView ? rowInset : 0
    guard let view = edge.view else {
      edge.frame = strip(y, height, inset: inset)
      y += height
      return
    }
    if view.superview !== self { addSubview(view) }
    let usual: CGFloat = style == .plain ? 28 : 38
    let height =
      height == UITableView.automaticDimension ? measure(view, inset, usual: usual) : height
    edge.frame = strip(y, height, inset: inset)
    view.frame = edge.frame
    y += height
  }

  private func place(
    _ row: inout TableContent.Row, _ path: IndexPath, _ source: any UITableViewDataSource,
    at y: inout CGFloat
  ) {
    let said = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    func isSeen(_ height: CGFloat) -> Bool { y < bounds.maxY && y + height > bounds.minY }
    var height = said >= 0 ? said : row.measured ?? estimate(path)
    row.frame = strip(y, height, inset: rowInset)
    if isSeen(height) {
      let isNew = row.cell == nil
      let cell = row.cell ?? source.tableView(self, cellForRowAt: path)
      row.cell = cell
      cell.frame = row.frame
      if said < 0, row.measured == nil {
        height = measure(cell, rowInset, usual: UITableView.usualRowHeight)
        row.measured = height
        row.frame.size.height = height
        cell.frame = row.frame
      }
      if isNew {
        cell.isSelected = selection.contains(path)
        cell.isEditing = isEditing
        if cell.superview !== self { addSubview(cell) }
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
    if !isSeen(height), let cell = row.cell {
      row.cell = nil
      giveBack(cell, path)
    }
    y += height
  }

  private func giveBack(_ cell: UITableViewCell, _ path: IndexPath) {
    cells.put(cell, cell.reuseIdentifier)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: - Heights

  /// Returns the estimated height of a row that has not been visible.
  private func estimate(_ path: IndexPath) -> CGFloat {
    let said = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return said > 0 ? said : UITableView.usualRowHeight
  }

  /// Returns the height of a cell or header at its width, or the usual height if constraints do not
  /// determine it.
  private func measure(_ view: UIView, _ inset: CGFloat, usual: CGFloat) -> CGFloat {
    let width = max(0, bounds.width - 2 * inset)
    if view.frame.width != width { view.frame.size.width = width }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : usual
  }

  private func heightOfHeader(_ section: Int, isFirst: Bool) -> CGFloat {
    let said =
      rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard content?.sections[section].header.view == nil else {
      return said >= 0 ? said : UITableView.automaticDimension
    }
    if said >= 0 { return said }
    return style == .plain ? 0 : isFirst ? 35 : UITableView.usualGroupGap
  }

  private func heightOfFooter(_ section: Int) -> CGFloat {
    let said =
      rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard content?.sections[section].footer.view == nil else {
      return said >= 0 ? said : UITableView.automaticDimension
    }
    return said >= 0 ? said : style == .plain ? 0 : UITableView.usualGroupGap
  }

  private func header(_ section: Int, _ source: any UITableViewDataSource) -> UIView? {
    rowDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? source.tableView(self, titleForHeaderInSection: section).map(titled)
  }

  private func footer(_ section: Int, _ source: any UITableViewDataSource) -> UIView? {
    rowDelegate?.tableView(self, viewForFooterInSection: section)
      ?? source.tableView(self, titleForFooterInSection: section).map(titled)
  }

  private func titled(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
