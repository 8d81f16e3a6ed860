import ConstraintSolver
import Platform

/// Builds a workload, drags its variable, probes it, and measures all three.
struct SolverRun {
  private(set) var record: Record

  private let workload: Workload
  private let limit: Double
  private var values: [Double] = []

  /// Runs the measurements.
  ///
  /// - Parameters:
  ///   - workload: The workload.
  ///   - file: The name of the file, for the record.
  ///   - limit: The time limit for dragging, and again for probing, in seconds.
  ///   - isBuildOnly: Whether only the build is measured.
  ///   - keepsValues: Whether the record contains the values after the build.
  init(
    _ workload: Workload, file: String, limit: Double, isBuildOnly: Bool = false,
    keepsValues: Bool = false
  ) {
    self.workload = workload
    self.limit = limit
    record = Record(peer: "plumb", file: file, constraintCount: workload.rows.count)
    record.baseMemory = Number(OwnProcess.peakMemory)
    do throws(Rejection) {
      var engine = try build()
      if keepsValues { record.values = values.map(Number.init) }
      if !isBuildOnly {
        try drag(&engine)
        try probe(&engine)
        engine.read(into: &values)
        let objective = Objective(workload, at: values, suggested: workload.initialValue)
        raise(violation: objective.violation)
      }
    } catch {
      record.status = "\(error)"
    }
    record.memory = Number(OwnProcess.peakMemory)
  }

  /// Solves something tiny, so that the first run does not include loading libraries.
  static func warmUp() {
    let tiny = Family.tree.workload(views: 1, seed: 1)
    _ = SolverRun(tiny, file: "", limit: 0)
  }

  private mutating func build() throws(Rejection) -> Engine {
    let watch = Stopwatch()
    let engine = try Engine(workload)
    engine.read(into: &values)
    record.build = Number(watch.seconds)
    record.addedCount = workload.rows.count
    let objective = Objective(workload, at: values, suggested: workload.initialValue)
    record.firstViolation = Number(objective.violation)
    record.firstWeightedError = Number(objective.weightedError)
    record.firstLevels = Self.pairs(objective.levels)
    return engine
  }

  private mutating func drag(_ engine: inout Engine) throws(Rejection) {
    var (suggestions, edits) = (Samples(), Samples())
    let total = Stopwatch()
    for (index, step) in workload.steps.enumerated() {
      let watch = Stopwatch()
      try engine.suggest(step, for: workload.editVariable)
      suggestions.add(watch.seconds)
      engine.read(into: &values)
      edits.add(watch.seconds)
      if index % 50 == 49 { check(step: index, suggested: step) }
      guard total.seconds < limit else {
        if edits.count < workload.steps.count { record.status = "EDIT_TRUNC" }
        break
      }
    }
    record.editCount = edits.count
    record.editMedian = Self.microseconds(edits.median)
    record.editP99 = Self.microseconds(edits.p99)
    record.suggestMedian = Self.microseconds(suggestions.median)
  }

  private mutating func check(step index: Int, suggested: Double) {
    let objective = Objective(workload, at: values, suggested: suggested)
    raise(violation: objective.violation)
    record.editMiss = Self.larger(record.editMiss, objective.editMiss)
    if index == 199 {
      record.weightedError = Number(objective.weightedError)
      record.levels = Self.pairs(objective.levels)
    }
  }

  private mutating func probe(_ engine: inout Engine) throws(Rejection) {
    var samples = Samples()
    let total = Stopwatch()
    for row in workload.probes {
      let constraint = Engine.constraint(row)
      let watch = Stopwatch()
      var id: Solver.ConstraintID?
      do throws(Rejection) {
        id = try engine.add(constraint)
      } catch { record.refusedProbeCount += 1 }
      engine.read(into: &values)
      if let id {
        try engine.remove(id)
        engine.read(into: &values)
      }
      samples.add(watch.seconds)
      guard total.seconds < limit else { break }
    }
    record.probeCount = samples.count
    record.probeMedian = Self.microseconds(samples.median)
  }

  // MARK: - Numbers

  private mutating func raise(violation: Double) {
    record.violation = Self.larger(record.violation, violation)
  }

  /// Returns the larger number; `nan` counts as smaller than any other.
  private static func larger(_ number: Number, _ other: Double) -> Number {
    number.value >= other ? number : Number(other)
  }

  private static func microseconds(_ seconds: Double) -> Number { Number(seconds * 1_000_000) }

  private static func pairs(_ levels: [(priority: Double, error: Double)]) -> [[Number]] {
    levels.map { [Number($0.priority), Number($0.error)] }
  }
}
