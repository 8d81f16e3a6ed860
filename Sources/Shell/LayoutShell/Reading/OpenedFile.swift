package import InterfaceBuilder
package import LayoutModel
package import PlumbLanguage
package import SwiftReader
package import XcodeLogs

/// What a path holds, read: the steps of a session, or the layouts of anything else.
package enum OpenedFile {
  case session(Session)
  case logs([ImportedLog])
  /// Swift code that was run, with notes on how that went.
  case code(ImportedCode)
  /// The scenes of a storyboard or xib, at least one.
  case scenes([ImportedScene])

  /// Reads texts, whose kind ``FileKind`` decides.
  ///
  /// Of several scenes the one that is asked for is read. In code, `opening` names the class whose
  /// layout is asked for, and `memory` has values that the code does not contain.
  ///
  /// - Throws: Why they cannot be read.
  package init(
    _ texts: SourceTexts, named path: String, opening name: String? = nil,
    remembering memory: SwiftMemory = SwiftMemory(), asking scene: SceneRequest = SceneRequest()
  ) throws(Diagnostic) {
    guard case .foreign(let format) = try FileKind(of: texts, named: path) else {
      self = .session(try Session(texts.text))
      return
    }
    switch format.reader {
    case .layouts(let read): self = .logs(try read(texts.text))
    case .scenes(let read):
      let last = path.split(separator: "/").last.map(String.init) ?? path
      self = .scenes(try read(texts.text, last).scenes(scene))
    case .program(let run): self = .code(try run(texts, name, Layout(), memory))
    }
  }

  /// The layouts in a file, each with notes on how it was read; nil for a session, whose layout
  /// depends on the step.
  package var layouts: [ImportedLog]? {
    switch self {
    case .session: nil
    case .logs(let logs): logs
    case .code(let code): [Self.log(of: code)]
    case .scenes(let scenes): scenes.map(Self.log)
    }
  }

  /// The layout that the file opens with; nil for a session.
  package var firstLayout: Layout? { layouts?.first?.layout }

  /// Returns the layout of a scene, with notes on what was left out or assumed.
  private static func log(of scene: ImportedScene) -> ImportedLog {
    ImportedLog(layout: scene.layout, notes: scene.unknown + scene.notes)
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
}
