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
    if let explanation = Explanation(
      expression, measuring: .anchor(quantity.anchor), in: solved)
    {
      let text = WhyText(explanation, of: quantity.text, in: solved, isExact: isExact)
      return text.lines + (isExact ? proof(of: expression, explanation, in: solved) : [])
    }
    let range = solved.solver.optimalFace.range(of: expression)
    let tie = examination.freedom.ties.first { tie in
      tie.variables.contains { $0.item == quantity.item && $0.dimension.axis == quantity.axis }
    }
    return WhyText(
      ambiguous: quantity.text, (range.min, range.max),
      shown: solved.solver.value(of: expression), tie: tie, in: shell.layout
    ).lines
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
}
