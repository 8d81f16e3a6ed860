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

  /// Reads a file, the Swift in a folder, or standard input if there is no path.
  ///
  /// In Swift code, `name` is the class whose layout is asked for, and `lets` are values that the
  /// code does not contain.
  static func read(
    _ path: String?, _ lets: LetOptions? = nil, opening name: String? = nil,
    asking scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    if let path, SwiftFiles.isFolder(path) { return program(at: [path], lets, opening: name) }
    let text = path.map { SessionFile.text(of: $0) } ?? SessionFile.standardInput()
    return text.flatMap {
      subject($0, path: path ?? "standard input", lets, opening: name, asking: scene)
    }
  }

  /// Reads Swift files, and those in folders, as one program.
  static func program(
    at paths: [String], _ lets: LetOptions?, opening name: String?
  ) -> Result<OpenedFile, SessionFile.Failure> {
    let files: [SwiftFile]
    do throws(SwiftFiles.Problem) { files = try SwiftFiles.read(paths) } catch {
      return .failure(SessionFile.Failure(error.path, Files.Problem(error.reason)))
    }
    do throws(Diagnostic) {
      let memory = try lets?.memory() ?? SwiftMemory()
      return .success(
        .code(try SwiftProgram.imported(files, opening: name, remembering: memory)))
    } catch {
      let path = paths.count == 1 ? paths[0] : "\(paths.count) files"
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// Recognises what a text is and reads it.
  ///
  /// Of several scenes the one that is asked for is read. Messages show the path, which may also name
  /// the format.
  private static func subject(
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

  /// The layouts in a file, each with notes on how it was read; nil for a session, whose layout
  /// depends on the step.
  var layouts: [ImportedLog]? {
    switch self {
    case .session: nil
    case .logs(let logs): logs
    case .code(let code): [Self.log(of: code)]
    case .scenes(let scenes): scenes.map(Self.log)
    }
  }

  /// Says what a command leaves out that shows only the first layout of a file.
  func tellOthers(in name: String, _ console: Console) {
    switch self {
    case .logs(let logs) where logs.count > 1:
      console.tell(note: "\(name): the file holds \(logs.count) logs, only the first is read")
    case .scenes(let scenes): if let first = scenes.first { Self.tellOthers(of: first, console) }
    case .logs, .session, .code: break
    }
  }

  /// Returns the layout of a scene, with notes on what was left out or assumed.
  private static func log(of scene: ImportedScene) -> ImportedLog {
    ImportedLog(layout: scene.layout, notes: scene.unknown + scene.notes)
  }

  /// Notes which parts of a file are not shown by a command that shows only one scene.
  private static func tellOthers(of scene: ImportedScene, _ console: Console) {
    for line in scene.unknown { console.tell(note: line) }
    guard let others = scene.waysToOthers else { return }
    console.tell(
      note: "this is \(scene.name.escaped), one of \(scene.others.count + 1) scenes; \(others)")
  }

  /// Returns the layout of Swift code, with notes on what could not be run.
  private static func log(of code: ImportedCode) -> ImportedLog {
    let skipped = code.skipped.map { "not run, \($0.text)" }
    let flags = code.asked.map { line in
      let flag = line.replacing(" = ", with: "=")
      return flag.contains { "\"[ ".contains($0) } ? "--let '\(flag)'" : "--let \(flag)"
    }
    let asked =
      flags.isEmpty ? [] : ["known only to the running program: \(flags.joined(separator: " "))"]
    return ImportedLog(layout: code.layout, notes: code.notes + skipped + asked)
  }

  /// Returns a player that has run the session at a path up to a step, or to its end if `step` is
  /// `nil`; messages may call the path something else.
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

/// The one layout of a file that a command shows.
struct ShownLayout {
  /// The layout.
  let layout: Layout
  /// The rule that the system chose to break, if the file says so.
  let systemBroke: Rule.ID?
  /// The session up to that layout; nil for other files.
  let player: Player?

  /// The layout, solved.
  var analysis: LayoutAnalysis { player?.shell.analysis ?? LayoutAnalysis(layout) }

  /// Reads the last moment of a session, or the first layout of any other file, of the Swift in a
  /// folder, or of standard input; says what is left out.
  static func read(
    _ path: String?, at step: Int?, _ lets: LetOptions?, _ scene: SceneRequest, _ console: Console
  ) -> Result<ShownLayout, SessionFile.Failure> {
    let name = path ?? "standard input"
    return OpenedFile.read(path, lets, asking: scene).flatMap { file in
      if case .session(let session) = file {
        return OpenedFile.played(session, path: path ?? "session", name: name, at: step).map {
          console.tell($0.omissions.lines)
          return ShownLayout(
            layout: $0.shell.layout, systemBroke: $0.shell.systemBroke, player: $0)
        }
      }
      if step != nil { console.tell(note: "\(name): --at is about the steps of sessions") }
      file.tellOthers(in: name, console)
      let first = file.layouts?.first
      return .success(
        ShownLayout(
          layout: first?.layout ?? Layout(), systemBroke: first?.systemBroke, player: nil))
    }
  }
}
