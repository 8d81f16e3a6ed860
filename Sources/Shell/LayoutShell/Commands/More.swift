import PlumbLanguage

extension Command {
  static let more = Command(
    "more", .look, "prints the last shortened reply in full",
    Grammar(),
    details: [
      "A reply of more than \(Screenful.limit) lines is shortened to its beginning and end,",
      "with the number of lines left out. Batches and --mode json are never shortened.",
    ], example: "more", related: ["frames", "rules", "conflicts"],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      guard let reply = shell.cutReply else { return Answer(Remarks(["no reply was shortened"])) }
      return Answer(reply.whole, isWhole: true)
    })
}
