public import Foundation
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

extension UIView {
  /// The hierarchy as a session of the shell: what was built, and the frames it has.
  ///
  /// Views are called by their accessibility identifiers, else by the properties of views and view
  /// controllers that hold them, else by what they are: `label`, `label2`. Frames are written as
  /// expectations, so that the session is a test; ambiguous ones are left out.
  public var recordedSession: String {
    layoutIfNeeded()
    let hierarchy = LoweredHierarchy(topmost, names: ReadableNaming(topmost))
    let solved = SolvedLayout(hierarchy.layout)
    var lines = ["plumb 1", "title Recorded from \(hierarchy.title)", "", "plumb> begin"]
    lines += (hierarchy.layout.commands + ["end"]).map { "..> \($0)" }
    // Whatever the shell says to it; a conflict has to be expected.
    lines += solved.broken.isEmpty ? ["...", ""] : ["...", "x conflict {*}", "...", ""]
    let freedom = Freedom(solved)
    for item in hierarchy.layout.items where item.isView && freedom.isPlaced(item.id) {
      let frame = solved.frame(of: item.id)
      let numbers = LayoutModel.Dimension.allCases.map { frame[$0].spelled }
      lines.append(
        "plumb> expect \(Name.written(item.name)).frame == \(numbers.joined(separator: " "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the hierarchy to a file as a session of the shell, for `plumb FILE`.
  ///
  /// - Throws: what Foundation throws for a file that cannot be written.
  public func record(to url: URL) throws {
    try Data(recordedSession.utf8).write(to: url)
  }

  /// Writes the hierarchy to a file as a session of the shell, for `plumb FILE`.
  ///
  /// - Throws: what Foundation throws for a file that cannot be written.
  public func record(to path: String) throws { try record(to: URL(fileURLWithPath: path)) }
}

extension LoweredHierarchy {
  /// The class of the view that was recorded; control characters have no place in a title.
  fileprivate var title: String {
    items.first.flatMap { $0.object }.map { $0.className } ?? "nothing"
  }
}
