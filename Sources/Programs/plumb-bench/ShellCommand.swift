import ArgumentParser
import Foundation
import LayoutShell
import Platform

extension SessionFamily: ExpressibleByArgument {}

/// `plumb-bench shell`: measures how long people wait.
struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Measure the shell: replies, startup, replays.")

  @Option(help: "How many views the document has, at least.")
  var views = 10000

  @Option(help: "How many rounds of changes and questions.")
  var rounds = 10

  @Option(help: "The program whose startup is measured; by default the one beside this one.")
  var plumb: String?

  @Option(help: "How many programs are started.")
  var starts = 21

  @Option(help: "How many small sessions are replayed.")
  var sessions = 100

  @Option(help: "The seed that decides where changes are made.")
  var seed: UInt64 = 1

  @Flag(help: "Measure whole sessions of many kinds and sizes instead.")
  var families = false

  @Option(
    name: .customLong("family"),
    help: "With --families, only this family; can be repeated.")
  var chosen: [SessionFamily] = []

  @Option(help: "With --families, the sizes, with commas in between.")
  var sizes = "100,300,1000,3000"

  @Option(help: "With --families, the seconds after which a session is given up.")
  var limit = 60.0

  func validate() throws {
    try ViewCount.check(views)
    guard rounds > 0, starts > 0, sessions > 0 else {
      throw ValidationError("--rounds, --starts and --sessions must be above zero")
    }
  }

  func run() throws {
    // The program itself does this as well.
    keepFreedMemory()
    let plumb = plumb ?? Self.besideOwnPath("plumb")
    guard FileManager.default.isExecutableFile(atPath: plumb) else {
      throw UsageError("\(plumb): no such program; build it, or pass its path with --plumb")
    }
    var board = Scoreboard()
    if families || !chosen.isEmpty {
      try tellFamilies(plumb, on: &board)
      Output.data(board.summary)
      return
    }
    try tellReplies(on: &board)
    try tellStartup(of: plumb, on: &board)
    try tellReplays(on: &board)
    Output.data(board.summary)
  }

  // MARK: - Families

  private func tellFamilies(_ plumb: String, on board: inout Scoreboard) throws {
    let sizes = try self.sizes.split(separator: ",").map { word in
      guard let size = Int(word), size > 0 else {
        throw UsageError("--sizes: \(word) is not a size")
      }
      return size
    }
    board.cellWidth = 9
    board.heading("whole sessions, seconds of processor time; growth as an exponent")
    board.columns(sizes.map { "\($0)" } + ["growth", "ms/line", "MB"])
    let bounds = sizes.map { $0 == 1000 ? "1.5" : "" } + ["1.3", "", "200"]
    board.columns(bounds, name: "target")
    for family in chosen.isEmpty ? SessionFamily.allCases : chosen {
      var runs: [SessionRun] = []
      for size in sizes {
        Output.talk("\(family.rawValue), \(size)")
        // After a size that did not finish, larger ones are not tried.
        let isHopeless = runs.last?.seconds.isNaN ?? false
        runs.append(
          try SessionRun(family, of: size, plumb, limit: isHopeless ? 0 : limit))
      }
      let measured = zip(sizes, runs).map { (size: $0, run: $1) }
      let growth = Growth(times: measured.map { (views: $0.size, seconds: $0.run.seconds) })
      let last = measured.last { $0.size <= 1000 && !$0.run.seconds.isNaN }?.run
      var cells: [(number: Double, bound: Scoreboard.Bound?)] = measured.map { size, run in
        (run.seconds, size == 1000 ? .atMost(1.5) : nil)
      }
      cells.append((growth.exponent, sizes.count > 1 ? .atMost(1.3) : nil))
      cells.append((last.map { 1000 * $0.seconds / Double($0.lineCount) } ?? .nan, nil))
      cells.append((last?.memory ?? .nan, .atMost(200)))
      board.row(family.rawValue, cells)
      board.flush()
    }
  }

  // MARK: - Replies

  private func tellReplies(on board: inout Scoreboard) throws {
    let document = SampleDocument(views: views)
    Output.talk("a document of \(document.viewCount) views")
    var run = try ShellRun(document)
    let build = Scoreboard.text(run.buildTime)
    var random = SplitMix64(seed: seed)
    let sections = (1...rounds).map { _ in random.int(1...document.sectionCount) }
    for (index, section) in sections.enumerated() {
      Output.talk("changes, round \(index + 1) of \(rounds)")
      for line in SampleDocument.changes(section: section, round: index + 1) { try run.run(line) }
    }
    board.heading("changes of \(document.viewCount) views, ms; all of them made in \(build) s")
    tell(run, median: 16, p99: 100, on: &board)
    run.restart()
    for (index, section) in sections.enumerated() {
      Output.talk("questions, round \(index + 1) of \(rounds)")
      for line in SampleDocument.questions(section: section) { try run.run(line) }
    }
    board.flush()
    board.heading("questions about \(document.viewCount) views, ms")
    tell(run, median: nil, p99: 100, on: &board)
    run.restart()
    for (index, section) in sections.enumerated() {
      Output.talk("fixes, round \(index + 1) of \(rounds)")
      for line in SampleDocument.contradictions(section: section) {
        try run.prepare(line)
        try run.run("fixes")
        try run.prepare("undo")
      }
    }
    board.flush()
    board.heading("fixes in \(document.viewCount) views, ms")
    tell(run, median: nil, p99: 1000, on: &board)
    board.flush()
  }

  private func tell(_ run: ShellRun, median: Double?, p99: Double, on board: inout Scoreboard) {
    board.columns(["count", "median", "p99"])
    for (kind, samples) in run.times {
      board.row(
        kind,
        [
          (Double(samples.count), nil), (1000 * samples.median, nil), (1000 * samples.p99, nil),
        ])
    }
    let all = run.allTimes
    board.columns(["", median.map(Scoreboard.text) ?? "", Scoreboard.text(p99)], name: "target")
    board.row(
      "all",
      [
        (Double(all.count), nil), (1000 * all.median, median.map { .atMost($0) }),
        (1000 * all.p99, .atMost(p99)),
      ])
  }

  // MARK: - Startup

  private func tellStartup(of plumb: String, on board: inout Scoreboard) throws {
    Output.talk("startup of \(plumb)")
    let folder = try TemporaryFolder()
    let empty = try EmptyProgram(in: folder, linkedLike: plumb)
    var (own, other) = (Samples(), Samples())
    for _ in 0..<starts {
      own.add(try PromptTimer.seconds([plumb], until: "plumb> ", home: folder.path))
      other.add(
        try PromptTimer.seconds([empty.path], until: EmptyProgram.prompt, home: folder.path))
    }
    board.heading("startup to prompt at a terminal, ms; median of \(starts)")
    board.columns(["plumb", "empty", "ratio"])
    board.columns(["", "", "2"], name: "target")
    board.row(
      "startup",
      [
        (1000 * own.median, nil), (1000 * other.median, nil),
        (own.median / other.median, .atMost(2)),
      ])
    board.flush()
  }

  private static func besideOwnPath(_ name: String) -> String {
    URL(fileURLWithPath: OwnProcess.path).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  // MARK: - Replays

  private func tellReplays(on board: inout Scoreboard) throws {
    Output.talk("replays of \(sessions) sessions")
    let run = try ReplayRun(sessions: sessions, seed: seed)
    let seconds = min(try run.time(), try run.time(), try run.time())
    board.heading("replays of sessions with up to 20 views, without an oracle")
    board.columns(["commands", "a second"])
    board.columns(["", "10000"], name: "target")
    board.row(
      "replay",
      [
        (Double(run.commandCount), nil),
        (Double(run.commandCount) / seconds, .atLeast(10000)),
      ])
    board.flush()
  }
}
