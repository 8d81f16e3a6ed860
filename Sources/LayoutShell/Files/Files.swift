/// The only way from the shell to files: what the host allows.
package struct Files: Sendable {
  /// Why a file could not be used, in a few words.
  package struct Problem: Error, Hashable, Sendable {
    /// The reason.
    package var reason: String

    /// That reason.
    package init(_ reason: String) { self.reason = reason }
  }

  /// The text of a file, by a path relative to the session.
  package var read: @Sendable (_ path: String) throws(Problem) -> String
  /// Writes a text to a file.
  package var write: @Sendable (_ path: String, _ text: String) throws(Problem) -> Void
  /// What tells the file at a path from all others, whatever way leads to it; nil where there is
  /// none.
  package var identity: @Sendable (_ path: String) -> String?
  /// What the lines of a file in that folder may see: the folder and those below it, to read only.
  package var below: @Sendable (_ folder: String) -> Files
  /// The names in a folder for completion, sorted; those of folders end with a slash.
  package var list: @Sendable (_ folder: String) -> [String]

  /// Access through these functions.
  package init(
    read: @escaping @Sendable (String) throws(Problem) -> String,
    write: @escaping @Sendable (String, String) throws(Problem) -> Void,
    identity: @escaping @Sendable (String) -> String?,
    below: @escaping @Sendable (String) -> Files,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.write = write
    self.identity = identity
    self.below = below
    self.list = list
  }

  /// Access through functions to files that only their paths tell from each other.
  package init(
    read: @escaping @Sendable (String) throws(Problem) -> String,
    write: @escaping @Sendable (String, String) throws(Problem) -> Void,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.init(
      read: read, write: write,
      identity: { path in (try? read(path)).map { _ in FilePath.normal(path) } },
      below: { folder in .confined(to: folder, reading: read) }, list: list)
  }

  /// Files of a folder and those below by their paths alone, to read only.
  static func confined(
    to folder: String, reading read: @escaping @Sendable (String) throws(Problem) -> String
  ) -> Files {
    Files(
      read: { (path) throws(Problem) in
        guard FilePath.isBelow(path) else { throw .outside }
        return try read(FilePath.joined(folder, path))
      }, write: { (_, _) throws(Problem) in throw .readOnly })
  }

  /// No access at all.
  package static let none = Files(
    read: { (_) throws(Problem) in throw Problem("there are no files here") },
    write: { (_, _) throws(Problem) in throw Problem("there are no files here") })
}

extension Files.Problem {
  /// Lines of a file read what is beside it and below.
  package static let outside = Files.Problem("it is outside the session's folder")
  /// Lines of a file change no file.
  package static let readOnly = Files.Problem("lines in a file cannot write files")
}

extension Files {
  /// The same files, and some texts behind them that are found where no file is.
  func backed(by texts: [(name: String, text: String)]) -> Files {
    guard !texts.isEmpty else { return self }
    var result = self
    let (read, below) = (read, below)
    let store = MemoryFiles(texts)
    result.read = { (path) throws(Problem) in
      do throws(Problem) { return try read(path) } catch {
        guard let text = store.text(path) else { throw error }
        return text
      }
    }
    result.below = { folder in below(folder).backed(by: store.texts(below: folder)) }
    return result
  }
}

/// Paths as texts: what can be said about them without a look at the disk.
package enum FilePath {
  /// Without `.`, and without `..` where a folder comes before it.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path that is relative to a folder, as one.
  static func joined(_ folder: String, _ path: String) -> String {
    normal(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// The folder a file is in; `.` for one without.
  package static func folder(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path stays inside the folder it is relative to.
  static func isBelow(_ path: String) -> Bool {
    let normal = normal(path)
    return !normal.hasPrefix("/") && normal != ".." && !normal.hasPrefix("../")
  }
}
