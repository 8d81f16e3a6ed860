import LayoutNotation

extension Command {
  static let expect = Command(
    "expect", .keep, "checks something; prints nothing when it is so",
    forms: [
      "expect VALUE == VALUE [±T]", "expect VIEW.frame == X Y W H", "expect dof N",
      "expect [not] ambiguous [VALUE [in A..B]]", "expect no conflict",
      "expect conflict [RULES]", "expect broken RULES", "expect tight|slack RULE",
      "expect placed VIEW", "expect same POINT", "expect error E004",
      "expect redundant RULES", "expect no redundant",
      "expect for ROOT.width in A..B: CONDITION",
    ],
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
    arguments: [
      .itemOrWords([
        "dof", "ambiguous", "not", "no", "conflict", "broken", "tight", "slack", "placed", "same",
        "error", "for", "redundant",
      ]), .named,
    ], traits: .checks,
    action: .control { (reader, shell) throws(Diagnostic) in
      let expectation = try Expectation(&reader)
      var reply = Reply()
      reply.failure = try expectation.failure(in: shell, reader)
      return reply
    })
}
