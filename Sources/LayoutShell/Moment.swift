import LayoutModel
import LayoutNotation

/// Moments of the timeline as they are written.
enum Moment {
  static func none(_ message: String, _ reader: TokenReader) -> Diagnostic {
    Diagnostic(
      .noSuchMoment, message, at: 0..<reader.line.unicodeScalars.count, in: reader.line)
  }

  /// The step that many ahead on the way that redo follows.
  static func ahead(
    _ count: Int, _ shell: Shell, _ reader: TokenReader, _ message: String
  ) throws(Diagnostic) -> Int {
    var step = shell.timeline.current
    for _ in 0..<count {
      guard let next = shell.timeline.steps[step].next else { throw none(message, reader) }
      step = next
    }
    return step
  }

  /// A moment as it is written; which step that is depends on the timeline.
  struct Point {
    fileprivate enum Kind {
      case number(Int)
      case back(Int)
      case first, last
    }

    private let kind: Kind
    private let range: Range<Int>

    /// Reads `#9`, `-2`, `first` or `last`.
    init(_ reader: inout TokenReader) throws(Diagnostic) {
      let start = reader.here.lowerBound
      if reader.take(word: "first") {
        kind = .first
      } else if reader.take(word: "last") {
        kind = .last
      } else {
        let isBack = reader.take(sign: "-")
        if !isBack { _ = reader.take(sign: "#") }
        let number = try reader.number("a step such as #9, -2, first or last")
        let whole = Int(exactly: number) ?? -1
        kind = isBack ? .back(whole) : .number(whole)
      }
      range = reader.range(from: start)
    }

    /// The step it is.
    func step(of timeline: Timeline, in line: String) throws(Diagnostic) -> Int {
      var target: Int
      switch kind {
      case .first: return min(1, timeline.last)
      case .last: return timeline.last
      case .number(let number): target = number
      case .back(let count):
        let path = timeline.path(to: timeline.current)
        target = path.indices.contains(count) ? path[path.count - 1 - count] : -1
      }
      guard timeline.steps.indices.contains(target) else {
        throw Diagnostic(
          .noSuchMoment, "there is no such step", at: range, in: line,
          note: "the last one is #\(timeline.steps.count - 1)")
      }
      return target
    }
  }

  /// `#9`, `-2`, `first` or `last`.
  static func step(_ reader: inout TokenReader, _ timeline: Timeline) throws(Diagnostic) -> Int {
    try Point(&reader).step(of: timeline, in: reader.line)
  }
}

extension TokenReader {
  /// A count from 1, 1 if left out.
  mutating func count() throws(Diagnostic) -> Int {
    guard !isAtEnd else { return 1 }
    let place = here
    let number = try number("how many")
    guard let whole = Int(exactly: number), whole >= 1 else {
      throw Diagnostic(.numberOutOfRange, "how many is 1, 2, 3 ...", at: place, in: line)
    }
    try finish()
    return whole
  }
}
