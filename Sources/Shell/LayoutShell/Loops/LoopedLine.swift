import LayoutModel
import PlumbLanguage

/// A line of a loop for one of its values.
struct LoopedLine {
  /// The line with the values in it.
  let input: Input
  /// What it was made of.
  private let traced: TracedText
  /// The line as it was typed, and its number in its file.
  let typed: String
  let number: Int?
  /// The values, in words: `i = 2`, `device small (iPhone SE)`.
  let labels: [String]
  /// The conditions under which it is run.
  let conditions: [LoopCondition]

  /// The values, in words.
  var label: String { labels.joined(separator: ", ") }

  /// What a line of a loop does.
  enum Use {
    case nothing, changes, asks
  }

  /// What the line does; nil if it has no place in a loop.
  var use: Use? {
    switch input.kind {
    case .note: return .nothing
    case .command(let index):
      let command = Commands.all[index]
      return command.action.edit != nil ? .changes : command.canBeRepeated ? .asks : nil
    case .setting, .relation, .swift, .unknown: return .changes
    case .block, .log: return nil
    }
  }

  /// Returns the error of the line, at its place in the line as it was typed.
  func located(_ error: Diagnostic) -> Diagnostic {
    traced.located(error, typed: typed, number, for: labels)
  }

  // MARK: - Unrolling

  /// The lines of a loop for all of its values, in order: `head` is its first line, `lines` those
  /// down to its `end`.
  static func all(
    _ head: Input, _ lines: [Input], in layout: Layout
  ) throws(Diagnostic) -> [LoopedLine] {
    var unrolling = Unrolling(layout: layout, result: [])
    try unrolling.add(
      TracedText(head.text), of: head, Statement.tree(of: lines[...]), [], [], [])
    return unrolling.result
  }

  /// A line of a loop, or a loop inside it.
  private indirect enum Statement {
    case line(Input)
    case loop(Input, [Statement])

    static func tree(of lines: ArraySlice<Input>) -> [Statement] {
      var rest = lines
      return tree(&rest)
    }

    private static func tree(_ rest: inout ArraySlice<Input>) -> [Statement] {
      var statements: [Statement] = []
      while let line = rest.popFirst(), !Block.closes(line.text) {
        statements.append(Loop.opensBlock(line.text) ? .loop(line, tree(&rest)) : .line(line))
      }
      return statements
    }
  }

  private struct Unrolling {
    let layout: Layout
    var result: [LoopedLine]

    /// Adds a loop whose first line is `head`, in which values have been replaced already.
    mutating func add(
      _ head: TracedText, of input: Input, _ statements: [Statement],
      _ values: [(name: String, value: String)], _ labels: [String], _ conditions: [LoopCondition]
    ) throws(Diagnostic) {
      let loop: Loop
      let text = head.text
      do throws(Diagnostic) {
        var reader = try TokenReader(text, in: layout)
        reader.next()
        loop = try Loop.grammar.readAll(&reader)
        guard loop.values.count <= Double(Loop.limit) else {
          throw Self.tooMany(at: loop.place, in: text)
        }
      } catch {
        throw head.located(error, typed: input.text, input.line, for: labels)
      }
      let rest = head.dropFirst(loop.bodyStart)
      let cases =
        loop.values.conditions.map { $0.map { ($0.label, "", [$0]) } }
        ?? loop.values.texts.map { ("\(loop.name) = \($0)", $0, []) }
      for (label, value, more) in cases {
        let values = more.isEmpty ? values + [(loop.name, value)] : values
        let labels = labels + [label]
        let conditions = conditions + more
        if loop.body.isEmpty {
          for statement in statements {
            switch statement {
            case .line(let line):
              try add(line: replaced(TracedText(line.text), values), of: line, labels, conditions)
            case .loop(let line, let statements):
              try add(
                replaced(TracedText(line.text), values), of: line, statements, values, labels,
                conditions)
            }
          }
        } else {
          let body = more.isEmpty ? rest.replacing(loop.name, by: value) : rest
          // The first line has another loop, and the lines below are its.
          if Loop.opensBlock(body.text) {
            try add(body, of: input, statements, values, labels, conditions)
          } else {
            try add(line: body, of: input, labels, conditions)
          }
        }
      }
    }

    /// Adds a line, or the loop that it is.
    private mutating func add(
      line: TracedText, of input: Input, _ labels: [String], _ conditions: [LoopCondition]
    ) throws(Diagnostic) {
      var line = line
      while line.isIndented { line = line.dropFirst(1) }
      if Loop.begins(line.text) { return try add(line, of: input, [], [], labels, conditions) }
      let looped = LoopedLine(
        input: Input(line.text, line: input.line), traced: line, typed: input.text,
        number: input.line, labels: labels, conditions: conditions)
      if let leftOver = line.leftOver {
        throw Diagnostic(
          .noNumber, "no loop around this line has the name \(leftOver.name)",
          at: leftOver.place, in: input.text)
      }
      guard result.count < Loop.limit else {
        throw Self.tooMany(at: 0..<3, in: input.text)
      }
      result.append(looped)
    }

    private func replaced(
      _ line: TracedText, _ values: [(name: String, value: String)]
    ) -> TracedText {
      values.reduce(line) { $0.replacing($1.name, by: $1.value) }
    }

    private static func tooMany(at place: Range<Int>, in line: String) -> Diagnostic {
      Diagnostic(
        .limit, "a loop runs at most 10,000 lines", at: place, in: line,
        note: "use a shorter range or a larger step")
    }
  }
}
