import ArgumentParser

/// `plumb-bench compare`: measures all families and sizes, against a peer and the targets.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Compare with a peer, in all families and sizes.",
    discussion: """
      Each measurement is made in a fresh process. Both sides deliver all values after each \
      change. The peer's better time of two orders of declaration counts, against Plumb's on the \
      file as it is.
      """)

  @Option(help: "A program that measures a file: it prints a line as `solve` does.")
  var peer: String?

  @Option(help: "How many views, separated by commas.", transform: Self.numbers)
  var sizes = [100, 1000, 10000]

  @Option(help: "Which families, separated by commas.", transform: Self.families)
  var families = Family.allCases

  @Option(
    help: "The sizes over which growth is measured, separated by commas.", transform: Self.numbers)
  var growth = [1000, 3000, 10000, 30000]

  @Option(help: "In how many orders constraints are declared.")
  var orders = 3

  @Option(help: "How often each measurement is made; the best counts.")
  var repeats = 3

  @Option(help: "The most seconds a run may take.")
  var limit = 120.0

  @Option(help: "The seed of the random choices in the workloads.")
  var seed: UInt64 = 1

  func validate() throws {
    for size in sizes + growth { try ViewCount.check(size) }
    guard orders > 0, repeats > 0, limit > 0 else {
      throw ValidationError("--orders, --repeats and --limit must be above zero")
    }
  }

  func run() throws {
    let setup = Setup(
      plumb: .plumb(limit: limit), peer: peer.map { .peer($0, limit: limit) }, seed: seed,
      orders: orders, repeats: repeats)
    var board = Scoreboard()
    for size in sizes {
      let contests = try families.map { try Contest($0, views: size, setup) }
      if peer != nil { tellRatios(of: contests, views: size, on: &board) }
      tellOwn(contests, views: size, on: &board)
      board.flush()
    }
    if growth.count > 1 {
      try tellGrowth(on: &board)
      board.flush()
    }
    Output.data(board.summary)
  }

  private func tellRatios(of contests: [Contest], views: Int, on board: inout Scoreboard) {
    board.heading("\(views) views: the peer's time by Plumb's")
    board.columns(["build", "edit", "edit p99", "add+remove"])
    let targets = Score.Measure.allCases.map { measure in
      Set(families.compactMap { Target.ratio(measure, $0, views: views) }).sorted()
        .map(Scoreboard.text).joined(separator: "/")
    }
    if targets != ["", "", "", ""] { board.columns(targets, name: "target") }
    for contest in contests {
      let ratio = contest.ratio
      board.row(
        contest.family.rawValue,
        Score.Measure.allCases.map { measure in
          let target = Target.ratio(measure, contest.family, views: views)
          return (ratio[measure], target.map { .atLeast($0) })
        }, excusesNone: contest.own?.status == "ok")
    }
  }

  private func tellOwn(_ contests: [Contest], views: Int, on board: inout Scoreboard) {
    board.heading("\(views) views: Plumb's slowest order of declaration by its fastest")
    board.columns(["build", "edit", "edit p99", "add+remove"])
    for contest in contests {
      let spread = contest.spread
      board.row(
        contest.family.rawValue,
        Score.Measure.allCases.map { (spread[$0], .atMost(Target.spread)) })
    }
    board.heading("\(views) views: Plumb's own numbers")
    board.columns(["build ms", "edit us", "p99 us", "a+r us", "MB"])
    for contest in contests {
      let score = contest.ownScores[0]
      let memory = contest.own?.memory.value ?? .nan
      board.row(
        contest.family.rawValue,
        [
          (1000 * score[.build], nil), (score[.edit], nil), (score[.editP99], nil),
          (score[.probe], nil), (memory, views == 10000 ? .atMost(Target.memory) : nil),
        ])
    }
    for contest in contests {
      if let remark = contest.remark { board.note("\(contest.family.rawValue): \(remark)") }
    }
  }

  private func tellGrowth(on board: inout Scoreboard) throws {
    board.heading("growth of the time to build: ms, exponent, 10000 by 1000 views")
    board.columns(growth.map { "\($0)" } + ["exponent", "10k/1k"])
    let hasRatio = growth.contains(1000) && growth.contains(10000)
    for family in families {
      let growth = try measureGrowth(of: family)
      board.row(
        family.rawValue,
        growth.times.map { (1000 * $0.seconds, nil) } + [
          (growth.exponent, .atMost(Target.exponent)),
          (growth.ratio(10000, to: 1000), hasRatio ? .atMost(Target.growth) : nil),
        ])
    }
  }

  private func measureGrowth(of family: Family) throws -> Growth {
    let setup = Setup(
      plumb: .plumb(limit: limit, isBuildOnly: true), seed: seed, orders: 1, repeats: repeats)
    return Growth(
      times: try growth.map { views in
        let contest = try Contest(family, views: views, setup)
        return (views, contest.ownScores[0][.build])
      })
  }

  // MARK: - Lists

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map(String.init)
  }

  @Sendable private static func numbers(_ text: String) throws -> [Int] {
    try words(text).map { word in
      guard let number = Int(word) else {
        throw ValidationError("\(word) is not a number of views")
      }
      return number
    }
  }

  @Sendable private static func families(_ text: String) throws -> [Family] {
    try words(text).map { word in
      guard let family = Family(rawValue: word) else {
        throw ValidationError("\(word) is not a family; they are W1 to W5")
      }
      return family
    }
  }
}
