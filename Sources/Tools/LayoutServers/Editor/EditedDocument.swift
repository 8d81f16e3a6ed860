import JSONValues
import LayoutAudit
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPages
import LayoutPictures
import LayoutShell
import PlumbLanguage
import RunReports
import SwiftReader

/// A file that is open in an editor, with the findings in its current text.
struct EditedDocument: Sendable {
  /// The address by which the editor knows it.
  let address: String
  /// Its path, or what the editor calls it where it is not on the disk.
  let path: String
  /// Its text as the editor has it.
  private(set) var text: String
  /// The version of the text.
  private(set) var version: Int?
  private let counting: TextPlaces.Counting
  private let files: ServedFiles
  /// The session, where it is one and has been played.
  private(set) var session: SessionDocument?
  /// What was found in the present text; nil before it was looked at.
  private(set) var findings: [ReportedFinding]?
  /// The layout of code or a storyboard.
  private(set) var shell: Shell?

  init(
    _ address: String, _ text: String, version: Int?, _ counting: TextPlaces.Counting,
    _ files: ServedFiles
  ) {
    self.address = address
    self.text = text
    self.version = version
    self.counting = counting
    self.files = files
    path = FileAddress.path(address) ?? address
  }

  var places: TextPlaces { TextPlaces(text, counting) }

  /// Whether it is a session by its text or name.
  var isSession: Bool { path.hasSuffix(".plumb") || Session.isSession(text) }

  /// Whether its findings are those of an older text.
  var needsLook: Bool { findings == nil }

  // MARK: - Changing

  /// Makes a change of the editor; without a range the whole text is another one.
  mutating func change(_ change: JSONValue, version: Int?) {
    guard let new = change["text"]?.text else { return }
    if let start = TextPlaces.Position(change["range"]?["start"]),
      let end = TextPlaces.Position(change["range"]?["end"])
    {
      let places = places
      let (a, b) = (places.index(of: start), places.index(of: end))
      text.replaceSubrange(min(a, b)..<max(a, b), with: new)
    } else {
      text = new
    }
    self.version = version
    forget()
  }

  /// Forgets what was found, because a file was saved.
  mutating func forget() { (session, findings, shell) = (nil, nil, nil) }

  // MARK: - Looking

  /// Plays a session, if that has not been done.
  mutating func play() {
    guard session == nil, isSession else { return }
    session = SessionDocument(text, named: path, places, files: beside)
  }

  /// The files that the lines of a session may read.
  private var beside: Files { path.hasPrefix("/") ? files.beside(path) : .none }

  /// Finds what is wrong with the present text.
  mutating func look() {
    play()
    if let session {
      findings = session.findings
      return
    }
    findings = audited()
  }

  /// The last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The texts that are read together with it.
  private var texts: SourceTexts {
    guard path.hasPrefix("/"), FileKind.needsNeighbours(text, named: path),
      let saved = try? files.texts(path, "/"), !saved.neighbours.isEmpty
    else { return SourceTexts(text, named: name) }
    return SourceTexts([SwiftFile(saved.files[0].name, text)], beside: saved.neighbours)
  }

  private var subject: Subject { Subject(name: path, texts: texts, files: beside) }

  /// What a command shows: the picture of the layout, of a session at its end, or the page of the file.
  ///
  /// - Throws: Why there is none.
  func text(shownBy command: EditorCommand) throws(Diagnostic) -> String {
    switch command {
    case .picture:
      // A session is shown as far as it goes, also with lines that fail.
      let shell = if let last = session?.moments.last { last.after } else { try subject.shell() }
      return PictureFormat.svg.text(of: Drawable.layout(shell.analysis, of: nil).picture())
    case .page: return Page(try subject.opened(all: true).documents(called: name, beside)).html
    }
  }

  private func audited() -> [ReportedFinding] {
    do throws(Diagnostic) {
      let audit = try FileAudit(texts, [path], AuditPlan(), neighbours: .none)
      return audit.files.flatMap(\.cases).flatMap(\.findings)
    } catch {
      let range = error.ranges.first
      return [
        ReportedFinding(
          "unreadable", .error, "error[\(error.code.rawValue)]: \(error.message)",
          at: .init(
            line: error.lineNumber ?? 1, column: range.map { $0.lowerBound + 1 },
            length: range?.count), fingerprint: "unreadable")
      ]
    }
  }

