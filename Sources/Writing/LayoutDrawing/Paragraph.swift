/// Wraps text into lines that are no wider than the page or screen.
package enum Paragraph {
  /// The width of a page, in columns.
  ///
  /// Transcripts, sessions and batches have 80 columns wherever they are made. Only what a person
  /// sees at a terminal may have another width, which is bound while its lines are made.
  @TaskLocal package static var width = usual

  /// The default width of a page.
  package static let usual = 80

  /// The least width for text beside something else.
  static let scarceWidth = 26

  /// Wraps text into lines.
  ///
  /// Lines are broken at blanks. All but the first are indented by that many columns, or by fewer
  /// if that leaves no room. A word that is wider than a line is broken, too, if possible behind a
  /// dot or another sign.
  package static func lines(_ text: String, indent: Int, width: Int = width) -> [String] {
    guard text.displayWidth > width else { return [text] }
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    // Whether the line has only blanks so far, and whether it still waits for its first word.
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
      // Each part is taken from the front of the rest, so that breaking a very long word stays
      // fast.
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

  /// Returns a line, wrapped under its second column if it is too wide and has one.
  package static func folded(_ line: String) -> [String] {
    guard line.displayWidth > width else { return [line] }
    return lines(line, indent: secondColumn(of: line) ?? line.prefix { $0 == " " }.count + 2)
  }

  /// Returns lines that were written for 80 columns on a narrower page: the lines of a sentence are
  /// joined and wrapped again, those of a table are wrapped one by one.
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

  /// Whether the words of a line are one blank apart, so that it has no columns.
  private static func isProse(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return !text.isEmpty && !text.contains("  ")
  }

  /// Returns a line with a first column, and text beside it that is wrapped in the second.
  package static func item(_ head: String, _ text: String, indent: Int) -> [String] {
    let column = indent <= width - scarceWidth ? indent : head.displayWidth + 3
    return lines(head.padded(to: column) + text, indent: column)
  }

  // MARK: - Where lines break

  /// The least width for words behind a margin.
  private static let leastRoom = 20

  /// The start of the second column: behind the first gap of two blanks, if it is in the left half
  /// of the page.
  private static func secondColumn(of line: String) -> Int? {
    let text = line.drop { $0 == " " }
    guard let gap = text.firstRange(of: "  ") else { return nil }
    let start = text[gap.lowerBound...].firstIndex { $0 != " " } ?? text.endIndex
    let column = String(line[..<start]).displayWidth
    return column <= width / 2 ? column : nil
  }

  /// The part that fits of a line with a single word.
  private static func head(of line: String, _ width: Int) -> String {
    var end = line.startIndex
    var room = width
    while end < line.endIndex, String(line[end]).displayWidth <= room {
      room -= String(line[end]).displayWidth
      end = line.index(after: end)
    }
    let start = line.firstIndex { $0 != " " } ?? line.startIndex
    // Not so early that the part looks like a word of its own.
    let early = line.index(start, offsetBy: width / 3, limitedBy: end) ?? end
    if let sign = line[early..<end].lastIndex(where: { "._:-/,;".contains($0) }) {
      end = line.index(after: sign)
    }
    if end == start { end = line.index(after: start) }
    return String(line[..<end])
  }
}
