import ArgumentParser
import JSONRPC
import LayoutServers

/// `plumb lsp`: a server for editors.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Answer an editor (Language Server Protocol).",
    discussion: """
      Speaks the protocol on standard input and output, until the editor leaves. Sessions, Swift, \
      storyboards, xibs and logs can be opened.
      """)

  @Flag(help: "Use standard input and output, as it always does: some editors pass this.")
  var stdio = false

  func run() throws {
    var loop = MessageLoop(
      EditorServer(.disk), .contentLength, limit: nil, answersCancelled: true)
    loop.run()
    if loop.service.leftEarly { try end(.mismatch) }
  }
}
