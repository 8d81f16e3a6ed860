package import PlumbLanguage

/// A storyboard or xib that was read once, of which each scene is laid out as often as somebody
/// asks: for one device after the other.
package struct SceneFile: Sendable {
  /// The file's name, which rules remember.
  package let name: String
  let document: InterfaceDocument
  private let sources: [SceneSource]

  /// Reads a file.
  ///
  /// - Throws: why it cannot be read.
  package init(_ text: String, named name: String) throws(Diagnostic) {
    self.name = name
    document = try InterfaceDocument(text)
    sources = SceneSource.all(in: document)
  }

  /// What the scenes that hold a view are called, the one that opens first in front.
  package var names: [String] { sources.map(\.name) }

  /// The name or id of the device that it was drawn on; nil for the square canvas of old files.
  package var device: String? { document.canvas?.id }

  /// Whether it is a file of macOS, whose windows are of any size.
  package var isAppKit: Bool { document.isAppKit }

  /// The places of the scenes that are asked for among ``names``.
  ///
  /// - Throws: that there is none of that name, or none at all.
  package func scenes(named wish: String?) throws(Diagnostic) -> [Int] {
    guard !sources.isEmpty else {
      throw document.diagnostic(
        "there is no view in this file",
        note: "scenes without a view, such as navigation controllers, hold no layout")
    }
    guard let wish else { return Array(sources.indices) }
    let found = sources.indices.filter {
      sources[$0].name == wish || sources[$0].aliases.contains(wish)
    }
    guard !found.isEmpty else {
      let nearest = Similarity.nearest(to: wish, among: names + sources.flatMap(\.aliases))
      throw document.diagnostic(
        "there is no scene \"\(wish.excerpt)\"",
        note: nearest.map { "did you mean \($0)?" }
          ?? "the scenes: \(names.prefix(12).joined(separator: ", "))")
    }
    return found
  }

  /// The scenes that a request asks for, the initial one first.
  ///
  /// Each rule records its line together with the name of the file.
  ///
  /// - Throws: A diagnostic if there is no such scene, device or size class.
  package func scenes(_ request: SceneRequest) throws(Diagnostic) -> [ImportedScene] {
    let places = try scenes(named: request.scene).prefix(request.opensAll ? .max : 1)
    // Of each of many scenes it would take long to name all others.
    return try layouts(of: places, request, namingOthers: places.count == 1)
  }

  /// Lays scenes out by their places among ``names``, on the device and with the size classes of a
  /// request.
  ///
  /// - Throws: that there is no such device or size class, or that a scene is too large.
  package func layouts(
    of places: some Sequence<Int>, _ request: SceneRequest, namingOthers: Bool = false
  ) throws(Diagnostic) -> [ImportedScene] {
    let canvas = try Canvas(document, request)
    var scenes: [ImportedScene] = []
    for place in places {
      let hasAutomaticRows = !request.automaticRows.isDisjoint(
        with: [sources[place].name] + sources[place].aliases)
      var importer = SceneImporter(
        document, sources[place], canvas, hasAutomaticRows: hasAutomaticRows, file: name)
      let others = namingOthers ? names.filter { $0 != sources[place].name } : []
      scenes.append(try importer.scene(among: others))
    }
    return scenes
  }
}
