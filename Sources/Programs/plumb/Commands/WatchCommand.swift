import ArgumentParser
import LayoutDrawing
import LayoutModel
import LayoutShell
import Platform
import RunReports

/// `plumb watch`: sessions that are replayed again when a file they use is saved, or a layout that is
/// shown again when its file is.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Replay sessions, or show a layout, again whenever a file is saved.",
    discussion: """
      When a file is saved, its own session and every session that imports it are replayed. With \
      --page, a layout of any kind is shown in a browser instead, and again at each save, with \
      what moved, what is wrong and, for a session, the replies that differ from the expected \
      ones. For a folder, the page shows the file that was saved last. While a file cannot be \
      read, the page keeps the last picture and shows the error beside it. Ctrl-C ends it. To see \
      a layout in a browser while you type, use the command watch at the prompt.
      """)

  @Argument(
    help: "Sessions, or folders of them; with --page a file or folder.", completion: .layouts)
  var paths: [String] = []

  @Flag(help: "Show a layout on a page in a browser that follows the file.")
  var page = false

  @Flag(help: "End after the first change, with the exit code of the sessions it affects.")
  var once = false

  @OptionGroup var lets: LetOptions

  @OptionGroup var scenes: SceneOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard !page || paths.count == 1 && paths[0] != "-" else {
      throw ValidationError("--page shows one file or folder")
    }
  }

  func run() throws {
    let console = look.console
    if page { return try showPage(of: paths[0], console) }
    // The exit code is that of an interruption, even where no shell translates the signal.
    signal(SIGINT) { _ in _exit(ExitCode.interrupted.rawValue) }
    var files = try sessions(at: paths, console)
    guard !files.isEmpty else {
      console.tell(["plumb: no sessions there (files that end in .plumb)"])
      return try end(.usage)
    }
    var uses: [String: Set<String>] = [:]
    var stamps = FileStamp.of(files)
    var alarm = ChangeAlarm()
    _ = replay(files, &uses, console)
    while true {
      // What a session reads is known once it has been run; what it reads now may be new.
      for path in Set(uses.values.flatMap(\.self)) where stamps[path] == nil {
        stamps[path] = FileStamp(path)
      }
      console.tell(["watching \(files.count.counted("session")); Ctrl-C ends"])
      let changed = waitForChange(&files, &stamps, &alarm)
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
    _ files: inout [String], _ stamps: inout [String: FileStamp], _ alarm: inout ChangeAlarm
  ) -> Set<String> {
    while true {
      alarm.watch(Set(stamps.keys.map(FilePath.folder(of:))))
      alarm.wait()
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
