import InterfaceBuilder
import LayoutDrawing
import LayoutPages
import LayoutShell

extension WatchCommand {
  /// Shows a file, or the one of a folder that was saved last, again whenever it is saved.
  func showPage(of path: String, _ console: Console) throws {
    var files = WatchedFiles(at: path)
    guard var shown = files.newest else {
      let reason = DiskFiles.exists(path) ? "it holds no layout" : "no such file or folder"
      console.tell(["plumb: \(path): \(reason)"])
      return try end(.usage)
    }
    let page = try livePage(following: .files, console)
    defer { page.end() }
    var before: [String: [PageDocument]] = [:]
    var code = show(shown, &files, &before, on: page, console)
    console.tell(["watching \(path); Ctrl-C ends"])
    while true {
      shown = files.waitForChange(of: shown)
      code = show(shown, &files, &before, on: page, console)
      if once { return try end(code) }
    }
  }

  /// Reads a file and shows what it holds, or why it cannot be read.
  private func show(
    _ path: String, _ files: inout WatchedFiles, _ before: inout [String: [PageDocument]],
    on page: LiveDocumentPage, _ console: Console
  ) -> ExitCode {
    let reads = ReadPaths()
    var request = scenes.request
    request.opensAll = request.scene == nil
    let read = OpenedFile.read(path, lets, asking: request)
    files.note(reads, path)
    switch read {
    case .failure(let failure):
      page.fail(failure.lines.map(\.text))
      console.tell(failure.lines)
      return failure.code
    case .success(let file):
      let documents = file.documents(of: path, noting: reads)
      files.note(reads, path)
      let earlier = before[path] ?? []
      before[path] = documents
      let followed = documents.map { document in
        document.followed(since: earlier.first { $0.title == document.title })
      }
      page.show(followed, opening: Self.opened(followed, since: earlier))
      let failures = documents.reduce(0) { $0 + $1.failureCount }
      let notes = failures == 1 ? "1 reply is" : "\(failures) replies are"
      console.print([failures == 0 ? "shown  \(path)" : "shown  \(path)  \(notes) not as expected"])
      return failures == 0 ? .good : .mismatch
    }
  }

  /// The document to open: the first that changed.
  private static func opened(_ documents: [PageDocument], since before: [PageDocument]) -> Int {
    guard !before.isEmpty else { return 0 }
    return documents.firstIndex { document in
      document.hasChanged(since: before.first { $0.title == document.title })
    } ?? 0
  }
}
