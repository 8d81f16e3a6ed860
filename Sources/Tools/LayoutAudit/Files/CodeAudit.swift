import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports
import SwiftReader

/// The findings in code that is read together, collected from one view after the other.
///
/// Each view and view controller that can be opened is a case of the file that declares it, and so is
/// what statements outside of any class lay out.
struct CodeAudit {
  /// Runs the code on a layout, opening a view.
  typealias Run = (SourceTexts, String?, Layout, SwiftMemory) throws(Diagnostic) -> ImportedCode

  private let texts: SourceTexts
  private let paths: [String]
  private let plan: AuditPlan
  private let run: Run
  private let pathOf: [String: String]
  private let switched: [String: Set<String>]
  private let heights: CellHeights

  private var cases: [String: [ReportedCase]] = [:]
  /// A view that several others show has its findings once.
  private var told: Set<FindingKey> = []
  /// The lines of the conflicts in views before: a line of a helper, or of a class that others inherit from,
  /// breaks in all of them for one reason.
  private var linesOfConflicts: Set<FindingKey> = []
  private var proposals: [FindingKey: [AuditProposal]] = [:]
  private var ruleCounts: [String: Int] = [:]
  /// The number of views that are not judged, as code that is not read may place them.
  private var unread = 0
  /// The number of classes that lay out nothing themselves.
  private var idle = 0
  /// The number of classes, and of what statements lay out, that were judged.
  private var judged = 0
  /// The classes that were not judged, each with its place, by the reason.
  private var left: [(reason: String, places: [String])] = []

  /// The most views and view controllers that are opened of files that are read together.
  static let viewLimit = 60

  private init(_ texts: SourceTexts, _ paths: [String], _ plan: AuditPlan, _ run: @escaping Run) {
    var texts = texts
    texts.isCounted = false
    (self.texts, self.paths, self.plan, self.run) = (texts, paths, plan, run)
    pathOf = Dictionary(
      zip(texts.files.map(\.name), paths), uniquingKeysWith: { first, _ in first })
    heights = CellHeights(texts.files)
    switched = texts.files.reduce(into: [:]) { $0[$1.name] = $1.namesOfHidden }
  }

  /// Audits code that is read together, or one view of it.
  ///
  /// - Throws: The reason why the code cannot be read, with the line.
  static func audit(
    of texts: SourceTexts, _ paths: [String], _ plan: AuditPlan, only view: String? = nil,
    _ run: @escaping Run
  ) throws(Diagnostic) -> FileAudit {
    var audit = CodeAudit(texts, paths, plan, run)
    if let view, view != audit.nameOfStatements {
      try audit.open(view, in: nil, isOnly: true)
    } else {
      try audit.openAll(andClasses: view == nil)
    }
    return audit.result
  }

  /// What the layout of statements outside of any class is called.
  private var nameOfStatements: String { paths[0].lastPart }

  /// Opens what statements lay out, and each view and view controller.
  private mutating func openAll(andClasses: Bool) throws(Diagnostic) {
    var views: [OpenableView] = []
    var first: String?
    switch judge(nil, in: nil) {
    case .success(let code):
      views = code.views
      first = code.type
    // Most files of an app lay out no view, which is not a problem.
    case .failure(.reading(let error)) where error.code == .noLayout: return
    case .failure(.reading(let error)) where error.code != .limit: throw error
    case .failure(let problem):
      views = try SwiftProgram.openable(
        in: texts.files, beside: texts.neighbours, areFolder: texts.areFolder)
      guard views.isEmpty else { break }
      if case .reading(let error) = problem { throw error }
      leave(nameOfStatements, in: nil, plan.reasonOfBound)
    }
    guard andClasses else { return }
    let others = views.filter { $0.name != first }
    let count = Self.viewLimit - (first == nil ? 0 : 1)
    for view in others.prefix(count) { try open(view.name, in: view.file) }
    for view in others.dropFirst(count) {
      leave(
        view.name, in: view.file,
        "at most \(Self.viewLimit) are opened together, and those of a folder by itself")
    }
  }

