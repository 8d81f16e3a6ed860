import ArgumentParser

/// `plumb-bench solve`: measures files.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Measure files, one line of JSON each.",
    discussion: """
      Each file is built, its variable is dragged, its probes are added and removed. Something \
      tiny goes first, so that the loading of libraries is not measured. With a \
      peer, its lines follow (the file as it is, and shuffled), then a line of ratios: the \
      peer's better time by Plumb's.
      """)

  @Argument(help: "Workloads, as `generate` prints them.")
  var files: [String]

  @Flag(help: "Print the values after the build too.")
  var values = false

  @Flag(help: "Do nothing after the build.")
  var buildOnly = false

  @Option(help: "The most seconds that dragging, and then probing, may take.")
  var limit = 20.0

  @Option(help: "A program that prints such a line for a file.")
  var peer: String?

  @Option(help: "The most seconds a run of the peer may take.")
  var peerLimit = 120.0

  func run() throws {
    SolverRun.warmUp()
    for file in files {
      let workload = try Workload(contentsOf: file)
      let run = SolverRun(
        workload, file: file, limit: limit, isBuildOnly: buildOnly, keepsValues: values)
      Output.data(run.record.json)
      if let peer { try compare(run.record, workload, peer) }
    }
  }

  private func compare(_ own: Record, _ workload: Workload, _ command: String) throws {
    let contender = Contender.peer(command, limit: peerLimit)
    let folder = try TemporaryFolder()
    let shuffled = try folder.write(workload.shuffled(seed: 1).text, named: "shuffled.lay")
    var best = Score()
    for file in [own.file, shuffled] {
      Output.talk("\(command) \(file)")
      let record = try contender.measure(file)
      if let record { Output.data(record.json) }
      best = best.better(Score(record))
    }
    Output.data(JSON.line(RatioLine(file: own.file, best.ratio(to: Score(own)))))
  }
}

/// How many times longer a peer took than Plumb, as JSON.
private struct RatioLine: Encodable {
  let file: String
  /// The ratios by measure; `null` where one of the two did not finish.
  let ratios: [String: Number]

  init(file: String, _ ratio: Score) {
    self.file = file
    ratios = Dictionary(
      uniqueKeysWithValues: Score.Measure.allCases.map { ($0.rawValue, Number(ratio[$0])) })
  }
}
