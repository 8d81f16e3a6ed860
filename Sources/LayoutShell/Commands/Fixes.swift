import PlumbLanguage

extension Command {
  static let fixes = Command(
    "fixes", .ask, "what would make the conflicts go, each way solved already",
    Grammar<Bool>.dashed("all"),
    details: [
      "In the order in which people who know would try them: no autoresizing mask",
      "where one takes part; another number, changed by the least that can help;",
      "another size of what is around; then each rule of the conflict that is yours",
      "at 999, the broken one and sizes first; as a bound, if its view then stays as",
      "near as it can; or gone; then numbers that would change beyond recognition.",
      "Against a size that is there for one pass only (help conflicts) the pin at its",
      "far edge waits first, and numbers come late.",
      "moves N: so many views get another frame. Each way lets the broken rule hold,",
      "or a rule yield, and breaks no other. Nine are listed at first; --all lists",
      "all, also those that make views overlap or leave their parent. Other rules of",
      "UIKit and of stacks stay.",
    ], example: "fixes", related: ["fix", "conflicts"],
    action: .control { (_, shell, isComplete) throws(Diagnostic) in
      let listed = ListedFixes(shell, isComplete: isComplete)
      shell.listedFixes = listed
      return Reply(Answer(listed))
    })
}
