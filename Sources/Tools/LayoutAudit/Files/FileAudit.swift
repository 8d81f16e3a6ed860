import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
package import LayoutShell
package import PlumbLanguage
package import RunReports
import SwiftReader
import XcodeLogs

/// The findings in a file, or in some files that belong together.
///
/// All cases count as passed; ``AuditPlan/judge(_:)`` decides which ones fail, once the findings of
/// the baseline are taken away.
package struct FileAudit: Sendable {
  /// The files with their cases.
  package private(set) var files: [ReportedFile]
  /// What was not audited, one sentence each.
  package var notes: [String] = []

  /// The fixes of each finding, the best first, by file and finding.
  var proposals: [FindingKey: [AuditProposal]] = [:]
  /// How many rules each layout has, by the name of its case.
  var ruleCounts: [String: Int] = [:]

  init(_ files: [ReportedFile]) { self.files = files }

  static func skipped(_ path: String, _ reason: String) -> ReportedFile {
    var skipped = ReportedCase(path.lastPart, .skipped)
    skipped.reason = reason
    return ReportedFile(path: path, cases: [skipped])
  }

  /// Audits a file of any kind.
  ///
  /// - Parameters:
  ///   - text: Its content.
  ///   - path: Its name in the report.
  ///   - plan: The checks and conditions.
  ///   - neighbours: The files that a session may read.
  /// - Throws: The reason why it cannot be read, with the line.
  package init(
    _ text: String, path: String, _ plan: AuditPlan, neighbours: Files
  ) throws(Diagnostic) {
    try self.init(
      SourceTexts(text, named: path.lastPart), [path], plan, neighbours: neighbours)
  }

  /// Audits a file, or files that are read together; ``FileKind`` decides what they are.
  ///
  /// - Parameters:
  ///   - texts: Their contents, with their names below the given folder.
  ///   - paths: The name of each in the report.
  ///   - plan: The checks and conditions.
  ///   - neighbours: The files that a session may read.
  /// - Throws: The reason why they cannot be read, with the line of the first problem.
  package init(
    _ texts: SourceTexts, _ paths: [String], _ plan: AuditPlan, neighbours: Files
  ) throws(Diagnostic) {
    let (text, path) = (texts.text, paths[0])
    switch try FileKind(of: texts, named: path) {
    case .session: self = try Self.session(text, path, plan, neighbours)
    case .foreign(let format):
      switch format.reader {
      case .scenes(let read):
        self = try Self.scenes(try read(text, path.lastPart), text, path, plan)
      case .layouts(let read): self = Self.layouts(try read(text), path, plan)
      case .program(let run): self = try CodeAudit.audit(of: texts, paths, plan, run)
      }
    }
  }

  // MARK: - Storyboards

  private static func scenes(
    _ file: SceneFile, _ text: String, _ path: String, _ plan: AuditPlan
  ) throws(Diagnostic) -> FileAudit {
    guard !file.names.isEmpty else {
      return FileAudit([skipped(path, "there is no view in it")])
    }
    var audit = FileAudit([ReportedFile(path: path, cases: [])])
    if file.isAppKit, plan.checks.contains(where: \.needsSizes) {
      audit.notes.append(sizesOfAppKit)
    }
    let lines = SourceText(text)
    var left: [String] = []
    for place in file.names.indices {
      let found = plan.bounded { () -> Result<CaseAudit?, Diagnostic> in
        do throws(Diagnostic) { return .success(try scene(place, of: file, lines, plan)) } catch {
          return .failure(error)
        }
      }
      if let found { audit.take(try found.get(), path) } else { left.append(file.names[place]) }
    }
    if !left.isEmpty {
      audit.notes.append(
        "\(path): \(left.count == 1 ? "scene" : "scenes") \(left.joined(separator: ", ")) not "
          + "audited, as \(plan.reasonOfBound)")
    }
    return audit
  }

  /// What is not audited in files of AppKit, whose controls and grids have sizes of their own.
  private static let sizesOfAppKit =
    "in files of AppKit, what depends on the sizes of texts and controls is not checked"

  /// Audits one view of code that is read together.
  ///
  /// - Throws: The reason why the code cannot be read, with the line.
  init(
    view: String, of texts: SourceTexts, _ paths: [String], _ plan: AuditPlan
  ) throws(Diagnostic) {
    guard case .foreign(let format) = try FileKind(of: texts, named: paths[0]),
      case .program(let run) = format.reader
    else {
      self.init([])
      return
    }
    self = try CodeAudit.audit(of: texts, paths, plan, only: view, run)
  }

  /// Audits one scene of a storyboard or xib.
  ///
  /// - Throws: The reason why the file cannot be read, with the line.
  init(
    scene place: Int, of text: String, path: String, _ plan: AuditPlan
  ) throws(Diagnostic) {
    let file = try SceneFile(text, named: path.lastPart)
    self.init([ReportedFile(path: path, cases: [])])
    guard file.names.indices.contains(place) else { return }
    take(try Self.scene(place, of: file, SourceText(text), plan), path)
  }

  /// What it found in the cases of one name.
  func part(_ name: String) -> FileAudit {
    var part = self
    for index in files.indices { part.files[index].cases.removeAll { $0.name != name } }
    part.ruleCounts = ruleCounts.filter { $0.key == name }
    return part
  }

  /// Takes the findings of a scene, and their fixes.
  private mutating func take(_ scene: CaseAudit?, _ path: String) {
    guard let scene else { return }
    files[0].cases.append(scene.reported())
    ruleCounts[scene.name] = scene.ruleCount
    for (fingerprint, fixes) in scene.proposals {
      proposals[FindingKey(path: path, fingerprint: fingerprint)] = fixes
    }
  }

  /// Audits a scene under one condition after the other.
  ///
  /// A view that is not a screen has its designed size on every device, so only that is audited; one that
  /// is as wide as the screen gets the width of each device.
  private static func scene(
    _ place: Int, of file: SceneFile, _ lines: SourceText, _ plan: AuditPlan
  ) throws(Diagnostic) -> CaseAudit? {
    func layout(on device: String?) throws(Diagnostic) -> ImportedScene? {
      let request = SceneRequest(device: device, automaticRows: plan.code.rowHeights.automatic)
      return try file.layouts(of: [place], request).first
    }
    guard let own = try layout(on: nil) else { return nil }
    var plan = plan
    if file.isAppKit { plan.checks.removeAll(where: \.needsSizes) }
    if plan.code.rowHeights.isGiven(by: [own.name] + own.aliases) {
      plan.checks.removeAll { $0.name == AuditCheck.openCell.name }
    }
    var conditions = plan.code.orientations.filter(plan.conditions, of: [own.name] + own.aliases)
    let framed = plan.code.framed.named(by: [own.name] + own.aliases)
    let isFixed = file.isAppKit || !own.isScreen && !own.spansScreen
    if isFixed {
      let drawn = conditions.filter { $0.device == nil }
      conditions = drawn.isEmpty ? Array(conditions.prefix(1)) : drawn
    }
    var audit = CaseAudit(own.name, line: own.line, plan)
    var previous: LayoutAnalysis?
    for (index, condition) in conditions.enumerated() {
      guard let scene = isFixed || condition.device == nil ? own : try layout(on: condition.device)
      else { continue }
      var drawn = scene.layout
      if scene.spansScreen, condition.device != nil { drawn.widen(to: scene.screen) }
      // Who shows a cell, or the view of a nib that is not a screen, gives it the height that it asks for.
      let hasGrown = (scene.isRow || !scene.isScreen && !file.isAppKit) && drawn.growRoot()
      if file.isAppKit { drawn.letRootYield() }
      if condition.isRightToLeft { drawn.setDirection(isRightToLeft: true) }
      // Where code gives a view its frame, the one of the file is nothing to judge.
      let touched = drawn.items.filter { item in
        item.mask != nil && scene.canvasViews[item.id]?.outlet.map(framed.contains) == true
      }
      let subject = AuditSubject(
        drawn, after: previous, scene: scene, source: .scene(scene, of: file), text: lines,
        touched: Set(touched.map(\.id)),
        growsTexts: index < 2 && !condition.isRightToLeft, isAlone: conditions.count == 1,
        isChanged: condition.isRightToLeft || hasGrown, earlier: audit.found)
      audit.audit(subject, under: condition.name)
      previous = subject.analysis
    }
    return audit
  }

  // MARK: - Layouts

  /// Audits layouts, or what a log shows of them: that is a part, so only its conflicts mean
  /// something.
  ///
  /// A log of a conflict reports what happened, so it has a finding even if what could be read does
  /// not contradict itself.
  private static func layouts(
    _ logs: [ImportedLog], _ path: String, _ whole: AuditPlan
  ) -> FileAudit {
    var partial = whole
    partial.checks = whole.checks.filter { $0.name == AuditCheck.conflict.name }
    guard !partial.checks.isEmpty || logs.contains(where: { $0.subject == .layout }) else {
      return FileAudit([skipped(path, "conflicts, which logs report, are not checked")])
    }
    let cases = logs.enumerated().map { index, log -> ReportedCase in
      let plan = log.subject == .layout ? whole : partial
      let name = logs.count == 1 ? path.lastPart : "log \(index + 1)"
      let line = log.layout.rules.lazy.compactMap { log.lines[$0.id] ?? $0.made.line }.first
      var audit = CaseAudit(name, line: line, plan)
      audit.audit(
        AuditSubject(log.layout, printed: log.lines, growsTexts: false), under: "log")
      var reported = audit.reported()
      if reported.findings.isEmpty, log.subject == .conflict {
        let rules = log.layout.rules.count.counted("rule")
        reported.findings = [
          ReportedFinding(
            AuditCheck.conflict.name, AuditCheck.conflict.level,
            "the system could not satisfy these constraints; the \(rules) that could be read hold "
              + "together", at: .init(line: line ?? 1), fingerprint: "conflict \(name)")
        ]
      }
      return reported
    }
    return FileAudit([ReportedFile(path: path, cases: cases)])
  }

  // MARK: - Sessions

  /// Audits a session at its end.
  ///
  /// Findings that the session itself shows or expects are not reported.
  private static func session(
    _ text: String, _ path: String, _ plan: AuditPlan, _ neighbours: Files
  ) throws(Diagnostic) -> FileAudit {
    let session = try Session(text)
    let name = session.title ?? path.lastPart
    if let reason = session.knownFailure {
      var known = ReportedCase(name, .known)
      known.reason = reason
      return FileAudit([ReportedFile(path: path, cases: [known])])
    }
    var player = Player(session, files: neighbours)
    try player.run()
    guard player.shell.layout.root != nil else {
      return FileAudit([skipped(path, "it ends without a layout")])
    }
    var audit = CaseAudit(name, line: nil, plan, expecting: expected(by: session))
    audit.audit(
      AuditSubject(player.shell.layout, source: .session(player)), under: "session")
    var result = FileAudit([ReportedFile(path: path, cases: [])])
    result.take(audit, path)
    return result
  }

  /// The checks whose findings a session expects, or shows in its replies.
  private static func expected(by session: Session) -> Set<String> {
    var expected: Set<String> = []
    for check in session.checks {
      let words = check.input.text.split(separator: " ").prefix(2)
      if words == ["expect", "conflict"] || words == ["expect", "broken"] {
        expected.insert(AuditCheck.conflict.name)
      }
      if words == ["expect", "ambiguous"] || words == ["expect", "dof"] {
        expected.insert(AuditCheck.ambiguous.name)
      }
      for line in check.expected.map(\.text) {
        if line.hasPrefix("x conflict") || line.contains("Unable to simultaneously satisfy") {
          expected.insert(AuditCheck.conflict.name)
        }
        if line.hasPrefix("! ambiguous") || line.hasPrefix("+ ") {
          expected.insert(AuditCheck.ambiguous.name)
        }
      }
    }
    return expected
  }
}

