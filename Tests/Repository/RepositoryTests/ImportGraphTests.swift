import Foundation
import Testing

/// The picture on the page Architecture is the graph of the modules.
@Suite struct ImportGraphTests {
  /// What each module of `Sources` names as its dependencies in Package.swift.
  private static func manifest() throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let modules = try Set(layers().flatMap(\.modules))
    var graph: [String: Set<String>] = [:]
    for part in text.components(separatedBy: "\n    .").dropFirst() {
      guard
        ["target(", "executableTarget(", "systemLibrary(", "plugin("].contains(
          where: part.hasPrefix),
        let name = part.firstMatch(of: /name: "([\w-]+)"/), modules.contains(String(name.1))
      else { continue }
      let list = part.firstMatch(of: /(?s)dependencies: \[(.*?)\]/)?.1 ?? ""
      let own = String(list).replacing(/\.product\([^)]*\)/, with: "")
      graph[String(name.1)] = Set(own.matches(of: /"([\w-]+)"/).map { String($0.1) })
    }
    return graph
  }

  /// The folders of `Sources` with their modules, as Package.swift has them.
  private static func layers() throws -> [(name: String, modules: [String])] {
    let text = try String(
      contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let table = try #require(text.firstMatch(of: /(?s)let layers: .*?= \[\n(.*?)\n\]\n/)).1
    return table.matches(of: /(?s)"(\w+)": \[(.*?)\]/).map { row in
      (String(row.1), row.2.matches(of: /"([\w-]+)"/).map { String($0.1) })
    }
  }

  private static let page = "Sources/Shell/LayoutShell/LayoutShell.docc/Architecture.md"

  /// What each module knows by the page.
  private static func picture(of names: Set<String>) throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: Repository.folder.appending(path: page), encoding: .utf8)
    let block = try #require(
      text.components(separatedBy: "```").first { $0.contains("\n ConstraintSolver ") })
    var graph: [String: Set<String>] = [:]
    for line in block.split(separator: "\n") where line.hasPrefix(" ") && !line.hasPrefix("  ") {
      let words = line.split(separator: " ").map(String.init)
      graph[words[0]] = Set(words.dropFirst().prefix { names.contains($0) })
    }
    return graph
  }

  /// All that can be reached from a module.
  private static func reach(_ name: String, _ graph: [String: Set<String>]) -> Set<String> {
    (graph[name] ?? []).reduce(into: []) { all, known in
      all.insert(known)
      all.formUnion(reach(known, graph))
    }
  }

  /// A folder of `Sources` holds the modules of its layer and nothing else, and the page has it.
  @Test func theFoldersAreTheLayers() throws {
    let layers = try Self.layers()
    let text = try String(
      contentsOf: Repository.folder.appending(path: Self.page), encoding: .utf8)
    let sources = Repository.folder.appending(path: "Sources").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        == layers.map(\.name).sorted())
    for (name, modules) in layers {
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: "\(sources)/\(name)").sorted()
          == modules.sorted())
      #expect(text.contains("\n\(name)\n"), "\(name)")
    }
  }

  @Test func thePictureIsTheImportGraph() throws {
    let manifest = try Self.manifest()
    #expect(manifest.count > 20)
    let picture = try Self.picture(of: Set(manifest.keys))
    #expect(picture.keys.sorted() == manifest.keys.sorted())
    for (name, known) in manifest {
      // What is known by way of another module is not drawn.
      let direct = known.filter { one in
        !known.contains { $0 != one && Self.reach($0, manifest).contains(one) }
      }
      #expect(picture[name] == direct, "\(name)")
    }
  }
}
