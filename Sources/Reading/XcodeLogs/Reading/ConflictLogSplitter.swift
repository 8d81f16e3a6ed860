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
  /// Whether a line opened the list of the current message, and whether one closed it.
  private var (hasHead, hasEnd) = (false, false)
  /// Whether the list of the current message has ended.
  private var isClosed = false
  /// Whether the next constraint is the one that the system breaks.
  private var awaitsBreaking = false
  /// Whether the system said that these constraints cannot hold together.
  private var isMessage = false
  /// Whether the system said that a constraint is about views that are not in one tree.
  private var isOfHierarchy = false
  /// Whether the debugger printed some of the lines.
  private let isOfDebugger: Bool

  init(_ lines: [LogLine]) {
    self.lines = lines
    isOfDebugger = lines.contains(where: \.isOfDebugger)
  }

  mutating func split() {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      var header = line.header
      var recovery = line.recovery
      let starts = line.entryStarts
      var used = 1
      if line.isOfHierarchy {
        finish()
        isOfHierarchy = true
      }
      for (position, start) in starts.enumerated() {
        if let place = header, place < start { openMessage(&header, line) }
        if let place = recovery, place < start { expectBreaking(&recovery) }
        let bound = position + 1 < starts.count ? starts[position + 1] : line.scalars.count
        let (entry, count) = entry(from: start, before: bound, inLine: index)
        used = max(used, count)
        add(entry)
      }
      if !starts.isEmpty, lines[index + used - 1].core.last == ")" { hasEnd = true }
      if header != nil { openMessage(&header, line) }
      if recovery != nil { expectBreaking(&recovery) }
      if starts.isEmpty {
        if line.isPrivate {
          addPrivate(line)
        } else if block == nil, blocks.isEmpty, line.isRest {
          add(LogEntryReader(line).rest())
        } else if isListOpen, !line.opensList, !line.closesList, !line.core.isEmpty,
          header == nil, recovery == nil
        {
          addUnreadable(line)
        }
        if line.opensList || line.closesList, !(block?.entries.isEmpty ?? true) { isClosed = true }
        isListOpen = line.opensList || (isListOpen && !line.closesList)
        if line.opensList { hasHead = true }
        if line.closesList { hasEnd = true }
      }
      if isOfHierarchy { finish() }
      index += used
    }
    finish()
  }

  private mutating func finish() {
    if var block, !block.entries.isEmpty {
      block.lacksHead = !isMessage && !hasHead && hasEnd
      block.lacksEnd = isMessage && hasHead && !hasEnd && block.breaking == nil
      block.isList = !isMessage && (isOfDebugger || isOfHierarchy) && block.breaking == nil
      if isOfHierarchy {
        block.remarks = [
          "line \(block.lineNumber): UIKit says that these views are not in one hierarchy: add them "
            + "to their superview first"
        ]
      }
      blocks.append(block)
    }
    block = nil
    isMessage = false
    isOfHierarchy = false
    isClosed = false
    isListOpen = false
    awaitsBreaking = false
    hasHead = false
    hasEnd = false
  }

  private mutating func openMessage(_ header: inout Int?, _ line: LogLine) {
    finish()
    block = ConflictLog(lineNumber: line.number)
    block?.process = line.systemProcess
    isMessage = true
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
    entry.problem = LogEntryReader.problem("the system printed <private> here", at: place, in: line)
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
    entry.problem = LogEntryReader.problem(
      "this is not a constraint", at: core.startIndex, in: line)
    add(entry)
  }

  /// Reads the entry that starts at a place; also returns the number of lines it spans.
  private func entry(
    from start: Int, before bound: Int, inLine index: Int
  ) -> (ConflictLog.Entry, lines: Int) {
    let reader = LogEntryReader(lines[index])
    if let end = lines[index].entryEnd(from: start, before: bound) {
      return (reader.entry(from: start, to: end, before: bound), 1)
    }
    if bound == lines[index].scalars.count, let rest = continuation(after: index) {
      return (reader.entry(from: start, goingOn: rest), 1 + rest.count)
    }
    return (reader.entry(cutOffFrom: start, before: bound), 1)
  }

  /// Returns the rest of an entry that some other program has wrapped.
  private func continuation(after index: Int) -> [[Unicode.Scalar]]? {
    var parts: [[Unicode.Scalar]] = []
    for count in 1...5 where index + count < lines.count {
      let line = lines[index + count]
      guard line.entryStarts.isEmpty, line.header == nil, line.recovery == nil,
        !line.core.isEmpty, !line.opensList, !line.closesList
      else { return nil }
      let start = line.scalars.firstIndex { !$0.isBlank && $0 != ">" } ?? 0
      if let end = line.entryEnd(from: start, before: line.scalars.count) {
        return parts + [Array(line.scalars[start..<end])]
      }
      parts.append(Array(line.scalars[start...]))
    }
    return nil
  }
}
