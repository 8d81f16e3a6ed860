package import InterfaceBuilder
package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// The reply to an import of a storyboard or xib: what was read, and what was left out or assumed.
package struct SceneReport: Finding {
  private let scene: ImportedScene
  private let path: String

  /// The most remarks that are listed.
  private static let limit = 20

  /// Makes the report on a scene of a file.
  package init(_ scene: ImportedScene, path: String) {
    self.scene = scene
    self.path = path
  }

  /// The heading and the remarks, as they are printed.
  package var passages: [Passage] {
    [Passage(.heading, .line(head))] + remarks.map { Passage(.note, "note  \($0)", indent: 0) }
  }

  /// The heading, such as `3 views, 5 rules read of Login from Main.storyboard`.
  private var head: String {
    let views = scene.layout.items.count.counted("view")
    let rules = scene.layout.rules.count.counted("rule")
    return "\(views), \(rules) read of \(scene.name.escaped) from \(path.escaped)"
  }

  /// What was left out or assumed, and the other scenes.
  package var remarks: [String] {
    var lines = Array((scene.unknown + scene.notes).prefix(Self.limit))
    let more = scene.unknown.count + scene.notes.count - lines.count
    if more > 0 { lines.append("and \(more.counted("remark")) more") }
    if let others = scene.waysToOthers { lines.append(others) }
    return lines
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var scene: String
    var views: Int
    var rules: Int
    var notes: [String]
    /// The names of the elements that are read as plain views.
    var unknown: [String]
    /// The names of the other scenes of the file.
    var scenes: [String]
  }

  /// Encodes the report with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Shape(
      scene: scene.name, views: scene.layout.items.count, rules: scene.layout.rules.count,
      notes: scene.notes, unknown: scene.unknown, scenes: scene.others
    ).encode(to: encoder)
  }
}

extension ImportedScene {
  /// A remark on how to open the file's other scenes, naming at most 20; nil if there are none.
  package var waysToOthers: String? {
    let limit = 20
    guard !others.isEmpty else { return nil }
    let shown = others.prefix(limit).map(\.escaped).joined(separator: ", ")
    let rest = others.count > limit ? " and \(others.count - limit) more" : ""
    return "--scene opens another one: \(shown)\(rest)"
  }
}
