import PlumbLanguage
import LayoutShell

/// A shell with a large document that measures the time of each reply.
struct ShellRun {
  /// The times by the first word of the line; rules have no such word.
  private(set) var times: [(kind: String, samples: Samples)] = []
  /// The time to create the document, in seconds.
  let buildTime: Double

  private var shell = Shell()

  /// Creates the document in one step.
  init(_ document: SampleDocument) throws {
    let watch = Stopwatch()
    let block = (["begin"] + document.lines + ["end"]).joined(separator: "\n")
    try Self.check(shell.run(block), "the document")
    buildTime = watch.seconds
  }

  /// Runs a line and measures its time.
  mutating func run(_ line: String) throws {
    let watch = Stopwatch()
    let reply = shell.run(line)
    let seconds = watch.seconds
    try Self.check(reply, line)
    let word = String(line.prefix { $0 != " " })
    let kind = word.contains(".") ? "a rule" : word
    let index = times.firstIndex { $0.kind == kind } ?? times.endIndex
    if index == times.endIndex { times.append((kind, Samples())) }
    times[index].samples.add(seconds)
  }

  /// Runs a line without measuring its time.
  mutating func prepare(_ line: String) throws { try Self.check(shell.run(line), line) }

  /// The times of all kinds of lines together.
  var allTimes: Samples {
    times.reduce(into: Samples()) { $0.add($1.samples) }
  }

  /// Discards the times.
  mutating func restart() { times = [] }

  private static func check(_ reply: Reply, _ line: String) throws {
    guard let error = reply.error else { return }
    throw UsageError("\(line): \(error.message)")
  }
}
