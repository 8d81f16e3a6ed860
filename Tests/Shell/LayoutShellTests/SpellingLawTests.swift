import PlumbLanguage
import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import Support
import Testing

@testable import DialectCore
@testable import LayoutExport
@testable import LayoutShell

/// What a dialect writes stands for the rules of the layout, neither more nor less.
@Suite struct SpellingLawTests {
  private typealias Draft = ConstraintDraft<Item.ID>

  /// Every fifth of the layouts that random lines lead to; nothing is solved on the way.
  private static func layouts(_ seed: UInt64) -> [Layout] {
    var lines = RandomLines(seed: seed)
    var shell = Shell(source: .prompt)
    var layouts: [Layout] = []
    for step in 1...80 {
      var layout = shell.layout
      guard (try? Shell.apply(Input(lines.line(for: shell)), to: &layout)) != nil,
        layout.root != nil
      else { continue }
      shell.timeline = Timeline(layout)
      if step % 5 == 0 { layouts.append(layout) }
    }
    return layouts
  }

  /// The rules that one constraint can say.
  private func sayable(_ layout: Layout) -> [Draft] {
    layout.rules.filter { $0.isOn && !$0.isSystem && $0.hasUIKitForm }.map { rule in
      let second = rule.right.first
      return Draft(
        rule.left[0].anchor.item, rule.left[0].anchor.attribute, rule.relation,
        second?.anchor.item, second?.anchor.attribute, multiplier: second?.coefficient ?? 1,
        constant: rule.constant, priority: rule.priority, identifier: rule.identifier)
    }
  }

