import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let why = Command(
    "why", .ask, "why a value is what it is, or how a rule stands",
    forms: ["why VIEW.ATTRIBUTE", "why RULE", "why --exact ...", "why not RELATION"],
    details: [
      "The value as a sum of rules that can be checked on paper, with the steps that",
      "made them. Positions are in the coordinates of the parent.",
      "touching   holds with equality, and the sum does not need it",
      "room       would stop the value on its way down or up, so far away",
      "overruled  does not hold; rules that matter more, or equals, leave it no room",
      "--exact prints fractions, and a proof that what is overruled cannot have more.",
      "why not title.width == 200 says which rules stand against a wish, what it",
      "would cost, and the change that lets it through. Any relation can be wished.",
    ], example: "why title.width", related: ["rules", "try"], arguments: [.value],
    action: .answer { (reader, shell) throws(Diagnostic) in
      if reader.peek?.isWord("not") ?? false, !(reader.peek(1)?.isSign(".") ?? false) {
        reader.next()
        return try WhyAnswer.wish(reader, shell)
      }
      var isExact = try reader.flags(["exact"]).contains("exact")
      if let token = reader.peek, case .rule(let id)? = shell.layout.named(token.text),
        !(reader.peek(1)?.isSign(".") ?? false) || (reader.peek(2)?.isWord("slack") ?? false)
      {
        reader.next()
        if reader.take(sign: ".") { reader.next() }
        isExact = try reader.flags(["exact"]).contains("exact") || isExact
        try reader.finish()
        return WhyAnswer.rule(id, shell, isExact: isExact)
      }
      let quantity = try Quantity(&reader)
      isExact = try reader.flags(["exact"]).contains("exact") || isExact
      try reader.finish()
      return WhyAnswer.value(quantity, shell, isExact: isExact)
    })
}
