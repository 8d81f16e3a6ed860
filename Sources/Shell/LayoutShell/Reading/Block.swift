import ConstraintSolver
import LayoutModel
import PlumbLanguage
import SwiftReader

/// Several lines between `begin` and `end`, which become one step and are solved once.
package struct Block: Hashable, Sendable {
  /// The lines between `begin` and `end`.
  let lines: [Input]
  /// Why the lines are not a block; nil if they are.
  let problem: Diagnostic?

  /// Whether a line, by itself, opens a block.
  static func opens(_ line: String) -> Bool { line.trimmedBlanks == Command.begin.name }
  /// Whether a line, by itself, closes an open block.
  static func closes(_ line: String) -> Bool { line.trimmedBlanks == Command.end.name }

  /// Makes a block of the lines behind the one that opens it, up to the one that closes it.
  init(_ lines: [Input], behind first: String) {
    let end = lines.lastIndex { Self.closes($0.text) }
    self.lines = Array(lines[..<(end ?? 0)])
    if let end {
      let extra = lines[(end + 1)...].first { !$0.text.isBlank }
      problem = extra.map {
        Diagnostic(.unexpected, "there is more after the end of the block", at: 0..<1, in: $0.text)
      }
    } else {
      problem = Diagnostic(.unclosed, "begin without end", at: 0..<5, in: first)
    }
  }

  private init(_ problem: Diagnostic) { (lines, self.problem) = ([], problem) }

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
    for line in lines {
      guard !Interruption.isRequested else { throw .interrupted(in: line.text) }
      do throws(Diagnostic) {
        layout.moment.line = line.line
        remarks += try apply(line, to: &layout, &memory)
      } catch {
        var located = error
        located.lineNumber = line.line
        throw located
      }
    }
    guard !remarks.isEmpty else { return [] }
    // A remark that a view is not arranged is dropped if a later line arranges it.
    let settled = layout.items.flatMap { stack in
      (stack.stack?.arranged ?? []).map {
        Item.Kind.remark(unarranged: layout.name(of: $0), in: stack.name)
      }
    }
    let past = Set(settled)
    return remarks.filter { !past.contains($0) }
  }
}
