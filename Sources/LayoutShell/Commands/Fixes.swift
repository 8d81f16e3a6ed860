import LayoutNotation

extension Command {
  static let fixes = Command(
    "fixes", .ask, "what would make the conflicts go, each way solved already",
    forms: ["fixes [--all]"],
    details: [
      "No autoresizing mask first, where one takes part; then another number,",
      "changed by the least that can help; then another size of what is around; then",
      "the broken rule, or one that has no number such as a ratio, at 999, as a bound",
      "if its view then stays as near as it can, or gone.",
      "moves N: so many views get another frame. Each way lets the broken rule hold,",
      "or yield, and breaks no other. --all lists those too that make views overlap",
      "or leave their parent. Other rules of UIKit and of stacks stay.",
    ], example: "fixes", related: ["fix", "conflicts"], arguments: [.free],
    action: .control { (reader, shell) throws(Diagnostic) in
      let isComplete = try reader.flags(["all"]).contains("all")
      try reader.finish()
      let listed = ListedRepairs(shell, isComplete: isComplete)
      shell.listedRepairs = listed
      return Reply(Answer(listed.lines) { listed.document })
    })
}
