import Foundation

/// A person's folder that is there for one test.
struct Home {
  /// Where it is.
  let folder: URL
  /// Whether the variables of the XDG conventions are set, or only `HOME`.
  let hasConventions: Bool

  /// Lends an empty folder and removes it.
  static func lend(
    hasConventions: Bool = true, _ body: (Home) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(Home(folder: folder, hasConventions: hasConventions))
  }

  /// What a program that runs here finds around itself.
  var environment: [String: String] {
    var result = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH"].contains($0.key)
    }
    result["HOME"] = folder.path
    result["TMUX_TMPDIR"] = folder.path
    result["SHELL"] = "/bin/sh"
    result["LC_ALL"] = "C.UTF-8"
    result["PAGER"] = "cat"
    result["SWIFT_BACKTRACE"] = "interactive=no"
    if hasConventions {
      for name in ["CONFIG", "DATA", "STATE", "CACHE"] {
        result["XDG_\(name)_HOME"] = folder.appending(path: "xdg-\(name.lowercased())").path
      }
    }
    return result
  }

  /// Where the history belongs.
  var history: URL {
    folder.appending(
      path: hasConventions ? "xdg-state/plumb/history" : ".local/state/plumb/history")
  }

  /// The lines of the history; nil if there is no such file.
  var historyLines: [String]? {
    (try? String(contentsOf: history, encoding: .utf8))?.split(separator: "\n").map(String.init)
  }

  /// Writes a file at a path in the folder, with the folders it needs.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// The text of a file in the folder; nil where there is none.
  func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// All files below the folder that are called so.
  func files(named name: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      if path.hasSuffix("/\(name)") { paths.append(path) }
    }
    return paths
  }
}
