import Foundation
import Testing

/// The files of the repository.
enum Repository {
  /// The top folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file with its path from the top folder.
  struct File: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var testDescription: String { path }
    var lines: [String] { text.components(separatedBy: "\n") }
    /// The lines without what stands behind `//`, with their numbers.
    var code: [(number: Int, text: String)] {
      lines.enumerated().map { index, line in
        (index + 1, line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line)
      }
    }
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
