import PlumbLanguage

extension Command {
  static let more = Command(
    "more", .look, "the last reply that was cut, whole",
    Grammar(),
    details: [
      "A reply of more than \(Screenful.limit) lines is cut: its beginning and its end are printed,",
      "and how much lies between. What --mode json and batches print is never cut.",
    ], example: "more", related: ["frames", "rules", "conflicts"],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      guard let reply = shell.cutReply else { return Answer(Remarks(["nothing was cut"])) }
      return Answer(reply.whole, isWhole: true)
    })
}
