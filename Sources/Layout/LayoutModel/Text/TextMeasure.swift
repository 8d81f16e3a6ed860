/// Measures text in a font: an estimate of what UIKit's text system would return.
///
/// See ``SystemFontAdvances`` for the source and the accuracy of the widths.
package struct TextMeasure: Sendable {
  /// The font that the text is set in.
  package let font: Font
  private let extra: Double

  /// Makes a measure for a font.
  package init(_ font: Font) {
    self.font = font
    extra = SystemFontAdvances.extra(of: font)
  }

  /// Returns the width of a text on one line, in points; O(characters).
  package func width(of line: some StringProtocol) -> Double {
    line.reduce(0) { $0 + advance(of: $1) }
  }

  private func advance(of character: Character) -> Double {
    max(0, SystemFontAdvances.advance(of: character, extra: extra)) * font.size / 1000
  }

  /// Returns the widths of the lines of a text, in points; O(characters).
  ///
  /// Lines end at line breaks and, if there is a width, between words; a word that is wider is
  /// broken between characters. Blanks at the end of a broken line take no room. If a text has more
  /// lines than allowed, the last one is truncated and takes up the whole width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the lines; nil breaks them only at line breaks.
  ///   - limit: The greatest number of lines; 0 for any, as in UIKit's `numberOfLines`.
  /// - Returns: A width for each line, from the top; at least one.
  package func lines(of text: String, within width: Double? = nil, limit: Int = 0) -> [Double] {
    var lines: [Double] = []
    for paragraph in paragraphs(of: text) {
      if let width {
        lines += brokenLines(of: paragraph, within: width).map(\.width)
      } else {
        lines.append(paragraph.width)
      }
      if limit > 0, lines.count > limit {
        lines.removeLast(lines.count - limit)
        if let width { lines[limit - 1] = width }
      }
      if limit > 0, lines.count == limit { break }
    }
    return lines
  }

  /// The lines of a text as ``lines(of:within:limit:)`` breaks them, without blanks at their ends.
  ///
  /// Of a text with more lines than allowed the last one ends in `…`, with as much in front of it as
  /// has room.
  package func texts(of text: String, within width: Double, limit: Int = 0) -> [String] {
    var texts: [String] = []
    // What the last line that is allowed would hold if it were long enough.
    var last = text[...]
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (part, paragraph) in zip(parts, paragraphs(of: text)) {
      var rest = part
      for line in brokenLines(of: paragraph, within: width) {
        if limit > 0, texts.count == limit {
          return texts.dropLast() + [shortened(last, within: width)]
        }
        last = rest
        let end = rest.index(rest.startIndex, offsetBy: line.count)
        var line = rest[..<end]
        while line.last?.isBlank ?? false { line.removeLast() }
        texts.append(String(line))
        rest = rest[end...]
      }
    }
    return texts
  }

  /// As much of a line as has room with `…` behind it.
  private func shortened(_ line: Substring, within width: Double) -> String {
    var sum = self.width(of: "…")
    let kept = line.prefix { character in
      sum += advance(of: character)
      return fits(sum, in: width)
    }
    return String(kept) + "…"
  }

  /// Returns the size of a text, in points, not rounded to pixels: the width of its widest line,
  /// and the height of all lines.
  package func size(of text: String, within width: Double? = nil, limit: Int = 0) -> Size {
    let lines = lines(of: text, within: width, limit: limit)
    return Size(width: lines.max() ?? 0, height: Double(lines.count) * font.lineHeight)
  }

  // MARK: - Breaking lines

  /// A line: its width without blanks at its end, and how many characters it has with them.
  private typealias BrokenLine = (width: Double, count: Int)

  /// Returns the widths of the lines into which a paragraph is broken.
  private func brokenLines(of paragraph: MeasuredText, within width: Double) -> [BrokenLine] {
    /// The width up to the last character that is not a blank.
    var line = 0.0
    /// The width up to where the next word begins.
    var end = 0.0
    var count = 0
    var isEmpty = true
    var lines: [BrokenLine] = []
    func close() {
      lines.append((line, count))
      (line, end, count, isEmpty) = (0, 0, 0, true)
    }
    for word in paragraph.words {
      if !isEmpty, !fits(end + word.width, in: width) { close() }
      if fits(end + word.width, in: width) {
        line = end + word.width
        count += word.count
      } else {
        for character in word.characters {
          if !isEmpty, !fits(end + character, in: width) { close() }
          line = end + character
          end = line
          count += 1
          isEmpty = false
        }
        count += word.blankCount
      }
      end = line + word.blanks
      isEmpty = false
    }
    close()
    return lines
  }

  /// A thousandth of a point too much does not take another line.
  private func fits(_ length: Double, in width: Double) -> Bool { length <= width + 1 / 1024 }

  /// The parts of a text between its line breaks; at least one.
  private func paragraphs(of text: String) -> [MeasuredText] {
    MeasuredTexts.shared.paragraphs(of: text, in: font) {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { paragraph in
        MeasuredText(width: width(of: paragraph), words: words(of: paragraph))
      }
    }
  }

  private func words(of paragraph: Substring) -> [MeasuredWord] {
    var words: [MeasuredWord] = []
    var word = MeasuredWord()
    var last: Character?
    for character in paragraph {
      if let last, mayBreak(between: last, character) {
        words.append(word)
        word = MeasuredWord()
      }
      word.append(advance(of: character), isBlank: character.isBlank)
      last = character
    }
    if last != nil { words.append(word) }
    return words
  }

  /// Whether a line may end between two characters: behind blanks, behind a hyphen in a compound
  /// word, and around characters of scripts without blanks.
  private func mayBreak(between last: Character, _ next: Character) -> Bool {
    if next.isBlank { return false }
    if last.isBlank || last.isIdeograph || next.isIdeograph { return true }
    return last.isDash && next.isLetter
  }
}

extension Character {
  /// Whether the character is a blank at which a line may end, which then takes no room.
  fileprivate var isBlank: Bool {
    if let asciiValue { return asciiValue == 0x20 || (0x09...0x0D).contains(asciiValue) }
    return isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether a compound word may be broken behind the character.
  fileprivate var isDash: Bool {
    if let asciiValue { return asciiValue == 0x2D }
    return self == "\u{2013}" || self == "\u{2014}"
  }

  /// Whether a line may end before and behind the character.
  fileprivate var isIdeograph: Bool {
    if isASCII { return false }
    return unicodeScalars.first.map { $0.isWide && !$0.properties.generalCategory.isPunctuation }
      ?? false
  }
}

extension Unicode.GeneralCategory {
  /// Whether a line should not begin or end with the character.
  fileprivate var isPunctuation: Bool {
    switch self {
    case .openPunctuation, .closePunctuation, .otherPunctuation, .dashPunctuation: true
    default: false
    }
  }
}
