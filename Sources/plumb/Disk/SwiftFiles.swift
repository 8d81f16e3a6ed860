import Glibc
import LayoutShell
import SwiftReader

/// The Swift files that paths name: files themselves, and all that folders hold, at any depth.
enum SwiftFiles {
  /// How many files are read together.
  private static let limit = 5000

  /// Folders that hold what others wrote or what was built.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// The files, in order of their paths, each with its name below the folder that was given.
  static func read(_ paths: [String]) throws(Problem) -> [SwiftFile] {
    var files: [SwiftFile] = []
    for path in paths {
      guard isFolder(path) else {
        files.append(SwiftFile(DiskFiles.name(of: path), try text(of: path)))
        continue
      }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let found = try swiftFiles(in: folder)
      guard !found.isEmpty else { throw Problem(path: path, reason: "it holds no Swift file") }
      for name in found {
        files.append(SwiftFile(name, try text(of: "\(folder)/\(name)")))
      }
    }
    return files
  }

  /// Whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
  }

  /// What is wrong with a path.
  struct Problem: Error {
    let path: String
    let reason: String
  }

  private static func text(of path: String) throws(Problem) -> String {
    do throws(Files.Problem) { return try DiskFiles.text(of: path) } catch {
      throw Problem(path: path, reason: error.reason)
    }
  }

  /// The paths of all Swift files in a folder, sorted.
  private static func swiftFiles(in root: String) throws(Problem) -> [String] {
    let result: [String]
    do throws(Files.Problem) {
      result = try files(in: root) { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    } catch { throw Problem(path: root, reason: error.reason) }
    guard result.count <= limit else {
      throw Problem(path: root, reason: "it holds more than \(limit) Swift files")
    }
    return result
  }

  /// The paths of the files in a folder that somebody wants, from that folder, sorted folder by
  /// folder; links are not followed, so that no folder is inside of itself.
  static func files(
    in root: String, below: String = "", where isWanted: (String) -> Bool
  ) throws(Files.Problem) -> [String] {
    let path = below.isEmpty ? root : "\(root)/\(below)"
    guard let folder = opendir(path) else {
      throw Files.Problem(below.isEmpty ? "it is not readable" : "\(below) is not readable")
    }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(folder)
    var result: [String] = []
    for name in names.sorted() {
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      var state = stat()
      guard lstat("\(root)/\(inner)", &state) == 0 else { continue }
      if state.st_mode & S_IFMT == S_IFDIR {
        if !foreign.contains(name) {
          result += try files(in: root, below: inner, where: isWanted)
        }
      } else if isWanted(name) {
        result.append(inner)
      }
    }
    return result
  }
}