  /// Opens a view; one that cannot be opened is left, unless it is all that is asked for.
  private mutating func open(
    _ view: String, in file: String?, isOnly: Bool = false
  ) throws(Diagnostic) {
    switch judge(view, in: file) {
    case .success: return
    case .failure(.bound): leave(view, in: file, plan.reasonOfBound)
    case .failure(.reading(let error)):
      guard !isOnly else { throw error }
      let name = texts.files.first { error.message.hasPrefix("\($0.name): ") }?.name
      leave(
        view, in: file, name.map { String(error.message.dropFirst($0.count + 2)) } ?? error.message)
    }
  }

  /// Why a view was not judged.
  private enum Problem: Error {
    /// It cannot be opened.
    case reading(Diagnostic)
    /// That is more work than it may be.
    case bound
  }

  /// Opens a view, or what statements lay out, and judges it; nothing is kept of what is too much work.
  private mutating func judge(
    _ view: String?, in file: String?
  ) -> Result<ImportedCode, Problem> {
    var next = self
    let opened = plan.bounded { () -> Result<ImportedCode, Problem> in
      do throws(Diagnostic) {
        return .success(try run(texts, view, Layout(), SwiftMemory()))
      } catch { return .failure(.reading(error)) }
    }
    guard let opened else { return .failure(.bound) }
    guard case .success(let code) = opened else { return opened }
    let name = view ?? code.type
    let others = screens(of: code).compactMap { condition -> Shown? in
      let other = plan.bounded { () -> ImportedCode? in
        guard let screen = condition.device.flatMap(Screen.init) else { return nil }
        return try? code.shown(on: screen) { (ground) throws(Diagnostic) in
          try run(texts, name, ground, SwiftMemory())
        }
      }
      return other?.map { Shown(condition: condition.name, code: $0) }
    }
    let isDone = plan.bounded { () -> Bool in
      next.take(
        code, others, name ?? nameOfStatements, file ?? code.views.first { $0.name == name }?.file)
      return true
    }
    guard isDone == true else { return .failure(.bound) }
    self = next
    return opened
  }

  /// Code as it lays out its view on another screen.
  private struct Shown {
    let condition: String
    let code: ImportedCode
  }

  /// The screens on which the view of a controller is tried besides the usual one: those that are asked
  /// for.
  ///
  /// The heights of texts are estimates, which on a small screen decide about conflicts.
  private func screens(of code: ImportedCode) -> [AuditCondition] {
    guard code.isScreen, !code.layout.rules.isEmpty, plan.conditions != AuditCondition.usual else {
      return []
    }
    return plan.code.orientations.filter(plan.conditions, of: [code.type].compactMap(\.self))
      .filter { $0.device != nil && !$0.isRightToLeft }
  }

  /// Notes that a class is not judged.
  private mutating func leave(_ view: String, in file: String?, _ reason: String) {
    let line = source(file)?.line(declaring: view)
    let path = file.flatMap { pathOf[$0] } ?? paths[0]
    let place = "\(view) (\(path)\(line.map { ":\($0)" } ?? ""))"
    if let index = left.firstIndex(where: { $0.reason == reason }) {
      left[index].places.append(place)
    } else {
      left.append((reason, [place]))
    }
  }

  /// The file of that name; of a single file, no name is given.
  private func source(_ file: String?) -> SwiftFile? {
    texts.files.count == 1 ? texts.files[0] : texts.files.first { $0.name == file }
  }

