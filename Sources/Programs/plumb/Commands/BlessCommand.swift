import ArgumentParser
import LayoutShell
import Platform
import UIKitTexts

/// `plumb bless`: reviews replies that have changed and accepts them.
struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Review replies that changed and accept them.",
    discussion: """
      Asks about each change: y(es) n(o) e(dit) s(kip the file) a(ll) q(uit), ? explains. Wildcards stay \
      where they still match. A wrong expectation is offered with the correct value. The \
      exit code is 1 while anything still fails.
      """)

  @Argument(help: "Sessions or folders; PATH:LINE names one reply.", completion: .sessions)
  var paths: [String] = []

  @Flag(help: "Accept without asking; what would make a session test less is left.")
  var yes = false

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    if getenv("CI") != nil, !yes {
      console.tell(["plumb: bless changes tests; if CI is set it needs --yes"])
      return try end(.usage)
    }
    if !yes, !Console.isTerminal(STDIN_FILENO) {
      console.tell(["plumb: bless asks about each change; without a terminal it needs --yes"])
      return try end(.usage)
    }
    var targets: [(path: String, line: Int?, base: String)] = []
    for target in paths.isEmpty ? SessionFile.usualPaths : paths {
      let (path, line) = Self.split(target)
      do throws(Files.Problem) {
        targets += try DiskFiles.sessions(at: [path]).map { ($0, line, path) }
      } catch {
        console.tell(["plumb: \(error.reason)"])
        return try end(.usage)
      }
    }
    var review = Review(console: console, acceptsAll: yes)
    for (path, line, base) in targets {
      try Self.apart(&review, path) { $0.look(at: path, line, foundAt: base) }
    }
    console.tell(review.summary)
    try end(review.code)
  }

  /// Reviews a file in a process of its own, so that a crash leaves the other files alone.
  private static func apart(
    _ review: inout Review, _ path: String, _ look: (inout Review) -> Void
  ) throws {
    let child = ChildProcess(hearsInterrupts: true) { channel in
      look(&review)
      guard let state = try? JSONEncoder().encode(review.state) else { return }
      _ = OpenFile(descriptor: channel).write(state)
    }
    guard let child else { return look(&review) }
    // The child is the one that Ctrl-C ends, when what it is writing is whole.
    let before = signal(SIGINT, SIG_IGN)
    var bytes: [UInt8] = []
    while let more = child.receive() { bytes += more }
    let ending = child.end()
    signal(SIGINT, before)
    if ending.code == ExitCode.interrupted.rawValue {
      throw ArgumentParser.ExitCode(ExitCode.interrupted.rawValue)
    }
    if let state = try? JSONDecoder().decode(Review.State.self, from: Data(bytes)) {
      review.state = state
    } else {
      review.lose(path, to: ending)
    }
  }

  /// Splits `PATH:LINE` into its parts, unless there is a file of that whole name.
  private static func split(_ target: String) -> (String, Int?) {
    guard !DiskFiles.exists(target), let colon = target.lastIndex(of: ":"),
      let line = Int(target[target.index(after: colon)...])
    else { return (target, nil) }
    return (String(target[..<colon]), line)
  }
}
