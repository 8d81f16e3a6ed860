import ConstraintSolver
package import LayoutDiagnosis
import LayoutModel

/// Describes why a wish does not hold.
package struct WhyNotText {
  /// The reasons, and a line to type that makes the wish hold.
  package let lines: [String]

  /// The most claims of a kind that are listed.
  private static let claimLimit = 4

  /// Describes the answer to a wish.
  package init(_ wish: WhyNot) {
    let layout = wish.solved.layout
    let text = layout.text(of: wish.rule, precision: .writing)
    switch wish.answer {
    case .granted: lines = Self.value(wish, "it already holds")
    case .open:
      lines =
        Self.value(wish, "nothing prevents it")
        + Paragraph.lines("  apply with: \(text)", indent: 4)
    case .opposed(let opposition): lines = Self.lines(opposition, text, wish.solved)
    case .blocked(let blockade): lines = Self.lines(blockade, text, wish.solved)
    }
  }

  /// The line for a wish that holds, such as `it is so: title.width = 180`.
  private static func value(_ wish: WhyNot, _ head: String) -> [String] {
    let solver = wish.present
    let expression = wish.solved.lowering.expression(of: wish.rule)
    let what = wish.solved.layout.measuredText(of: wish.rule)
    let shown = solver.value(of: expression).spelled
    let face = solver.optimalFace
    if face.isUnique(expression) {
      return Paragraph.lines("\(head): \(what) = \(shown)", indent: 2)
    }
    let range = face.range(of: expression)
    return Paragraph.lines(
      "\(head): \(what) \(Words.range(range.min, range.max)), drawn at \(shown)", indent: 2)
  }

  // MARK: - Optional rules

  private static func lines(
    _ opposition: WhyNot.Opposition, _ text: String, _ solved: SolvedLayout
  ) -> [String] {
    let level = opposition.priority.map { "at \($0.spelled)" } ?? "at broken rules"
    var table = Table([.left, .left, .left, .left], gaps: [1, 3, 3])
    func add(_ head: String, _ changes: [WhyNot.Opposition.Change]) {
      for change in changes.prefix(claimLimit) {
        let isContent: Bool
        switch change.source {
        case .hugging, .resistance: isContent = true
        default: isContent = false
        }
        let priority = solved.priority(of: change.source)
        table.add([
          "  \(head)", solved.name(of: change.source),
          isContent
            ? priority.spelled
            : solved.text(of: change.source) + (priority == 1000 ? "" : " @\(priority.spelled)"),
          "off by \(change.then.spelled), now \(change.now.spelled)",
        ])
      }
      let more = changes.count - claimLimit
      if more > 0 { table.add(["  \(head)", "\(more) more"]) }
    }
    add("against", opposition.against)
    add("for", opposition.inFavour)
    let strength = opposition.strength == 1000 ? "" : " @\(opposition.strength.spelled)"
    return ["possible, at a cost of \(opposition.cost.spelled) \(level)"]
      + table.lines(indent: 12).flatMap { $0 }
      + Paragraph.lines("  apply with: \(text)\(strength)", indent: 4)
  }

  // MARK: - Required rules

  private static func lines(
    _ blockade: WhyNot.Blockade, _ text: String, _ solved: SolvedLayout
  ) -> [String] {
    let amount = blockade.excess.magnitude.approximation.spelled
    let head = blockade.excess > Rational(0) ? "\(amount) short" : "\(amount) less than possible"
    let sentences = ([blockade] + blockade.further).map { sentence(about: $0, solved) }
    return Paragraph.lines("\(head). \(sentences[0])", indent: 2)
      + sentences.dropFirst().flatMap {
        Paragraph.lines("Then also: \($0)", indent: 2)
      }
      + fix(blockade, text, solved)
  }

  /// The most rules that a sentence names.
  private static let nameLimit = WhyNot.Blockade.triedLimit

  /// The sentence on what has to change, such as `One of these must give 20: c1 c5 wide c3 card`.
  private static func sentence(about blockade: WhyNot.Blockade, _ solved: SolvedLayout) -> String {
    let distance = blockade.excess.magnitude
    let amount = distance.approximation.spelled
    let givers = blockade.givers.map { giver in
      (name: name(giver.source, solved), change: giver.change.magnitude)
    }
    let bounds = blockade.implied.map { solved.text(of: $0) }.joined(separator: ", ")
    guard let first = givers.first else { return "Sizes are never negative: \(bounds)" }
    var sentence: String
    if givers.count == 1 {
      sentence = "\(first.name) must give \(first.change.approximation.spelled)"
    } else if givers.allSatisfy({ $0.change == distance }) {
      let names = givers.prefix(nameLimit).map(\.name).joined(separator: " ")
      sentence = "One of these must give \(amount): \(names)"
    } else {
      let names = givers.prefix(nameLimit).map { "\($0.name) \($0.change.approximation.spelled)" }
      sentence = "One of these must give: \(names.joined(separator: ", "))"
    }
    if givers.count > nameLimit { sentence += ", \(givers.count - nameLimit) more" }
    if !bounds.isEmpty { sentence += ". Fixed: \(bounds)" }
    return sentence
  }

  /// The name of a claim; a given size has the name of its item.
  private static func name(_ source: Claim.Source, _ solved: SolvedLayout) -> String {
    if case .given(let id, _) = source { return solved.layout.name(of: id) }
    return solved.name(of: source)
  }

  /// The lines on a fix, such as `fix: wide 100 → 80        apply with: constant wide 80`; the
  /// second part is left out if the description is the command.
  private static func fix(
    _ blockade: WhyNot.Blockade, _ text: String, _ solved: SolvedLayout
  ) -> [String] {
    guard let fix = blockade.fix else {
      guard blockade.untried > 0 else { return ["  no change to a single rule is enough"] }
      let tried = WhyNot.Blockade.triedLimit
      return Paragraph.lines(
        "  no change to one of the first \(tried) is enough; \(blockade.untried) more were not tried",
        indent: 4)
    }
    let command = EditCommand(fix, in: solved.layout).text
    let head = "  fix: \(FixWords(fix, in: solved).text)"
    if fix.isEnough, head == "  fix: \(command)" { return Paragraph.lines(head, indent: 4) }
    let apply = "apply with: " + (fix.isEnough ? command : "\(command), then \(text)")
    let line = "\(head)        \(apply)"
    guard line.displayWidth > Paragraph.width else { return [line] }
    return Paragraph.lines(head, indent: 4) + Paragraph.lines("  \(apply)", indent: 4)
  }
}
