/// The shell's only access to files, with as much as its host allows.
package struct Files: Sendable {
  /// Why a file could not be used, in a few words.
  package struct Problem: Error, Hashable, Sendable {
    package var reason: String

    /// Makes a problem with that reason.
    package init(_ reason: String) { self.reason = reason }
  }

  /// Returns the text of a file by its path relative to the session.
  package var read: @Sendable (_ path: String) throws(Problem) -> String
  /// Returns what a path stands for as a whole: the text of a file together with what it needs of
  /// the files beside it, or the code in a folder, as ``SourceTexts`` write it.
  package var gather: @Sendable (_ path: String) throws(Problem) -> String
  /// Writes a text to a file.
  package var write: @Sendable (_ path: String, _ text: String) throws(Problem) -> Void
  /// Returns what identifies the file at a path, whichever path leads to it; nil if there is no
  /// file.
  package var identity: @Sendable (_ path: String) -> String?
  /// Returns the files that lines of a file in that folder may use: those in the folder and below
  /// it, for reading only.
  package var below: @Sendable (_ folder: String) -> Files
  /// Returns the names in a folder, sorted, for completion.
  ///
  /// Names of folders end with a slash.
  package var list: @Sendable (_ folder: String) -> [String]

  /// Gives access through these functions.
  package init(
    read: @escaping @Sendable (String) throws(Problem) -> String,
    gather: (@Sendable (String) throws(Problem) -> String)? = nil,
    write: @escaping @Sendable (String, String) throws(Problem) -> Void,
    identity: @escaping @Sendable (String) -> String?,
    below: @escaping @Sendable (String) -> Files,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.gather = gather ?? read
    self.write = write
    self.identity = identity
    self.below = below
    self.list = list
  }

  /// Gives access to files that are identified by their paths alone.
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

  /// Files in a folder and below it, identified by their paths alone, for reading only.
  package static func confined(
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
  /// A line of a file asks for a file outside the folder that holds it.
  package static let outside = Files.Problem("it is outside the session's folder")
  /// A line of a file tries to write a file.
  package static let readOnly = Files.Problem("lines in a file cannot write files")
}

extension Files {
  /// The same files, with texts that answer to a name where no file exists.
  func backed(by texts: [(name: String, text: String)]) -> Files {
    guard !texts.isEmpty else { return self }
    var result = self
    let below = below
    let store = MemoryFiles(texts)
    func backed(
      _ read: @escaping @Sendable (String) throws(Problem) -> String
    ) -> @Sendable (String) throws(Problem) -> String {
      { (path) throws(Problem) in
        do throws(Problem) { return try read(path) } catch {
          guard let text = store.text(path) else { throw error }
          return text
        }
      }
    }
    (result.read, result.gather) = (backed(read), backed(gather))
    result.below = { folder in below(folder).backed(by: store.texts(below: folder)) }
    return result
  }
}

/// Paths as texts: questions about a path that need no look at the disk.
package enum FilePath {
  /// The path without `.`, and without `..` wherever a folder comes before it.
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

  /// Joins a folder and a path relative to it; an absolute path is returned as it is.
  static func joined(_ folder: String, _ path: String) -> String {
    normal(path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// The folder that holds a file; `.` if the path names none.
  package static func folder(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path leads to its own folder or below, and not outside.
  static func isBelow(_ path: String) -> Bool {
    let normal = normal(path)
    return !normal.hasPrefix("/") && normal != ".." && !normal.hasPrefix("../")
  }
}
