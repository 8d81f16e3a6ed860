import LayoutPages
import LayoutShell

extension OpenedFile {
  /// What a page shows of it.
  ///
  /// `path` is that of the file, `-` for standard input. What a session reads is noted.
  func documents(of path: String, noting reads: ReadPaths? = nil) -> [PageDocument] {
    let title = path == "-" ? "standard input" : DiskFiles.name(of: path)
    let path = path == "-" ? "session" : path
    let files = SessionFile.folder(of: path)
    return documents(
      called: title, reads?.noting(files, in: FilePath.folder(of: path)) ?? files)
  }
}
