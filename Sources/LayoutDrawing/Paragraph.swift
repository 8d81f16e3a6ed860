/// Lines that are no wider than the page or screen they are printed on.
package enum Paragraph {
  /// How wide a printed line may be.
  ///
  /// Transcripts, sessions and batches have 80 columns wherever they are made. Only what a person
  /// sees at a terminal is put into lines of another width, by binding this while they are made.
  @TaskLocal package static var width = usual

  /// How wide pages are unless something else is said.
  package static let usual = 80

  /// The least room that text beside something needs.
  static let scarceWidth = 26

  /// Words put into lines after a first one that is already there.
  ///
  /// Breaks at blanks; later lines are indented by that many columns, less where that leaves no
  /// room. A word that is wider than a line is broken too, behind a dot or another sign if it can
  /// be.
  package static func lines(_ text: String, indent: Int, width: Int = width) -> [String] {
    guard text.displayWidth > width else { return [text] }
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    // Whether nothing but blanks is on the line, and whether it waits for its first word.
    var (isEmpty, isFresh) = (true, true)
    let margin = String(repeating: " ", count: indent <= width - leastRoom ? indent : 4)
    for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
      let pieceWidth = piece.displayWidth
      let extended = lineWidth + pieceWidth + (isFresh ? 0 : 1)
      if extended <= width || isEmpty {
        if isEmpty, extended > width, lineWidth > width - leastRoom {
          line = margin + piece
          lineWidth = margin.count + pieceWidth
        } else {
          line += isFresh ? String(piece) : " " + piece
          lineWidth = extended
        }
        isFresh = false
        isEmpty = isEmpty && piece.isEmpty
      } else {
        lines.append(line.withoutTrailingBlanks)
        line = margin + piece
        (lineWidth, isEmpty, isFresh) = (margin.count + pieceWidth, piece.isEmpty, piece.isEmpty)
      }
      guard lineWidth > width else { continue }
      // Each part is taken from the front of what is left, so that a very long word stays cheap.
      var (front, rest) = ("", line[...])
      while lineWidth > width {
        let head = head(of: front + rest.prefix(2 * width), width)
        lines.append(head)
        let taken = head.unicodeScalars.count - front.unicodeScalars.count
        rest = Substring(rest.unicodeScalars.dropFirst(max(1, taken)))
        lineWidth += margin.count - head.displayWidth
        front = margin
      }
      line = front + rest
    }
    lines.append(line.withoutTrailingBlanks)
    return lines
  }

  /// A line that may be too wide, broken under its second column where it has one.
  package static func folded(_ line: String) -> [String] {
    guard line.displayWidth > width else { return [line] }
    return lines(line, indent: secondColumn(of: line) ?? line.prefix { $0 == " " }.count + 2)
  }

  /// Lines that were written for 80 columns on a narrower page: what was one sentence is put into
  /// lines anew, tables are broken line by line.
  package static func reflowed(_ written: [String]) -> [String] {
    guard width < usual else { return written }
    var joined: [(text: String, last: String)] = []
    for line in written {
      if let (text, last) = joined.last, isProse(last), isProse(line),
        margin(of: last) == margin(of: line), last.displayWidth > usual * 3 / 4
      {
        joined[joined.count - 1] = (text + " " + line.drop { $0 == " " }, line)
      } else {
        joined.append((line, line))
      }
    }
    return joined.flatMap { text, last in
      isProse(last) ? lines(text, indent: margin(of: text)) : folded(text)
    }
  }

  private static func margin(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Whether a line has words one blank apart, and no columns.
  private static func isProse(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return !text.isEmpty && !text.contains("  ")
  }

  /// A line for a first column and a second one that is broken under itself.
  package static func item(_ head: String, _ text: String, indent: Int) -> [String] {
    let column = indent <= width - scarceWidth ? indent : head.displayWidth + 3
    return lines(head.padded(to: column) + text, indent: column)
  }

  // MARK: - Where lines break

  /// The least room for words behind a margin.
  private static let leastRoom = 20

  /// Where a second column begins: behind the first gap of two blanks, if that is in the left half.
  private static func secondColumn(of line: String) -> Int? {
    let text = line.drop { $0 == " " }
    guard let gap = text.firstRange(of: "  ") else { return nil }
    let start = text[gap.lowerBound...].firstIndex { $0 != " " } ?? text.endIndex
    let column = String(line[..<start]).displayWidth
    return column <= width / 2 ? column : nil
  }

  /// The part of a line of one word that fits.
  private static func head(of line: String, _ width: Int) -> String {
    var end = line.startIndex
    var room = width
    while end < line.endIndex, String(line[end]).displayWidth <= room {
      room -= String(line[end]).displayWidth
      end = line.index(after: end)
    }
    let start = line.firstIndex { $0 != " " } ?? line.startIndex
    // Not so early that it looks like a word of its own.
    let early = line.index(start, offsetBy: width / 3, limitedBy: end) ?? end
    if let sign = line[early..<end].lastIndex(where: { "._:-/,;".contains($0) }) {
      end = line.index(after: sign)
    }
    if end == start { end = line.index(after: start) }
    return String(line[..<end])
  }
}
