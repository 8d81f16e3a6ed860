package import LayoutModel

/// Everything that is not determined: ranges, two of the possible pictures, and what would settle
/// it.
package struct Ambiguity: Finding {
  private let analysis: LayoutAnalysis
  /// What was read of the layout, in words, if that is not all of it.
  private let part: String?
  /// The views that may have more rules than were read.
  private let unsure: Set<Item.ID>

  /// Collects all variables of a layout that have more than one value.
  ///
  /// Where only a `part` of the layout was read, nothing is said of the views that are `unsure`.
  package init(_ analysis: LayoutAnalysis, of part: String? = nil, unsure: Set<Item.ID> = []) {
    (self.analysis, self.part, self.unsure) = (analysis, part, unsure)
  }

  /// The ambiguities as they are printed.
  package var passages: [Passage] {
    let freedom = analysis.freedom
    guard !freedom.loose.isEmpty else {
      return [part.map { Passage(.text, "not ambiguous in \($0)") } ?? Self.nothing]
    }
    let ties = freedom.ties.filter { tie in
      !tie.members.contains { unsure.contains($0.variable.item) }
    }
    return ties.flatMap(passages) + free + left + ScrollRemark.notes(analysis, where: \.isOpen)
  }

  /// The views of which nothing can be said.
  private var left: [Passage] {
    let items = analysis.freedom.loose.map(\.0.item).filter(unsure.contains)
    let names = layout.items.filter { items.contains($0.id) }.map { Name.written($0.name) }
    guard let first = names.first else { return [] }
    guard names.count > 1 else {
      return [.note("\(first): a line about it was not run, so what it lacks cannot be said")]
    }
    let shown = names.prefix(6) + (names.count > 6 ? ["\(names.count - 6) more"] : [])
    let list = shown.joined(separator: ", ")
    return [.note("\(list): lines about them were not run, so what they lack cannot be said")]
  }

  /// The answer for a layout that is not ambiguous.
  static let nothing = Passage(.text, "not ambiguous: every view has one frame")

  private var layout: Layout { analysis.layout }

  // MARK: - What is free

  private var free: [Passage] {
    var table = Table([.left, .left, .left, .left], gaps: [3, 5, 3])
    for (variable, status) in analysis.freedom.loose where !unsure.contains(variable.item) {
      guard case .free(let min, let max) = status else { continue }
      let shown = analysis.solved.value(of: variable).spelled
      let range = min == nil && max == nil ? "free" : Words.range(min, max)
      table.add([layout.name(of: variable), range, "shown \(shown)"] + note(on: variable))
    }
    return Passage.table(.ambiguous, table)
  }

  private func note(on variable: LayoutVariable) -> [String] {
    ZeroSize(of: variable, in: analysis).line.map { [$0] } ?? []
  }

  // MARK: - Ties

  private func passages(for tie: Tie) -> [Passage] {
    var table = Table(
      [.left, .right, .left, .right, .left, .right, .left], gaps: [3, 1, 1, 5, 1, 3])
    for member in tie.members {
      table.add(
        [
          layout.name(of: member.variable), member.min.spelled, "…", member.max.spelled, "shown",
          member.shown.spelled,
        ] + note(on: member.variable))
    }
    var passages = Passage.table(.ambiguous, table)
    if !tie.followers.isEmpty {
      let names = tie.followers.map { variable in
        guard case .tied(let min, let max) = analysis.freedom.status(of: variable) else {
          return layout.name(of: variable)
        }
        return "\(layout.name(of: variable)) \(Words.range(min, max))"
      }
      let width = tie.members.map { layout.name(of: $0.variable).columnCount }.max() ?? 0
      passages.append(
        Passage(.ambiguous, .item("follows", Words.list(names), indent: max(width, 7) + 3)))
    }
    let witnesses = Witness.ends(of: tie, in: analysis.solved)
    if !witnesses.isEmpty { passages.append(Passage(.picture, .strips(witnesses.map(\.strip)))) }
    let fixes = Fix.all(for: tie, in: analysis).map { fix -> String in
      let command = EditCommand(fix, in: analysis.layout).text
      let match = witnesses.first { $0.agrees(with: fix.outcome) }
      return match.map { "\(command)  gives \($0.label)" } ?? command
    }
    if !fixes.isEmpty {
      passages.append(
        Passage(.hint, "fix: " + fixes.prefix(3).joined(separator: "      "), indent: 6))
    }
    return passages
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Number: Encodable, Sendable {
      var variable: String
      @Nullable var min: Double?
      @Nullable var max: Double?
      var shown: Double
    }
    struct Tie: Encodable, Sendable {
      var variables: [String]
      var followers: [String]
      /// `spare`, `lack`, `rivals` or `room`.
      var reason: String
      /// The spare or the missing length, in points.
      var amount: Double?
      var priority: Double?
      /// The names of the rules that disagree.
      var rules: [String]?
    }
    var degreesOfFreedom: Int
    var ambiguous: [Number]
    var ties: [Tie]
  }

  /// Encodes the ambiguities with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let numbers = analysis.freedom.loose.map { variable, status in
      let shown = analysis.solved.value(of: variable)
      let (min, max) = status.range ?? (shown, shown)
      return Shape.Number(variable: layout.name(of: variable), min: min, max: max, shown: shown)
    }
    let ties = analysis.freedom.ties.map { tie in
      var shape = Shape.Tie(
        variables: tie.members.map { layout.name(of: $0.variable) },
        followers: tie.followers.map(layout.name), reason: "room")
      switch tie.reason {
      case .spare(let amount, let priority):
        (shape.reason, shape.amount, shape.priority) = ("spare", amount, priority)
      case .lack(let amount, let priority):
        (shape.reason, shape.amount, shape.priority) = ("lack", amount, priority)
      case .rivals(let rules, let priority):
        (shape.reason, shape.rules) = ("rivals", rules)
        shape.priority = priority > 0 ? priority : nil
      case .room: break
      }
      return shape
    }
    try Shape(
      degreesOfFreedom: analysis.freedom.degrees, ambiguous: numbers, ties: ties
    ).encode(to: encoder)
  }
}

extension Freedom.Status {
  /// The least and the greatest value, nil for a missing limit; nil for a unique value.
  var range: (min: Double?, max: Double?)? {
    switch self {
    case .unique: nil
    case .free(let min, let max): (min, max)
    case .tied(let min, let max): (min, max)
    }
  }
}