  /// Audits the layout that some code makes.
  private mutating func take(
    _ code: ImportedCode, _ others: [Shown], _ name: String, _ file: String?
  ) {
    guard code.layout.root != nil else { return }
    let line = source(file)?.line(declaring: name)
    var audit = CaseAudit(name, line: line, plan)
    audit.namesAll = false
    func subject(_ code: ImportedCode, earlier: Set<String>?) -> AuditSubject {
      AuditSubject(
        code.layout, source: .code(code, in: texts), firstLine: line ?? 1, isCode: true,
        isRow: code.isRow, sizesItself: code.isRow && !heights.areGiven(to: name),
        touched: code.touched, standIns: code.standIns, kept: code.kept,
        unplaced: code.unplaced, dropped: code.dropped, switched: switched,
        growsTexts: earlier == nil, earlier: earlier)
    }
    let first = subject(code, earlier: nil)
    unread += first.touched.subtracting(code.dropped.compactMap(\.view)).count
    // A class that lays out nothing is not to be blamed for how it is shown here.
    guard first.laysOutSomething else {
      idle += 1
      return
    }
    judged += 1
    audit.audit(first, under: others.isEmpty ? "code" : Device.usual.name)
    for other in others where other.code.layout.root != nil {
      audit.audit(subject(other.code, earlier: audit.found), under: other.condition)
    }
    let home = file.flatMap { pathOf[$0] } ?? paths[0]
    var own = ReportedCase(name, .passed)
    let fixes = audit.proposals
    ruleCounts[name] = code.layout.rules.count
    var ofLine: [String: Int] = [:]
    let linesBefore = linesOfConflicts
    for (file, finding) in audit.findings() {
      let path = file.flatMap { pathOf[$0] } ?? home
      if finding.check == AuditCheck.conflict.name {
        let line = FindingKey(path: path, fingerprint: "\(finding.place.line)")
        guard !linesBefore.contains(line) else { continue }
        linesOfConflicts.insert(line)
      }
      var what = "\(finding.place.line) \(finding.check)"
      if finding.check == AuditCheck.leftRight.name {
        // It is about what the line says, whatever the view around it is called.
        ofLine[path + what, default: 0] += 1
        what += " \(ofLine[path + what, default: 0])"
      } else {
        what += " \(finding.message)"
      }
      guard told.insert(FindingKey(path: path, fingerprint: what)).inserted else { continue }
      proposals[FindingKey(path: path, fingerprint: finding.fingerprint)] =
        fixes[finding.fingerprint]
      if path == home {
        own.findings.append(finding)
      } else {
        cases[path, default: []].append(ReportedCase(name, .passed, findings: [finding]))
      }
    }
    cases[home, default: []].append(own)
  }

  /// What was found, and what was not judged.
  private var result: FileAudit {
    var audit = FileAudit(
      paths.map { path in
        cases[path].map { ReportedFile(path: path, cases: $0) }
          ?? FileAudit.skipped(path, "no view is laid out in it")
      })
    (audit.proposals, audit.ruleCounts) = (proposals, ruleCounts)
    let files = texts.files.count.counted("file")
    if unread > 0 {
      audit.notes.append(
        "\(unread.counted("view")) of \(files) of code not judged: a nib, a "
          + "class in no file, an image, a number that only the program knows, or calls that are not "
          + "read may place or size them; plumb import lists such calls")
    }
    for (reason, places) in left {
      let what = places.count == 1 ? "class was" : "classes were"
      audit.notes.append("\(places.count) \(what) not audited, as \(reason): \(Self.list(places))")
    }
    if judged == 0, idle > 0 {
      audit.notes.append(
        "nothing was judged in \(files) of code: "
          + (idle == 1 ? "its class lays" : "\(idle) classes lay")
          + " out nothing by constraints, stacks or frames")
    }
    return audit
  }

  /// At most three places, and how many more there are.
  private static func list(_ places: [String]) -> String {
    let shown = places.prefix(3).joined(separator: ", ")
    return places.count > 3 ? "\(shown) and \(places.count - 3) more" : shown
  }
}

extension AuditSubject {
  /// Whether somebody wrote rules, arranged views, or placed a view by its frame.
  fileprivate var laysOutSomething: Bool {
    !writtenRules.isEmpty || !dropped.isEmpty
      || layout.items.contains { $0.stack?.arranged.isEmpty == false || $0.mask != nil }
  }
}

extension SwiftFile {
  /// The names of what the code shows or hides.
  fileprivate var namesOfHidden: Set<String> {
    guard text.holds("idden") else { return [] }
    return Set(
      text.matches(of: #/(\w+)[?!]?\.(?:isHidden|hidden)\s*=[^=]/#).map { String($0.output.1) })
  }

  /// The line in which a class or structure is declared, counted from 1; nil where there is none.
  fileprivate func line(declaring name: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let name = name.split(separator: ".").last ?? ""
    func place(_ kinds: Set<Substring>) -> Int? {
      lines.firstIndex { line in
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(words, words.dropFirst()).contains { kinds.contains($0) && $1 == name }
      }
    }
    return (place(["class", "struct"]) ?? place(["extension"])).map { $0 + 1 }
  }
}
