import LayoutDiagnosis

/// Lays out the rows of a table as lines without trailing blanks.
extension Table {
  /// The lines of each row.
  var rowLines: [[String]] {
    switch fold {
    case .cells: cellLines
    case .below(let column, let indent): lines(foldedBefore: column, indent: indent)
    case .words(let indent): lines(indent: indent)
    case .sum: sumLines
    case .reason: reasonLines
    }
  }

  /// All lines.
  var lines: [String] { rowLines.flatMap { $0 } }

  /// The lines of each row.
  ///
  /// If they would be wider than the page, first cells that leave the others no room get lines of
  /// their own, and last cells are wrapped in their columns.
  private var cellLines: [[String]] {
    let widths = widths
    let limit = headLimit(widths)
    let heads = rows.compactMap { $0.first?.displayWidth }
    var columns = widths
    if !columns.isEmpty, columns[0] > limit {
      columns[0] = max(leastHead, Self.margin, heads.filter { $0 <= limit }.max() ?? 0)
    }
    return zip(rows, heads).map { row, head -> [String] in
      guard head > limit else { return lines(of: row, columns) }
      let rest = row.count > 1 ? lines(of: [""] + row.dropFirst(), columns) : []
      return Paragraph.lines(row[0], indent: Self.margin) + rest
    }
  }

  /// The lines of each row.
  ///
  /// If a row is too wide, its columns from `column` on go below the others, and so do the cells
  /// behind a long first cell.
  private func lines(foldedBefore column: Int, indent: Int) -> [[String]] {
    var widths = widths
    let limit = Paragraph.width / 3
    if let first = widths.first, first > limit {
      widths[0] = rows.compactMap { $0.first?.displayWidth }.filter { $0 <= limit }.max() ?? 0
    }
    let margin = String(repeating: " ", count: indent)
    return rows.map { row -> [String] in
      let line = text(of: row[...], widths)
      guard line.isWider(than: Paragraph.width) else { return [line] }
      let below = Paragraph.lines(
        margin + text(of: row.dropFirst(column), widths), indent: indent)
      guard let head = row.first, head.displayWidth > limit else {
        return Paragraph.lines(text(of: row.prefix(column), widths), indent: indent) + below
      }
      return Paragraph.lines(head, indent: indent)
        + Paragraph.lines(margin + text(of: row[1..<column], widths), indent: indent) + below
    }
  }

  /// The lines of each row, with those that are too wide wrapped between words.
  func lines(indent: Int) -> [[String]] {
    let widths = widths
    return rows.map { Paragraph.lines(text(of: $0[...], widths), indent: indent) }
  }

  // MARK: - Widths

  /// The indent of what goes below a first cell.
  private static let margin = 4

  private var widths: [Int] {
    alignments.indices.map { column in
      let least = column == 0 ? leastHead : 0
      return max(least, rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0)
    }
  }

  /// The greatest width of a first cell that leaves room for the others.
  private func headLimit(_ widths: [Int]) -> Int {
    guard let last = widths.last, widths.count > 1 else { return min(mostHead, Paragraph.width) }
    let noted = last > 0 ? gaps : gaps.dropLast()
    let between = widths.dropFirst().dropLast().reduce(0, +) + noted.reduce(0, +)
    // Text in the last column can be wrapped, numbers cannot.
    let end = alignments.last == .left ? min(last, Paragraph.scarceWidth) : last
    return min(mostHead, Paragraph.width - between - end)
  }

  // MARK: - Lines

  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    let line = text(of: row[...], widths)
    guard line.isWider(than: Paragraph.width) else { return [line] }
    let before = row.dropLast()
    var start = text(of: before, widths, isPadded: true).displayWidth
    if !before.isEmpty { start += gaps[before.count - 1] }
    let isNarrow = start > Paragraph.width - Paragraph.scarceWidth
    return Paragraph.lines(line, indent: isNarrow ? Self.margin + 2 : start)
  }

  private func text(
    of cells: ArraySlice<String>, _ widths: [Int], isPadded: Bool = false
  ) -> String {
    var line = ""
    let last = isPadded ? cells.endIndex : cells.lastIndex { !$0.isEmpty } ?? cells.endIndex
    for (column, text) in zip(cells.indices, cells) where column <= last {
      if column > cells.startIndex { line += String(repeating: " ", count: gaps[column - 1]) }
      if alignments[column] == .right {
        line += text.leftPadded(to: widths[column])
      } else {
        line += column == last ? text : text.padded(to: widths[column])
      }
    }
    return isPadded ? line : line.withoutTrailingBlanks
  }
}

// MARK: - Sums

extension Table {
  /// The right edge of a sum, unless a rule needs more room.
  private static let usualEdge = 57

  /// The sum of a conflict; names that leave it no room get lines of their own.
  private var sumLines: [[String]] {
    let summands = rows.filter { $0.count > 1 }
    let limit = Paragraph.width / 2 - 4
    let nameWidth = summands.map(\.[0].displayWidth).filter { $0 <= limit }.max() ?? 0
    let textStart = 4 + nameWidth
    let needed =
      rows.map { row in
        row.count > 1
          ? textStart + row[1].displayWidth + 2 + row[2].displayWidth
          : textStart + 2 + row[0].displayWidth
      }.max() ?? 0
    let lastEdge = Paragraph.width - (summands.map(\.[3].displayWidth).max() ?? 0)
    let edge = min(max(Self.usualEdge, needed), lastEdge)
    return rows.map { row -> [String] in
      guard row.count > 1 else {
        let number = row[0].leftPadded(to: max(8, row[0].displayWidth + 5))
        return [("sum" + number).leftPadded(to: edge)]
      }
      let (number, mark) = (row[2], row[3])
      let isLong = row[0].displayWidth > limit
      let own = isLong ? Paragraph.lines("  " + row[0], indent: 4) : []
      let name = (isLong ? "" : row[0]).padded(to: nameWidth)
      let head = ("  " + name + "  " + row[1]).withoutTrailingBlanks
      let room = edge - head.displayWidth
      if number.displayWidth + 2 > room {
        return own + Paragraph.lines(head, indent: textStart + 2)
          + [number.leftPadded(to: edge) + mark]
      }
      return own + [head + number.leftPadded(to: room) + mark]
    }
  }

  /// The sum that gives a value.
  private var reasonLines: [[String]] {
    let limit = max(12, Paragraph.width / 2 - 4)
    let nameWidth = max(12, rows.map(\.[1].displayWidth).filter { $0 <= limit }.max() ?? 0)
    let numberWidth = max(5, rows.map(\.[2].displayWidth).max() ?? 0)
    let textWidth = rows.map(\.[3].displayWidth).max() ?? 0
    return rows.map { row -> [String] in
      let (sign, name, number, text, origin) = (row[0], row[1], row[2], row[3], row[4])
      let isLong = name.displayWidth > limit
      let own = isLong ? Paragraph.lines("  \(sign) \(name)", indent: 6) : []
      let start = isLong ? "    " : "  \(sign) "
      let head =
        start + (isLong ? "" : name).padded(to: nameWidth)
        + "  \(number.leftPadded(to: numberWidth))   "
      let line = (head + "\(text.padded(to: textWidth))   \(origin)").withoutTrailingBlanks
      guard line.isWider(than: Paragraph.width) else { return own + [line] }
      return own + Paragraph.lines("\(head)\(text)   \(origin)", indent: 6)
    }
  }
}
