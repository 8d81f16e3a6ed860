import LayoutDrawing
import LayoutNotation

extension Command {
  static let save = Command(
    "save", .keep, "writes everything typed so far as a session", forms: ["save FILE"],
    details: ["Replaying it gives the same state and is a test: plumb replay FILE."],
    example: "save card.plumb", related: ["read"], arguments: [.session],
    action: .control { (reader, shell) throws(Diagnostic) in
      let start = reader.here.lowerBound
      let path = try reader.path()
      let place = start..<max(start + 1, reader.end.lowerBound)
      do throws(Files.Problem) { try shell.files.write(path, shell.transcript.sessionText) } catch {
        throw Diagnostic(
          .file, "\(path) cannot be written: \(error.reason)", at: place, in: reader.line)
      }
      return Reply(["saved \(shell.transcript.stepCountText) as \(path.escaped)"])
    })
}
