import ArgumentParser

/// `plumb learn`: a course in Auto Layout, and what teachers need for their own.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Take a course in Auto Layout, or make one.",
    subcommands: [LearnCheckCommand.self])
}
