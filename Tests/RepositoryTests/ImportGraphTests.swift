import Foundation
import Testing

/// The picture of the README is the graph of the modules.
@Suite struct ImportGraphTests {
  /// What each module of `Sources` names as its dependencies in Package.swift.
  private static func manifest() throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    var graph: [String: Set<String>] = [:]
    for part in text.components(separatedBy: "\n    .").dropFirst() {
      guard ["target(", "executableTarget(", "systemLibrary("].contains(where: part.hasPrefix),
        !part.contains("path: \"Tests/"), let name = part.firstMatch(of: /name: "([\w-]+)"/)
      else { continue }
      let list = part.firstMatch(of: /(?s)dependencies: \[(.*?)\]/)?.1 ?? ""
      let own = String(list).replacing(/\.product\([^)]*\)/, with: "")
      graph[String(name.1)] = Set(own.matches(of: /"([\w-]+)"/).map { String($0.1) })
    }
    return graph
  }

  /// What each module knows by the README.
  private static func picture(of names: Set<String>) throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(
      text.components(separatedBy: "```").first { $0.hasPrefix("\n ConstraintSolver") })
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
