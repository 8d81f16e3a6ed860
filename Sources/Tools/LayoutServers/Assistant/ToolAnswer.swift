import JSONValues
import LayoutDiagnosis
import LayoutDrawing
import LayoutShell
import PlumbLanguage

/// What a tool found: lines for reading, and the same as JSON by the schema of `help json`.
struct ToolAnswer: Sendable {
  /// The lines, on a page of 80 columns.
  var lines: [String] = []
  /// The keys that `help json` lists.
  var json: JSONValue = .null
  /// A picture as SVG.
  var picture: String?
  /// Whether it says why there is no answer.
  var isError = false

  /// Lines with their JSON.
  init(_ lines: [String], json: JSONValue = .null) { (self.lines, self.json) = (lines, json) }

  /// Findings as they are printed.
  init(_ findings: [any Finding]) {
    lines = findings.flatMap { $0.lines().map(\.text) }
    let values = findings.map { JSONValue(encoding: JSONDocument($0)) }
    json = values.count == 1 ? values[0] : .array(values)
  }

  /// The replies to lines, one after the other.
  init(_ replies: [(command: String, reply: Reply, step: Int)], echoing: Bool) {
    for (command, reply, step) in replies {
      if echoing { lines.append("plumb> \(command)") }
      let exchange = Exchange(reply, to: command, at: step)
      lines += exchange.lines().map(\.text)
      if reply.error != nil { isError = true }
    }
    let values = replies.map {
      JSONValue(encoding: Exchange($0.reply, to: $0.command, at: $0.step))
    }
    json = values.count == 1 ? values[0] : .array(values)
  }

  /// Why something cannot be answered.
  init(_ error: Diagnostic, in name: String) {
    let place = error.lineNumber.map { "\(name):\($0)" } ?? name
    let report = ErrorReport(error, place: place)
    lines = report.lines().map(\.text)
    json = ["error": JSONValue(encoding: report)]
    isError = true
  }

  /// Why a file cannot be read.
  init(_ problem: Files.Problem, at path: String) {
    lines = ["\(path.escaped): \(problem.reason)"]
    isError = true
  }
}

/// Why a tool does not answer.
enum ToolProblem: Error {
  /// The arguments are not those of the tool.
  case arguments(String)
  /// What is asked about has an error.
  case error(Diagnostic, name: String)
  /// A file cannot be read.
  case file(Files.Problem, path: String)
}