  /// The explanation of what a place is on, in code or a storyboard: the view of that name, and the
  /// rules that the line makes.
  mutating func hover(at position: TextPlaces.Position) -> JSONValue {
    if shell == nil { shell = try? subject.shell() }
    guard var shell, places.lines.indices.contains(position.line) else { return .null }
    var questions: [String] = []
    let scalars = Array(places.lines[position.line].unicodeScalars)
    let place = places.scalar(at: position)
    func isPart(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && (scalars[index] == "_" || scalars[index].properties.isAlphabetic
          || scalars[index].properties.numericType != nil)
    }
    var (start, end) = (place, place)
    while isPart(start - 1) { start -= 1 }
    while isPart(end) { end += 1 }
    let word = String(String.UnicodeScalarView(scalars[start..<end]))
    if case .item(let id)? = shell.layout.named(word) { questions += shell.questions(about: id) }
    let rules = shell.layout.rules.filter {
      $0.made.line == position.line + 1 && ($0.made.file == nil || $0.made.file == name)
    }
    questions += rules.prefix(3).map { "why \(Name.written($0.name))" }
    let lines = questions.flatMap { question in
      let reply = shell.run(question)
      return reply.error == nil ? reply.lines : []
    }
    guard !lines.isEmpty else { return .null }
    return SessionDocument.markup(lines.joined(separator: "\n"), nil)
  }

  // MARK: - As the editor reads it

  /// The findings as diagnostics.
  var diagnostics: JSONValue {
    let places = places
    var params: [String: JSONValue] = [
      "uri": .string(address),
      "diagnostics": .array((findings ?? []).map { diagnostic($0, places) }),
    ]
    if let version { params["version"] = JSONValue(version) }
    return .object(params)
  }

  private func diagnostic(_ finding: ReportedFinding, _ places: TextPlaces) -> JSONValue {
    let conditions =
      finding.conditions.isEmpty ? [] : ["on \(finding.conditions.joined(separator: ", "))"]
    let lines = [finding.message] + finding.details + conditions
    return [
      "range": places.json(places.range(of: finding.place)),
      "severity": JSONValue(finding.level.severity), "code": .string(finding.check),
      "source": "plumb", "message": .string(lines.joined(separator: "\n")),
      "relatedInformation": .array(
        finding.related.map {
          [
            "location": [
              "uri": .string(address), "range": places.json(places.range(of: $0.place)),
            ], "message": .string($0.message),
          ]
        }),
      "data": .string(finding.fingerprint),
    ]
  }

  /// The fixes, corrections and accepted replies for findings in some lines, and what can be shown of the
  /// file; `only` the kinds that are asked for, all without it.
  func actions(in lines: ClosedRange<Int>, only: [String]? = nil) -> JSONValue {
    func isAsked(_ kind: String) -> Bool { only?.contains { kind == $0 || $0.isEmpty } ?? true }
    return .array(
      (isAsked("quickfix") ? repairs(in: lines) : [])
        + (isAsked("source") ? EditorCommand.allCases.map { $0.action(for: address) } : []))
  }

  private func repairs(in lines: ClosedRange<Int>) -> [JSONValue] {
    let places = places
    var actions: [JSONValue] = []
    // A correction is usually what was meant, more than accepting the error.
    for moment in session?.moments ?? [] {
      guard let error = moment.reply.error, let correction = error.correction,
        moment.verdict == .refused, moment.lines.count == 1,
        lines.overlaps(moment.lines.lowerBound...moment.lines.lowerBound)
      else { continue }
      let line = moment.lines.lowerBound
      let offset = session?.offset(ofLine: line) ?? 0
      let range = session?.range(line: line, offset..<Int.max) ?? .null
      let edit: JSONValue = ["range": range, "newText": .string(correction)]
      actions.append(action(correction, [edit], for: nil))
    }
    for finding in findings ?? [] {
      let range = places.range(of: finding.place)
      guard range.start.line <= lines.upperBound, range.end.line >= lines.lowerBound,
        let fix = finding.fix
      else { continue }
      var edits = fix.replacements.map { replacement -> JSONValue in
        [
          "range": places.json(places.range(replacing: replacement.place)),
          "newText": .string(replacement.text),
        ]
      }
      if edits.isEmpty, session == nil, let repaired = repaired(finding) {
        let whole = places.json((.init(line: 0, unit: 0), places.end))
        edits = [["range": whole, "newText": .string(repaired)]]
      }
      guard !edits.isEmpty else { continue }
      actions.append(action(fix.text, edits, for: diagnostic(finding, places)))
    }
    return actions
  }

  /// The text with the fix of a finding written into it, as `audit --fix` does; nil if that fails.
  private func repaired(_ finding: ReportedFinding) -> String? {
    let repair = try? FileRepair(texts, [path], AuditPlan(), neighbours: .none) {
      $0 == path && $1.fingerprint == finding.fingerprint
    }
    return repair?.changed.first { $0.path == path }?.after
  }

  private func action(
    _ title: String, _ edits: [JSONValue], for diagnostic: JSONValue?
  ) -> JSONValue {
    var action: [String: JSONValue] = [
      "title": .string(title.firstLine), "kind": "quickfix",
      "edit": ["changes": .object([address: .array(edits)])],
    ]
    if let diagnostic { action["diagnostics"] = [diagnostic] }
    return .object(action)
  }
}

extension ReportedFinding.Level {
  /// The number by which editors know how bad something is.
  fileprivate var severity: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
