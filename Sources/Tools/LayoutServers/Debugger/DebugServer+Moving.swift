import ConstraintSolver
import JSONRPC
import JSONValues
import LayoutShell

/// Going through the program, forward and back.
extension DebugServer {
  /// What moves, by the names of the requests.
  static let moves: [String: @Sendable (inout DebugServer, JSONValue) throws(RPCError) -> Void] = [
    "next": { (server, _) throws(RPCError) in try server.step() },
    "stepIn": { (server, _) throws(RPCError) in try server.step() },
    "stepOut": { (server, _) throws(RPCError) in try server.run() },
    "continue": { (server, _) throws(RPCError) in try server.run() },
    "stepBack": { (server, _) throws(RPCError) in server.stepBack() },
    "reverseContinue": { (server, _) throws(RPCError) in try server.runBack() },
    "restartFrame": { (server, _) throws(RPCError) in
      server.program?.goToStart()
      server.stop(DebugStops.Reason(word: "restart", text: "the beginning"))
    },
    "goto": { (server, params) throws(RPCError) in try server.go(params) },
  ]

  /// Runs a line; returns why the program stops behind it, if it does.
  private mutating func advance() -> DebugStops.Reason? {
    if let made = program?.advance() { tell(made) }
    guard let program else { return nil }
    return stops.reason(behind: program.now, program.before)
  }

  private mutating func step() throws(RPCError) {
    guard let program, !program.isAtEnd else { return end() }
    if let reason = advance() { return stop(reason, showingLast: true) }
    stop(DebugStops.Reason(word: "step", text: "a step"), showingLast: isAtEnd)
  }

  /// Runs to the next stop, or to the end.
  mutating func run() throws(RPCError) {
    guard let first = program, !first.isAtEnd else { return end() }
    while !isAtEnd {
      guard !Interruption.isRequested else { throw RPCError(.cancelled, "interrupted") }
      if let reason = advance() { return stop(reason, showingLast: true) }
      if let program, stops.stops(at: program.upcoming, in: program.now.shell) {
        return stop(DebugStops.Reason(word: "breakpoint", text: "a breakpoint"))
      }
      if pauses() { return }
    }
    stop(DebugStops.Reason(word: "pause", text: "the end"), showingLast: true)
  }

  private var isAtEnd: Bool { program?.isAtEnd ?? true }

  /// Ends the program where it is asked to go on behind its end.
  private mutating func end() {
    send("exited", ["exitCode": 0])
    send("terminated", [:])
  }

  private mutating func stepBack() {
    guard program?.goBack() ?? false else {
      return stop(DebugStops.Reason(word: "entry", text: "the beginning"))
    }
    stop(DebugStops.Reason(word: "step", text: "a step back"))
  }

  /// Goes back to the last moment at which it stops, or to the beginning.
  private mutating func runBack() throws(RPCError) {
    while program?.goBack() ?? false {
      guard !Interruption.isRequested else { throw RPCError(.cancelled, "interrupted") }
      guard let program else { break }
      if let reason = stops.reason(behind: program.now, program.before) {
        return stop(reason, showingLast: true)
      }
      if stops.stops(at: program.upcoming, in: program.now.shell) {
        return stop(DebugStops.Reason(word: "breakpoint", text: "a breakpoint"))
      }
      if pauses() { return }
    }
    stop(DebugStops.Reason(word: "entry", text: "the beginning"))
  }

  /// Stops between two lines if that was asked for; whether it does.
  private mutating func pauses() -> Bool {
    guard pause.isAsked else { return false }
    stop(DebugStops.Reason(word: "pause", text: "a pause"), showingLast: isAtEnd)
    return true
  }

  private mutating func go(_ params: JSONValue) throws(RPCError) {
    guard let number = params["targetId"]?.integer else {
      throw RPCError(.invalidParams, "goto has no targetId")
    }
    for moment in program?.go(toLine: number) ?? [] { tell(moment) }
    stop(DebugStops.Reason(word: "goto", text: "line \(number)"))
  }
}
