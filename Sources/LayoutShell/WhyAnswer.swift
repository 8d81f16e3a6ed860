import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

/// What `why` answers.
enum WhyAnswer {
  /// Why a quantity has its value.
  static func value(_ quantity: Quantity, _ shell: Shell, isExact: Bool) -> [String] {
    let examination = shell.examination
    let solved = examination.solved
    let expression = quantity.expression(in: solved)
    let zero = quantity.size.flatMap { ZeroText(of: $0, in: examination).line }.map { ["  \($0)"] }
    if let explanation = Explanation(
      expression, measuring: .anchor(quantity.anchor), in: solved)
    {
      let text = WhyText(explanation, of: quantity.text, in: solved, isExact: isExact)
      return text.lines + (zero ?? []) + (isExact ? proof(of: expression, explanation, in: solved) : [])
    }
    let range = solved.solver.optimalFace.range(of: expression)
    let tie = examination.freedom.ties.first { tie in
      tie.variables.contains { $0.item == quantity.item && $0.dimension.axis == quantity.axis }
    }
    return WhyText(
      ambiguous: quantity.text, (range.min, range.max),
      shown: solved.solver.value(of: expression), tie: tie, in: shell.layout
    ).lines + (zero ?? [])
  }

  private static func proof(
    of expression: Expression, _ explanation: Explanation, in solved: SolvedLayout
  ) -> [String] {
    guard let proof = Proof(of: expression, in: solved) else {
      return ["no proof: it depends on more than \(Proof.claimLimit) claims"]
    }
    return ["proved: in no best picture it is less or more"]
      + ProofText(proof, about: explanation.overruled.map(\.source), in: solved).lines
  }

  /// How a rule stands, and why.
  static func rule(_ id: Rule.ID, _ shell: Shell, isExact: Bool) -> [String] {
    guard let rule = shell.layout.rule(id) else { return [] }
    return StandingText(rule, in: shell.examination, isExact: isExact).lines
  }

  /// Why a rule that somebody wishes for does not hold.
  static func wish(_ reader: TokenReader, _ shell: Shell) throws(Diagnostic) -> [String] {
    let start = reader.here.lowerBound
    var relation = RelationReader(reader)
    let drafts = try relation.comparison()
    try relation.remainder.finish()
    guard drafts.count == 1 else {
      throw Diagnostic(
        .groupMismatch, "one wish at a time", at: reader.range(from: start), in: reader.line,
        note: "ask for one of its attributes")
    }
    var layout = shell.layout
    let made = try reader.add(drafts, RuleClause(), to: &layout)
    let wish = Wish(in: shell.examination) { copy in
      copy = layout
      return made.first
    }
    guard let wish else { return ["nothing is known about that"] }
    return WishText(wish, now: shell.examination).lines
  }
}
