import ConstraintSolver

/// Builds a workload, drags its variable, probes it, and measures all three.
struct SolverRun {
  private(set) var measurement: Measurement

  private let workload: Workload
  private let limit: Double
  private var values: [Double] = []

  /// Measures at once.
  ///
  /// - Parameters:
  ///   - workload: what is measured.
  ///   - file: the name it goes by.
  ///   - limit: seconds that dragging, and then probing, may take at most.
  ///   - isBuildOnly: whether to leave it at building.
  ///   - keepsValues: whether the values after building are part of the result.
  init(
    _ workload: Workload, file: String, limit: Double, isBuildOnly: Bool = false,
    keepsValues: Bool = false
  ) {
    self.workload = workload
    self.limit = limit
    measurement = Measurement(peer: "plumb", file: file, constraintCount: workload.rows.count)
    measurement.baseMemory = Number(Memory.peak)
    do throws(Rejection) {
      var engine = try build()
      if keepsValues { measurement.values = values.map(Number.init) }
      if !isBuildOnly {
        try drag(&engine)
        try probe(&engine)
        engine.read(into: &values)
        let objective = Objective(workload, at: values, suggested: workload.initialValue)
        raise(violation: objective.violation)
      }
    } catch {
      measurement.status = "\(error)"
    }
    measurement.memory = Number(Memory.peak)
  }

  private mutating func build() throws(Rejection) -> Engine {
    let watch = Stopwatch()
    let engine = try Engine(workload)
    engine.read(into: &values)
    measurement.build = Number(watch.seconds)
    measurement.addedCount = workload.rows.count
    let objective = Objective(workload, at: values, suggested: workload.initialValue)
    measurement.firstViolation = Number(objective.violation)
    measurement.firstWeightedError = Number(objective.weightedError)
    measurement.firstLevels = Self.pairs(objective.levels)
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
        if edits.count < workload.steps.count { measurement.status = "EDIT_TRUNC" }
        break
      }
    }
    measurement.editCount = edits.count
    measurement.editMedian = Self.microseconds(edits.median)
    measurement.editP99 = Self.microseconds(edits.p99)
    measurement.suggestMedian = Self.microseconds(suggestions.median)
  }

  private mutating func check(step index: Int, suggested: Double) {
    let objective = Objective(workload, at: values, suggested: suggested)
    raise(violation: objective.violation)
    measurement.editMiss = Self.larger(measurement.editMiss, objective.editMiss)
    if index == 199 {
      measurement.weightedError = Number(objective.weightedError)
      measurement.levels = Self.pairs(objective.levels)
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
      } catch { measurement.refusedProbeCount += 1 }
      engine.read(into: &values)
      if let id {
        try engine.remove(id)
        engine.read(into: &values)
      }
      samples.add(watch.seconds)
      guard total.seconds < limit else { break }
    }
    measurement.probeCount = samples.count
    measurement.probeMedian = Self.microseconds(samples.median)
  }

  // MARK: - Numbers

  private mutating func raise(violation: Double) {
    measurement.violation = Self.larger(measurement.violation, violation)
  }

  /// The larger one; what is not a number yet gives way.
  private static func larger(_ number: Number, _ other: Double) -> Number {
    number.value >= other ? number : Number(other)
  }

  private static func microseconds(_ seconds: Double) -> Number { Number(seconds * 1_000_000) }

  private static func pairs(_ levels: [(priority: Double, error: Double)]) -> [[Number]] {
    levels.map { [Number($0.priority), Number($0.error)] }
  }
}
