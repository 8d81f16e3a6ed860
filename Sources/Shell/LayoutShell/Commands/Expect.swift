import PlumbLanguage

extension Command {
  static let expect = Command(
    "expect", .keep, "checks a condition; prints nothing if it holds",
    Expectation.grammar,
    details: [
      "VALUE is a number, VIEW.attribute, VIEW.x, dof, RULE.slack, or RULE.value:",
      "what the rule compares with its constant. Also <= and >=.",
      "An ambiguous value fails. A single value is in the coordinates of the parent;",
      "two values that are compared are in those of the root.",
      "expect error accepts the error of the line just before, and expect conflict a",
      "conflict that echo off did not print. Without rules it accepts any conflict.",
      "for proves a condition for every value in a range, both ends included; it",
      "takes what sweep takes. Smallest conflicts are searched for once between",
      "breakpoints.",
    ], example: "expect title.width == 240", related: ["ambiguous", "conflicts", "sweep"],
    traits: .checks,
    action: .control { (reader, shell, expectation) throws(Diagnostic) in
      var reply = Reply()
      reply.failure = try expectation.failure(shell, reader)
      return reply
    })
}
