import ConstraintSolver
import LayoutModel
import LayoutNotation
import SwiftNotation

/// `begin ... end`: several lines as one step, solved once.
enum Block {
  static func opens(_ line: String) -> Bool { line.trimmedBlanks == "begin" }
  static func closes(_ line: String) -> Bool { line.trimmedBlanks == "end" }
}

extension String {
  var trimmedBlanks: String {
    var view = self[...]
    while let last = view.last, last == " " || last == "\t" || last == "\r" { view.removeLast() }
    while let first = view.first, first == " " || first == "\t" { view.removeFirst() }
    return String(view)
  }
}

extension Shell {
  /// Runs `begin`, the lines after it, and `end`, as one step or not at all.
  mutating func run(block input: String) throws(Diagnostic) -> Reply {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, Block.opens(first) else {
      throw Diagnostic(
        .unexpected, "several lines at once need begin and end", at: 0..<1, in: lines.first ?? "")
    }
    guard let last = lines.lastIndex(where: Block.closes), last > 0 else {
      throw Diagnostic(.unclosed, "begin without end", at: 0..<5, in: first)
    }
    if let extra = lines[(last + 1)...].first(where: { !$0.trimmedBlanks.isEmpty }) {
      throw Diagnostic(.unexpected, "this stands behind the end of the block", at: 0..<1, in: extra)
    }
    let offset = line
    let body = Array(lines[1..<last])
    return try step(remembering: input) { (layout, memory) throws(Diagnostic) in
      try Self.apply(body, to: &layout, &memory) { index in offset.map { $0 + 1 + index } }
    }
  }

  /// Applies lines one after the other; an error knows its line.
  static func apply(
    _ lines: [String], to layout: inout Layout, lineNumber: (Int) -> Int?
  ) throws(Diagnostic) -> [String] {
    var memory = SwiftMemory()
    return try apply(lines, to: &layout, &memory, lineNumber: lineNumber)
  }

  /// Applies lines one after the other; an error knows its line.
  static func apply(
    _ lines: [String], to layout: inout Layout, _ memory: inout SwiftMemory,
    lineNumber: (Int) -> Int?
  ) throws(Diagnostic) -> [String] {
    var remarks: [String] = []
    for (index, line) in lines.enumerated() {
      guard !Interruption.isRequested else { throw .interrupted(in: line) }
      do throws(Diagnostic) {
        layout.moment.line = lineNumber(index)
        remarks += try apply(line, to: &layout, &memory)
      } catch {
        var located = error
        located.lineNumber = lineNumber(index)
        throw located
      }
    }
    guard !remarks.isEmpty else { return [] }
    // A later line arranged what an earlier one only put inside.
    let settled = layout.items.flatMap { stack in
      (stack.stack?.arranged ?? []).map {
        Item.Kind.remark(unarranged: layout.name(of: $0), in: stack.name)
      }
    }
    let past = Set(settled)
    return remarks.filter { !past.contains($0) }
  }
}