extension Layout {
  /// Makes the outermost view as wide as a screen.
  fileprivate mutating func widen(to screen: Size?) {
    guard let screen, let root, let size = item(root)?.givenSize else { return }
    _ = try? setRoot(name(of: root), size: Size(width: screen.width, height: size.height))
  }

  /// Lets the outermost view's size yield to its content, as the size of an AppKit window does.
  fileprivate mutating func letRootYield() {
    guard let root, let size = item(root)?.givenSize,
      (try? setRoot(name(of: root), size: nil)) != nil
    else { return }
    for (attribute, length) in [(Attribute.width, size.width), (.height, size.height)] {
      _ = try? addRule(
        AnchorExpression(Anchor(root, attribute)), .equal, AnchorExpression(constant: length),
        priority: Self.windowSizeStayPut, isSystem: true)
    }
  }

  /// The priority with which a window keeps its size.
  private static let windowSizeStayPut = 500.0

  /// Makes the outermost view as high as its rules and contents ask, if it is lower.
  ///
  /// - Returns: Whether anything changed.
  fileprivate mutating func growRoot() -> Bool {
    guard let root else { return false }
    let isSqueezed = growSqueezedLabels(in: root)
    guard let size = item(root)?.givenSize,
      let height = rowHeight(of: root, usually: size.height, priority: Self.fittingPriority),
      height > size.height + Tolerance.value
    else { return isSqueezed }
    return (try? setRoot(name(of: root), size: Size(width: size.width, height: height))) != nil
  }
}

/// What tells a finding from all others of a report, also when lines move.
struct FindingKey: Hashable, Sendable {
  /// The name of the file in the report.
  let path: String
  /// What tells it from others of the file.
  let fingerprint: String
}

extension String {
  /// The part behind the last slash.
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
