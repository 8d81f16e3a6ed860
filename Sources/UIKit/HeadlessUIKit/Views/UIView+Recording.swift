public import Foundation
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

extension UIView {
  /// The hierarchy as a session of plumb: the commands that build it and the frames its views have.
  ///
  /// Views are named by their accessibility identifiers, otherwise by the properties of views and
  /// view controllers that hold them, otherwise by their kinds: `label`, `label2`. Frames are
  /// recorded as expectations, so that the session is a test; ambiguous ones are left out.
  public var recordedSession: String {
    layoutIfNeeded()
    let hierarchy = LoweredHierarchy(topmost, names: ReadableNaming(topmost))
    let solved = SolvedLayout(hierarchy.layout)
    var lines = ["plumb 1", "title Recorded from \(hierarchy.title)", "", "plumb> begin"]
    lines += (hierarchy.layout.commands + ["end"]).map { "..> \($0)" }
    // The output is not compared, but a conflict has to be expected.
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

  /// Writes the hierarchy to a file as a session of plumb, which `plumb FILE` runs.
  ///
  /// - Throws: The error of Foundation if the file cannot be written.
  public func record(to url: URL) throws {
    try Data(recordedSession.utf8).write(to: url)
  }

  /// Writes the hierarchy to a file as a session of plumb, which `plumb FILE` runs.
  ///
  /// - Throws: The error of Foundation if the file cannot be written.
  public func record(to path: String) throws { try record(to: URL(fileURLWithPath: path)) }
}

extension LoweredHierarchy {
  /// The class of the topmost view, for the title of the session.
  fileprivate var title: String {
    items.first.flatMap { $0.object }.map { $0.className } ?? "nothing"
  }
}
