import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts
import XcodeLogs
import LayoutShell
import SwiftReader

/// The contents of a file, whose kind is recognised by what it holds.
enum OpenedFile {
  case session(Session)
  case logs([ImportedLog])
  /// Swift code that was run, with notes on how that went.
  case code(ImportedCode)
  /// The scenes of a storyboard or xib, at least one.
  case scenes([ImportedScene])

  /// Reads the file or standard input that a command was given.
  static func read(
    _ file: SubjectFile, _ lets: LetOptions? = nil, _ scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    let text = file.path.map { SessionFile.text(of: $0) } ?? SessionFile.standardInput()
    return text.flatMap { subject($0, path: file.name, lets, asking: scene) }
  }

  /// Reads the file at a path.
  static func read(
    _ path: String, _ scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    SessionFile.text(of: path).flatMap { subject($0, path: path, nil, asking: scene) }
  }

  /// Recognises what a text is and reads it.
  ///
  /// Of several scenes the one that is asked for is read. In Swift code, `name` is the class whose
  /// layout is asked for, and `lets` are values that the code does not contain. Messages show the
  /// path, which may also name the format.
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

  /// Runs several Swift files as one program and returns the layout they make.
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

  /// Returns the layout of a scene, with notes on what was left out or assumed.
  static func log(of scene: ImportedScene) -> ImportedLog {
    ImportedLog(layout: scene.layout, notes: scene.unknown + scene.notes)
  }

  /// Notes which parts of a file are not shown by a command that shows only one scene.
  static func tellOthers(of scene: ImportedScene, _ console: Console) {
    for line in scene.unknown { console.tell(note: line) }
    guard let others = scene.waysToOthers else { return }
    console.tell(
      note: "this is \(scene.name.escaped), one of \(scene.others.count + 1) scenes; \(others)")
  }

  /// Returns the layout of Swift code, with notes on what could not be run.
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

  /// Returns a player that has run a session up to a step, or to its end if `step` is `nil`.
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

extension OpenedFile {
  /// Returns the layout that a file shows: the last moment of a session, with its player, or the
  /// first log or scene; what is left out is said.
  ///
  /// Without a path it is standard input.
  static func shown(
    _ path: String?, at step: Int?, _ lets: LetOptions?, _ scene: SceneRequest, _ console: Console
  ) -> Result<(layout: Layout, player: Player?), SessionFile.Failure> {
    let name = path ?? "standard input"
    let text = path.map { SessionFile.text(of: $0) } ?? SessionFile.standardInput()
    return text.flatMap { subject($0, path: name, lets, asking: scene) }.flatMap { file in
      if step != nil, !file.isSession {
        console.tell(note: "\(name): --at is about the steps of sessions")
      }
      switch file {
      case .code(let code): return .success((code.layout, nil))
      case .logs(let logs):
        if logs.count > 1 {
          console.tell(note: "\(name): the file holds \(logs.count) logs, only the first is read")
        }
        return .success((logs[0].layout, nil))
      case .scenes(let all):
        tellOthers(of: all[0], console)
        return .success((all[0].layout, nil))
      case .session(let session):
        return played(session, path: path ?? "session", name: name, at: step).map { player in
          console.tell(player.omissions.lines)
          return (player.shell.layout, player)
        }
      }
    }
  }

  private var isSession: Bool { if case .session = self { true } else { false } }
}
