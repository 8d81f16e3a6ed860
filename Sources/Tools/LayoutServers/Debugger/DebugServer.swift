package import JSONRPC
package import JSONValues
import LayoutShell
import PlumbLanguage

/// The Debug Adapter Protocol: a session, code or a storyboard as a program whose lines are steps, in
/// both directions.
///
/// It stops behind the line that brings about what it stops at, and in front of a line that has a
/// breakpoint. It computes nothing itself: views, reasons and conditions are what commands answer.
package struct DebugServer: RPCService {
  let files: ServedFiles
  /// The program; nil before it was opened.
  var program: DebuggedFile?
  /// What was asked to be opened, for a restart.
  private var launched: JSONValue = .null
  var stops = DebugStops()
  /// Why the program stands still; nil before it has begun.
  var reason: DebugStops.Reason?
  /// Whether the program is shown at the line that was run last, and not at the next one.
  var showsLast = false
  var variables = DebugVariables(Shell())
  let pause = DebugPause()
  private var hasBegun = false
  private var messages: [JSONValue] = []
  /// Whether lines and columns are counted from 0.
  var countsFromZero = false
  /// Whether the editor has left.
  package private(set) var hasEnded = false

  /// The only thread there is.
  static let thread = 1

  /// Makes a server that reads these files.
  package init(_ files: ServedFiles) { self.files = files }

  /// Returns what is to be sent, and forgets it.
  package mutating func outgoing() -> [JSONValue] {
    defer { messages = [] }
    return messages
  }

  /// Takes the result of a request: none is made.
  package mutating func take(_ result: JSONValue, of id: JSONValue) {}

  /// Hears of a request to pause while the program runs.
  package func hear(of method: String) {
    if method == "pause" { pause.ask() }
  }

  /// Takes note of an event: editors send none.
  package mutating func note(_ method: String, _ params: JSONValue) {}

  /// Answers a request.
  package mutating func answer(
    _ method: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize": return initialize(params)
    case "launch", "attach":
      guard method == "launch" else {
        throw RPCError(.requestFailed, "there is nothing to attach to: launch a file")
      }
      try launch(params)
      return .null
    case "disconnect", "terminate":
      if method == "disconnect" { hasEnded = true } else { send("terminated", [:]) }
      return .null
    case "configurationDone":
      guard program != nil, !hasBegun else { return .null }
      try begin()
      return .null
    case "restart":
      let isEarlier = params["arguments"]?["program"] != nil
      try launch(isEarlier ? params["arguments"] ?? launched : launched, isRestart: true)
      try begin()
      return .null
    case "threads":
      return ["threads": [["id": JSONValue(Self.thread), "name": "layout"]]]
    case "setBreakpoints": return setBreakpoints(params)
    case "setExceptionBreakpoints": return verified(stops.setExceptions(params))
    case "setDataBreakpoints":
      let texts = (params["breakpoints"] ?? []).elements.map { $0["dataId"]?.text ?? "" }
      return verified(stops.setValues(texts))
    case "pause":
      // What ran has stopped by now.
      pause.settle()
      return .null
    case "cancel": return .null
    default: break
    }
    guard program != nil else {
      throw RPCError(.notInitialized, "no file is open: launch comes first")
    }
    if let move = Self.moves[method] {
      try move(&self, params)
      return method == "continue" ? ["allThreadsContinued": true] : .null
    }
    return try question(method, params)
  }

  // MARK: - Beginning

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    countsFromZero = !(params["linesStartAt1"]?.truth ?? true)
    return [
      "supportsConfigurationDoneRequest": true, "supportsStepBack": true,
      "supportsRestartFrame": true, "supportsRestartRequest": true,
      "supportsGotoTargetsRequest": true, "supportsEvaluateForHovers": true,
      "supportsConditionalBreakpoints": true, "supportsDataBreakpoints": true,
      "supportsExceptionInfoRequest": true, "supportsExceptionFilterOptions": true,
      "supportsCompletionsRequest": true, "supportsTerminateRequest": true,
      "supportsCancelRequest": true,
      "supportsBreakpointLocationsRequest": true, "exceptionBreakpointFilters": DebugStops.filters,
    ]
  }

  private mutating func launch(_ params: JSONValue, isRestart: Bool = false) throws(RPCError) {
    guard let named = params["program"]?.text else {
      throw RPCError(.invalidParams, "launch has no program: the path of a file")
    }
    let path = files.real(FilePath.normal(FileAddress.path(named) ?? named))
    func failed(_ reason: String) -> RPCError {
      RPCError(.requestFailed, "\(named): \(reason)")
    }
    let texts: SourceTexts
    do throws(Files.Problem) {
      texts = try files.texts(path, FilePath.folder(of: path))
    } catch { throw failed(error.reason) }
    let opening = Subject.Opening(
      type: params["class"]?.text, scene: params["scene"]?.text, device: params["device"]?.text)
    let subject = Subject(name: path, texts: texts, files: files.beside(path), opening: opening)
    do throws(Diagnostic) { program = try DebuggedFile(subject, at: path) } catch {
      let place = error.lineNumber.map { "line \($0): " } ?? ""
      throw failed("\(place)\(error.message) [\(error.code.rawValue)]")
    }
    launched = params
    hasBegun = false
    if !isRestart { send("initialized", [:]) }
  }

  private mutating func begin() throws(RPCError) {
    hasBegun = true
    if launched["noDebug"]?.truth ?? false { stops = DebugStops() }
    if launched["stopOnEntry"]?.truth ?? false {
      return stop(DebugStops.Reason(word: "entry", text: "the beginning"))
    }
    try run()
  }

  private func verified(_ complaints: [String?]) -> JSONValue {
    [
      "breakpoints": .array(
        complaints.map { complaint in
          var members: [String: JSONValue] = ["verified": .bool(complaint == nil)]
          if let complaint { members["message"] = .string(complaint) }
          return .object(members)
        })
    ]
  }

  // MARK: - Saying

  mutating func send(_ event: String, _ body: JSONValue) {
    messages.append(RPCMessage.noting(event, body))
  }

  /// Sends what a line printed.
  mutating func tell(_ moment: DebuggedFile.Moment) {
    guard !moment.output.isEmpty else { return }
    var members: [String: JSONValue] = [
      "category": .string(moment.failure == nil ? "stdout" : "stderr"),
      "output": .string(moment.output.joined(separator: "\n") + "\n"),
    ]
    if let line = moment.line {
      members["source"] = source(line.path)
      if let number = line.number { members["line"] = JSONValue(shown(number)) }
    }
    send("output", .object(members))
  }

  /// Says that the program stands still, and why.
  mutating func stop(_ reason: DebugStops.Reason, showingLast: Bool = false) {
    self.reason = reason
    showsLast = showingLast
    if let program { variables = DebugVariables(program.now.shell) }
    send(
      "stopped",
      [
        "reason": .string(reason.word), "description": .string(reason.text),
        "text": .string(reason.text), "threadId": JSONValue(Self.thread),
        "allThreadsStopped": true,
      ])
  }

  func source(_ path: String) -> JSONValue {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ["name": .string(name), "path": .string(path)]
  }

  /// A number of a line as the editor counts.
  func shown(_ number: Int) -> Int { countsFromZero ? number - 1 : number }

  /// A number of a line, counted from 1, as the editor sends it.
  func read(_ number: Int) -> Int { countsFromZero ? number + 1 : number }
}
