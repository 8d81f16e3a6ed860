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

  /// `#9`, `-2`, `first` or `last`.
  static func step(_ reader: inout TokenReader, _ timeline: Timeline) throws(Diagnostic) -> Int {
    let start = reader.here.lowerBound
    if reader.take(word: "first") { return min(1, timeline.last) }
    if reader.take(word: "last") { return timeline.last }
    let isBack = reader.take(sign: "-")
    if !isBack { _ = reader.take(sign: "#") }
    let number = try reader.number("a step such as #9, -2, first or last")
    let path = timeline.path(to: timeline.current)
    let whole = Int(exactly: number) ?? -1
    let target =
      isBack ? (whole < path.count && whole >= 0 ? path[path.count - 1 - whole] : -1) : whole
    guard timeline.steps.indices.contains(target) else {
      throw Diagnostic(
        .noSuchMoment, "there is no such step", at: reader.range(from: start), in: reader.line,
        note: "the last one is #\(timeline.steps.count - 1)")
    }
    return target
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
