import ConstraintSolver
package import LayoutDiagnosis
import LayoutModel
package import XcodeLogs

/// The report on a conflict log that was read.
package struct LogReport: Finding {
  private let imported: ImportedLog
  private let analysis: LayoutAnalysis
  private var advice: Advice?

  /// The most inequalities with slack that are listed.
  private static let slackLimit = 12
  /// The most conflicts that are described.
  private static let conflictLimit = 3

  /// Reports on a log that was read and analysed, with the best fixes and how to keep them.
  package init(_ imported: ImportedLog, _ analysis: LayoutAnalysis, keeping context: Advice.Context)
  {
    self.imported = imported
    self.analysis = analysis
    // There is nothing to advise where none of the rules is the user's to change.
    let isNobodys = analysis.conflicts.first.map {
      ConflictRemark.all(about: $0, in: analysis.solved, isPrinted: true).contains(.nobodys)
    }
    advice =
      isNobodys ?? false || imported.process != nil ? nil : Advice(analysis, keeping: context)
  }

  /// The same report for a reader elsewhere.
  func keeping(_ context: Advice.Context) -> LogReport {
    var report = self
    report.advice?.context = context
    return report
  }

  /// The fixes at its end; nil if there is no conflict.
  var listed: ListedFixes? { advice?.listed }

  /// The whole report: what was read, what the system did, and the smallest conflicts or the slack.
  package var passages: [Passage] { sections.flatMap(\.self) }

  /// The report in parts: what was read, the sum of each conflict, what is known about it, what
  /// would help.
  ///
  /// Of a whole layout it says only what was read.
  package var sections: [[Passage]] { [head] + (imported.subject == .layout ? [] : findings) }

  private var head: [Passage] {
    let layout = analysis.layout
    let views = layout.items.map { item in
      let name = Name.written(item.name)
      // The outermost view is called root whatever its class, so the class is shown.
      guard item.id == layout.root, let source = item.source else { return name }
      if let label = source.label, label != item.name { return "\(name) (\(label))" }
      let printed = source.className
      guard !["", "UIView", "NSView"].contains(printed) else { return name }
      return "\(name) (\(ForeignName.className(printed)))"
    }
    let rules = layout.rules.count
    // What cannot be read is counted, and noted below.
    let all = rules + imported.unread
    let read = imported.unread == 0 ? rules.counted("rule") : "\(rules) of \(all.counted("rule"))"
    let count = "\(read), \(views.count.counted("view")) read: "
    var passages = [Passage(.heading, count + views.joined(separator: ", "), indent: 4)]
    passages += imported.notes.map { .note($0) }
    if let process = imported.process {
      passages.append(
        .note(
          "\(process), a program of the system, printed this, and not an app: its views are not "
            + "yours to change, and the message is harmless"))
    }
    if let broke = imported.systemBroke, let rule = layout.rule(broke) {
      let hint = Self.hint(.rule(broke), in: analysis.conflicts)
      passages.append(.note("the system broke \(rule.name)  \(layout.text(of: rule))\(hint)"))
    }
    return passages
  }

  /// A hint on how far the system's choice of a broken constraint can be relied on.
  private static func hint(_ source: Claim.Source, in conflicts: [Conflict]) -> String {
    if conflicts.isEmpty { return "" }
    if conflicts.contains(where: { $0.rules.contains(source) }) {
      return "; its choice is no advice"
    }
    return conflicts.contains { $0.members.contains(source) }
      ? "; the conflict stays without it" : "; it is not part of the sum below"
  }

  private var findings: [[Passage]] {
    let solved = analysis.solved
    guard solved.broken.isEmpty else {
      let conflicts = analysis.conflicts
      let more = conflicts.count - Self.conflictLimit
      return conflicts.prefix(Self.conflictLimit).flatMap {
        [
          $0.passages(in: solved),
          imported.process == nil ? $0.notes(in: solved, isPrinted: true) : [],
        ]
      } + [
        (more > 0 ? [Passage(.text, "and \(more) more: conflicts")] : [])
          + Claim.Source.unexplained(analysis.unexplained, in: solved),
        advice?.passages ?? [],
      ]
    }
    guard imported.subject == .conflict else { return [together] + list }
    guard imported.unread == 0 else { return [[Passage(.text, Self.together)] + slack + missing] }
    let text = "satisfiable as printed: all these rules can hold together"
    return [[Passage(.text, text)] + slack + reasons]
  }

  private static let together = "what was read can hold together"

  /// What is missing may be what contradicts the rest.
  private var missing: [Passage] {
    let count = imported.unread
    let text =
      count == 1
      ? "one constraint of the list was not read: it may be the one that contradicts these"
      : "\(count) constraints of the list were not read: they may be what contradicts these"
    return [.note(text)]
  }

  /// That no conflict is reported.
  private var together: [Passage] {
    guard !analysis.layout.rules.isEmpty else {
      return [
        .note(
          "no constraints are printed here, so nothing is known about places and sizes; po [VIEW "
            + "constraintsAffectingLayoutForAxis:0] prints them")
      ]
    }
    return [Passage(.text, "no conflict: all these rules can hold together")]
  }

  /// What somebody wants to know who asked for constraints.
  private var list: [[Passage]] {
    guard !analysis.layout.rules.isEmpty else { return [] }
    return [Views(analysis).passages]
  }

  /// What may be the reason for a message whose rules can be satisfied together.
  private var reasons: [Passage] {
    let solved = analysis.solved
    if imported.lacksHead {
      return [
        .note(
          "the list begins in its middle: what contradicts these rules is in the lines before it, "
            + "which are missing. Copy the message from \"Unable to simultaneously satisfy\" on")
      ]
    }
    if imported.lacksEnd {
      return [
        .note(
          "the list is cut off, as no ) ends it: what contradicts these rules is in the lines "
            + "behind it, which are missing. Copy the message up to \"Will attempt to recover\"")
      ]
    }
    if let alone = fromOutside { return [alone] }
    if let torn { return [torn] }
    let twins = repetitions
    var passages =
      twins.isEmpty ? NarrowRoom(in: solved).map { [$0.note(in: solved)] } ?? [] : twins
    let texts = analysis.layout.items.filter { $0.baselines == .unknown }
    if !texts.isEmpty {
      let names = Words.list(texts.map { Name.written($0.name) })
      passages.append(
        .note(
          "how far the baselines of \(names) are from the edges is not in the log: it depends on "
            + "the font, and it acts like a rule"))
      if let alike = withEqualBaselines(of: texts) { return passages + [alike] }
    }
    return passages + [
      .note(
        "what contradicts them is not in the log: a size that only the system knew, a rule that "
          + "was gone by then, or text metrics")
    ]
  }

  /// By how much the rules contradict each other if views of one class have their baselines equally
  /// far from their edges; nil if they hold then.
  private func withEqualBaselines(of texts: [Item]) -> Passage? {
    let classes = Set(texts.map { $0.source?.className ?? "" })
    guard texts.count > 1, classes.count == 1, classes != [""] else { return nil }
    var layout = analysis.layout
    for text in texts {
      guard (try? layout.set(\.baselines, of: text.id, to: .offsets(first: 0, last: 0))) != nil
      else { return nil }
    }
    let alike = LayoutAnalysis(layout)
    guard let conflict = alike.conflicts.first else { return nil }
    let names = Words.list(texts.map { Name.written($0.name) })
    return .note(
      "if the baselines of \(names) lie equally far from their bottoms, as those of one class with "
        + "one font do: \(conflict.headline(in: alike.solved))")
  }

  /// That all rules are sizes the system gives a view from outside, if they are.
  private var fromOutside: Passage? {
    let rules = analysis.layout.rules
    guard !rules.isEmpty,
      rules.allSatisfy({ $0.identifier?.hasPrefix("UIView-Encapsulated-Layout-") ?? false })
    else { return nil }
    let items = Set(rules.flatMap(\.left).map(\.anchor.item)).sorted { $0.index < $1.index }
    let names = items.compactMap { id in
      let printed = analysis.layout.item(id)?.source?.className ?? ""
      return printed.isEmpty ? analysis.layout.item(id)?.name : ForeignName.className(printed)
    }
    let verb = rules.count == 1 ? "\(rules[0].name) is" : "\(Words.list(rules.map(\.name))) are"
    return .note(
      "\(verb) the size that the system gives \(Words.list(names)) from outside, as a list does "
        + "with its cells. Alone that contradicts nothing: the rest of the log is missing")
  }

  /// That a size from outside and sizes inside are printed, but not what ties them, if so.
  private var torn: Passage? {
    let layout = analysis.layout
    func isOfSystem(_ rule: Rule) -> Bool {
      rule.identifier?.hasPrefix("UIView-Encapsulated-Layout-") ?? false
    }
    // What ties two views may well be all there is.
    guard let outer = layout.rules.first(where: isOfSystem),
      !layout.rules.contains(where: { $0.left.count + $0.right.count > 1 }),
      let attribute = outer.left.first?.anchor.attribute
    else { return nil }
    let inner = layout.rules.filter { rule in
      !isOfSystem(rule) && rule.right.first == nil && rule.priority >= 1000
        && rule.left.first?.anchor.attribute == attribute
    }
    guard let first = inner.first else { return nil }
    let names = Words.list(inner.map(\.name))
    let wants = inner.count == 1 ? "\(names) asks for \(first.constant.spelled)" : "\(names) ask"
    let edge = attribute == .height ? "bottom" : "trailing"
    return .note(
      "\(outer.name) is the \(attribute.rawValue) of \(outer.constant.spelled) that a list gives a "
        + "cell, often only at first; \(wants) of it. The lines that tie them are missing here. The "
        + "usual remedy: priority 999 for \(first.name), or for the rule to the \(edge) edge")
  }

  /// Notes on rules that are printed several times.
  private var repetitions: [Passage] {
    let layout = analysis.layout
    var named: [String: [String]] = [:]
    var order: [String] = []
    for rule in layout.rules {
      let text = layout.text(of: rule)
      if named[text] == nil { order.append(text) }
      named[text, default: []].append(rule.name)
    }
    return order.compactMap { text in
      guard let names = named[text], names.count > 1 else { return nil }
      let times = names.count == 2 ? "twice" : "\(names.count) times"
      return .note(
        "\(Words.list(names)) are one and the same rule, added \(times): add it once, or the code "
          + "that adds it is run again")
    }
  }

  /// The inequalities, each with its slack.
  private var slack: [Passage] {
    let solved = analysis.solved
    var table = Table([.left, .left, .left], gaps: [2, 3])
    var count = 0
    for claim in solved.lowering.claims {
      guard case .rule(let id) = claim.source, claim.constraint.relation != .equal,
        let rule = analysis.layout.rule(id)
      else { continue }
      count += 1
      guard count <= Self.slackLimit else { continue }
      let room = abs(solved.residual(of: claim)).spelled
      table.add(["  \(rule.name)", analysis.layout.text(of: rule), "slack \(room)"])
    }
    let more = count - Self.slackLimit
    guard count > 0 else {
      let text = "  none of them is an inequality: there is no room to give, slack 0"
      return [Passage(.text, text, indent: 4)]
    }
    return [Passage(.value, .table(table))]
      + (more > 0 ? [Passage(.text, "  and \(more) more: rules")] : [])
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var views: [String]
    /// How many constraints the text lists that could not be read.
    var unread: Int
    /// What was read and not used, and other remarks on the reading.
    var notes: [String]
    @Nullable var systemBroke: String?
    var conflicts: Conflicts
  }

  /// Encodes the report with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let layout = analysis.layout
    try Shape(
      views: layout.items.map(\.name), unread: imported.unread, notes: imported.notes,
      systemBroke: imported.systemBroke.flatMap { layout.rule($0)?.name },
      conflicts: Conflicts(in: analysis)
    ).encode(to: encoder)
  }
}