  /// How often each rule is said.
  private func counts(_ drafts: [Draft]) -> [Draft: Int] {
    Dictionary(drafts.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The rules that relations stand for, where words mean what the dialects say they mean.
  private func drafts(
    _ templates: [Item.ID: [ConstraintTemplate<Item.ID>]], in layout: Layout
  ) -> [Draft] {
    layout.items.flatMap { item in
      (templates[item.id] ?? []).flatMap { template in
        template.drafts { (word) throws(Never) -> Item.ID? in
          switch word {
          case .mySelf: item.id
          case .parent: item.parent
          case .safeArea: item.parent?.guide(.safe)
          case .keyboard: item.parent?.guide(.keyboardEdge)
          case .keyboardSafeArea: item.parent?.guide(.keyboard)
          case .previous, .previousSafeArea: nil
          }
        }
      }
    }
  }

  /// A remark for each rule that is not said, or not by the dialect.
  private func remarks(_ remarks: [Spelling.Remark], about rule: Rule) -> [Spelling.Remark] {
    remarks.filter { $0.subject.hasPrefix("\(rule.name)  ") }
  }

  @Test(.covers(moreThan: ["four members": 0]), arguments: seeds(4))
  func draftsAndUIKitSayEveryRule(_ seed: UInt64) {
    for layout in Self.layouts(seed) {
      guard let manuscript = Manuscript(layout) else { continue }
      let plan = DraftsmanPlan(manuscript)
      let longest = plan.templates.values.flatMap { $0 }.map(\.path.members.count).max() ?? 0
      #expect(longest <= 4, "seed \(seed)")
      if longest == 4 { Coverage.note("four members") }
      let unsaid = plan.remarks.filter { $0.standIn == nil }
      let said = drafts(plan.templates, in: layout) + plan.strangers.map(\.draft)
      let torn = unsaid.filter { $0.reason.contains("keyboard") }.count
      #expect(said.count + torn == sayable(layout).count, "seed \(seed)")
      if torn == 0 { #expect(counts(said) == counts(sayable(layout)), "seed \(seed)") }
      #expect(plan.strangers.allSatisfy { remarks(plan.remarks, about: $0.rule).count == 1 })
      // A plan keeps one rule of the same anchors and relation.
      let keys = drafts(plan.templates, in: layout).map { draft in
        Draft(draft.first, draft.attribute, draft.relation, draft.second, draft.secondAttribute)
      }
      #expect(Set(keys).count == keys.count, "seed \(seed)")
    }
  }

  @Test(.covers(moreThan: ["four members": 0]), arguments: seeds(4))
  func blocksOfAnchorsSayEveryRule(_ seed: UInt64) {
    for layout in Self.layouts(seed) {
      guard let manuscript = Manuscript(layout) else { continue }
      let plan = SwiftLayoutPlan(manuscript)
      let longest = plan.templates.values.flatMap { $0 }.map(\.path.members.count).max() ?? 0
      if longest >= 4 { Coverage.note("four members") }
      let said = drafts(plan.templates, in: layout) + plan.strangers.map(\.draft)
      let twice = plan.remarks.filter { $0.reason == "another rule says the same" }.count
      let torn = plan.remarks.filter { $0.reason.contains("keyboard") }.count
      #expect(said.count + twice + torn == sayable(layout).count, "seed \(seed)")
      if torn == 0 { #expect(Set(said) == Set(sayable(layout)), "seed \(seed)") }
    }
  }

  @Test(.covers(moreThan: ["modifiers": 0]), arguments: seeds(4))
  func stacksAndUIKitSayEveryRule(_ seed: UInt64) {
    for layout in Self.layouts(seed) {
      guard let manuscript = Manuscript(layout) else { continue }
      let plan = StacksPlan(manuscript)
      Coverage.note("modifiers", plan.templates.count)
      let said = drafts(plan.templates, in: layout) + plan.strangers.map(\.draft)
      guard !plan.remarks.contains(where: { $0.reason.contains("keyboard") }) else { continue }
      #expect(counts(said) == counts(sayable(layout)), "seed \(seed)")
    }
  }

  /// A rule in words, from the side that comes first, so that both ways of writing it are one.
  private func words(_ draft: Draft, in layout: Layout) -> String {
    let first = "\(layout.writtenName(of: draft.first)).\(draft.attribute)"
    guard let item = draft.second, let attribute = draft.secondAttribute else {
      return "\(first) \(draft.relation) \(draft.constant) @\(draft.priority)"
    }
    let second = "\(layout.writtenName(of: item)).\(attribute)"
    let isTurned = draft.multiplier == 1 && draft.attribute.isPosition && second < first
    let sides = isTurned ? (second, first) : (first, second)
    let relation = isTurned ? draft.relation.flipped : draft.relation
    let constant = (isTurned ? 0 - draft.constant : draft.constant) + 0
    return "\(sides.0) \(relation) \(draft.multiplier) \(sides.1) \(constant) @\(draft.priority)"
  }

  /// The statements that lines make up: one begins where a line neither goes on nor closes.
  private func statements(_ lines: [String]) -> [String] {
    var statements: [String] = []
    for line in lines {
      if let last = statements.last, let first = line.first, " .)]}".contains(first) {
        statements[statements.count - 1] = "\(last)\n\(line)"
      } else {
        statements.append(line)
      }
    }
    return statements
  }

  /// Takes out the stacks and the room in them that lines make themselves; what is inside stays.
  private func omitDeclared(_ lines: [String], from layout: inout Layout) throws {
    for item in layout.items.reversed() {
      let name = layout.writtenName(of: item.id)
      guard lines.contains(where: { $0.hasPrefix("let \(name) = UIView.") }),
        let parent = item.parent
      else { continue }
      for child in layout.item(item.id)?.children ?? [] { _ = try layout.move(child, to: parent) }
      let guides = item.guides.map { layout.name(of: $0) }
      _ = try layout.remove(item.id)
      for guide in guides { _ = try layout.addItem(.guide, guide, in: parent) }
    }
  }

  /// Whatever dialect of rules the shell reads belongs here.
  private static let dialectsOfRules = [
    "uikit", "snapkit", "draftsman", "swiftlayout", "stacks", "vfl",
  ]

  @Test(
    .covers(moreThan: Dictionary(uniqueKeysWithValues: dialectsOfRules.map { ($0, 3) })),
    arguments: dialectsOfRules, seeds(1))
  func linesAreReadAsTheRulesTheyWereWrittenFor(_ name: String, _ seed: UInt64) throws {
    let dialect = try #require(Dialects.named(name))
    for layout in Self.layouts(seed) {
      let spelling = dialect.lines(try #require(Manuscript(layout)))
      // The same views without any rules.
      var bare = layout
      for rule in layout.rules { bare.remove(rule.id) }
      try omitDeclared(spelling.lines, from: &bare)
      var shell = Shell(source: .prompt)
      _ = shell.run((["begin"] + bare.commands + ["end"]).joined(separator: "\n"))
      for statement in statements(spelling.lines) {
        let reply = shell.run(statement)
        #expect(reply.error == nil, "seed \(seed): \(statement) \(reply.transcript)")
      }
      let said = layout.rules.filter { rule in
        !remarks(spelling.remarks, about: rule).contains { $0.standIn == nil }
      }
      Coverage.note(name, said.count)
      var expected = layout
      for rule in layout.rules where !said.contains(rule) { expected.remove(rule.id) }
      #expect(
        sayable(shell.layout).map { words($0, in: shell.layout) }.sorted()
          == sayable(expected).map { words($0, in: expected) }.sorted(), "seed \(seed)")
    }
  }

  @Test(.covers(moreThan: ["replays": 1]), arguments: seeds(3))
  func snapshotsAndRelationsReplay(_ seed: UInt64) throws {
    for layout in Self.layouts(seed) where layout.rules.count < 20 {
      let analysis = LayoutAnalysis(layout)
      guard analysis.conflicts.isEmpty else { continue }
      for dialect in ["snapshot", "relations"] {
        let spelling = try #require(Dialects.named(dialect)).file(
          #require(Manuscript(analysis)))
        let replay = Replay(try Session(spelling.text), files: .none, oracle: .none)
        let report = ReplayReport(replay, path: dialect, tolerance: 0.001).lines
        #expect(
          replay.passedCount == replay.checkCount,
          "seed \(seed)\n\(report.joined(separator: "\n"))\n\(spelling.text)")
        #expect(replay.shell.layout.commands == layout.commands)
        Coverage.note("replays")
      }
    }
  }

  @Test(arguments: seeds(1))
  func everyDialectWritesEveryLayout(_ seed: UInt64) {
    for layout in Self.layouts(seed) {
      guard let manuscript = Manuscript(layout) else { continue }
      for dialect in Dialects.all {
        for lines in [dialect.file(manuscript).lines, dialect.lines(manuscript).lines] {
          let text = lines.joined(separator: "\n")
          #expect(!lines.contains { $0.contains("\n") }, "seed \(seed)")
          guard dialect.suffix == "swift" else { continue }
          let code = lines.filter { !$0.contains("//") }.joined()
          guard !code.contains("\"") else { continue }
          for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] as [(Character, Character)] {
            #expect(
              code.count { $0 == open } == code.count { $0 == close }, "seed \(seed)\n\(text)")
          }
        }
      }
    }
  }
}
