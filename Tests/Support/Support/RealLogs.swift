package import Foundation

/// Logs that systems really printed; they are kept next to the package and are not part of it.
package enum RealLogs {
  /// Where they are, if they are there.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/data/xcode-logs")

  /// The names of the logs that have an answer.
  package static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".answer.json") }.map { String($0.dropLast(12)) }.sorted()
  }()

  /// What a log says.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
  }
}
