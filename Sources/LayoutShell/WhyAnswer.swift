import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

/// What `why` answers.
enum WhyAnswer {
  /// Why a quantity has its value.
  static func value(_ quantity: Quantity, _ shell: Shell, isExact: Bool) -> Answer {
    let examination = shell.examination
    let solved = examination.solved
    let expression = quantity.expression(in: solved)
    let title = quantity.text
    let zero = quantity.size.flatMap { ZeroText(of: $0, in: examination).line }.map { ["  \($0)"] }
    let isScrolled = quantity.size != nil && quantity.item.systemGuide == .content
    let notes =
      (zero ?? [])
      + (isScrolled
        ? ScrollText(examination, about: quantity.item, along: quantity.axis).lines : [])
    if let explanation = Explanation(
      expression, measuring: .anchor(quantity.anchor), in: solved)
    {
      let proof = isExact ? Proof(of: expression, in: solved) : nil
      return Answer(
        WhyText(explanation, of: title, in: solved, isExact: isExact).lines + notes
          + (isExact ? text(of: proof, explanation, in: solved) : [])
      ) { .explanation(explanation, of: title, proof: proof, in: solved) }
    }
    let range = solved.solver.optimalFace.range(of: expression)
    let tie = examination.freedom.ties.first { tie in
      tie.variables.contains { $0.item == quantity.item && $0.dimension.axis == quantity.axis }
    }
    let shown = solved.value(of: expression)
    let layout = shell.layout
    return Answer(
      WhyText(
        ambiguous: title, (range.min, range.max), shown: shown, tie: tie, in: layout
      ).lines + notes
    ) {
      .undetermined(title, (range.min, range.max), shown: shown)
    }
  }

  private static func text(
    of proof: Proof?, _ explanation: Explanation, in solved: SolvedLayout
  ) -> [String] {
    guard let proof else {
      return ["no proof: it depends on more than \(Proof.claimLimit) claims"]
    }
    return ["proved: in no best picture it is less or more"]
      + ProofText(proof, about: explanation.overruled.map(\.source), in: solved).lines
  }

  /// How a rule stands, and why.
  static func rule(_ id: Rule.ID, _ shell: Shell, isExact: Bool) -> Answer {
    guard let rule = shell.layout.rule(id) else { return Answer([]) }
    let examination = shell.examination
    return Answer(StandingText(rule, in: examination, isExact: isExact).lines) {
      .standing(rule, in: examination)
    }
  }

  /// Why a rule that somebody wishes for does not hold.
  static func wish(_ reader: TokenReader, _ shell: Shell) throws(Diagnostic) -> Answer {
    let start = reader.here.lowerBound
    var relation = RelationReader(reader)
    let drafts = try relation.comparison()
    let rest = relation.remainder
    try rest.finish()
    guard drafts.count == 1 else {
      throw Diagnostic(
        .groupMismatch, "one wish at a time", at: rest.range(from: start), in: reader.line,
        note: "ask for one of its attributes")
    }
    var layout = shell.layout
    let made = try reader.add(drafts, RuleClause(), to: &layout)
    let wish = Wish(in: shell.examination) { copy in
      copy = layout
      return made.first
    }
    guard let wish else { return Answer(["nothing is known about that"]) }
    return Answer(WishText(wish).lines) { .wish(wish) }
  }
}
