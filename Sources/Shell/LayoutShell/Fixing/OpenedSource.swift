import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader

/// A file that was imported, and what was written into it since.
struct OpenedSource: Sendable {
  /// The path by which it was imported.
  let path: String
  /// The step that imported it.
  let step: Int
  /// Its text at that time, which all changes are meant for.
  private let text: String
  private let source: WritableSource
  private var edits: [TextEdit] = []

  init(_ path: String, _ text: String, _ source: WritableSource, at step: Int) {
    (self.path, self.text, self.source, self.step) = (path, text, source, step)
  }

  /// The code that was read from it; nil for a storyboard or session.
  var code: ImportedCode? {
    if case .code(let code, _) = source { code } else { nil }
  }

  /// Its text with the changes so far.
  var written: String { text.changed(by: edits) ?? text }

  /// Adds a change.
  mutating func make(_ edit: LayoutEdit, of layout: Layout) throws(Unwritable) {
    var all = edits
    for change in try source.edits(making: [edit], of: layout) { all.append(change.edit) }
    guard text.changed(by: all) != nil else {
      throw Unwritable("a fix was written there already: import the file again")
    }
    edits = all
  }
}

extension Shell {
  /// Writes a change of a layout into the file that the layout was imported from; returns the
  /// difference.
  mutating func write(
    _ edit: LayoutEdit, of layout: Layout, at place: Range<Int>, in line: String
  ) throws(Diagnostic) -> Remarks {
    guard var file = imported, isMade(of: file) else {
      throw Diagnostic(
        .noFix, "this layout was not imported from a storyboard, xib or Swift file", at: place,
        in: line, note: "without --write, the fix is applied here")
    }
    let before = file.written
    do throws(Unwritable) { try file.make(edit, of: layout) } catch {
      throw Diagnostic(
        .noFix, "it cannot be written into \(file.path.escaped): \(error.reason)", at: place,
        in: line, note: "without --write, the fix is applied here")
    }
    func refuse(_ reason: String, _ note: String? = nil) -> Diagnostic {
      Diagnostic(.file, "\(file.path.escaped) \(reason)", at: place, in: line, note: note)
    }
    guard let now = try? files.read(file.path), now.utf8.elementsEqual(before.utf8) else {
      throw refuse("has changed since it was imported", "import it again")
    }
    do throws(Files.Problem) { try files.write(file.path, file.written) } catch {
      throw refuse("cannot be written: \(error.reason)")
    }
    imported = file
    let difference = UnifiedDiff(of: file.path, from: before, to: file.written)
    let lines = difference.text.split(whereSeparator: \.isNewline).map { String($0).escaped }
    return Remarks(lines.map { Passage(.code, .verbatim($0)) })
  }

  /// Whether the present layout grew out of a file that was imported.
  private func isMade(of file: OpenedSource) -> Bool {
    let path = timeline.path(to: timeline.current)
    guard let place = path.firstIndex(of: file.step) else { return false }
    return !path[place...].contains { timeline.steps[$0].layout.isEmpty }
  }
}
