import InterfaceBuilder
import LayoutDiagnosis
import LayoutPages
import LayoutShell
import SwiftReader
import XcodeLogs

extension OpenedFile {
  /// What a page shows of it: the lines of a session, each layout of anything else.
  ///
  /// `path` is that of the file, `-` for standard input. What a session reads is noted.
  func documents(of path: String, noting reads: ReadPaths? = nil) -> [PageDocument] {
    let title = path == "-" ? "standard input" : DiskFiles.name(of: path)
    if case .session(let session) = self {
      let path = path == "-" ? "session" : path
      let files = SessionFile.folder(of: path)
      return [
        PageDocument(
          session, files: reads?.noting(files, in: FilePath.folder(of: path)) ?? files,
          named: title)
      ]
    }
    return (layouts ?? []).enumerated().map { index, log in
      PageDocument(
        log.layout, called: title + part(index), notes: log.notes, systemBroke: log.systemBroke)
    }
  }

  /// What tells a layout from the others of the file, behind the file's name.
  private func part(_ index: Int) -> String {
    switch self {
    case .scenes(let all): ", \(all[index].name)"
    case .logs(let logs) where logs.count > 1: ", log \(index + 1)"
    case .logs, .session, .code: ""
    }
  }
}
