import ArgumentParser
import Glibc
import LayoutServers
import LayoutModel
import LayoutShell

/// `plumb follow`: a console while it is printed.
struct FollowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow", abstract: "Explain the conflicts of a console while it runs.",
    discussion: """
      Reads standard input, or a file as it grows, also when it is replaced by a new one. Each \
      conflict is explained once, and counted from then on; other lines pass through. Ctrl-C ends it.
      """)

  @Argument(help: "A file that grows; standard input without it.")
  var path: String?

  @Flag(help: "Print only the conflicts.")
  var only = false

  @Flag(help: "End at the end of the file instead of waiting for more.")
  var once = false

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
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private func print(_ outputs: [ConsoleFollower.Output], _ console: Console) {
    var lines: [String] = []
    for output in outputs {
      switch output {
      case .other(let line): if !only { lines.append(line) }
      case .answer(let answer): lines += answer
      case .count(let line): lines.append(line)
      }
    }
    if !lines.isEmpty { console.write(lines) }
  }
}

/// A stream, or a file that grows and may be replaced.
private struct GrowingFile {
  enum Piece {
    case bytes(ArraySlice<UInt8>)
    /// Nothing came within the time.
    case nothing
    case end
  }

  private let path: String?
  private var descriptor = STDIN_FILENO
  private var offset = 0

  /// Opens a file; nil if that is impossible.
  init?(_ path: String?) {
    self.path = path == "-" ? nil : path
    if let path = self.path {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
    }
  }

  /// Waits for the next piece at most `time` milliseconds; -1 waits without a limit.
  mutating func read(waiting time: Int32, untilEnd: Bool) -> Piece {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var waited: Int32 = 0
    while true {
      if path == nil {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&source, 1, time)
        if ready == 0 { return .nothing }
        if ready < 0 { continue }
      }
      let count = Glibc.read(descriptor, &block, block.count)
      if count > 0 {
        offset += count
        return .bytes(block[..<count])
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard path != nil, count == 0, !untilEnd else { return .end }
      if isReplaced() { continue }
      if time >= 0, waited >= time { return .nothing }
      usleep(20_000)
      waited += 20
    }
  }

  /// Opens the file anew if another one has its name now, or if it was emptied.
  private mutating func isReplaced() -> Bool {
    guard let path else { return false }
    var (now, before) = (stat(), stat())
    guard stat(path, &now) == 0, fstat(descriptor, &before) == 0 else { return false }
    guard now.st_ino != before.st_ino || Int(now.st_size) < offset else { return false }
    let new = open(path, O_RDONLY | O_CLOEXEC)
    guard new >= 0 else { return false }
    close(descriptor)
    (descriptor, offset) = (new, 0)
    return true
  }
}
