import ConstraintSolver

/// Plumb and a peer on one workload.
struct Contest {
  let family: Family
  let views: Int
  /// The width of the layout, which says how large its numbers are.
  private let extent: Double
  /// Plumb, on the file as it is.
  private(set) var own: Record?
  /// Plumb's times in each order of declaration; the file as it is comes first.
  private(set) var ownScores: [Score] = []
  /// The peer's better times of the first two orders.
  private(set) var peerScore = Score()

  /// Measures everything in fresh processes, one after the other.
  ///
  /// - Parameters:
  ///   - family: the kind of layout.
  ///   - views: how large it is.
  ///   - setup: how to measure.
  /// - Throws: if a file cannot be written or a program not be run.
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

  /// Why Plumb's numbers are not to be trusted or not complete, if so.
  var remark: String? {
    guard let own else { return "did not finish" }
    let error = max(own.firstViolation.value, own.violation.value)
    guard error.isNaN || Tolerance.isFeasible(error: error, magnitude: extent) else {
      return "WRONG: misses a required constraint by \(error)"
    }
    return own.status == "ok" ? nil : own.status
  }

  /// How many times longer the peer took than Plumb on the file as it is.
  var ratio: Score { peerScore.ratio(to: ownScores[0]) }

  /// How many times longer Plumb's slowest order took than its fastest.
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
  /// In how many orders the constraints are declared.
  var orders: Int
  /// How often each measurement is made; the best counts, for both sides.
  var repeats: Int

  /// Seconds after which a run is not worth another one.
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
