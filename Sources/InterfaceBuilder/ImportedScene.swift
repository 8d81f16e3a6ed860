package import LayoutModel
package import PlumbLanguage

/// A scene of a storyboard, or a view of a xib, as a layout of its own.
package struct ImportedScene: Sendable {
  /// What it is called: its storyboard id, label, title, class, or what Interface Builder calls it.
  package let name: String
  /// What else it may be called: the ids of scene, controller and view, and its other names.
  package let aliases: [String]
  /// The views, and one rule for each constraint that is installed.
  package let layout: Layout
  /// What was left out or assumed, one sentence each.
  package let notes: [String]
  /// The names of the file's other scenes, in its order.
  package let others: [String]
  /// The elements that are kept as plain views because nothing is known of them, one sentence each.
  package let unknown: [String]
}

/// What of a file is opened, and where.
package struct SceneRequest: Hashable, Sendable {
  /// The name or an id of the scene; nil for all.
  package var scene: String?
  /// The device it is laid out on; nil for that of the file.
  package var device: String?
  /// The size classes as keys of variations write them; nil for those of the device.
  package var variation: String?

  /// Whether all scenes are wanted, and not only the one that opens first.
  package var opensAll: Bool

  /// A request; without anything for the scene of a file that opens first, as it was saved.
  package init(
    scene: String? = nil, device: String? = nil, variation: String? = nil, opensAll: Bool = false
  ) {
    self.opensAll = opensAll
    self.scene = scene
    self.device = device
    self.variation = variation
  }

  /// Whether nothing is asked for.
  package var isEmpty: Bool { scene == nil && device == nil && variation == nil }
}

extension ImportedScene {
  /// Whether a text looks like a file of Interface Builder.
  package static func recognises(_ text: String) -> Bool {
    text.prefix(2000).contains("com.apple.InterfaceBuilder")
  }

  /// The scenes of a file, the one that opens first in front; rules remember their lines together
  /// with the file's name.
  ///
  /// - Throws: why it cannot be read, or that there is no such scene, device or size class.
  package static func all(
    in text: String, named name: String, _ request: SceneRequest = SceneRequest()
  ) throws(Diagnostic) -> [ImportedScene] {
    let document = try InterfaceDocument(text)
    let canvas = try Canvas(document, request)
    var sources = SceneSource.all(in: document)
    guard !sources.isEmpty else {
      throw document.diagnostic(
        "there is no view in this file",
        note: "scenes without a view, such as navigation controllers, hold no layout")
    }
    let names = sources.map(\.name)
    if let wish = request.scene {
      let found = sources.filter { $0.name == wish || $0.aliases.contains(wish) }
      guard !found.isEmpty else {
        let nearest = Similarity.nearest(
          to: wish, among: names + sources.flatMap(\.aliases))
        throw document.diagnostic(
          "there is no scene \"\(wish.excerpt)\"",
          note: nearest.map { "did you mean \($0)?" }
            ?? "the scenes: \(names.prefix(12).joined(separator: ", "))")
      }
      sources = found
    }
    var scenes: [ImportedScene] = []
    let count = request.opensAll ? sources.count : 1
    for source in sources.prefix(count) {
      var importer = SceneImporter(document, source, canvas, file: name)
      // Of each of many scenes it would take long to name all others.
      let others = count == 1 ? names.filter { $0 != source.name } : []
      scenes.append(try importer.scene(among: others))
    }
    return scenes
  }
}
