import ConstraintSolver

/// The results of Plumb and a peer on one workload.
struct Contest {
  let family: Family
  let views: Int
  /// The width of the layout, as the magnitude of its numbers.
  private let extent: Double
  /// Plumb's result on the original file.
  private(set) var own: Record?
  /// Plumb's times for each order of declaration, beginning with the original one.
  private(set) var ownScores: [Score] = []
  /// The peer's better times of the first two orders.
  private(set) var peerScore = Score()

  /// Measures everything in new processes, one after the other.
  ///
  /// - Parameters:
  ///   - family: The kind of layout.
  ///   - views: The number of views.
  ///   - setup: How to measure.
  /// - Throws: An error if a file cannot be written or a program cannot be run.
  init(_ family: Family, views: Int, _ setup: Setup) throws {
    self.family = family
    self.views = views
    let folder = try TemporaryFolder()
    let workload = family.workload(views: views, seed: setup.seed)
    extent = workload.initialValue
    for order in 0..<max(2, setup.orders) {
      let text = (order == 0 ? workload : workload.shuffled(seed: UInt64(order))).text
      let file = try folder.write(text, named: "\(family.rawValue)-\(views)-\(order).lay")
      if order < setup.orders {
        let (score, record) = try setup.measure(setup.plumb, file)
        if order == 0 { own = record }
        ownScores.append(score)
      }
      if order < 2, let peer = setup.peer {
        peerScore = peerScore.better(try setup.measure(peer, file).score)
      }
    }
  }

  /// Why Plumb's numbers are wrong or incomplete, if they are.
  var remark: String? {
    guard let own else { return "did not finish" }
    let error = max(own.firstViolation.value, own.violation.value)
    guard error.isNaN || Tolerance.isFeasible(error: error, magnitude: extent) else {
      return "WRONG: misses a required constraint by \(error)"
    }
    return own.status == "ok" ? nil : own.status
  }

  /// How many times longer than Plumb the peer took on the original file.
  var ratio: Score { peerScore.ratio(to: ownScores[0]) }

  /// How many times longer than its fastest order Plumb's slowest one took.
  var spread: Score {
    let slowest = ownScores.reduce(ownScores[0]) { $0.worse($1) }
    return slowest.ratio(to: ownScores.reduce(Score()) { $0.better($1) })
  }
}

/// How a comparison is made.
struct Setup {
  var plumb: Contender
  var peer: Contender?
  var seed: UInt64
  /// The number of orders in which the constraints are declared.
  var orders: Int
  /// The number of times each measurement is made; the best one counts, for both sides.
  var repeats: Int

  /// The duration of a run, in seconds, from which it is not repeated.
  private static let patience = 5.0

  func measure(
    _ contender: Contender, _ file: String
  ) throws -> (score: Score, record: Record?) {
    var best = Score()
    var first: Record?
    for turn in 0..<max(1, repeats) {
      Output.talk("\(contender.name) \(file.split(separator: "/").last ?? "")")
      let watch = Stopwatch()
      let record = try contender.measure(file)
      first = first ?? record
      best = best.better(Score(record))
      if turn == 0, record == nil || watch.seconds > Self.patience { break }
    }
    return (best, first)
  }
}
