import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import PlumbLanguage

/// What a condition of `expect` is at a step.
package enum ConditionState: Sendable {
  /// It holds.
  case holds
  /// It does not hold, and this is so instead.
  case fails(String)
  /// It cannot be asked, because there is nothing yet that it is about.
  case unknown(Diagnostic)
}

extension Shell {
  /// Asks a condition as `expect` does.
  package func state(of condition: String) -> ConditionState {
    do throws(Diagnostic) {
      var reader = try TokenReader(condition, in: layout)
      let expectation = try Expectation.grammar.readAll(&reader)
      return try expectation.failure(self, reader).map { .fails($0) } ?? .holds
    } catch { return .unknown(error) }
  }

  /// Makes a shell that begins with a layout.
  package init(beginningWith layout: Layout) {
    self.init()
    begin(with: layout)
  }
}

/// What a host that steps through a file asks a shell.
extension Shell {
  /// A line of a file that is to be run.
  package struct Upcoming: Sendable, Equatable {
    /// The name of the file.
    package let file: String
    /// The number of the line, counted from 1; nil where it has none.
    package let line: Int?
    /// What it says.
    package let command: String
  }

  /// Runs a line; the session that it reads or the file that it imports is stopped at its beginning.
  package mutating func enter(_ line: String) -> Reply {
    entersFiles = true
    defer { entersFiles = false }
    return run(line)
  }

  /// The next line of the innermost file that was stopped inside; nil if there is none.
  package var upcoming: Upcoming? { timeline.now.pending.last { $0.upcoming != nil }?.upcoming }

  /// What a value is now, or the frame of a view; nil if the text names neither.
  package func text(ofValue text: String) -> String? {
    if case .item(let id)? = layout.named(text) {
      let frame = analysis.solved.frame(of: id)
      return Dimension.allCases.map { frame[$0].spelled }.joined(separator: " ")
    }
    if case .rule(let id)? = layout.named(text), let rule = layout.rule(id) {
      return "\(layout.line(of: rule)), \(RuleState(of: rule, in: analysis.solved).text)"
    }
    guard var reader = try? TokenReader(text, in: layout),
      let value = try? Expectation.Value(&reader), reader.isAtEnd
    else { return nil }
    return value.state(in: analysis).text
  }
}
