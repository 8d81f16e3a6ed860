import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation
import SwiftNotation

extension Shell {
  /// Sessions that read sessions: how deep.
  private static let readDepthLimit = 10
  /// How large a file may be that is read or imported, in bytes.
  static let fileSizeLimit = 8_000_000

  /// The text of a file, or the reason why not as an error at a place.
  func text(
    ofFile path: String, at place: Range<Int>, in line: String
  ) throws(Diagnostic) -> String {
    let text: String
    do throws(Files.Problem) { text = try files.read(path) } catch {
      throw Diagnostic(.file, "\(path) cannot be read: \(error.reason)", at: place, in: line)
    }
    guard text.utf8.count <= Self.fileSizeLimit else {
      throw Diagnostic(
        .limit, "\(path) has more than \(Self.fileSizeLimit) bytes", at: place, in: line)
    }
    return text
  }

  /// `read FILE`: the steps of a session, as one step; with `--show` the page as it is written.
  mutating func readSession(_ reader: inout TokenReader) throws(Diagnostic) -> Reply {
    let isShown = try reader.flags(["show"]).contains("show")
    let start = reader.here.lowerBound
    let line = reader.line
    let path = try reader.path()
    let place = start..<max(start + 1, reader.end.lowerBound)
    guard layout.isEmpty else {
      throw Diagnostic(
        .notEmpty, "there is a layout already", at: place, in: line, note: "new clears it")
    }
    guard readDepth < Self.readDepthLimit else {
      throw Diagnostic(
        .limit, "sessions read each other more than \(Self.readDepthLimit) deep", at: place,
        in: line)
    }
    let text = try text(ofFile: path, at: place, in: line)
    let session: Session
    do throws(Diagnostic) { session = try Session(text) } catch {
      throw Self.located(error, in: path)
    }
    var inner = Shell(files: files.with(session.fixtures), source: .session)
    inner.adopt(session)
    inner.readDepth = readDepth + 1
    for (index, check) in session.checks.enumerated() where !check.isLook {
      let reply = inner.run(check.input, line: check.line)
      guard let error = reply.error else { continue }
      let code = error.code.rawValue
      let isShown = check.expected.contains { $0.text.contains("error[\(code)]") }
      let next = index + 1 < session.checks.count ? session.checks[index + 1].input : ""
      if !isShown && next.trimmedBlanks != "expect error \(code)" {
        var located = error
        located.lineNumber = located.lineNumber ?? check.line
        throw Self.located(located, in: path)
      }
    }
    let steps = inner.timeline.path(to: inner.timeline.current).count - 1
    let result = inner.layout
    var reply = try step(line) { (layout) throws(Diagnostic) in
      layout = result.stamped(step: layout.moment.step)
      return []
    }
    systemBroke = inner.systemBroke
    reply.lines =
      (isShown ? session.page.map(\.escaped) : [])
      + ["read \(steps) step\(steps == 1 ? "" : "s") from \(path.escaped)"]
    // A page is as wide as it was written.
    reply.isVerbatim = isShown
    reply.tellsConflict = false
    return reply
  }

  /// An error inside another file, with its place in front.
  private static func located(_ error: Diagnostic, in path: String) -> Diagnostic {
    var outer = error
    let line = error.lineNumber.map { ":\($0)" } ?? ""
    outer.message = "\(path)\(line): \(error.message) [\(error.code.rawValue)]"
    outer.code = .failingLine
    outer.lineNumber = nil
    return outer
  }

  /// Runs a file of Swift code as one step.
  mutating func take(
    code text: String, command: String, path: String
  ) throws(Diagnostic) -> Reply {
    var report: [String] = []
    let before = layout
    var reply = try step(remembering: command) { (layout, memory) throws(Diagnostic) in
      let code = try SwiftNotation.imported(
        text, named: path, on: layout, remembering: memory)
      layout = code.layout
      memory = code.memory
      report =
        CodeReport(
          code, views: layout.items.count - before.items.count,
          rules: layout.rules.count - before.rules.count, path: path
        ).lines
      return []
    }
    transcript.keep(text, as: path)
    recorded = command
    let lines = report
    reply.prepend { lines }
    return reply
  }

  /// Takes a conflict log over as one step.
  mutating func take(
    log text: String, command: String, path: String
  ) throws(Diagnostic) -> Reply {
    guard layout.isEmpty else {
      throw Diagnostic(
        .notEmpty, "there is a layout already", at: 0..<6, in: command, note: "new clears it")
    }
    let imported: ImportedLog
    let count: Int
    do throws(Diagnostic) {
      let all = try Notations.read(text)
      guard let first = all.first else { return Reply() }
      count = all.count
      imported = first
    } catch {
      var located = error
      located.message = "\(path): \(error.message)"
      throw located
    }
    var reply = try step(command) { (layout) throws(Diagnostic) in
      layout = imported.layout.stamped(step: layout.moment.step)
      return []
    }
    systemBroke = imported.systemBroke
    transcript.keep(text, as: path)
    recorded = command
    // What is free in a piece of a layout is no news.
    let report = LogReport(imported, examination)
    reply.say {
      report.lines
        + (count > 1 ? ["note  the file holds \(count) logs, this is the first"] : [])
    }
    return reply
  }
}

extension Files {
  /// The same files behind some texts that are asked for by name first.
  public func with(_ fixtures: [(name: String, text: String)]) -> Files {
    guard !fixtures.isEmpty else { return self }
    let read = self.read
    let texts = fixtures.map { ($0.name, $0.text) }
    return Files(
      read: { (path) throws(Problem) in
        if let fixture = texts.first(where: { $0.0 == path }) { return fixture.1 }
        return try read(path)
      }, write: write, list: list)
  }
}
