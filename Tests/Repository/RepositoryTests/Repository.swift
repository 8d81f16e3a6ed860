import Foundation
import PlumbLanguage
import Testing

/// The files of the repository.
enum Repository {
  /// The top folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file with its path from the top folder.
  struct File: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    let lines: [String]
    var testDescription: String { path }
    /// The lines without what stands behind `//`, with their numbers.
    var code: [(number: Int, text: String)] {
      lines.enumerated().map { index, line in
        (index + 1, line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line)
      }
    }

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      lines = text.components(separatedBy: "\n")
    }

    /// The places of a text in the code, each with its file and line.
    ///
    /// Few files have it: it is looked for in their bytes before lines are cut.
    func places(of pattern: String) -> [String] {
      guard holds(pattern) else { return [] }
      return code.filter { $0.text.contains(pattern) }.map { "\(path):\($0.number)" }
    }

    /// Whether the file has a text, in code or in a comment.
    func holds(_ pattern: String) -> Bool { text.holds(pattern) }
  }

  /// The files below a folder with one of these extensions, by path.
  static func files(in folder: String, _ extensions: String...) -> [File] {
    let base = Self.folder.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: base.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let isBuilt = path.contains(".build/")
      if !isBuilt, extensions.contains(URL(filePath: path).pathExtension) { paths.append(path) }
    }
    return paths.sorted().compactMap { path in
      (try? String(contentsOf: base.appending(path: path), encoding: .utf8)).map {
        File(path: "\(folder)/\(path)", text: $0)
      }
    }
  }
}
