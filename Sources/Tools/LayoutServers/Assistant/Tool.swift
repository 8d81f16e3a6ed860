import JSONValues
import LayoutAudit
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutPictures
import LayoutShell
import PlumbLanguage
import RunReports
import SwiftReader

/// Something that an assistant can ask.
struct Tool: Sendable {
  let name: String
  let about: String
  let parameters: [ToolArguments.Parameter]
  let answer: @Sendable (ToolArguments, ServedFiles) throws(ToolProblem) -> ToolAnswer

  /// How it is listed.
  var listed: JSONValue {
    let properties = Dictionary(
      uniqueKeysWithValues: (parameters + Self.common).map { ($0.name, $0.schema) })
    return [
      "name": .string(name), "description": .string(about),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// The parameters of all tools.
  static let common = [
    ToolArguments.Parameter(
      name: "json", kind: .boolean, about: "answer with JSON, whose keys help json lists")
  ]

  /// All tools.
  static let all = [explain, layout, check, fixes, why, `try`, sweep, audit]

  /// Makes a tool about a layout.
  private init(
    _ name: String, _ about: String, _ parameters: [ToolArguments.Parameter] = [],
    answer: @escaping @Sendable (Subject, ToolArguments) throws(Diagnostic) -> ToolAnswer
  ) {
    self.name = name
    self.about = about
    self.parameters = ToolArguments.subject + parameters
    self.answer = { (arguments, _) throws(ToolProblem) in
      let subject = try arguments.subject()
      do throws(Diagnostic) { return try answer(subject, arguments) } catch {
        throw .error(error, name: subject.name)
      }
    }
  }

  private init(
    _ name: String, _ about: String, parameters: [ToolArguments.Parameter],
    answer: @escaping @Sendable (ToolArguments, ServedFiles) throws(ToolProblem) -> ToolAnswer
  ) {
    (self.name, self.about, self.parameters, self.answer) = (name, about, parameters, answer)
  }

  // MARK: - The tools

  private static let explain = Tool(
    "explain",
    """
    Explains a conflict log from Xcode's console ("Unable to simultaneously satisfy constraints"), \
    or any layout: the smallest set of constraints that cannot hold together as a sum, and what \
    would help.
    """
  ) { (subject, _) throws(Diagnostic) in ToolAnswer(try subject.report()) }

  private static let layout = Tool(
    "layout",
    """
    Lays out Swift code, a storyboard or a session and returns the frames of all views, conflicts, \
    and what is ambiguous. Use it to check layout code by solving it.
    """,
    [
      .init(name: "picture", kind: .boolean, about: "also return the layout as SVG"),
      .init(name: "size", kind: .string, about: "the size of the root, such as 375x667"),
    ]
  ) { (subject, arguments) throws(Diagnostic) in
    var shell = try subject.shell()
    if let size = arguments["size"] {
      let line = "size \(size)"
      if let error = shell.run(line).error { throw error }
    }
    var answer = ToolAnswer([MomentReport(shell)])
    if arguments.isSet("picture") {
      let picture = Drawable.layout(shell.analysis, of: nil).picture()
      answer.picture = PictureFormat.svg.text(of: picture)
    }
    return answer
  }

  private static let check = Tool(
    "check",
    """
    Checks a file: a session is replayed, and what differs from its replies and expectations is \
    listed; anything else is searched for errors and warnings as it is drawn.
    """
  ) { (subject, _) throws(Diagnostic) in
    if let session = subject.session {
      let replay = Replay(session, files: subject.files, oracle: .none)
      let file = ReportedFile(subject.name, session, replay)
      return ToolAnswer(of: [file], by: .replay)
    }
    var plan = AuditPlan()
    plan.checks = plan.checks.filter { $0.level != .note }
    plan.conditions = Array(plan.conditions.prefix(1))
    let audit = try FileAudit(
      subject.texts, [subject.name], plan, neighbours: subject.files)
    return ToolAnswer(of: audit.files, by: .audit, notes: audit.notes)
  }

  private static let fixes = Tool(
    "fixes",
    """
    Finds fixes for what an audit of a file finds. Each was solved on all devices before it is \
    listed; the edit is returned as a diff, and nothing is written.
    """
  ) { (subject, _) throws(Diagnostic) in
    if case .logs? = try? subject.opened() {
      var shell = try subject.shell()
      return ToolAnswer([("fix", shell.run("fix"), shell.timeline.current)], echoing: false)
    }
    let paths = subject.texts.files.map(\.name)
    let repair = try FileRepair(
      subject.texts, paths.count == 1 ? [subject.name] : paths, AuditPlan(),
      neighbours: subject.files, where: { _, _ in true })
    return ToolAnswer(of: repair)
  }

  private static let why = Tool(
    "why",
    """
    Explains why a value is what it is, as a sum of constraints that can be checked on paper, or \
    how a constraint stands, or (not RELATION) why something does not hold.
    """,
    [
      .init(
        name: "question", kind: .string,
        about: "title.width, a constraint such as c5, or not title.width == 200", isRequired: true)
    ]
  ) { (subject, arguments) throws(Diagnostic) in
    try subject.asked("why", arguments["question"] ?? "")
  }

  private static let `try` = Tool(
    "try",
    """
    Applies lines of Plumb or Swift to a copy of the layout and returns what moves, conflicts or \
    becomes ambiguous after each. The file stays as it is.
    """,
    [
      .init(
        name: "lines", kind: .array,
        about: "the lines, such as badge.width == 60, hug title h 251, off c5", isRequired: true)
    ]
  ) { (subject, arguments) throws(Diagnostic) in
    var shell = try subject.shell()
    var replies: [(command: String, reply: Reply, step: Int)] = []
    for line in arguments.list("lines") {
      let reply = shell.run(line)
      replies.append((line, reply, shell.timeline.current))
      if reply.error != nil || reply.exit != nil { break }
    }
    return ToolAnswer(replies, echoing: true)
  }

  private static let sweep = Tool(
    "sweep",
    "Shows exactly how sizes and positions change while one number of the layout changes.",
    [
      .init(
        name: "over", kind: .string, about: "the number and its range: root.width 320..430",
        isRequired: true)
    ]
  ) { (subject, arguments) throws(Diagnostic) in
    try subject.asked("sweep", arguments["over"] ?? "")
  }

  private static let audit = Tool(
    "audit",
    """
    Checks all layouts of a file or folder on several devices, in landscape and right to left; \
    each finding has its line, and a tested fix where there is one.
    """,
    parameters: [
      .init(name: "path", kind: .string, about: "a file or folder inside the roots")
    ]
  ) { (arguments, files) throws(ToolProblem) in
    let place = try arguments.place()
    do throws(Files.Problem) {
      let (found, notes) = try files.audit(place.path, place.folder)
      return ToolAnswer(of: found, by: .audit, notes: notes)
    } catch { throw .file(error, path: arguments["path"] ?? ".") }
  }
}

extension Subject {
  /// The reply to a command about the layout.
  fileprivate func asked(_ word: String, _ rest: String) throws(Diagnostic) -> ToolAnswer {
    var shell = try shell()
    let command = "\(word) \(rest)"
    let input = Input(command)
    guard input.command?.name == word else { throw input.strange }
    return ToolAnswer([(command, shell.run(input), shell.timeline.current)], echoing: false)
  }
}

extension Input {
  /// That a question has more than one line.
  fileprivate var strange: Diagnostic {
    Diagnostic(.unexpected, "this is more than one line", at: [], in: text)
  }
}

extension ToolAnswer {
  /// What was found in files.
  fileprivate init(of files: [ReportedFile], by tool: RunReport.Tool, notes: [String] = []) {
    let report = RunReport(tool, files: files)
    let found = files.flatMap { file in
      file.cases.flatMap { $0.unreadable(in: file.path) + $0.passages(in: file.path, of: tool) }
    }
    lines = notes.map { "note  \($0)" } + found.lines.map(\.text) + [RunSummary(report).line]
    json = JSONValue(encoding: report)
  }

  /// What was repaired, with the difference.
  fileprivate init(of repair: FileRepair) {
    lines = repair.notes.map { "note  \($0)" }
    for outcome in repair.outcomes {
      let finding = outcome.finding
      lines.append(
        "\(finding.level.rawValue)  \(outcome.path):\(finding.place.line)  \(finding.message)")
      if let fix = outcome.fix { lines.append("  fix: \(fix)") }
      if let reason = outcome.reason { lines.append("  not in the diff, as \(reason)") }
    }
    let differences = repair.changed.map {
      UnifiedDiff(of: $0.path, from: $0.before, to: $0.after).text
    }
    lines += differences.joined().split(separator: "\n", omittingEmptySubsequences: true).map {
      String($0)
    }
    if repair.outcomes.isEmpty { lines.append("nothing found that could be fixed") }
    json = [
      "outcomes": JSONValue(encoding: repair.outcomes),
      "diff": .string(differences.joined()),
    ]
  }
}
