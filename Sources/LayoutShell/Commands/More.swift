import LayoutNotation

extension Command {
  static let more = Command(
    "more", .look, "the last reply that was cut, whole", forms: ["more"],
    details: [
      "A reply of more than \(Screenful.limit) lines is cut: its beginning and its end are printed,",
      "and how much lies between. What --mode json and batches print is never cut.",
    ], example: "more", related: ["frames", "rules", "conflicts"],
    action: .answer { (reader, shell) throws(Diagnostic) in
      try reader.finish()
      guard let reply = shell.cutReply else { return Answer(["nothing was cut"]) }
      var answer = Answer(reply.lines, document: reply.answer?.document ?? reply.news)
      answer.plain = { reply.plainLines }
      answer.isWhole = true
      answer.isVerbatim = reply.isVerbatim
      return answer
    })
}
