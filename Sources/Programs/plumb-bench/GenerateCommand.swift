import ArgumentParser

/// `plumb-bench generate`: prints a workload.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Print a workload.",
    discussion: "Families:\n"
      + Family.allCases.map { "  \($0.rawValue)  \($0.title)" }.joined(separator: "\n"))

  @Argument(help: "The family, W1 to W5.")
  var family: Family

  @Argument(help: "About how many views.")
  var views: Int

  @Option(help: "The seed of the random choices.")
  var seed: UInt64 = 1

  @Option(help: "Shuffle the constraints, with this seed.")
  var shuffle: UInt64?

  func validate() throws { try ViewCount.check(views) }

  func run() {
    let workload = family.workload(views: views, seed: seed)
    let text = (shuffle.map { workload.shuffled(seed: $0) } ?? workload).text
    Output.data(String(text.dropLast()))
  }
}

extension Family: ExpressibleByArgument {}

/// Checks the number of views of a workload.
enum ViewCount {
  static func check(_ count: Int) throws {
    guard (1...1_000_000).contains(count) else {
      throw ValidationError("a workload has 1 to 1000000 views, not \(count)")
    }
  }
}
