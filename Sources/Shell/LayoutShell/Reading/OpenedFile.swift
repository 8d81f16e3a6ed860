package import InterfaceBuilder
import LayoutDiagnosis
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
    case .program(let run):
      var code = try run(texts, name, Layout(), memory)
      if let device = scene.device {
        let other = try Screen(device).flatMap { (screen) throws(Diagnostic) in
          try code.shown(on: screen) { (ground) throws(Diagnostic) in
            try run(texts, name ?? code.type, ground, memory)
          }
        }
        code = other ?? code
        code.notes.append(
          other == nil
            ? "--device has no effect: the root is not the view of a controller, and has no screen"
            : "laid out on an \(device), as --device says")
      }
      if name == nil, scene.opensAll, texts.files.count == 1 {
        code.conflicting = Self.conflicting(beside: code) { name in
          try? run(texts, name, Layout(), memory)
        }
      }
      self = .code(code)
    }
  }

  /// The most classes of a file that are opened beside the first one.
  private static let classLimit = 8

  /// The code of the other classes of a file, where their rules contradict each other.
  private static func conflicting(
    beside code: ImportedCode, _ opened: (String) -> ImportedCode?
  ) -> [ImportedCode] {
    code.views.filter { $0.name != code.type }.prefix(classLimit).compactMap { view in
      opened(view.name).flatMap { other in
        LayoutAnalysis(log(of: other).layout).conflicts.isEmpty ? nil : other
      }
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
    let skipped = code.skipped.map { "not run, \($0.text)" } + unread(of: code)
    let flags = code.asked.map { line in
      let flag = line.replacing(" = ", with: "=")
      return flag.contains { "\"[ ".contains($0) } ? "--let '\(flag)'" : "--let \(flag)"
    }
    let asked =
      flags.isEmpty ? [] : ["known only to the running program: \(flags.joined(separator: " "))"]
    var layout = code.layout
    let open = code.isRow && code.touched.isEmpty ? layout.openRow.map(layout.note) : nil
    let row = code.isRow ? layout.becomeRow() : nil
    return ImportedLog(
      layout: layout, notes: code.notes + [row, open].compactMap(\.self) + skipped + asked)
  }

  /// The most constraints that were not read and are named one by one.
  private static let unreadLimit = 5

  /// Says which constraints were not read, apart from those of which the notes say already why: in
  /// code that could not be run, or that nothing calls.
  private static func unread(of code: ImportedCode) -> [String] {
    let reasons = Set(code.skipped.map(\.reason))
    let lost = code.balance.lost.filter {
      !reasons.contains($0.reason) && !$0.reason.hasPrefix("nothing calls")
    }
    let notes = lost.prefix(unreadLimit).map { "not read, \($0.text)" }
    let rest = lost.dropFirst(unreadLimit).reduce(0) { $0 + $1.count }
    return rest == 0 ? notes : notes + ["\(rest) more were not read; import lists them"]
  }
}

extension Layout {
  /// A note on a row that cannot say how high it is.
  fileprivate func note(on row: OpenRow) -> String {
    let (last, cell) = (writtenName(of: row.last), writtenName(of: row.holder))
    return "nothing ties \(last) to the bottom of \(cell): a row that sizes itself is "
      + "\(row.height.spelled) high, and \(last) ends at \(row.end.spelled). Tie the last view "
      + "to the bottom, unless the table gives the height"
  }

  /// Gives a root without a size that of a row: the width of a screen, as lists do, and the height
  /// that its rules then ask for.
  ///
  /// - Returns: A note on that; nil for a root that has a size.
  fileprivate mutating func becomeRow() -> String? {
    guard let root, item(root)?.givenSize == nil else { return nil }
    let (name, screen, usual) = (name(of: root), Device.usual.size, 44.0)
    _ = try? setRoot(name, size: Size(width: screen.width, height: usual))
    guard let height = rowHeight(of: root, usually: usual) else { return nil }
    _ = try? setRoot(name, size: Size(width: screen.width, height: height))
    return
      "\(name) is a row: its list gives it a width, here \(screen.width.spelled), and a height, "
      + "here that of its rules, \(height.spelled). A table may first give it another height, which "
      + "conflicts unless a rule of the height, or to its bottom, has priority 999"
  }
}
