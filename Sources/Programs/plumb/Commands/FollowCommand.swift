import ArgumentParser
import LayoutPages
import LayoutServers
import LayoutModel
import LayoutShell

/// `plumb follow`: a console while it is printed.
struct FollowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow", abstract: "Explain the conflicts of a console while it runs.",
    discussion: """
      Reads standard input, or a file as it grows, also when it is replaced by a new one. Each \
      conflict is explained once, and counted from then on; other lines pass through. --page also shows \
      the conflicts in a browser, the newest first. Ctrl-C ends it.
      """)

  @Argument(help: "A file that grows; standard input without it.")
  var path: String?

  @Flag(help: "Print only the conflicts.")
  var only = false

  @Flag(help: "End at the end of the file instead of waiting for more.")
  var once = false

  @Flag(help: "Also show the conflicts on a page in a browser.")
  var page = false

  @OptionGroup var look: LookOptions

  /// How long a conflict may pause before it counts as whole, in milliseconds.
  private static let patience: Int32 = 80
  /// The longest line; what is longer continues on the next.
  private static let lineLimit = 65_536

  func run() throws {
    let console = look.console
    guard var input = GrowingFile(path) else {
      console.tell(["plumb: \(path ?? "standard input"): it cannot be read"])
      return try end(.usage)
    }
    var follower = ConsoleFollower()
    var conflicts =
      page ? ConsoleConflicts(on: try livePage(following: .console, console)) : nil
    defer { conflicts?.end() }
    func print(_ outputs: [ConsoleFollower.Output], _ console: Console) {
      self.print(outputs, console)
      conflicts?.show(outputs)
    }
    var rest: [UInt8] = []
    reading: while true {
      switch input.read(waiting: follower.isOpen ? Self.patience : -1, untilEnd: once) {
      case .end: break reading
      case .nothing: print(follower.finish(), console)
      case .bytes(let bytes):
        rest += bytes
        var start = 0
        var outputs: [ConsoleFollower.Output] = []
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
          outputs += follower.take(Self.text(rest[start..<end]))
          start = end + 1
        }
        rest.removeFirst(start)
        if rest.count > Self.lineLimit {
          outputs += follower.take(Self.text(rest[...]))
          rest = []
        }
        print(outputs, console)
      }
    }
    if !rest.isEmpty { print(follower.take(Self.text(rest[...])), console) }
    print(follower.finish(), console)
    console.tell(note: "\(follower.total.counted("conflict")), \(follower.kinds) different")
    guard let conflicts, !once else { return }
    console.tell(["the console has ended; Ctrl-C ends the page"])
    conflicts.wait()
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private func print(_ outputs: [ConsoleFollower.Output], _ console: Console) {
    var lines: [String] = []
    for output in outputs {
      switch output {
      case .other(let line): if !only { lines.append(line) }
      case .answer(let answer): lines += answer.lines
      case .count(_, let line): if let line { lines.append(line) }
      }
    }
    if !lines.isEmpty { console.write(lines) }
  }
}
