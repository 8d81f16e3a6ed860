import LayoutShell
import Platform

/// A file that is shown again at each save, with those it depends on; or all files of a folder that
/// may hold a layout.
struct WatchedFiles {
  private let path: String
  private let isFolder: Bool
  /// What each file that was shown has read.
  private var uses: [String: Set<String>] = [:]
  private var stamps: [String: FileStamp] = [:]
  private var alarm = ChangeAlarm()

  /// The files at a path.
  init(at path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    isFolder = SourceFiles.isFolder(path)
    stamps = FileStamp.of(layouts)
  }

  /// The file itself, or those of the folder that may hold layouts, in order.
  private var layouts: [String] {
    guard isFolder else { return DiskFiles.exists(path) ? [path] : [] }
    // A folder may disappear for a moment, such as while a branch is switched.
    let names = (try? SourceFiles.files(in: path, where: FileKind.isOpened(inFolders:))) ?? []
    return names.map { path == "/" ? "/\($0)" : "\(path)/\($0)" }
  }

  /// The file that was saved last; nil if there is none.
  var newest: String? {
    layouts.max { FileStamp($1).isNewer(than: FileStamp($0)) }
  }

  /// Notes what a file read, and what is compiled together with it.
  mutating func note(_ reads: ReadPaths, _ file: String) {
    var all = reads.all
    if FileKind.isPartOfProgram(file) { all.formUnion(SourceModule(around: file).paths) }
    uses[file] = all
    for path in all.union([file]) where stamps[path] == nil { stamps[path] = FileStamp(path) }
  }

  /// Waits until something is saved, and returns the file to show: that one, or the one that was
  /// `shown` if it depends on it.
  mutating func waitForChange(of shown: String) -> String {
    while true {
      alarm.watch(Set(stamps.keys.map(FilePath.folder(of:))))
      alarm.wait()
      let found = layouts
      let now = FileStamp.of(Set(stamps.keys).union(found))
      let changed = Set(now.filter { stamps[$0.key] != $0.value }.map(\.key))
      stamps = now
      let saved = now.filter { changed.contains($0.key) && found.contains($0.key) }
      if let last = saved.max(by: { $1.value.isNewer(than: $0.value) }) { return last.key }
      if changed.contains(shown) || !changed.isDisjoint(with: uses[shown] ?? []) { return shown }
    }
  }
}
