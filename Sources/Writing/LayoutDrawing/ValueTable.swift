import LayoutDiagnosis

/// Lays out a table of values as lines that fit on the page.
extension ValueTable {
  /// The least width for notes.
  private static let noteRoom = Paragraph.scarceWidth
  /// The distance between columns: the default one, and one for tables that would be too wide.
  private static let gaps = [3, 2]
  /// The greatest width of a name above its column if the columns do not all fit.
  private static let nameLimit = 24

  /// The lines; names that are too long are listed below the table.
  var lines: [String] {
    let whole = columns(under: head, names)
    let isLong = (head + names).contains { $0.displayWidth > Self.nameLimit }
    guard isLong, whole.count < names.count || whole.isTooWide else { return whole.lines }
    // A number above the column stands for a long name, which is listed below.
    var keys: [String] = []
    func key(_ name: String) -> String {
      guard name.displayWidth > Self.nameLimit else { return name }
      if !keys.contains(name) { keys.append(name) }
      return "[\((keys.firstIndex(of: name) ?? 0) + 1)]"
    }
    let short = columns(under: head.map(key), names.map(key))
    let shown = head + names.prefix(short.count)
    return short.lines
      + keys.enumerated().filter { shown.contains($0.element) }
      .flatMap { Paragraph.lines("[\($0 + 1)]  \($1)", indent: 5) }
  }

  /// Returns the columns that fit below some titles, as lines, and their number.
  private func columns(
    under head: [String], _ titles: [String]
  ) -> (lines: [String], count: Int, isTooWide: Bool) {
    let heads = head.indices.map { column in
      ([head[column]] + rows.map { $0.head[column] }).map(\.displayWidth).max() ?? 0
    }
    let widths = titles.indices.map { column in
      ([titles[column]] + rows.map { $0.cells[column] }).map(\.displayWidth).max() ?? 0
    }
    let notes = ([note] + rows.map(\.note)).map(\.displayWidth).max() ?? 0
    func width(_ count: Int, _ gap: Int) -> Int {
      (heads + widths.prefix(count)).reduce(0) { $0 + $1 + gap }
    }
    // The whole table if it fits, otherwise all columns, otherwise as many as possible.
    let gap =
      Self.gaps.first { width(titles.count, $0) + notes <= Paragraph.width }
      ?? Self.gaps.first { width(titles.count, $0) + Self.noteRoom <= Paragraph.width }
      ?? Self.gaps[Self.gaps.count - 1]
    let fitting =
      width(titles.count, gap) + notes <= Paragraph.width
      ? titles.count
      : titles.indices.last { width($0 + 1, gap) + Self.noteRoom <= Paragraph.width }
        .map { $0 + 1 }
    let count = fitting ?? min(1, titles.count)
    func line(_ head: [String], _ cells: [String], _ note: String) -> [String] {
      let blank = String(repeating: " ", count: gap)
      let parts =
        zip(head, heads).map { $0.leftPadded(to: $1) }
        + (0..<count).map { Self.centred(cells[$0], in: widths[$0]) }
      let start = parts.joined(separator: blank) + blank
      return Paragraph.lines(start + note, indent: start.displayWidth).map(\.withoutTrailingBlanks)
    }
    var lines = line(head, titles, note)
    for row in rows { lines += line(row.head, row.cells, row.note) }
    let rest = names.dropFirst(count)
    if !rest.isEmpty {
      lines += Paragraph.lines("also: " + Words.list(Array(rest)), indent: 6)
    }
    return (lines, count, fitting == nil)
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let room = max(0, width - text.displayWidth)
    return text.leftPadded(to: text.displayWidth + room / 2).padded(to: width)
  }
}
