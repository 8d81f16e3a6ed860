import JSONRPC
import JSONValues
import LayoutModel
import LayoutShell

/// What an editor asks about the program where it stands.
extension DebugServer {
  /// Answers a question.
  mutating func question(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
    switch method {
    case "stackTrace": return frames()
    case "scopes": return variables.scopes()
    case "variables":
      let reference = params["variablesReference"]?.integer ?? 0
      guard let parts = variables.parts(of: reference) else {
        throw RPCError(.invalidParams, "nothing has the reference \(reference) any more")
      }
      return ["variables": .array(parts)]
    case "evaluate": return try evaluate(params)
    case "completions": return completions(params)
    case "exceptionInfo":
      guard let reason else { throw RPCError(.requestFailed, "it has not stopped") }
      return [
        "exceptionId": .string(reason.filter ?? reason.word), "description": .string(details),
        "breakMode": "always",
      ]
    case "dataBreakpointInfo": return dataInfo(params)
    case "gotoTargets":
      let number = read(params["line"]?.integer ?? 0)
      guard let known = line(atOrBehind: number) else { return ["targets": []] }
      return [
        "targets": [
          [
            "id": JSONValue(known), "label": .string("in front of line \(known)"),
            "line": JSONValue(shown(known)),
          ]
        ]
      ]
    case "breakpointLocations":
      let first = read(params["line"]?.integer ?? 0)
      let last = (params["endLine"]?.integer).map { read($0) } ?? first
      let lines = (program?.lineNumbers ?? []).filter { $0 >= first && $0 <= last }
      return ["breakpoints": .array(lines.map { ["line": JSONValue(shown($0))] })]
    default: throw .unknown(method)
    }
  }

  /// The line that is shown: the last one or the next.
  private var shownLine: DebuggedFile.Line? {
    guard let program else { return nil }
    return showsLast ? program.now.line ?? program.upcoming : program.upcoming ?? program.now.line
  }

  private func frames() -> JSONValue {
    guard let program else { return ["stackFrames": [], "totalFrames": 0] }
    var frame: [String: JSONValue] = [
      "id": 1, "line": JSONValue(countsFromZero ? 0 : 1),
      "column": JSONValue(countsFromZero ? 0 : 1),
      "name": "the beginning", "source": source(program.path),
    ]
    if let line = shownLine {
      frame["name"] = .string(String(line.text.prefix { !$0.isNewline }))
      frame["source"] = source(line.path)
      if let number = line.number { frame["line"] = JSONValue(shown(number)) }
    }
    return ["stackFrames": [.object(frame)], "totalFrames": 1]
  }

  // MARK: - Breakpoints

  /// The line with a number, or the first one behind it that can be run; nil if there is none.
  private func line(atOrBehind number: Int) -> Int? {
    let known = program?.lineNumbers ?? []
    return known.isEmpty ? number : known.first { $0 >= number }
  }

  /// Takes over the lines of a file to stop in front of.
  mutating func setBreakpoints(_ params: JSONValue) -> JSONValue {
    let path = params["source"]?["path"]?.text ?? params["source"]?["name"]?.text ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? path
    stops.lines[name] = []
    let isProgram = program.map { $0.path.hasSuffix("/" + name) || $0.path == name } ?? false
    var answers: [JSONValue] = []
    for asked in (params["breakpoints"] ?? []).elements {
      let number = read(asked["line"]?.integer ?? 0)
      guard let known = isProgram ? line(atOrBehind: number) : number else {
        answers.append(["verified": false, "message": "there is no line to run from here on"])
        continue
      }
      stops.lines[name, default: []].append(
        DebugStops.LineStop(line: known, condition: asked["condition"]?.text))
      answers.append(["verified": .bool(program != nil), "line": JSONValue(shown(known))])
    }
    return ["breakpoints": .array(answers)]
  }

  private func dataInfo(_ params: JSONValue) -> JSONValue {
    let name = params["name"]?.text ?? ""
    let path = variables.path(of: name, in: params["variablesReference"]?.integer)
    let shell = program?.now.shell
    // A frame is four numbers, and a value is one.
    guard path.contains("."), shell?.text(ofValue: path) != nil else {
      return ["dataId": .null, "description": .string("\(path) is not a value that can change")]
    }
    return [
      "dataId": .string(path), "description": .string("\(path) changes"),
      "accessTypes": ["write"], "canPersist": true,
    ]
  }

  // MARK: - The prompt

  /// What came about, in the words of the reply to the line.
  private var details: String {
    guard let moment = program?.now, reason?.word == "exception" else { return reason?.text ?? "" }
    return ([reason?.text ?? ""] + moment.output.dropFirst()).joined(separator: "\n")
  }

  private mutating func evaluate(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let text = params["expression"]?.text ?? ""
    let context = params["context"]?.text ?? "repl"
    guard let shell = program?.now.shell else { return .null }
    if let value = shell.text(ofValue: text) {
      return ["result": .string(value), "variablesReference": 0]
    }
    guard context == "repl" else {
      throw RPCError(.requestFailed, "\(text) is not a value here")
    }
    guard let (reply, hasChanged) = program?.run(text) else { return .null }
    if hasChanged, let program {
      variables = DebugVariables(program.now.shell)
      send("invalidated", ["areas": ["all"]])
    }
    let lines = reply.transcript
    guard reply.error == nil else {
      throw RPCError(.requestFailed, lines.joined(separator: "\n"))
    }
    return ["result": .string(lines.joined(separator: "\n")), "variablesReference": 0]
  }

  private func completions(_ params: JSONValue) -> JSONValue {
    let text = params["text"]?.text ?? ""
    let column = params["column"]?.integer ?? text.count + 1
    let cursor = max(0, countsFromZero ? column : column - 1)
    guard let shell = program?.now.shell else { return ["targets": []] }
    let found = shell.completion(of: text, at: min(cursor, text.unicodeScalars.count))
    let start = found.range.lowerBound + (countsFromZero ? 0 : 1)
    return [
      "targets": .array(
        found.candidates.prefix(200).map { candidate in
          [
            "label": .string(candidate.text), "detail": .string(candidate.about),
            "start": JSONValue(start), "length": JSONValue(found.range.count),
          ]
        })
    ]
  }
}
