import PlumbLanguage
import UIKitTexts

/// Finds the messages in the lines of a text.
struct ConflictLogSplitter {
  private let lines: [LogLine]
  /// The messages that contain at least one constraint.
  private(set) var blocks: [ConflictLog] = []
  private var block: ConflictLog?
  /// Whether a parenthesis has opened the list of constraints and none has closed it.
  private var isListOpen = false
  /// Whether the list of the current message has ended.
  private var isClosed = false
  /// Whether the next constraint is the one that the system breaks.
  private var awaitsBreaking = false

  init(_ lines: [LogLine]) { self.lines = lines }

  mutating func split() {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      var header = line.header
      var recovery = line.recovery
      let starts = line.entryStarts
      var used = 1
      for (position, start) in starts.enumerated() {
        if let place = header, place < start { openMessage(&header, line) }
        if let place = recovery, place < start { expectBreaking(&recovery) }
        let bound = position + 1 < starts.count ? starts[position + 1] : line.scalars.count
        let (entry, count) = entry(from: start, before: bound, inLine: index)
        used = max(used, count)
        add(entry)
      }
      if header != nil { openMessage(&header, line) }
      if recovery != nil { expectBreaking(&recovery) }
      if starts.isEmpty {
        if line.isPrivate {
          addPrivate(line)
        } else if isListOpen, !line.opensList, !line.closesList, !line.core.isEmpty,
          header == nil, recovery == nil
        {
          addUnreadable(line)
        }
        if line.opensList || line.closesList, !(block?.entries.isEmpty ?? true) { isClosed = true }
        isListOpen = line.opensList || (isListOpen && !line.closesList)
      }
      index += used
    }
    finish()
  }

  private mutating func finish() {
    if let block, !block.entries.isEmpty { blocks.append(block) }
    block = nil
    isClosed = false
    isListOpen = false
    awaitsBreaking = false
  }

  private mutating func openMessage(_ header: inout Int?, _ line: LogLine) {
    finish()
    block = ConflictLog(lineNumber: line.number)
    header = nil
  }

  private mutating func expectBreaking(_ recovery: inout Int?) {
    awaitsBreaking = true
    recovery = nil
  }

  private mutating func add(_ entry: ConflictLog.Entry) {
    if awaitsBreaking {
      awaitsBreaking = false
      isClosed = true
      if block?.breaking == nil { block?.breaking = entry }
      return
    }
    if isClosed { finish() }
    if block == nil { block = ConflictLog(lineNumber: entry.lineNumber) }
    block?.entries.append(entry)
  }

  /// Adds an entry for a constraint that is printed as `<private>`, if it is inside a list.
  private mutating func addPrivate(_ line: LogLine) {
    guard block != nil, !isClosed || awaitsBreaking else { return }
    var entry = ConflictLog.Entry(lineNumber: line.number, raw: "<private>")
    let place = line.scalars.firstIndex(of: "<") ?? 0
    entry.problem = Self.problem("the system printed <private> here", at: place, in: line)
    add(entry)
  }

  /// Adds an entry for a line of an open list that is not a constraint, so that all entries are
  /// numbered by their place in the list.
  private mutating func addUnreadable(_ line: LogLine) {
    guard !isClosed, !awaitsBreaking else { return }
    if block == nil { return }
    let core = line.core
    var entry = ConflictLog.Entry(
      lineNumber: line.number, raw: TextScanner(line.scalars).text(core.startIndex..<core.endIndex))
    entry.problem = Self.problem("this is not a constraint", at: core.startIndex, in: line)
    add(entry)
  }

  /// Reads the entry that starts at a place; also returns the number of lines it spans.
  private func entry(
    from start: Int, before bound: Int, inLine index: Int
  ) -> (ConflictLog.Entry, lines: Int) {
    let line = lines[index]
    var part = Array(line.scalars[start..<bound])
    var used = 1
    if let end = line.entryEnd(from: start, before: bound) {
      part = Array(line.scalars[start..<end])
    } else if bound == line.scalars.count, let rest = continuation(after: index) {
      if part.last.map({ !$0.isBlank }) ?? false { part.append(" ") }
      part += rest.scalars
      used += rest.lines
    }
    while let last = part.last, last.isBlank || last == "," || last == "\"" { part.removeLast() }
    let raw = TextScanner(part).text(0..<part.count)
    var entry = ConflictLog.Entry(lineNumber: line.number, raw: raw)
    let isEscaped = start > 0 && line.scalars[start - 1] == "\""
    let (scalars, places) = isEscaped ? Self.unescaped(part) : (part, Array(part.indices))
    do throws(TextScanner.Failure) {
      entry.constraint = try LoggedConstraint(reading: TextScanner(scalars).text(0..<scalars.count))
    } catch {
      let place = error.position < places.count ? places[error.position] : part.count
      entry.problem = Self.problem(error.message, at: start + place, in: line)
    }
    return (entry, used)
  }

  /// Returns the rest of an entry that some other program has wrapped.
  private func continuation(after index: Int) -> (scalars: [Unicode.Scalar], lines: Int)? {
    var scalars: [Unicode.Scalar] = []
    for count in 1...5 where index + count < lines.count {
      let line = lines[index + count]
      guard line.entryStarts.isEmpty, line.header == nil, line.recovery == nil,
        !line.core.isEmpty, !line.opensList, !line.closesList
      else { return nil }
      let start = line.scalars.firstIndex { !$0.isBlank && $0 != ">" } ?? 0
      if let last = scalars.last, !last.isBlank { scalars.append(" ") }
      if let end = line.entryEnd(from: start, before: line.scalars.count) {
        return (scalars + line.scalars[start..<end], count)
      }
      scalars += line.scalars[start...]
    }
    return nil
  }

  private static func problem(_ message: String, at place: Int, in line: LogLine) -> Diagnostic {
    let start = min(place, line.scalars.count)
    let end = line.scalars[start...].firstIndex(where: \.isBlank) ?? line.scalars.count
    let stop = max(end, min(start + 1, line.scalars.count))
    var diagnostic = Diagnostic(.logFormat, message, at: start..<stop, in: line.text)
    diagnostic.lineNumber = line.number
    return diagnostic
  }

  /// Returns the text without the backslashes of a printed array, and the original position of each
  /// scalar.
  private static func unescaped(_ part: [Unicode.Scalar]) -> ([Unicode.Scalar], [Int]) {
    var scalars: [Unicode.Scalar] = []
    var places: [Int] = []
    var index = 0
    func unit(at place: Int) -> UInt32? {
      guard place + 5 < part.count, part[place] == "\\", part[place + 1] == "U" else { return nil }
      let digits = TextScanner(part).text(place + 2..<place + 6)
      return UInt32(digits, radix: 16)
    }
    while index < part.count {
      var scalar = part[index]
      var length = 1
      if scalar == "\\", index + 1 < part.count {
        length = 2
        scalar = part[index + 1]
        if scalar == "n" || scalar == "t" || scalar == "r" { scalar = " " }
        if let high = unit(at: index) {
          length = 6
          scalar = Unicode.Scalar(high) ?? "\u{FFFD}"
          if (0xD800..<0xDC00).contains(high), let low = unit(at: index + 6),
            (0xDC00..<0xE000).contains(low)
          {
            length = 12
            scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
          }
        }
      }
      scalars.append(scalar)
      places.append(index)
      index += length
    }
    return (scalars, places)
  }
}
