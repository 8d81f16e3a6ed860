import LayoutShell

/// The revisions of a file in a git repository, of which only git's objects are read.
struct GitHistory {
  /// A commit.
  struct Revision {
    /// Its full name.
    var name: String
    /// The beginning of its name, as git shortens it.
    var short: String
    /// The first line of its message.
    var subject: String
  }

  /// Why git does not answer, in a few words.
  struct Problem: Error {
    var reason: String
  }

  private let folder: String
  private let file: String

  /// Reads the history of the file at a path.
  init(of path: String) {
    folder = FilePath.folder(of: path)
    file = path.split(separator: "/").last.map(String.init) ?? path
  }

  private func git(_ words: String...) throws(Problem) -> String {
    guard let outcome = OutsideProgram.run(["git", "-C", folder] + words) else {
      throw Problem(reason: "there is no program git")
    }
    guard outcome.ending.code == 0 else { throw Problem(reason: outcome.complaint) }
    return outcome.text
  }

  /// The commits that changed the file, the oldest first: all up to `last`, or those behind `first`,
  /// and that one in front of them.
  func revisions(after first: String?, to last: String) throws(Problem) -> [Revision] {
    func list(_ words: [String]) throws(Problem) -> [Revision] {
      var all = ["git", "-C", folder, "log", "--format=%H%x09%h%x09%s"]
      all += words
      guard let outcome = OutsideProgram.run(all) else {
        throw Problem(reason: "there is no program git")
      }
      guard outcome.ending.code == 0 else { throw Problem(reason: outcome.complaint) }
      return outcome.text.split(separator: "\n").map { line in
        let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
        return Revision(
          name: String(parts[0]), short: parts.count > 1 ? String(parts[1]) : "",
          subject: parts.count > 2 ? String(parts[2]) : "")
      }
    }
    let range = first.map { "\($0)..\(last)" } ?? last
    let changes = try list(["--reverse", "--topo-order", range, "--", file])
    guard let first else { return changes }
    return try list(["-1", first, "--"]) + changes
  }

  /// The text of the file in a revision; nil where it does not exist there.
  func text(in revision: Revision) -> String? { try? git("show", "\(revision.name):./\(file)") }

  /// The files of its folder in a revision, for reading only.
  func files(in revision: Revision) -> Files {
    let folder = folder
    return Files.confined(to: ".") { (path) throws(Files.Problem) in
      let words = ["git", "-C", folder, "show", "\(revision.name):./\(path)"]
      guard let outcome = OutsideProgram.run(words), outcome.ending.code == 0 else {
        throw Files.Problem("it is not in \(revision.short)")
      }
      return outcome.text
    }
  }
}
