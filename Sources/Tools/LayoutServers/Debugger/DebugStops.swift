import JSONValues
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import PlumbLanguage

/// Where a file that is debugged stops: at lines, at what comes about, and where values change.
struct DebugStops: Sendable {
  /// A line to stop in front of.
  struct LineStop: Sendable {
    var line: Int
    /// What has to hold there; nil for nothing.
    var condition: String?
  }

  /// Why it stops.
  struct Reason: Sendable, Equatable {
    /// The word of the protocol.
    var word: String
    /// What happened, in a few words.
    var text: String
    /// The kind of exception, for those.
    var filter: String?
  }

  /// What can come about, as an editor offers it.
  static let filters: JSONValue = [
    [
      "filter": "conflict", "label": "Conflict", "default": true,
      "description": "Rules that cannot hold together",
    ],
    [
      "filter": "failure", "label": "Failure", "default": true,
      "description": "A line that is refused, or an expectation that does not hold",
    ],
    [
      "filter": "ambiguous", "label": "Ambiguous", "default": false,
      "description": "Sizes that several rules leave open",
    ],
    ["filter": "cut", "label": "Text cut off", "default": false],
    [
      "filter": "condition", "label": "Condition", "default": false, "supportsCondition": true,
      "conditionDescription": "title.width < 100, RULE broken, or VALUE changes",
    ],
  ]

  /// The lines, by the last part of the path of their file.
  var lines: [String: [LineStop]] = [:]
  /// What may come about, with the filter it belongs to.
  private(set) var exceptions: [(filter: String, breakpoint: Breakpoint)] = []
  /// Whether failures stop.
  private(set) var stopsAtFailures = false
  /// The values that may change.
  private(set) var values: [Breakpoint] = []

  /// Takes over what an editor wants to stop at; returns for each whether it is understood, and if
  /// not, why.
  mutating func setExceptions(_ arguments: JSONValue) -> [String?] {
    exceptions = []
    stopsAtFailures = false
    var complaints: [String?] = []
    let plain = (arguments["filters"] ?? []).elements.compactMap(\.text)
    let options = (arguments["filterOptions"] ?? []).elements
    for (filter, condition) in plain.map({ ($0, nil) })
      + options.map({ ($0["filterId"]?.text ?? "", $0["condition"]?.text) })
    {
      if filter == "failure" {
        stopsAtFailures = true
        complaints.append(nil)
        continue
      }
      do throws(Diagnostic) {
        let text = filter == "condition" ? condition ?? "" : filter
        exceptions.append((filter, try Breakpoint(reading: text)))
        complaints.append(nil)
      } catch { complaints.append(error.message) }
    }
    return complaints
  }

  /// Takes over the values that are to be watched; returns for each why it is not understood, or nil.
  mutating func setValues(_ texts: [String]) -> [String?] {
    values = []
    return texts.map { text in
      do throws(Diagnostic) {
        values.append(try Breakpoint(reading: "\(text) changes"))
        return nil
      } catch { return error.message }
    }
  }

  /// Why a file stops behind the line that was run last; nil if it goes on.
  func reason(behind now: DebuggedFile.Moment, _ before: DebuggedFile.Moment?) -> Reason? {
    if stopsAtFailures, let failure = now.failure {
      return Reason(word: "exception", text: failure, filter: "failure")
    }
    guard let before, now.line != nil else { return nil }
    let (then, after) = (before.shell.analysis, now.shell.analysis)
    guard then !== after else { return nil }
    let news = News(from: then, to: after)
    for (filter, breakpoint) in exceptions {
      if let text = breakpoint.reason(from: then, to: after, news) {
        return Reason(word: "exception", text: text, filter: filter)
      }
    }
    for value in values {
      if let text = value.reason(from: then, to: after, news) {
        return Reason(word: "data breakpoint", text: text)
      }
    }
    return nil
  }

  /// Whether a file stops in front of a line.
  func stops(at line: DebuggedFile.Line?, in shell: Shell) -> Bool {
    guard let line, let number = line.number else { return false }
    let name = line.path.split(separator: "/").last.map(String.init) ?? line.path
    return lines[name, default: []].contains { stop in
      guard stop.line == number else { return false }
      guard let condition = stop.condition else { return true }
      guard case .holds = shell.state(of: condition) else { return false }
      return true
    }
  }
}
