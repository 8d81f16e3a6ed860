import ArgumentParser
import Glibc
import UIKitTexts
import LayoutShell

/// `plumb bless`: reviews replies that have changed and accepts them.
struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Review replies that changed and accept them.",
    discussion: """
      Asks about each change: y(es) n(o) e(dit) s(kip the file) a(ll) q(uit), ? explains. Wildcards stay \
      where they still match. A wrong expectation is offered with the correct value. The \
      exit code is 1 while anything still fails.
      """)

  @Argument(help: "Sessions or folders; PATH:LINE names one reply.")
  var paths: [String] = []

  @Flag(help: "Accept everything without asking.")
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
    var targets: [(path: String, line: Int?)] = []
    for target in paths.isEmpty ? ["Sessions"] : paths {
      let (path, line) = Self.split(target)
      do throws(Files.Problem) {
        targets += try DiskFiles.sessions(at: [path]).map { ($0, line) }
      } catch {
        console.tell(["plumb: \(error.reason)"])
        return try end(.usage)
      }
    }
    var review = Review(console: console, acceptsAll: yes)
    for (path, line) in targets { review.look(at: path, line) }
    console.tell(review.summary)
    try end(review.code)
  }

  /// Splits `PATH:LINE` into its parts, unless there is a file of that whole name.
  private static func split(_ target: String) -> (String, Int?) {
    guard !DiskFiles.exists(target), let colon = target.lastIndex(of: ":"),
      let line = Int(target[target.index(after: colon)...])
    else { return (target, nil) }
    return (String(target[..<colon]), line)
  }
}
