import LayoutDiagnosis
import LayoutModel

/// The cells of a table, row by row, for formats that other programs read.
private struct Grid {
  /// The names of the columns; nil if they have none.
  var head: [String]?
  var rows: [[String]] = []

  /// The cells of a passage; nil if it is not a table.
  init?(_ passage: Passage) {
    switch passage.content {
    case .table(let table):
      rows = table.rows.map { row in
        // The total of a sum stands under its summands.
        if case .sum = table.fold, row.count == 1 { ["", "sum", row[0]] } else { row }
      }
      if table.isHeaded { head = rows.removeFirst() }
    case .values(let table):
      let hasNotes = !table.note.isEmpty || table.rows.contains { !$0.note.isEmpty }
      head = table.head + table.names + (hasNotes ? [table.note] : [])
      rows = table.rows.map { $0.head + $0.cells + (hasNotes ? [$0.note] : []) }
    default: return nil
    }
    // Behind the last cell with a text in any row there is no column.
    let all = (head.map { [$0] } ?? []) + rows
    let count = all.map { ($0.lastIndex { !$0.isEmpty } ?? -1) + 1 }.max() ?? 0
    func filled(_ row: [String]) -> [String] {
      (row.prefix(count) + Array(repeating: "", count: max(0, count - row.count))).map(\.trimmed)
    }
    head = head.map(filled)
    rows = rows.map(filled)
  }
}

extension Finding {
  /// The finding as comma-separated values (RFC 4180): the rows of its tables, and each other line as
  /// a row of one cell.
  package var csv: [String] {
    plainPassages.flatMap { passage -> [String] in
      guard let grid = Grid(passage) else {
        return passage.lines(isPlain: true).map { $0.text.trimmed.inCSV }
      }
      return ((grid.head.map { [$0] } ?? []) + grid.rows).map { row in
        row.map(\.inCSV).joined(separator: ",")
      }
    }
  }

  /// The finding in Markdown: tables as tables, drawings and code in fences, and each other line as a
  /// line of its own.
  package var markdown: [String] {
    var result: [String] = []
    func add(_ lines: [String]) {
      if !result.isEmpty { result.append("") }
      result += lines
    }
    var words: [String] = []
    func flush() {
      guard !words.isEmpty else { return }
      add(words.dropLast().map { $0 + "\\" } + [words[words.count - 1]])
      words = []
    }
    for passage in passages {
      if let grid = Grid(passage) {
        flush()
        let head = grid.head ?? grid.rows.first.map { $0.map { _ in "" } } ?? []
        add(
          ([head, head.map { _ in "---" }] + grid.rows).map { row in
            "| " + row.map { $0 == "---" ? $0 : $0.inMarkdown }.joined(separator: " | ") + " |"
          })
        continue
      }
      let lines = passage.lines().map(\.text)
      switch passage.content {
      case .words, .item, .line: words += lines.map { $0.trimmed.inMarkdown }
      default:
        flush()
        add(["```"] + lines + ["```"])
      }
    }
    flush()
    return result
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// The text as a cell of comma-separated values.
  fileprivate var inCSV: String {
    guard contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return self }
    return "\"" + replacing("\"", with: "\"\"") + "\""
  }

  /// The text with what would be a sign of Markdown in it escaped.
  fileprivate var inMarkdown: String {
    var text = ""
    for character in self {
      if "\\`*_<>[]|".contains(character) { text += "\\" }
      text.append(character)
    }
    // At the beginning of a line these make lists, titles and rules of it.
    if let first = text.first, "+-=#~".contains(first) { text = "\\" + text }
    return text
  }
}
