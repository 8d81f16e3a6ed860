import ArgumentParser
import LayoutShell

/// `plumb fmt`: sessions in their canonical form.
struct FmtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Rewrite sessions in their canonical form.",
    discussion: """
      One empty line for several, the keys of the header in the order of help, no blanks at the \
      ends of lines, UTF-8 without a byte order mark, line feeds. A replay does the same before and after. \
      - formats standard input.
      """)

  @Argument(help: "Sessions, or folders of sessions.")
  var paths: [String] = []

  @Flag(
    help: "Change nothing; print the files that would change, and exit with 1 if there are any.")
  var check = false

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    if paths == ["-"] { return try formatInput(console) }
    let files = try sessions(at: paths, console)
    var codes: [ExitCode] = []
    var count = 0
    for path in files {
      switch Self.canonical(path) {
      case .failure(let failure):
        console.tell(failure.lines)
        codes.append(failure.code)
      case .success(nil): continue
      case .success(let text?):
        count += 1
        console.print([path])
        if check { codes.append(.mismatch) } else { codes.append(write(text, to: path, console)) }
      }
    }
    let verb = check ? "would change" : "changed"
    console.tell(["\(count) of \(files.count) \(verb)"])
    try end(.worst(codes))
  }

  /// The canonical text of a file; nil where it has it already.
  private static func canonical(_ path: String) -> Result<String?, SessionFile.Failure> {
    SessionFile.read(path).map { session in
      let text = session.canonicalText
      return text == session.text ? nil : text
    }
  }

  private func write(_ text: String, to path: String, _ console: Console) -> ExitCode {
    do throws(Files.Problem) { try DiskFiles.write(text, to: path) } catch {
      console.tell(["plumb: \(path): \(error.reason)"])
      return ExitCode(writing: error)
    }
    return .good
  }

  private func formatInput(_ console: Console) throws {
    let session = SessionFile.standardInput().flatMap {
      SessionFile.session($0, path: "standard input")
    }
    switch session {
    case .failure(let failure):
      console.tell(failure.lines)
      try end(failure.code)
    case .success(let session):
      let text = session.canonicalText
      if !check { console.write(text) }
      try end(check && text != session.text ? .mismatch : .good)
    }
  }
}

extension Console {
  /// Says that something in a folder is not opened.
  func tell(odd path: String) {
    tell(note: "\(path) is passed over: \(Files.Problem.odd.reason)")
  }
}

extension ParsableCommand {
  /// The sessions at some paths, each once; `Sessions` where none is named.
  ///
  /// Where there are none the process ends.
  func sessions(at paths: [String], _ console: Console) throws -> [String] {
    var files: [String] = []
    do throws(Files.Problem) {
      var seen: Set<String> = []
      files = try DiskFiles.sessions(
        at: paths.isEmpty ? ["Sessions"] : paths, passedOver: console.tell(odd:)
      ).filter { seen.insert($0).inserted }
    } catch {
      console.tell(["plumb: \(error.reason)"])
      try end(.usage)
    }
    return files
  }
}
