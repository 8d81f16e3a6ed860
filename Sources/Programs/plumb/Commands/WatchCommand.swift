import ArgumentParser
import Glibc
import LayoutDrawing
import LayoutModel
import LayoutShell
import RunReports

/// `plumb watch`: sessions that are replayed again when a file they use is saved.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Replay sessions again whenever a file is saved.",
    discussion: """
      When a file is saved, its own session and every session that imports it are replayed. Ctrl-C \
      ends it. To see a layout in a browser while you type, use the command watch at the prompt.
      """)

  @Argument(help: "Sessions, or folders of sessions.", completion: .sessions)
  var paths: [String] = []

  @Flag(help: "End after the first change, with the exit code of the sessions it affects.")
  var once = false

  @OptionGroup var look: LookOptions

  /// The time between two checks for changes, in microseconds.
  private static let patience: UInt32 = 200_000

  func run() throws {
    let console = look.console
    // The exit code is that of an interruption, even where no shell translates the signal.
    signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
    var files = try sessions(at: paths, console)
    guard !files.isEmpty else {
      console.tell(["plumb: no sessions there (files that end in .plumb)"])
      return try end(.usage)
    }
    var uses: [String: Set<String>] = [:]
    var stamps = FileStamp.of(files)
    _ = replay(files, &uses, console)
    while true {
      // What a session reads is known once it has been run; what it reads now may be new.
      for path in Set(uses.values.flatMap(\.self)) where stamps[path] == nil {
        stamps[path] = FileStamp(path)
      }
      console.tell(["watching \(files.count.counted("session")); Ctrl-C ends"])
      let changed = waitForChange(&files, &stamps)
      let touched = files.filter { file in
        changed.contains(file) || !(uses[file] ?? []).isDisjoint(with: changed)
      }
      if Console.isTerminal(STDOUT_FILENO), Console.hasEscapes { console.clear() }
      let code = replay(touched, &uses, console)
      if once { return try end(code) }
    }
  }

  /// Waits until files are saved, added or removed; added files are watched from then on.
  private func waitForChange(
    _ files: inout [String], _ stamps: inout [String: FileStamp]
  ) -> Set<String> {
    while true {
      usleep(Self.patience)
      // A folder may disappear for a moment, such as while a branch is switched.
      if let found = try? DiskFiles.sessions(at: paths.isEmpty ? SessionFile.usualPaths : paths) {
        var seen: Set<String> = []
        files = found.filter { seen.insert($0).inserted }
      }
      let now = FileStamp.of(Set(stamps.keys).union(files))
      let changed = Set(now.filter { stamps[$0.key] != $0.value }.map(\.key))
      stamps = now
      if !changed.isEmpty { return changed }
    }
  }

  /// What a replay found, and what the session read.
  private struct Outcome: Codable {
    var file: ReportedFile?
    var reads: Set<String>?
  }

  /// Replays sessions, prints their reports, and records which files each of them reads.
  private func replay(
    _ files: [String], _ uses: inout [String: Set<String>], _ console: Console
  ) -> ExitCode {
    let replay = FileReplay(paths: paths, oracle: .batch)
    var reported: [ReportedFile] = []
    Parallel.map(files, jobs: min(Parallel.coreCount, max(1, files.count))) { path in
      let reads = ReadPaths()
      let file = replay.report(on: path, noting: reads)
      return Outcome(file: file, reads: reads.all)
    } lost: { path, ending in
      Outcome(file: ReportedFile(path, lostBy: ending))
    } take: { index, outcome in
      // What a session reads that crashes is not known; it was what it read before.
      if let reads = outcome.reads { uses[files[index]] = reads }
      if let file = outcome.file {
        file.print(of: .replay, console)
        reported.append(file)
      }
      return true
    }
    let report = RunReport(.replay, files: reported)
    console.print([RunSummary(report).line])
    return ExitCode(of: report)
  }
}

/// The state of a file, which changes when it is saved; all parts are nil if there is no file.
private struct FileStamp: Equatable {
  private let inode: UInt?
  private let size: Int?
  private let time: [Int]?

  init(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else {
      (inode, size, time) = (nil, nil, nil)
      return
    }
    inode = UInt(found.st_ino)
    size = Int(found.st_size)
    time = [found.st_mtim.tv_sec, found.st_mtim.tv_nsec]
  }

  static func of(_ paths: some Sequence<String>) -> [String: FileStamp] {
    Dictionary(paths.map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
  }
}
