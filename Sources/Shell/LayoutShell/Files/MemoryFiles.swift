import Synchronization

/// The files of a session that is being played: those that travel inside it, and those its lines
/// write, which stay in memory.
///
/// Writing a file that also travels inside the session fails unless both texts are equal.
final class MemoryFiles: Sendable {
  private let fixtures: [(name: String, text: String)]
  private let written = Mutex<[(name: String, text: String)]>([])

  /// Makes the files of a session from the texts that travel inside it.
  init(_ fixtures: [(name: String, text: String)]) {
    self.fixtures = fixtures.map { (FilePath.normal($0.name), $0.text) }
  }

  /// Files that look among what was written and the fixtures first, then among other files.
  func files(over files: Files) -> Files {
    let (read, gather) = (files.read, files.gather)
    let (identity, below) = (files.identity, files.below)
    return Files(
      read: { (path) throws(Files.Problem) in
        if let text = self.text(path) { return text }
        return try read(path)
      },
      gather: { (path) throws(Files.Problem) in
        if let text = self.text(path) { return text }
        return try gather(path)
      },
      write: { (path, text) throws(Files.Problem) in
        let name = FilePath.normal(path)
        if let fixture = self.fixtures.first(where: { $0.name == name }), fixture.text != text {
          throw Files.Problem("it differs from the one inside the session")
        }
        self.written.withLock { $0.append((name, text)) }
      },
      identity: { path in
        self.text(path) == nil ? identity(path) : "inside/\(FilePath.normal(path))"
      },
      below: { folder in
        MemoryFiles(self.texts(below: folder)).files(over: below(folder))
      })
  }

  /// How many times a file was written.
  var writeCount: Int { written.withLock { $0.count } }

  /// The text of a file: what was written last under its name, else the text inside the session.
  func text(_ path: String) -> String? {
    let name = FilePath.normal(path)
    return written.withLock { $0.last { $0.name == name }?.text }
      ?? fixtures.first { $0.name == name }?.text
  }

  /// All texts in a folder and below it, with names relative to it; the text that was written last
  /// comes first.
  func texts(below folder: String) -> [(name: String, text: String)] {
    let folder = FilePath.normal(folder)
    return (written.withLock { $0 }.reversed() + fixtures).compactMap { file in
      guard !folder.isEmpty else { return file }
      guard file.name.hasPrefix(folder + "/") else { return nil }
      return (String(file.name.dropFirst(folder.count + 1)), file.text)
    }
  }
}
