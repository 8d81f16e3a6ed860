import LayoutShell
import Platform

/// Another version of a file.
struct Earlier {
  /// Where it is.
  let path: String
  /// What messages call it.
  let name: String
  private let folder: String?

  /// A version that is a file of its own.
  init(path: String, name: String, isTemporary: Bool) {
    (self.path, self.name, folder) = (path, name, nil)
  }

  /// What git has of a file in a revision, as a file that ``remove()`` takes away.
  init(revision: String, of file: String) throws(Files.Problem) {
    let base = FileManager.default.temporaryDirectory.path
    var made = Array("\(base)/plumb-XXXXXX".utf8CString)
    guard mkdtemp(&made) != nil else {
      throw Files.Problem("no temporary folder can be made in \(base)")
    }
    let own = String(decoding: made.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let leaf = DiskFiles.name(of: file)
    // A revision that begins with a dash would be a flag.
    let isFlag = revision.hasPrefix("-")
    let target = "\(own)/\(leaf)"
    let isThere =
      !isFlag
      && Program.run(
        ["git", "-C", FilePath.folder(of: file), "show", "\(revision):./\(leaf)"], output: target)
    guard isThere else {
      try? FileManager.default.removeItem(atPath: own)
      throw Files.Problem(
        "\(revision): there is no such file, and git has no revision of that name with \(file)")
    }
    (path, name, folder) = (target, "\(file) of \(revision)", own)
  }

  /// Takes away what was made for it.
  func remove() {
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
  }
}
