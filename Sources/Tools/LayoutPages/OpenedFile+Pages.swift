import InterfaceBuilder
import LayoutDiagnosis
package import LayoutShell
import SwiftReader
import XcodeLogs

extension OpenedFile {
  /// What a page shows of it: the lines of a session, each layout of anything else.
  ///
  /// `files` are those that the lines of a session may read.
  package func documents(called title: String, _ files: Files) -> [PageDocument] {
    if case .session(let session) = self {
      return [PageDocument(session, files: files, named: title)]
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
