/// The text of a translation while it is written, line for line.
struct Output {
  private(set) var bytes: [UInt8] = []
  private(set) var line = 1
  /// Where pieces of the translation come from, in order.
  private(set) var places: [(start: Int, end: Int, source: Range<Int>)] = []
  private var depth = 0
  private var isNewLine = true
  private var needsSign = false

  /// Lays out code on the lines where it stood.
  init(_ code: Code) {
    for part in code.parts {
      switch part.kind {
      case .text: write(part)
      case .begin: begin(part.mark.line)
      case .open: open(part.text)
      case .close: close(part.mark, part.text)
      }
    }
  }

  /// Begins a statement that stood on a line.
  private mutating func begin(_ line: Int) {
    if line > self.line {
      advance(to: line)
    } else if needsSign {
      append(";")
      append(" ")
    } else if !isNewLine {
      append(" ")
    }
    needsSign = true
  }

  /// Writes a piece behind what is there.
  private mutating func write(_ part: Code.Part) {
    if part.canBreak, part.mark.line > line { advance(to: part.mark.line, deeper: true) }
    let start = bytes.count
    append(part.text)
    if part.mark.offset >= 0 {
      let from = part.mark.offset
      places.append((start, bytes.count, from..<from + part.mark.count))
    }
  }

  private mutating func open(_ sign: String) {
    append(sign)
    depth += 1
    needsSign = false
  }

  private mutating func close(_ mark: Mark, _ sign: String) {
    depth = max(0, depth - 1)
    needsSign = false
    if mark.line > line {
      advance(to: mark.line)
    } else if !isNewLine {
      append(" ")
    }
    append(sign)
    needsSign = true
  }

  private mutating func advance(to line: Int, deeper: Bool = false) {
    while bytes.last == 0x20 { bytes.removeLast() }
    while self.line < line {
      bytes.append(0x0A)
      self.line += 1
    }
    for _ in 0..<min(depth + (deeper ? 1 : 0), 40) { bytes += [0x20, 0x20] }
    isNewLine = true
  }

  private mutating func append(_ text: String) {
    bytes += Array(text.utf8)
    isNewLine = false
    if text.utf8.contains(0x0A) { line += text.utf8.count { $0 == 0x0A } }
  }

  /// Fills the text up to a number of lines.
  mutating func finish(_ lines: Int) {
    while line < lines {
      bytes.append(0x0A)
      line += 1
    }
  }
}
