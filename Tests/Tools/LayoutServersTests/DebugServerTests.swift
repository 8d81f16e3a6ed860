import JSONRPC
import JSONValues
import LayoutShell
import Support
import Testing

@testable import LayoutServers

/// What a debugger in an editor is answered; `Tests/Oracles/dap-client.py` has a whole conversation.
@Suite struct DebugServerTests {
  static let session = """
    plumb 1

    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y
    plumb> pin title top leading inset 16
    = title   placed
    plumb> title.width == 400 as wide
    plumb> title.trailing <= card.trailing
    x conflict {*}
    ...
    plumb> frames
    ...
    plumb> expect title.x == 3

    """

  /// A debugger with an open session, which has begun.
  private struct Debugger {
    var server: DebugServer
    var sent: [JSONValue] = []

    init(
      _ text: String = DebugServerTests.session, named name: String = "/a/card.plumb",
      stopping filters: JSONValue = ["conflict", "failure"], lines: [Int] = [],
      _ arguments: [String: JSONValue] = [:]
    ) {
      var files = ServedFiles.none
      files.texts = { (path, _) throws(Files.Problem) in
        guard path == name else { throw Files.Problem("no such file") }
        return SourceTexts(text, named: name)
      }
      server = DebugServer(files)
      _ = ask("initialize")
      let launch = arguments.merging(["program": .string(name)]) { $1 }
      _ = ask("launch", .object(launch))
      _ = ask(
        "setBreakpoints",
        [
          "source": ["path": .string(name)],
          "breakpoints": .array(lines.map { ["line": JSONValue($0)] }),
        ])
      _ = ask("setExceptionBreakpoints", ["filters": filters])
      _ = ask("configurationDone")
    }

    /// The result of a request, or its error.
    mutating func ask(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
      let messages = server.handle(.request(id: 1, method: method, params: params))
      sent = messages
      let response = messages.first { $0["id"] != nil }
      return response?["result"] ?? response?["error"] ?? .null
    }

    /// Where it stands, and why: `exception 9`.
    var place: String {
      mutating get {
        let stopped = sent.last { $0["method"] == "stopped" }
        let line = ask("stackTrace")["stackFrames"]?.elements.first?["line"]?.integer ?? 0
        return "\(stopped?["params"]?["reason"]?.text ?? "running") \(line)"
      }
    }

    mutating func move(_ method: String) -> String {
      _ = ask(method)
      return place
    }

    mutating func value(_ text: String) -> String? {
      ask("evaluate", ["expression": .string(text), "context": "watch"])["result"]?.text
    }
  }

  @Test func itStopsAtAConflictAndAtAFailureInBothDirections() {
    var debugger = Debugger()
    #expect(debugger.place == "exception 9")
    #expect(debugger.value("title.width") == "304")
    #expect(debugger.move("continue") == "exception 14")
    let info = debugger.ask("exceptionInfo")
    #expect(info["exceptionId"] == "failure")
    #expect(info["description"]?.text?.contains("title.x is 16") == true)
    #expect(debugger.move("reverseContinue") == "exception 9")
    #expect(debugger.move("stepBack") == "step 9")
    #expect(debugger.value("title.width") == "400")
    #expect(debugger.move("reverseContinue") == "entry 3")
    #expect(debugger.move("stepBack") == "entry 3")
    #expect(debugger.move("next") == "step 4")
    #expect(debugger.value("nothing") == nil)
  }

  /// A request to pause is heard of while another one runs, and answered behind it.
  @Test func aPauseStopsBetweenTwoLines() {
    var debugger = Debugger(stopping: [], ["stopOnEntry": true])
    debugger.server.hear(of: "pause")
    #expect(debugger.move("continue") == "pause 4")
    _ = debugger.ask("pause")
    #expect(debugger.move("continue") == "pause 14")
    debugger.server.hear(of: "pause")
    #expect(debugger.move("reverseContinue") == "pause 14")
    _ = debugger.ask("pause")
    #expect(debugger.move("reverseContinue") == "entry 3")
    debugger.server.hear(of: "pause")
    _ = debugger.ask("pause")
    #expect(debugger.move("continue") == "pause 14", "what stood still is not paused later")
  }

  @Test func itEndsWhereItIsAskedToGoOnBehindTheEnd() {
    var debugger = Debugger(stopping: [])
    #expect(debugger.place == "pause 14")
    _ = debugger.ask("next")
    #expect(debugger.sent.contains { $0["method"] == "terminated" })
    // And back again.
    #expect(debugger.move("stepBack") == "step 14")
    _ = debugger.ask("disconnect")
    #expect(debugger.server.hasEnded)
  }

  @Test func aLineAtThePromptChangesWhatFollows() {
    var debugger = Debugger(stopping: [], lines: [8])
    #expect(debugger.place == "breakpoint 8")
    let reply = debugger.ask("evaluate", ["expression": "size title 50x9", "context": "repl"])
    #expect(reply["result"]?.text?.contains("= moved") == true)
    #expect(debugger.sent.contains { $0["method"] == "invalidated" })
    _ = debugger.ask("setExceptionBreakpoints", ["filters": ["conflict"]])
    // Now the width of 400 contradicts, a line earlier than in the file.
    #expect(debugger.move("continue") == "exception 8")
  }

  @Test func conditionsAreExceptionsAndValuesData() {
    var debugger = Debugger(stopping: [], ["stopOnEntry": true])
    #expect(debugger.place == "entry 3")
    let found = debugger.ask(
      "setExceptionBreakpoints",
      [
        "filterOptions": [
          ["filterId": "condition", "condition": "wide broken"],
          ["filterId": "condition", "condition": "nonsense"],
        ]
      ])["breakpoints"]?.elements
    #expect(found?.map { $0["verified"] } == [true, false])
    #expect(debugger.move("continue") == "exception 9")
    _ = debugger.ask("setExceptionBreakpoints", ["filters": []])
    _ = debugger.ask("setDataBreakpoints", ["breakpoints": [["dataId": "title.x"]]])
    #expect(debugger.move("restartFrame") == "restart 3")
    #expect(debugger.move("continue") == "data breakpoint 4")
    #expect(debugger.move("continue") == "data breakpoint 6")
  }

  @Test func whatCannotBeOpenedIsSaid() {
    var server = DebugServer(.none)
    for (method, params) in [
      ("launch", ["program": "/none"]), ("launch", [:]), ("attach", [:]), ("next", [:]),
      ("variables", ["variablesReference": 3]), ("nonsense", [:]),
    ] as [(String, JSONValue)] {
      let messages = server.handle(.request(id: 1, method: method, params: params))
      #expect(messages.contains { $0["error"] != nil }, "\(method)")
    }
  }

  @Test func lettersInPlaceOfNumbersDoNotStopIt() {
    var debugger = Debugger()
    for method in [
      "stackTrace", "scopes", "variables", "evaluate", "completions", "exceptionInfo",
      "dataBreakpointInfo", "gotoTargets", "goto", "breakpointLocations", "setBreakpoints",
      "setDataBreakpoints", "setExceptionBreakpoints", "restart", "threads", "pause",
    ] {
      for params: JSONValue in [.null, [], ["line": "x", "targetId": "y"], ["breakpoints": 3]] {
        _ = debugger.ask(method, params)
      }
    }
    #expect(!debugger.server.hasEnded)
  }
}
