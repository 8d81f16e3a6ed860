import ArgumentParser
import Glibc
import LayoutNotation
import LayoutShell

/// `plumb bless`: reviews replies that changed and takes them over.
struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Review replies that changed and accept them.",
    discussion: "Asks for each change: y(es) n(o) s(kip the file) a(ll) q(uit).")

  @Argument(help: "Sessions or folders; PATH:LINE is one reply.")
  var paths: [String] = []

  @Flag(help: "Accept everything without asking.")
  var yes = false

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    if getenv("CI") != nil, !yes {
      console.tell(["plumb: bless changes tests; with CI set it needs --yes"])
      return try end(.usage)
    }
    if !yes, !Console.isTerminal(STDIN_FILENO) {
      console.tell(["plumb: bless asks for each change; without a terminal it needs --yes"])
      return try end(.usage)
    }
    var acceptsAll = yes
    for target in paths.isEmpty ? ["Sessions"] : paths {
      let (path, line) = Self.split(target)
      let files: [String]
      do throws(Files.Problem) { files = try DiskFiles.sessions(at: [path]) } catch {
        console.tell(["plumb: \(error.reason)"])
        return try end(.usage)
      }
      for file in files {
        guard try bless(file, line, &acceptsAll, console) else { return }
      }
    }
  }

  /// `PATH:LINE` as its two parts.
  private static func split(_ target: String) -> (String, Int?) {
    guard let colon = target.lastIndex(of: ":"),
      let line = Int(target[target.index(after: colon)...])
    else { return (target, nil) }
    return (String(target[..<colon]), line)
  }

  /// Returns false when the person has had enough.
  private func bless(
    _ path: String, _ line: Int?, _ acceptsAll: inout Bool, _ console: Console
  ) throws -> Bool {
    let session: Session
    switch SessionFile.read(path) {
    case .success(let found): session = found
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
      return false
    }
    let files = DiskFiles.confined(to: DiskFiles.folder(of: path))
    let blessing = Blessing(session, files: files, line: line)
    var accepted = Array(repeating: false, count: blessing.changes.count)
    var goesOn = true
    review: for (index, change) in blessing.changes.enumerated() {
      let input = change.check.input.split(separator: "\n").first.map(String.init) ?? ""
      console.print(
        ["\(path):\(change.check.line)  \(input)"]
          + change.old.filter { !change.new.contains($0) }.map { "  - \($0)" }
          + change.new.filter { !change.old.contains($0) }.map { "  + \($0)" })
      if acceptsAll {
        accepted[index] = true
        continue
      }
      switch Self.answer(console) {
      case "y": accepted[index] = true
      case "a":
        acceptsAll = true
        accepted[index] = true
      case "s": break review
      case "q":
        goesOn = false
        break review
      default: break
      }
    }
    guard accepted.contains(true) else { return goesOn }
    do throws(Files.Problem) {
      try DiskFiles.open(in: ".").write(path, blessing.text(accepting: accepted))
    } catch {
      console.tell(["plumb: \(path): \(error.reason)"])
      try end(.usage)
    }
    let count = accepted.count { $0 }
    console.tell(["blessed \(count) repl\(count == 1 ? "y" : "ies") of \(path)"])
    return goesOn
  }

  private static func answer(_ console: Console) -> Character {
    console.write("accept? y n s a q > ")
    return readLine()?.first ?? "q"
  }
}
