import LayoutModel

extension News: Finding {
  /// How many conflicts are told at once.
  private static let conflictLimit = 3
  /// Where the text of a line starts.
  private static let column = 13

  /// What people read.
  package var passages: [Passage] { told { $0.passages(in: now.solved) } }

  /// The same with each conflict told in another way.
  package func told(by tell: (Conflict) -> [Passage]) -> [Passage] {
    let layout = now.layout
    var passages: [Passage] = conflicts.prefix(Self.conflictLimit).flatMap(tell)
    if conflicts.count > Self.conflictLimit {
      passages.append(
        Passage(.text, "and \(conflicts.count - Self.conflictLimit) more: conflicts"))
    }
    passages += Claim.Source.unexplained(unexplained, in: now.solved)
    passages += ties.map { $0.news(in: layout) }
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
    if !moved.isEmpty { passages.append(Self.line("= moved", words(moved))) }
    return passages
  }

  private static func line(_ head: String, _ text: String) -> Passage {
    Passage(.resolved, .item(head, text, indent: column))
  }

  private func words(_ changes: [Change]) -> String {
    Words.list(
      changes.map { change in
        let (before, after) = (change.before.spelled, change.after.spelled)
        let values = before == after ? after : "\(before) → \(after)"
        return "\(now.layout.name(of: change.variable)) \(values)"
      })
  }

  /// Whether it tells that rules cannot hold together.
  package var tellsConflict: Bool { !conflicts.isEmpty || !unexplained.isEmpty }

  /// The few words that the log shows behind a step.
  package var summary: String {
    var words: [String] = []
    if tellsConflict { words.append("x conflict") }
    if !ties.isEmpty { words.append("! ambiguous") }
    if !needs.isEmpty { words.append("+ needs") }
    if !placed.isEmpty { words.append("= placed") }
    if !settled.isEmpty || !restored.isEmpty { words.append("= resolved") }
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
    /// The broken rules of which nobody found out what stands against them.
    var unexplained: [String]?
    /// The variables of each tie that is new.
    var ambiguous: [[String]]
    var needs: [Need]
    var placed: [String]
    var resolved: [Document.Change]
    var restored: [String]
    var moved: [Document.Change]
  }

  /// Writes what programs read, with keys that stay.
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
      ambiguous: ties.map { $0.members.map { layout.name(of: $0.variable) } },
      needs: needs.map {
        Shape.Need(name: layout.name(of: $0.item), dimensions: $0.dimensions.map(\.name))
      }, placed: placed.map { layout.name(of: $0) }, resolved: shape(settled),
      restored: restored.map { now.solved.name(of: $0) }, moved: shape(moved)
    ).encode(to: encoder)
  }
}
