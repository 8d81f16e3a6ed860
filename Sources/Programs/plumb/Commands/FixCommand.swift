import ArgumentParser

/// `plumb fix`: the conflicts of files, repaired where their rules come from.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Repair the conflicts of storyboards, Swift and sessions.",
    discussion: """
      Writes the best fix of each conflict into the file and prints the difference, as \
      plumb audit --fix --checks conflict does: only if the conflict is gone then, on all devices, \
      and nothing else gets worse.
      """)

  @Argument(help: "Files and folders, searched at any depth.", completion: .layouts)
  var paths: [String]

  @Flag(help: "Print the difference and write nothing; exit with 1 if there is any.")
  var dryRun = false

  @OptionGroup var look: LookOptions

  func run() throws {
    var arguments = ["--fix", "--checks", "conflict"]
    if dryRun { arguments.append("--dry-run") }
    if look.ascii { arguments.append("--ascii") }
    arguments += ["--color", look.color.rawValue, "--"]
    try AuditCommand.parse(arguments + paths).run()
  }
}
