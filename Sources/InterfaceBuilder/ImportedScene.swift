package import LayoutModel
package import PlumbLanguage

/// A scene of a storyboard, or a view of a xib, as a layout of its own.
package struct ImportedScene: Sendable {
  /// The name of the scene: its storyboard id, label, title or class, or its name in Interface
  /// Builder.
  package let name: String
  /// Other names by which the scene can be asked for, including the ids of scene, controller and
  /// view.
  package let aliases: [String]
  /// The layout, with one rule for each constraint that is installed.
  package let layout: Layout
  /// What was left out or assumed, one sentence for each.
  package let notes: [String]
  /// The names of the other scenes in the file, in the order of the file.
  package let others: [String]
  /// Notes on elements of unknown type, which became plain views, one sentence for each.
  package let unknown: [String]
}

/// A request for a scene of a file: which scene, on which device, with which size classes.
package struct SceneRequest: Hashable, Sendable {
  /// The name or an id of the scene; `nil` for the initial one.
  package var scene: String?
  /// The id or name of the device; `nil` for the device of the file.
  package var device: String?
  /// The size classes in the form of a variation's key; `nil` for those of the device.
  package var variation: String?

  /// Whether all matching scenes are wanted, and not only the first one.
  package var opensAll: Bool

  /// Creates a request; the default asks for the initial scene as the file was saved.
  package init(
    scene: String? = nil, device: String? = nil, variation: String? = nil, opensAll: Bool = false
  ) {
    self.opensAll = opensAll
    self.scene = scene
    self.device = device
    self.variation = variation
  }

  /// Whether the request leaves scene, device and size classes to the file.
  package var isEmpty: Bool { scene == nil && device == nil && variation == nil }
}

extension ImportedScene {
  /// Returns whether a text looks like a file of Interface Builder.
  package static func recognises(_ text: String) -> Bool {
    text.prefix(2000).contains("com.apple.InterfaceBuilder")
  }

  /// Returns the scenes of a file that a request asks for, the initial one first.
  ///
  /// Each rule records its line together with the name of the file.
  ///
  /// - Throws: A diagnostic if the file cannot be read, or has no such scene, device or size class.
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
      // Naming all the others in each of many scenes would take quadratic time.
      let others = count == 1 ? names.filter { $0 != source.name } : []
      scenes.append(try importer.scene(among: others))
    }
    return scenes
  }
}
