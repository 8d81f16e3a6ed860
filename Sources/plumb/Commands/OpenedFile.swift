import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts
import XcodeLogs
import LayoutShell
import SwiftReader

/// What a file holds, told apart by content.
enum OpenedFile {
  case session(Session)
  case logs([ImportedLog])
  /// Swift, with what is said about running it.
  case code(ImportedLog)

  /// Reads what a command is about.
  static func read(
    _ file: SubjectFile, _ lets: LetOptions? = nil
  ) -> Result<OpenedFile, SessionFile.Failure> {
    let text = file.path.map { SessionFile.text(of: $0) } ?? SessionFile.standardInput()
    return text.flatMap { subject($0, path: file.name, lets) }
  }

  /// Reads a file.
  static func read(_ path: String) -> Result<OpenedFile, SessionFile.Failure> {
    SessionFile.text(of: path).flatMap { subject($0, path: path, nil) }
  }

  private static func subject(
    _ text: String, path: String, _ lets: LetOptions?
  ) -> Result<OpenedFile, SessionFile.Failure> {
    if path.hasSuffix(".swift") { return code(text, path: path, lets) }
    if Session.isSession(text) {
      return SessionFile.session(text, path: path).map { .session($0) }
    }
    if ImportFormats.recognising(text) == nil, isSwift(text) {
      return code(text, path: path, lets)
    }
    do throws(Diagnostic) {
      return .success(.logs(try ImportFormats.read(text)))
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// Whether the first line of a text that says anything is Swift.
  private static func isSwift(_ text: String) -> Bool {
    let kinds = text.lazy.split(whereSeparator: \.isNewline).map { Input(String($0)).kind }
    return kinds.first { $0 != .note } == .swift
  }

  /// The layout that Swift code makes, with notes on what could not be run.
  private static func code(
    _ text: String, path: String, _ lets: LetOptions?
  ) -> Result<OpenedFile, SessionFile.Failure> {
    do throws(Diagnostic) {
      let code = try SwiftProgram.imported(
        text, named: DiskFiles.name(of: path), remembering: try lets?.memory() ?? SwiftMemory())
      let skipped = code.skipped.map { "not run, \($0.text)" }
      let flags = code.asked.map { line in
        let flag = line.replacing(" = ", with: "=")
        return flag.contains { "\"[ ".contains($0) } ? "--let '\(flag)'" : "--let \(flag)"
      }
      let asked =
        flags.isEmpty ? [] : ["known only to the running program: \(flags.joined(separator: " "))"]
      return .success(
        .code(ImportedLog(layout: code.layout, notes: code.notes + skipped + asked)))
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// A session played until a step, or to its end.
  static func played(
    _ session: Session, _ file: SubjectFile, at step: Int?
  ) -> Result<Player, SessionFile.Failure> {
    var player = Player(session, files: SessionFile.folder(of: file.path ?? "session"))
    do throws(Diagnostic) {
      try player.run(until: step)
      return .success(player)
    } catch {
      return .failure(SessionFile.failure(error, path: file.name))
    }
  }
}
