import ConstraintSolver
import LayoutModel
import PlumbLanguage
import SwiftReader

/// Several lines between `begin` or the first line of a loop and `end`; those that change the layout
/// become one step and are solved once.
package struct Block: Hashable, Sendable {
  /// The first line of a loop, and its number in its file; nil for `begin`.
  private let opening: String?
  private let number: Int?
  /// The lines down to `end`.
  let lines: [Input]
  /// Why the lines are not a block; nil if they are.
  let problem: Diagnostic?

  /// Whether a line, by itself, opens a block.
  static func opens(_ line: String) -> Bool {
    line.trimmedBlanks == Command.begin.name || Loop.opensBlock(line)
  }
  /// Whether a line, by itself, closes an open block.
  static func closes(_ line: String) -> Bool { line.trimmedBlanks == Command.end.name }

  /// Makes a block of the lines behind the one that opens it, up to the one that closes it.
  init(_ lines: [Input], behind first: String, line number: Int?) {
    let isLoop = Loop.opensBlock(first)
    opening = isLoop ? first : nil
    self.number = number
    let end = lines.lastIndex { Self.closes($0.text) }
    self.lines = Array(lines[..<(end ?? 0)])
    if let end {
      let extra = lines[(end + 1)...].first { !$0.text.isBlank }
      problem = extra.map {
        Diagnostic(.unexpected, "there is more after the end of the block", at: 0..<1, in: $0.text)
      }
    } else {
      let word = isLoop ? Command.for.name : Command.begin.name
      problem = Diagnostic(.unclosed, "\(word) without end", at: 0..<word.count, in: first)
    }
  }

  private init(_ problem: Diagnostic) {
    (opening, number, lines, self.problem) = (nil, nil, [], problem)
  }

  /// The first line of a loop; nil for `begin`.
  var head: Input? { opening.map { Input(reading: $0, line: number) } }

  /// A refused block, for several lines in one input that have no `begin` around them.
  static func missing(in first: String) -> Block { Block(notOneLine(first)) }

  /// The error for several lines without `begin` and `end`.
  static func notOneLine(_ first: String) -> Diagnostic {
    Diagnostic(.unexpected, "several lines together need begin and end", at: 0..<1, in: first)
  }
}

extension Shell {
  /// Runs a block as one step, or changes nothing if one of its lines fails.
  mutating func run(_ block: Block, of input: Input) throws(Diagnostic) -> Reply {
    if let problem = block.problem { throw problem }
    if let head = block.head {
      return try run(loop: try LoopedLine.all(head, block.lines, in: layout), of: input)
    }
    return try step(remembering: input.text) { (layout, memory) throws(Diagnostic) in
      try Self.apply(block.lines, to: &layout, &memory)
    }
  }

  /// Applies lines one after the other; an error carries the number of its line.
  static func apply(
    _ lines: [Input], to layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    var memory = SwiftMemory()
    return try apply(lines, to: &layout, &memory)
  }

  /// Applies lines one after the other; an error carries the number of its line.
  static func apply(
    _ lines: [Input], to layout: inout Layout, _ memory: inout SwiftMemory
  ) throws(Diagnostic) -> [String] {
    var remarks: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      guard !Interruption.isRequested else { throw .interrupted(in: line.text) }
      if Loop.opensBlock(line.text) {
        let inner = Self.inner(&rest)
        remarks += try apply(
          loop: try LoopedLine.all(line, inner, in: layout), to: &layout, &memory)
        continue
      }
      do throws(Diagnostic) {
        layout.moment.line = line.line
        remarks += try apply(line, to: &layout, &memory)
      } catch {
        var located = error
        located.lineNumber = line.line
        throw located
      }
    }
    return settled(remarks, in: layout)
  }

  /// Takes the lines of a loop, down to the `end` that closes it.
  private static func inner(_ rest: inout ArraySlice<Input>) -> [Input] {
    var (lines, depth) = ([Input](), 1)
    while depth > 0, let line = rest.popFirst() {
      if Loop.opensBlock(line.text) { depth += 1 }
      if Block.closes(line.text) { depth -= 1 }
      lines.append(line)
    }
    return lines
  }

  /// The remarks on several lines without those that a later line settled: that a view is not
  /// arranged.
  static func settled(_ remarks: [String], in layout: Layout) -> [String] {
    guard !remarks.isEmpty else { return [] }
    let settled = layout.items.flatMap { stack in
      (stack.stack?.arranged ?? []).map {
        Item.Kind.remark(unarranged: layout.name(of: $0), in: stack.name)
      }
    }
    let past = Set(settled)
    return remarks.filter { !past.contains($0) }
  }
}
