import FoundationEssentials
import LayoutShell

/// The disk as the shell may see it.
enum DiskFiles {
  /// Files relative to a folder, readable and writable.
  static func open(in folder: String) -> Files {
    Files(
      read: { (path) throws(Files.Problem) in try text(of: resolve(path, in: folder)) },
      write: { (path, content) throws(Files.Problem) in
        do {
          try content.write(toFile: resolve(path, in: folder), atomically: true, encoding: .utf8)
        } catch { throw Files.Problem("the folder is missing or not writable") }
      }, list: { names(in: resolve($0, in: folder)) })
  }

  /// Files of a folder and those below, for reading only: what a stranger's session may see.
  static func confined(to folder: String) -> Files {
    Files(
      read: { (path) throws(Files.Problem) in
        let base = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
        let full = URL(fileURLWithPath: resolve(path, in: folder)).resolvingSymlinksInPath()
          .standardizedFileURL.path
        guard full.hasPrefix(base == "/" ? base : base + "/") else {
          throw Files.Problem("it is outside the session's folder")
        }
        return try text(of: full)
      },
      write: { (_, _) throws(Files.Problem) in throw Files.Problem("a replay writes nothing") })
  }

  /// What is in a folder, sorted; folders with a slash behind their names.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { name in
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return isFolder ? name + "/" : name
    }
  }

  /// The text of a file.
  static func text(of path: String) throws(Files.Problem) -> String {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Files.Problem("no such file")
    }
    guard !isFolder else { throw Files.Problem("it is a folder") }
    let limit = 16_000_000
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard size <= limit else { throw Files.Problem("it has more than \(limit) bytes") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Files.Problem("it is not readable")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Files.Problem("it is not UTF-8")
    }
    return text
  }

  /// The folder a file is in.
  static func folder(of path: String) -> String {
    let path = withoutLastSlashes(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The sessions at some paths: files as they are, folders with all sessions below, sorted.
  static func sessions(at paths: [String]) throws(Files.Problem) -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Files.Problem("\(path): no such file or folder")
      }
      guard isFolder else {
        result.append(path)
        continue
      }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      let found = names.filter { $0.hasSuffix(".plumb") }.sorted()
      result += found.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }
    return result
  }

  private static func resolve(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
  }
}

extension DiskFiles {
  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The last part of a path.
  static func name(of path: String) -> String {
    let path = withoutLastSlashes(path)
    return path == "/" ? path : String(path.split(separator: "/").last ?? "")
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}

extension DiskFiles {
  /// Makes a folder that only the user can look into, where it is missing.
  static func makeFolder(_ path: String) {
    // Without it there is no history, which is no reason to stop.
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
