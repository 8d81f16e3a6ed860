import LayoutShell
import Platform
import SwiftReader

/// Finds and reads files: those named by a path, those at any depth below a named folder, and those
/// beside a file of code that it needs.
enum SourceFiles {
  /// The largest number of files that are read from one folder.
  private static let limit = 5000

  /// The names of folders that hold other people's code or build products, which are skipped.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// Reads what a path stands for: a file with what it needs, or the code in a folder; standard
  /// input if there is no path.
  static func texts(of path: String?) -> Result<SourceTexts, SessionFile.Failure> {
    do throws(Files.Problem) {
      guard let path else {
        return .success(SourceTexts(try DiskFiles.standardInput(), named: "standard input"))
      }
      return .success(try texts(at: path))
    } catch {
      return .failure(SessionFile.Failure(path ?? "standard input", error))
    }
  }

  /// Reads what a path stands for; neighbours may be confined to a folder.
  static func texts(
    at path: String, within folder: String? = nil
  ) throws(Files.Problem) -> SourceTexts {
    if isFolder(path) { return SourceTexts(try program(at: path)) }
    let text = try DiskFiles.text(of: path)
    guard FileKind.needsNeighbours(text, named: path) else {
      return SourceTexts(text, named: DiskFiles.name(of: path))
    }
    let file = SwiftFile(DiskFiles.name(of: path), text)
    let neighbours = SourceModule(around: path, within: folder).neighbours(of: file)
    return neighbours.isEmpty
      ? SourceTexts(text, named: file.name) : SourceTexts([file], beside: neighbours)
  }

  /// Reads a file of code, or those in a folder sorted by path.
  ///
  /// Each has its path below the folder that was given as its name.
  static func program(at path: String) throws(Files.Problem) -> [SwiftFile] {
    guard isFolder(path) else {
      return [SwiftFile(DiskFiles.name(of: path), try DiskFiles.text(of: path))]
    }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let found = try files(in: folder, where: FileKind.isPartOfProgram)
    guard !found.isEmpty else { throw Files.Problem("it holds no Swift file") }
    guard found.count <= limit else {
      throw Files.Problem("it holds more than \(limit) Swift files")
    }
    return try found.map { (name) throws(Files.Problem) in
      SwiftFile(name, try DiskFiles.text(of: "\(folder)/\(name)"))
    }
  }

  /// Returns whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the paths of the wanted files below a folder, relative to it and sorted folder by folder.
  ///
  /// Only regular files are returned: whatever else has a name can block or never end. Links are not
  /// followed, so that the search cannot go round in circles or leave the folder. Folders in it are
  /// searched, too, if it `isDeep`.
  static func files(
    in root: String, below: String = "", isDeep: Bool = true, where isWanted: (String) -> Bool
  ) throws(Files.Problem) -> [String] {
    let path = below.isEmpty ? root : "\(root)/\(below)"
    guard let names = names(in: path) else {
      throw Files.Problem(below.isEmpty ? "it is not readable" : "\(below) is not readable")
    }
    var result: [String] = []
    for name in names where !name.hasPrefix(".") {
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      var state = stat()
      guard lstat("\(root)/\(inner)", &state) == 0 else { continue }
      switch state.st_mode & S_IFMT {
      case S_IFDIR:
        if isDeep, !foreign.contains(name) {
          result += try files(in: root, below: inner, where: isWanted)
        }
      case S_IFREG: if isWanted(name) { result.append(inner) }
      default: continue
      }
    }
    return result
  }

  /// The names in a folder, sorted; nil if it cannot be read.
  static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }
}
