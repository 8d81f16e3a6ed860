/// A screen with its colours, as tmux tells them.
struct PaintedScreen {
  /// What is on it without the faint text behind lines, and without colours.
  private(set) var text = ""
  /// The faint text of each row, from the top; empty where there is none.
  private(set) var faint: [String] = [""]
  /// The underlined text of each row.
  private(set) var underlined: [String] = [""]

  /// Reads what `capture-pane -e` prints.
  init(_ captured: String) {
    var codes: Set<Int> = []
    var (column, isFaintRow) = (0, false)
    var rest = captured[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}", rest.first == "[" {
        let sequence = rest.prefix { $0 != "m" }
        rest = rest.dropFirst(sequence.count + 1)
        for code in sequence.dropFirst().split(separator: ";").map({ Int($0) ?? 0 }) {
          if code == 0 { codes = [] } else { codes.insert(code) }
        }
        if sequence.count == 1 { codes = [] }
        continue
      }
      if character == "\n" {
        text.append(character)
        faint.append("")
        underlined.append("")
        (column, isFaintRow) = (0, false)
        continue
      }
      // Notes are faint rows, comments are faint and in italics.
      if column == 0 { isFaintRow = codes.contains(2) }
      column += 1
      let isBehind = codes.contains(2) && !codes.contains(3) && !isFaintRow
      text.append(isBehind ? " " : character)
      if isBehind { faint[faint.count - 1].append(character) }
      if codes.contains(4) { underlined[underlined.count - 1].append(character) }
    }
    text = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }
}
