import Foundation
import LayoutShell

/// The sessions of the repository.
enum SessionFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sessions")

  /// Their texts by name.
  static let texts: [String: String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var texts: [String: String] = [:]
    for name in names where name.hasSuffix(".plumb") {
      texts[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return texts
  }()

  /// The folder as a replay sees it.
  static var files: Files { Memory.files(texts).below(".") }
}
