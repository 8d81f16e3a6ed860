import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Shell {
  /// Continues where a page ended, with the files of the person who opened it.
  ///
  /// The header of the page stays in force. `save` keeps everything that is written in the page.
  package mutating func open(_ player: Player, from path: String) {
    var shell = player.shell
    shell.files = files.backed(by: player.session.fixtures)
    shell.source = source
    shell.display = display
    shell.replacesFiles = replacesFiles
    shell.knownTexts = knownTexts
    shell.page = path
    if let identity = files.identity(path) { shell.knownTexts[identity] = player.session.text }
    shell.transcript = Transcript(behind: ContinuedSession(player), player.shell.transcript)
    shell.journal = Journal(opening: player, from: path)
    self = shell
  }

  /// Runs `save FILE`: writes the page and what was typed as a session.
  mutating func save(_ target: WriteTarget?, _ reader: TokenReader) throws(Diagnostic) -> Reply {
    guard let target else {
      var complaint = reader.missing("a file")
      if let page {
        complaint.note = "did you mean save \(page.escaped)?"
        complaint.correction = "save \(page)"
      }
      throw complaint
    }
    let folder = FilePath.folder(of: target.path)
    let identity = files.identity(target.path)
    let (text, count) = transcript.saved { name, text in
      let path = FilePath.joined(folder, name)
      guard FilePath.isBelow(name), let found = files.identity(path), found != identity else {
        return false
      }
      return (try? files.read(path)) == text
    }
    try write(text, to: target, command: "save", reader)
    journal.markSaved()
    page = target.path
    return Reply(["saved \(count.counted("line")) as \(target.path.escaped)"])
  }

  /// Writes a file, unless a file exists there that this shell neither opened nor wrote.
  mutating func write(
    _ text: String, to target: WriteTarget, command: String, _ reader: TokenReader
  ) throws(Diagnostic) {
    let path = target.path
    // What a session writes while it is played stays in memory.
    let mayReplace = target.isForced || replacesFiles || source == .session
    if !mayReplace, let there = files.identity(path) {
      let current = try? files.read(path)
      let known = knownTexts[there]
      guard current != nil, current == known else {
        let reason = known == nil ? "already exists" : "has changed since it was opened or saved"
        throw Diagnostic(
          .fileTaken, "\(path) \(reason)", at: target.place, in: reader.line,
          note: "--force replaces it", correction: "\(command) --force \(path)")
      }
    }
    do throws(Files.Problem) { try files.write(path, text) } catch {
      throw Diagnostic(
        .file, "\(path) cannot be written: \(error.reason)", at: target.place, in: reader.line)
    }
    if let there = files.identity(path) { knownTexts[there] = text }
  }
}

/// The file that a command writes: a path, with `--force` in front or behind.
struct WriteTarget: Equatable {
  /// The file.
  private(set) var path: String
  /// Whether an existing file may be overwritten.
  private(set) var isForced: Bool
  /// Where the path stands in the line, in Unicode scalars.
  let place: Range<Int>

  /// Makes a target without a place in a line.
  init(_ path: String, isForced: Bool) {
    self.path = path
    self.isForced = isForced
    place = 0..<0
  }

  static func == (a: Self, b: Self) -> Bool { a.path == b.path && a.isForced == b.isForced }

  /// Reads the rest of a line; a path without the suffix gets it.
  init(
    _ reader: inout TokenReader, _ kind: Offer.PathKind, suffix: String = ""
  ) throws(Diagnostic) {
    isForced = false
    reader.offer(.words(["--force"]))
    if let sign = reader.peek, sign.isSign("-"), reader.peek(1)?.isSign("-") ?? false,
      reader.peek(2)?.isWord("force") ?? false
    {
      for _ in 0..<3 { reader.next() }
      isForced = true
    }
    let start = reader.here.lowerBound
    let isBare = reader.peek?.isSign("-") ?? false
    path = try Grammar<String>.path(kind).read(&reader)
    place = start..<max(start + 1, reader.end.lowerBound)
    if path.hasSuffix(" --force") {
      isForced = true
      path = String(path.dropLast(" --force".count)).trimmedBlanks
    }
    // On the command line the file follows `-o`; here `-o` would be a part of its name.
    if isBare {
      let flag = path.prefix { $0 != " " }
      let rest = String(path.dropFirst(flag.count)).trimmedBlanks
      throw Diagnostic(
        .unexpected, "there is no flag \(flag) here: the file follows as it is", at: place,
        in: reader.line, meant: rest.isEmpty ? path.quoted : isForced ? "--force " + rest : rest)
    }
    guard path.last != "/", !path.isEmpty else {
      throw Diagnostic(.file, "a file name is missing after the folder", at: place, in: reader.line)
    }
    if !path.hasSuffix(suffix) { path += suffix }
  }
}
