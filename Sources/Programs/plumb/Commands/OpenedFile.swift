import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts
import XcodeLogs
import LayoutShell
import SwiftReader

extension OpenedFile {
  /// Reads a file, the code in a folder, or standard input if there is no path.
  ///
  /// In code, `name` is the class whose layout is asked for, and `lets` are values that the code
  /// does not contain.
  static func read(
    _ path: String?, _ lets: LetOptions? = nil, opening name: String? = nil,
    asking scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    let shown = path ?? "standard input"
    return SourceFiles.texts(of: path).flatMap {
      opened($0, path: shown, lets, opening: name, asking: scene)
    }
  }

  /// Reads files of code, and those in folders, as one program.
  static func program(
    at paths: [String], _ lets: LetOptions?, opening name: String?
  ) -> Result<OpenedFile, SessionFile.Failure> {
    var files: [SwiftFile] = []
    for path in paths {
      do throws(Files.Problem) { files += try SourceFiles.program(at: path) } catch {
        return .failure(SessionFile.Failure(path, error))
      }
    }
    let path = paths.count == 1 ? paths[0] : "\(paths.count) files"
    return opened(SourceTexts(files), path: path, lets, opening: name)
  }

  /// Reads texts; messages call them by the path.
  static func opened(
    _ texts: SourceTexts, path: String, _ lets: LetOptions?, opening name: String? = nil,
    asking scene: SceneRequest = SceneRequest()
  ) -> Result<OpenedFile, SessionFile.Failure> {
    do throws(Diagnostic) {
      return .success(
        try OpenedFile(
          texts, named: path, opening: name, remembering: lets?.memory() ?? SwiftMemory(),
          asking: scene))
    } catch {
      return .failure(SessionFile.failure(error, path: path))
    }
  }

  /// Says what a command leaves out that shows only the first layout of a file.
  func tellOthers(in name: String, _ console: Console) {
    switch self {
    case .logs(let logs) where logs.count > 1:
      console.tell(note: "\(name): the file holds \(logs.count) logs, only the first is read")
    case .scenes(let scenes): if let first = scenes.first { Self.tellOthers(of: first, console) }
    case .code: tellNeighbours(console)
    case .logs, .session: break
    }
  }

  /// Says how many files beside the code were read with it.
  func tellNeighbours(_ console: Console) {
    guard case .code(let code) = self else { return }
    for line in CodeReport.neighbours(of: code) { console.tell(note: line) }
  }

  /// Notes which parts of a file are not shown by a command that shows only one scene.
  private static func tellOthers(of scene: ImportedScene, _ console: Console) {
    for line in scene.unknown { console.tell(note: line) }
    guard let others = scene.waysToOthers else { return }
    console.tell(
      note: "this is \(scene.name.escaped), one of \(scene.others.count + 1) scenes; \(others)")
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
