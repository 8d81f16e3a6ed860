import LayoutModel
import PlumbLanguage
import UIKitTexts

/// References to steps of the timeline, such as `#9` or `-2`.
enum StepReference {
  static func none(_ message: String, _ reader: TokenReader) -> Diagnostic {
    Diagnostic(
      .noSuchMoment, message, at: 0..<reader.line.unicodeScalars.count, in: reader.line)
  }

  /// Returns the step that many steps ahead on the branch that redo follows.
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

  /// A reference to a step.
  ///
  /// Which step that is depends on the timeline.
  struct Point: Equatable {
    fileprivate enum Kind: Equatable {
      case number(Int)
      case back(Int)
      case first, last
      case mark(String)
      case branch(Int)
    }

    private let kind: Kind
    private let range: Range<Int>

    /// The reference as it is written.
    var text: String {
      switch kind {
      case .number(let number): "#\(number)"
      case .back(let count): "-\(count)"
      case .first: "first"
      case .last: "last"
      case .mark(let name): name
      case .branch(let number): "branch \(number)"
      }
    }

    fileprivate init(_ kind: Kind) {
      self.kind = kind
      range = 0..<0
    }

    static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

    /// Returns a reference, for tests; the step may not exist.
    static func example(_ sampler: inout Sampler) -> Point? {
      sampler.one(of: [
        .first, .last, .number(2), .back(1), .branch(1), .mark("before-badge"),
      ]).map { Point($0) }
    }

    /// Reads `#9`, `-2`, `first`, `last`, `branch 2` or the name of a mark.
    init(_ reader: inout TokenReader) throws(Diagnostic) {
      let expected = "a step such as #9, -2, first, last or a mark"
      guard !reader.isAtEnd else {
        reader.offer(.step)
        throw reader.missing(expected)
      }
      let start = reader.here.lowerBound
      if reader.take(word: "first") {
        kind = .first
      } else if reader.take(word: "last") {
        kind = .last
      } else if reader.take(word: "branch") {
        reader.offer(.branch)
        guard reader.peek?.isNumber ?? false else {
          throw reader.missing("the number of a branch")
        }
        kind = .branch(Int(exactly: try reader.number("the number of a branch")) ?? 0)
      } else if reader.peek?.isName ?? false, !reader.isNumberNext {
        kind = .mark(try reader.mark(expected).value)
      } else {
        let isBack = reader.take(sign: "-")
        if !isBack { _ = reader.take(sign: "#") }
        let number = try reader.number(expected)
        let whole = Int(exactly: number) ?? -1
        kind = isBack ? .back(whole) : .number(whole)
      }
      range = reader.range(from: start)
    }

    /// Returns the number of the step that is meant.
    ///
    /// - Throws: A diagnostic if there is no such step.
    func step(of timeline: Timeline, in line: String) throws(Diagnostic) -> Int {
      var target: Int
      switch kind {
      case .first: return min(1, timeline.last)
      case .last: return timeline.last
      case .number(let number): target = number
      case .mark(let name):
        if let mark = timeline.marks.first(where: { $0.name == name }) { return mark.step }
        var error = Diagnostic(
          .noSuchMoment, "no step is marked \"\(name)\"", at: range, in: line,
          meant: Similarity.nearest(to: name, among: timeline.marks.map(\.name)))
        error.note = error.note ?? "mark \(name) gives the current step that name"
        throw error
      case .branch(let number):
        let ends = timeline.ends
        if ends.indices.contains(number - 1) { return ends[number - 1] }
        if timeline.lacksSteps { return timeline.current }
        throw Diagnostic(
          .noSuchMoment, "there is no branch \(number)", at: range, in: line,
          note: "branches lists them")
      case .back(let count):
        let path = timeline.path(to: timeline.current)
        target = path.indices.contains(count) ? path[path.count - 1 - count] : -1
      }
      guard timeline.steps.indices.contains(target) else {
        if timeline.lacksSteps { return timeline.current }
        throw Diagnostic(
          .noSuchMoment, "there is no such step", at: range, in: line,
          note: "the last one is #\(timeline.steps.count - 1)")
      }
      return target
    }
  }
}

extension Grammar where Value == StepReference.Point {
  /// A reference to a step, shown in help with some of its forms.
  static func moment(shown usage: String...) -> Grammar<StepReference.Point> {
    var moment = Grammar(
      usage: "#N",
      read: { (reader) throws(Diagnostic) in try StepReference.Point(&reader) },
      write: { point, _ in point.text }, example: { StepReference.Point.example(&$0) })
    if !usage.isEmpty { moment.usage = usage }
    return moment
  }

  /// A reference to a step.
  static var moment: Grammar<StepReference.Point> { moment() }
}

extension TokenReader {
  /// Reads the name of a mark: a letter, then letters, digits, `_` and `-`.
  mutating func mark(_ expected: String) throws(Diagnostic) -> Placed<String> {
    guard let first = peek, first.kind == .word, !["first", "last", "branch"].contains(first.text)
    else { throw missing(expected) }
    var name = first.text
    next()
    while let token = peek, token.range.lowerBound == lastEnd {
      guard token.kind == .word || token.isSign("-") || token.isNumber else { break }
      name += token.text
      next()
    }
    return Placed(name, at: first.range.lowerBound..<lastEnd)
  }
}
