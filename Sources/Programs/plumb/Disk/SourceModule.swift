import LayoutShell
import Platform
import SwiftReader

/// The folder whose code is compiled together with a file: its target in a package, its project, or
/// only the folder that it lies in.
struct SourceModule {
  /// The file.
  private let path: String
  /// The folder, without links.
  let folder: String
  /// Whether the code in folders below belongs to it.
  private let isDeep: Bool

  /// The largest number of files that are skimmed for what one of them needs, and their largest
  /// size together in bytes; the nearest come first.
  private static let (countLimit, sizeLimit) = (3000, 16_000_000)
  /// How many folders up a project is searched.
  private static let heightLimit = 16

  /// Finds the module of a file: `Sources/NAME` of a package, or the nearest folder that has a
  /// package or a project; it is not searched for above a `limit`.
  init(around path: String, within limit: String? = nil) {
    self.path = AuditedFiles.absolute(path)
    let own = FilePath.folder(of: self.path)
    var current = own
    for _ in 0..<Self.heightLimit {
      let above = FilePath.folder(of: current)
      if ["Sources", "Tests"].contains(DiskFiles.name(of: above)),
        DiskFiles.exists("\(FilePath.folder(of: above))/Package.swift")
      {
        (folder, isDeep) = (current, true)
        return
      }
      let names = current == "/" ? [] : SourceFiles.names(in: current) ?? []
      if names.contains(where: {
        $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }) {
        (folder, isDeep) = (current, true)
        return
      }
      guard current != "/", current != limit else { break }
      current = above
    }
    (folder, isDeep) = (own, false)
  }

  /// The paths of all its code.
  var paths: [String] {
    let prefix = folder == "/" ? "/" : "\(folder)/"
    return names.map { prefix + $0 }
  }

  private var names: [String] {
    (try? SourceFiles.files(in: folder, isDeep: isDeep, where: FileKind.isPartOfProgram)) ?? []
  }

  /// What a file needs of the others.
  func neighbours(of file: SwiftFile) -> [SwiftFile] {
    let prefix = folder == "/" ? "/" : "\(folder)/"
    let found = names
    let own = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : file.name
    let nearest = found.filter { $0 != own }
      .map { (path: $0, distance: Self.distance(from: own, to: $0)) }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    var others: [SwiftFile] = []
    var size = 0
    for (name, _) in nearest.prefix(Self.countLimit) {
      guard let text = try? DiskFiles.text(of: prefix + name) else { continue }
      size += text.utf8.count
      guard size <= Self.sizeLimit else { break }
      others.append(SwiftFile(name, text))
    }
    return SwiftNeighbours(of: file, among: others).files
  }

  /// How many folders one walks from a file to another.
  private static func distance(from own: String, to other: String) -> Int {
    let (a, b) = (own.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    let common = zip(a, b).prefix { $0 == $1 }.count
    return a.count + b.count - 2 * common
  }
}
