import PlumbLanguage

extension Command {
  static let fixes = Command(
    "fixes", .ask, "lists tested ways to resolve the conflicts",
    Grammar<Bool>.dashed("all"),
    details: [
      "In the order an experienced developer would try them: turn off an autoresizing",
      "mask that takes part; change a number, by the least that can help; resize what",
      "is around; then relax each of your rules in the conflict, the broken one and",
      "sizes first: at priority 999, as a bound if its view then stays as close as",
      "possible, or removed; last, numbers that would change beyond recognition.",
      "For a size that is there for one pass only (help conflicts), relaxing the pin",
      "at its far edge comes first, and numbers come late.",
      "moves N: this many views get another frame. Each fix was solved: the broken",
      "rule holds, or a rule yields, and no other rule breaks. Nine are listed at",
      "first, and all with --all, including those that make views overlap or leave",
      "their parent. Other rules of UIKit and of stacks are left alone.",
    ], example: "fixes", related: ["fix", "conflicts"],
    traits: .shows,
    action: .control { (_, shell, isComplete) throws(Diagnostic) in
      let listed = ListedFixes(shell, isComplete: isComplete)
      shell.listedFixes = listed
      return Reply(Answer(listed))
    })
}
