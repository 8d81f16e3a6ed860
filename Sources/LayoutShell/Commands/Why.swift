import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let why = Command(
    "why", .ask, "why a value is what it is, or how a rule stands",
    forms: ["why VIEW.ATTRIBUTE", "why RULE"],
    details: [
      "The value as a sum of rules that can be checked on paper, with the steps that",
      "made them. Positions are in the coordinates of the parent.",
    ], example: "why title.width", related: ["rules", "try"], arguments: [.value],
    action: .look { (reader, shell) throws(Diagnostic) in
      if let token = reader.peek, case .rule(let id)? = shell.layout.named(token.text),
        !(reader.peek(1)?.isSign(".") ?? false) || (reader.peek(2)?.isWord("slack") ?? false)
      {
        reader.next()
        if reader.take(sign: ".") { reader.next() }
        try reader.finish()
        return rule(id, shell)
      }
      let quantity = try Quantity(&reader)
      try reader.finish()
      return value(quantity, shell)
    })
}
