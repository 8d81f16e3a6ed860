import LayoutModel

/// Values that change, in columns under their names, with a note at the end of each row.
struct ValueTable {
  /// A row: where it stands, the values, the note.
  struct Row {
    var head: [String]
    var cells: [String]
    var note: String
  }

  /// The header over the first columns.
  let head: [String]
  /// The names of the values.
  let names: [String]
  /// The header over the notes; none where nothing is noted.
  let note: String
  /// The rows.
  var rows: [Row] = []

  /// The least room for notes.
  private static let noteRoom = 26
  private static let gap = 3

  /// The lines, none wider than the screen; names that found no room are listed below.
  var lines: [String] {
    let heads = head.indices.map { column in
      ([head[column]] + rows.map { $0.head[column] }).map(\.displayWidth).max() ?? 0
    }
    var width = heads.reduce(0, +) + Self.gap * heads.count
    var columns: [(index: Int, width: Int)] = []
    for (index, name) in names.enumerated() {
      let own = ([name] + rows.map { $0.cells[index] }).map(\.displayWidth).max() ?? 0
      guard width + own + Self.noteRoom <= Paragraph.width || index == 0 else { break }
      columns.append((index, own))
      width += own + Self.gap
    }
    func line(_ head: [String], _ cells: [String], _ note: String) -> [String] {
      let blank = String(repeating: " ", count: Self.gap)
      let parts =
        zip(head, heads).map { $0.leftPadded(to: $1) }
        + columns.map { Self.centred(cells[$0.index], in: $0.width) }
      let start = parts.joined(separator: blank) + blank
      return Paragraph.lines(start + note, indent: start.displayWidth).map(\.withoutTrailingBlanks)
    }
    var lines = line(head, names, note)
    for row in rows { lines += line(row.head, row.cells, row.note) }
    let rest = names.dropFirst(columns.count)
    if !rest.isEmpty {
      lines += Paragraph.lines("also: " + Paragraph.list(Array(rest)), indent: 6)
    }
    return lines
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let room = max(0, width - text.displayWidth)
    return text.leftPadded(to: text.displayWidth + room / 2).padded(to: width)
  }
}
