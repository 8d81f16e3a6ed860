import ArgumentParser
import JSONRPC
import LayoutServers

/// `plumb mcp`: a server of tools for assistants.
struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Answer the questions of an assistant (Model Context Protocol).",
    discussion: """
      Speaks the protocol on standard input and output, until the input ends. Nothing is written: \
      edits are returned as diffs.
      """)

  @Argument(help: "The folders that may be read; without any, those that the client names.")
  var folders: [String] = []

  @Option(
    help: ArgumentHelp("How long a question may take, in seconds.", valueName: "seconds"))
  var limit = 120

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit takes 1 or more, not \(limit)") }
    for folder in folders where !SourceFiles.isFolder(folder) {
      throw ValidationError("\(folder) is not a folder")
    }
  }

  func run() throws {
    var loop = MessageLoop(
      ToolServer(folders, .disk), .lines, limit: .seconds(limit), answersCancelled: false)
    loop.run()
  }
}
