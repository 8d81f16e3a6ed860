import LayoutShell
import Synchronization

/// The paths of the files that a session asked for, whether they exist or not.
final class ReadPaths: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// The paths so far.
  var all: Set<String> { paths.withLock { $0 } }

  /// Returns the files of a folder and below, recording the path of each that is read.
  func noting(_ files: Files, in folder: String) -> Files {
    var result = files
    func noting(
      _ read: @escaping @Sendable (String) throws(Files.Problem) -> String
    ) -> @Sendable (String) throws(Files.Problem) -> String {
      { (path) throws(Files.Problem) in
        let full = FilePath.normal(DiskFiles.resolve(path, in: folder))
        self.paths.withLock { _ = $0.insert(full) }
        return try read(path)
      }
    }
    (result.read, result.gather) = (noting(files.read), noting(files.gather))
    result.below = { inner in
      self.noting(files.below(inner), in: DiskFiles.resolve(inner, in: folder))
    }
    return result
  }
}
