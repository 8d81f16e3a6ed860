import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
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
  case code(ImportedCode)
  /// A storyboard or xib, at least one scene.
  case scenes([ImportedScene])

  /// Reads what a command is about.
  static func read(
    _ file: SubjectFile, _ lets: LetOptions? = nil, _ scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    let text = file.path.map { SessionFile.text(of: $0) } ?? SessionFile.standardInput()
    return text.flatMap { subject($0, path: file.name, lets, asking: scene) }
  }

  /// Reads a file.
  static func read(
    _ path: String, _ scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    SessionFile.text(of: path).flatMap { subject($0, path: path, nil, asking: scene) }
  }

  /// What a text is.
  static func subject(
    _ text: String, path: String, _ lets: LetOptions?, opening name: String? = nil,
    asking scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    if Session.isSession(text), !ImportFormat.isNamed(path) {
      return SessionFile.session(text, path: path).map { .session($0) }
    }
    do throws(Diagnostic) {
      switch try ImportFormat.format(of: text, named: path).reader {
      case .layouts(let read): return .success(.logs(try read(text)))
      case .scenes(let read):
        return .success(.scenes(try read(text, DiskFiles.name(of: path), scene)))
      case .program(let run):
        let file = SwiftFile(DiskFiles.name(of: path), text)
        return .success(.code(try run([file], name, Layout(), lets?.memory() ?? SwiftMemory())))
      }
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// The layout that files of Swift make together.
  static func code(
    _ files: [SwiftFile], path: String, _ lets: LetOptions, opening name: String?
  ) -> Result<ImportedCode, SessionFile.Failure> {
    do throws(Diagnostic) {
      return .success(
        try SwiftProgram.imported(files, opening: name, remembering: try lets.memory()))
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// The layout of a scene with notes on what was left out or assumed.
  static func log(of scene: ImportedScene) -> ImportedLog {
    ImportedLog(layout: scene.layout, notes: scene.unknown + scene.notes)
  }

  /// Says what a command that is about one scene does not show.
  static func tellOthers(of scene: ImportedScene, _ console: Console) {
    for line in scene.unknown { console.tell(note: line) }
    guard let others = scene.waysToOthers else { return }
    console.tell(
      note: "this is \(scene.name.escaped), one of \(scene.others.count + 1) scenes; \(others)")
  }

  /// The layout of Swift code with notes on what could not be run.
  static func log(of code: ImportedCode) -> ImportedLog {
    let skipped = code.skipped.map { "not run, \($0.text)" }
    let flags = code.asked.map { line in
      let flag = line.replacing(" = ", with: "=")
      return flag.contains { "\"[ ".contains($0) } ? "--let '\(flag)'" : "--let \(flag)"
    }
    let asked =
      flags.isEmpty ? [] : ["known only to the running program: \(flags.joined(separator: " "))"]
    return ImportedLog(layout: code.layout, notes: code.notes + skipped + asked)
  }

  /// A session played until a step, or to its end.
  static func played(
    _ session: Session, _ file: SubjectFile, at step: Int?
  ) -> Result<Player, SessionFile.Failure> {
    played(session, path: file.path ?? "session", name: file.name, at: step)
  }

  /// The same for the file at a path, which messages may call something else.
  static func played(
    _ session: Session, path: String, name: String? = nil, at step: Int?
  ) -> Result<Player, SessionFile.Failure> {
    var player = Player(session, files: SessionFile.folder(of: path))
    do throws(Diagnostic) {
      try player.run(until: step)
      return .success(player)
    } catch {
      return .failure(SessionFile.failure(error, path: name ?? path))
    }
  }
}
