import LayoutDiagnosis
import LayoutDrawing
import LayoutShell
import PlumbLanguage
import XcodeLogs

/// Reads a console line by line while it is printed, and answers each conflict once.
///
/// A conflict ends with the constraint that the system breaks, with the next message of its thread,
/// or when nothing follows for a moment. Lines of other threads in between are passed through. Memory
/// is bounded, however long the console is.
package struct ConsoleFollower: Sendable {
  /// What is to be printed.
  package enum Output: Hashable, Sendable {
    /// A line that belongs to no conflict.
    case other(String)
    /// A conflict that is new.
    case answer(Answer)
    /// One that was printed before, with a line that says how often where that is worth a line.
    case count(Answer, String?)
  }

  /// A conflict that was printed.
  package struct Answer: Hashable, Sendable {
    /// Its number in the order in which conflicts were first printed.
    package var number: Int
    /// How often it was printed so far.
    package var count: Int
    /// Its lines in the console.
    package var log: String

    /// The explanation.
    package var lines: [String] {
      ["conflict \(number)"] + ConsoleFollower.explanation(of: log)
    }
  }

  /// A conflict that is being printed.
  private struct Block {
    /// The process and thread that prints it; empty where lines do not say.
    let thread: Substring
    var lines: [String]
    var size = 0
    /// Whether the system has begun to say what it breaks.
    var isClosing = false
  }

  /// A conflict that was answered.
  private struct Known {
    let number: Int
    var count = 1
    var lastUse: Int
  }

  private var open: [Block] = []
  private var known: [String: Known] = [:]
  private var clock = 0
  /// How many conflicts were printed, and how many different ones.
  package private(set) var (total, kinds) = (0, 0)

  /// The largest conflict, in lines and bytes, and how many are read at once.
  private static let (lineLimit, sizeLimit, openLimit) = (400, 200_000, 16)
  /// How many different conflicts are remembered; the ones that were seen last.
  private static let knownLimit = 2000

  /// Begins at the start of a console.
  package init() {}

  /// Whether a conflict has begun and not ended.
  package var isOpen: Bool { !open.isEmpty }

  // MARK: - Reading

  /// Takes the next line, without its end.
  package mutating func take(_ line: String) -> [Output] {
    if Self.headers.contains(where: line.holds) {
      let thread = Self.thread(of: line)
      var outputs: [Output] = []
      if let place = open.lastIndex(where: { $0.thread == thread }) { outputs += end(place) }
      if open.count == Self.openLimit { outputs += end(0) }
      open.append(Block(thread: thread, lines: [line], size: line.utf8.count))
      return outputs
    }
    guard !open.isEmpty else { return Self.isTail(line) ? [] : [.other(line)] }
    guard let place = self.place(of: line) else {
      return Self.isTail(line) ? [] : [.other(line)]
    }
    open[place].lines.append(line)
    open[place].size += line.utf8.count
    if line.holds(Self.recovery) { open[place].isClosing = true }
    let breaks = open[place].isClosing && Self.hasConstraint(line)
    let isFull =
      open[place].lines.count >= Self.lineLimit || open[place].size >= Self.sizeLimit
    return breaks || isFull ? end(place) : []
  }

  /// Ends all conflicts that have begun, since nothing follows.
  package mutating func finish() -> [Output] {
    var outputs: [Output] = []
    while !open.isEmpty { outputs += end(0) }
    return outputs
  }

  /// The open conflict that a line belongs to; nil for none.
  private func place(of line: String) -> Int? {
    guard Self.isPart(line) else { return nil }
    let thread = Self.thread(of: line)
    if thread.isEmpty { return open.indices.last }
    return open.lastIndex { $0.thread == thread } ?? open.lastIndex { $0.thread.isEmpty }
  }

  // MARK: - Lines

  private static let headers = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  private static let recovery = "Will attempt to recover by breaking"
  /// What stands between and behind the constraints.
  private static let prose = [
    "Probably at least one of the constraints", "Try this:", "look at each constraint",
    "find the code that added", "NSAutoresizingMaskLayoutConstraints that you don't", recovery,
    "for the UIView property translatesAutoresizingMask", "(Note: If you're seeing",
  ]
  private static let tail = [
    "Make a symbolic breakpoint at UIViewAlert", "UIConstraintBasedLayoutDebugging category",
    "may also be helpful", "Set the NSUserDefault NSConstraintBasedLayout",
  ]

  /// Whether a line says what every conflict ends with.
  private static func isTail(_ line: String) -> Bool { tail.contains(where: line.holds) }

  private static func hasConstraint(_ line: String) -> Bool {
    line.holds("Constraint") || line.holds(":0x") && line.holds("<")
  }

  /// Whether a line can belong to a conflict.
  private static func isPart(_ line: String) -> Bool {
    if hasConstraint(line) || prose.contains(where: line.holds) { return true }
    let core = line.drop { $0 == " " || $0 == "\t" }
    return core.isEmpty || core == "(" || core == ")" || core == ")," || core.hasPrefix("\"<")
  }

  /// The process and thread that a line names: `[123:4567]`, or a column of hexadecimal digits
  /// behind a time, as `log stream` prints it.
  private static func thread(of line: String) -> Substring {
    let head = line.prefix(120)
    guard head.first?.isNumber ?? false else { return "" }
    if let open = head.firstIndex(of: "["), let close = head[open...].firstIndex(of: "]") {
      let inner = head[head.index(after: open)..<close]
      if inner.first?.isNumber ?? false { return inner }
    }
    let columns = head.split(separator: " ", maxSplits: 4)
    return columns.first { $0.hasPrefix("0x") } ?? ""
  }

  // MARK: - Answering

  private mutating func end(_ place: Int) -> [Output] {
    let block = open.remove(at: place)
    total += 1
    clock += 1
    let key = Self.key(of: block.lines)
    let log = block.lines.joined(separator: "\n") + "\n"
    if var found = known[key] {
      found.count += 1
      found.lastUse = clock
      known[key] = found
      let line = "= conflict \(found.number) again, \(found.count) times now"
      let answer = Answer(number: found.number, count: found.count, log: log)
      return [.count(answer, Self.isTold(found.count) ? line : nil)]
    }
    kinds += 1
    if known.count == Self.knownLimit,
      let oldest = known.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      known[oldest.key] = nil
    }
    known[key] = Known(number: kinds, lastUse: clock)
    return [.answer(Answer(number: kinds, count: 1, log: log))]
  }

  /// Whether a count is worth a line: 2, 5, 10, 20, 50 and so on.
  private static func isTold(_ count: Int) -> Bool {
    var unit = count
    while unit >= 10, unit % 10 == 0 { unit /= 10 }
    return [1, 2, 5].contains(unit)
  }

  /// What two prints of one conflict share: the constraints without addresses, and without what stands
  /// before them, as the time does.
  private static func key(of lines: [String]) -> String {
    lines.filter(hasConstraint).compactMap { line in
      line.firstIndex(of: "<").map { line[$0...] }
    }.map { constraint in
      var text = constraint
      var key = ""
      while let start = text.range(ofAddress: ()) {
        key += text[..<start.lowerBound]
        text = text[start.upperBound...]
      }
      return key + text
    }.sorted().joined(separator: "\n")
  }

  fileprivate static func explanation(of text: String) -> [String] {
    let subject = Subject(
      name: "console.log", isFile: false, texts: SourceTexts(text, named: "console.log"),
      files: .none)
    do throws(Diagnostic) {
      return try subject.report().flatMap { $0.lines().map(\.text) }
    } catch { return ErrorReport(error).lines().map(\.text) }
  }
}

extension Substring {
  /// The first `0x` with the digits behind it.
  fileprivate func range(ofAddress: Void) -> Range<Index>? {
    var start = startIndex
    while let zero = self[start...].firstIndex(of: "0") {
      let next = index(after: zero)
      if next < endIndex, self[next] == "x" {
        let digits = index(after: next)
        return zero..<(self[digits...].firstIndex { !$0.isHexDigit } ?? endIndex)
      }
      start = next
    }
    return nil
  }
}
