import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import LayoutShell
import SwiftNotation

/// What a file holds, told apart by content.
enum Subject {
  case session(Session)
  case logs([ImportedLog])

  /// Reads a file: a session, a conflict log, or Swift with what is said about running it.
  static func read(
    _ path: String, _ lets: LetOptions? = nil
  ) -> Result<Subject, SessionFile.Failure> {
    let text: String
    switch SessionFile.text(of: path) {
    case .failure(let failure): return .failure(failure)
    case .success(let found): text = found
    }
    if path.hasSuffix(".swift") { return code(text, path: path, lets) }
    if Session.isSession(text) {
      return SessionFile.session(text, path: path).map { .session($0) }
    }
    do throws(Diagnostic) {
      return .success(.logs(try Notations.read(text)))
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// The layout that Swift code makes, with notes on what could not be run.
  private static func code(
    _ text: String, path: String, _ lets: LetOptions?
  ) -> Result<Subject, SessionFile.Failure> {
    do throws(Diagnostic) {
      let code = try SwiftNotation.imported(
        text, named: DiskFiles.name(of: path), remembering: try lets?.memory() ?? SwiftMemory())
      let skipped = code.skipped.map { "not run, \($0.text)" }
      let flags = code.asked.map { line in
        let flag = line.replacing(" = ", with: "=")
        return flag.contains { "\"[ ".contains($0) } ? "--let '\(flag)'" : "--let \(flag)"
      }
      let asked =
        flags.isEmpty ? [] : ["what only the program knows: \(flags.joined(separator: " "))"]
      return .success(
        .logs([ImportedLog(layout: code.layout, notes: code.notes + skipped + asked)]))
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// A session played until a step, or to its end.
  static func played(
    _ session: Session, path: String, at step: Int?
  ) -> Result<Player, SessionFile.Failure> {
    var player = Player(session, files: SessionFile.folder(of: path))
    do throws(Diagnostic) {
      try player.run(until: step)
      return .success(player)
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }
}
