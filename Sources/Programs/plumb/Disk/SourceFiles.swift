import Glibc
import LayoutShell
import SwiftReader

/// Finds and reads Swift files: those named by a path, and those at any depth below a named folder.
enum SwiftFiles {
  /// The largest number of files that are read from one folder.
  private static let limit = 5000

  /// The names of folders that hold other people's code or build products, which are skipped.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// Reads the files in the order of the given paths, those of a folder sorted by path.
  ///
  /// Each file has its path below the folder that was given as its name.
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

  /// Returns whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
  }

  /// Why a path could not be read.
  struct Problem: Error {
    let path: String
    let reason: String
  }

  private static func text(of path: String) throws(Problem) -> String {
    do throws(Files.Problem) { return try DiskFiles.text(of: path) } catch {
      throw Problem(path: path, reason: error.reason)
    }
  }

  /// Returns the paths of all Swift files below a folder, sorted.
  ///
  /// Symbolic links are not followed, so that the search cannot go round in circles.
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

  /// Returns the paths of the wanted files below a folder, relative to it and sorted folder by folder.
  ///
  /// Links are not followed, so that the search cannot go round in circles.
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
