import PlumbLanguage

extension Command {
  static let expect = Command(
    "expect", .keep, "checks something; prints nothing when it is so",
    Expectation.grammar,
    details: [
      "VALUE is a number, VIEW.attribute, VIEW.x, dof, RULE.slack, or RULE.value:",
      "what the rule compares with its constant. Also <= and >=.",
      "An ambiguous value fails. A value alone is in the coordinates of the parent;",
      "two that are compared are in those of the root.",
      "expect error excuses the error of the line just before, and expect conflict a",
      "conflict that echo off kept silent. Without rules it takes any conflict.",
      "for proves a condition for every value between two, both included; it takes",
      "what sweep takes. Smallest conflicts are looked for once between breakpoints.",
    ], example: "expect title.width == 240", related: ["ambiguous", "conflicts", "sweep"],
    traits: .checks,
    action: .control { (reader, shell, expectation) throws(Diagnostic) in
      var reply = Reply()
      reply.failure = try expectation.failure(shell, reader)
      return reply
    })
}
