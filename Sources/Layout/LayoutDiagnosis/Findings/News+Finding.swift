import LayoutModel

extension News: Finding {
  /// The most conflicts that are described at once.
  private static let conflictLimit = 3
  /// The column at which the text of a line starts.
  private static let column = 13

  /// The news as they are printed.
  package var passages: [Passage] {
    var full: [(conflict: Conflict, name: String)] = []
    return told { conflict in
      // Behind two sums, "the sum above" would not say which.
      if full.count == 1, let difference = conflict.difference(from: full, in: now.solved) {
        return difference
      }
      full.append((conflict, "the sum above"))
      let rest = conflict.isLong ? [Passage(.text, "  all its rows: conflicts", indent: 4)] : []
      return conflict.passages(in: now.solved) + rest
    }
  }

  /// Returns the news with each conflict described by a function.
  package func told(by tell: (Conflict) -> [Passage]) -> [Passage] {
    let layout = now.layout
    var passages: [Passage] = []
    if let (sum, added) = shortage {
      passages = sum.passages(in: now.solved, since: added)
      passages.append(Passage(.text, "  one by one: conflicts", indent: 4))
    } else {
      passages = conflicts.prefix(Self.conflictLimit).flatMap(tell)
      if conflicts.count > Self.conflictLimit {
        passages.append(
          Passage(.text, "and \(conflicts.count - Self.conflictLimit) more: conflicts"))
      }
      passages += Claim.Source.unexplained(unexplained, in: now.solved)
    }
    passages += ties.map { $0.news(in: layout) }
    passages += cut.map { $0.news(in: layout) }
    for (id, dimensions) in needs {
      let names = dimensions.map(\.name).joined(separator: ", ")
      passages.append(Passage(.needs, "+ \(layout.name(of: id))   needs \(names)", indent: 4))
    }
    for id in placed {
      passages.append(Passage(.resolved, "= \(layout.name(of: id))   placed", indent: 4))
    }
    if !settled.isEmpty { passages.append(Self.line("= resolved", words(settled))) }
    if !restored.isEmpty {
      let names = restored.map { now.solved.name(of: $0) }
      let verb = names.count == 1 ? "holds" : "hold"
      passages.append(Self.line("= resolved", "\(Words.list(names)) \(verb)"))
    }
    for (source, miss) in yielded {
      let off = miss < 0.001 ? "and holds" : "and is off by \(miss.spelled)"
      passages.append(
        Self.line("= resolved", "\(now.solved.name(of: source)) gives way \(off)"))
    }
    if isCalmed { passages.append(Self.line("= resolved", "no conflict")) }
    if !moved.isEmpty { passages.append(Self.line("= moved", words(moved), .value)) }
    return passages
  }

  /// A line with a sign in front; what has only moved may have become worse, and is not green.
  private static func line(
    _ head: String, _ text: String, _ role: Passage.Role = .resolved
  ) -> Passage {
    Passage(role, .item(head, text, indent: column))
  }

  private func words(_ changes: [Change]) -> String {
    Words.list(
      changes.map { change in
        let (before, after) = (change.before.spelled, change.after.spelled)
        let values = before == after ? after : "\(before) → \(after)"
        return "\(now.layout.name(of: change.variable)) \(values)"
      })
  }

  /// Whether the news include a conflict or a broken rule.
  package var tellsConflict: Bool { !conflicts.isEmpty || !unexplained.isEmpty }

  /// A summary in a few words, which the log shows behind the step.
  package var summary: String {
    var words: [String] = []
    if tellsConflict { words.append("x conflict") }
    if !ties.isEmpty { words.append("! ambiguous") }
    if !cut.isEmpty { words.append("! cut off") }
    if !needs.isEmpty { words.append("+ needs") }
    if !placed.isEmpty { words.append("= placed") }
    if !settled.isEmpty || !restored.isEmpty || !yielded.isEmpty || isCalmed {
      words.append("= resolved")
    }
    if words.isEmpty, !moved.isEmpty { words.append("= moved") }
    return words.first ?? ""
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Need: Encodable, Sendable {
      var name: String
      var dimensions: [String]
    }
    var conflicts: [Document.Conflict]
    /// The names of broken rules for which no conflict was found.
    var unexplained: [String]?
    /// The one sum behind all of these, if there are many.
    var shortage: Document.Shortage?
    /// The variables of each new tie.
    var ambiguous: [[String]]
    /// The names of views whose texts are cut off.
    var cut: [String]?
    var needs: [Need]
    var placed: [String]
    var resolved: [Document.Change]
    var restored: [String]
    var moved: [Document.Change]
  }

  /// Encodes the news with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let layout = now.layout
    func shape(_ changes: [Change]) -> [Document.Change] {
      changes.map {
        Document.Change(
          variable: layout.name(of: $0.variable), before: $0.before, after: $0.after)
      }
    }
    let inspection = Inspection(now)
    try Shape(
      conflicts: conflicts.map(inspection.conflict),
      unexplained: unexplained.isEmpty ? nil : unexplained.map { now.solved.name(of: $0) },
      shortage: shortage?.sum.document(in: now.solved),
      ambiguous: ties.map { $0.members.map { layout.name(of: $0.variable) } },
      cut: cut.isEmpty ? nil : cut.map { layout.name(of: $0.view) },
      needs: needs.map {
        Shape.Need(name: layout.name(of: $0.item), dimensions: $0.dimensions.map(\.name))
      }, placed: placed.map { layout.name(of: $0) }, resolved: shape(settled),
      restored: restored.map { now.solved.name(of: $0) }, moved: shape(moved)
    ).encode(to: encoder)
  }
}
