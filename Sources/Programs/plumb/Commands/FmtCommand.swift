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

  @Argument(help: "Sessions, or folders of sessions.", completion: .sessions)
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
      switch format(path) {
      case .failure(let failure):
        console.tell(failure.lines)
        codes.append(failure.code)
      case .success(false): continue
      case .success(true):
        count += 1
        console.print([path])
        if check { codes.append(.mismatch) }
      }
    }
    let verb = check ? "would change" : "changed"
    console.tell(["\(count) of \(files.count) \(verb)"])
    try end(.worst(codes))
  }

  /// Writes a file in its canonical form, unless it is only checked; returns whether it was in
  /// another one.
  private func format(_ path: String) -> Result<Bool, SessionFile.Failure> {
    var tries = 0
    while true {
      let session: Session
      switch SessionFile.read(path, foundAt: paths) {
      case .failure(let failure): return .failure(failure)
      case .success(let read): session = read
      }
      let text = session.canonicalText
      guard text != session.text else { return .success(false) }
      if check { return .success(true) }
      do throws(Files.Problem) {
        try DiskFiles.write(text, to: path, inPlaceOf: session.text)
        return .success(true)
      } catch {
        tries += 1
        // What was saved meanwhile is formatted instead.
        if error == .changed, tries < Self.tryLimit { continue }
        return .failure(
          SessionFile.Failure(
            lines: SessionFile.Failure(path, error).lines, code: ExitCode(writing: error)))
      }
    }
  }

  /// How often a file is read that is saved again and again.
  private static let tryLimit = 5

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
        at: paths.isEmpty ? SessionFile.usualPaths : paths, passedOver: console.tell(odd:)
      ).filter { seen.insert($0).inserted }
    } catch {
      console.tell(["plumb: \(error.reason)"])
      try end(.usage)
    }
    return files
  }
}
