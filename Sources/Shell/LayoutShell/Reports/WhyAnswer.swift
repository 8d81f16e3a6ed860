import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// The answers of `why`.
enum WhyAnswer {
  /// Why a quantity has its value.
  static func value(_ quantity: Quantity, _ shell: Shell, isExact: Bool) -> Answer {
    Answer(
      Reason(
        quantity.expression(in: shell.analysis.solved), called: quantity.text,
        measuring: quantity.anchor, isSize: quantity.size, in: shell.analysis,
        isExact: isExact))
  }

  /// Why a sum of quantities has its value.
  static func sum(_ sum: QuantitySum, _ shell: Shell, isExact: Bool) -> Answer {
    Answer(
      Reason(
        sum.expression(in: shell.analysis.solved), called: sum.text, measuring: sum.measure,
        of: sum.form.terms.map(\.anchor), in: shell.analysis, isExact: isExact))
  }

  /// How a rule stands, and why.
  static func rule(_ id: Rule.ID, _ shell: Shell, isExact: Bool) -> Answer {
    guard let rule = shell.layout.rule(id) else { return Answer(Remarks([String]())) }
    return Answer(RuleStanding(rule, in: shell.analysis, isExact: isExact))
  }

  /// Why a rule that somebody wishes for does not hold.
  static func wish(
    _ wished: Placed<Question.Wished>, _ reader: TokenReader, _ shell: Shell
  ) throws(Diagnostic) -> Answer {
    let drafts = wished.drafts
    guard drafts.count == 1 else {
      throw Diagnostic(
        .groupMismatch, "why not takes one relation at a time", at: wished.place, in: reader.line,
        note: "ask for one of its attributes")
    }
    var layout = shell.layout
    let made = try reader.add(drafts, RuleClause(), to: &layout)
    let wish = WhyNot(in: shell.analysis) { copy in
      copy = layout
      return made.first
    }
    guard let wish else { return Answer(Remarks(["nothing is known about that"], role: .text)) }
    return Answer(wish)
  }
}
