import ArgumentParser
import JSONRPC
import LayoutServers

/// `plumb dap`: a debugger for editors.
struct DapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dap", abstract: "Debug a layout in an editor (Debug Adapter Protocol).",
    discussion: """
      Speaks the protocol on standard input and output, until the editor leaves. The program that is \
      launched is a session, Swift code or a storyboard: its lines are steps, in both directions. It \
      stops at conflicts and failures, at lines, where a condition comes about, and where a value \
      changes; views are variables, and the debug console is the prompt.
      """)

  func run() throws {
    var loop = MessageLoop(
      DebugServer(.disk), .contentLength, in: .debugAdapter(DebugEnvelope()), limit: nil,
      answersCancelled: true)
    loop.run()
  }
}
