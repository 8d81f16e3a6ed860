/// The times that are compared, in seconds or microseconds; `nan` for those that are missing.
struct Score {
  /// The quantities that are compared.
  enum Measure: String, CaseIterable {
    case build
    case edit
    case editP99 = "edit_p99"
    case probe
  }

  private var times: [Double]

  /// Creates a score without times.
  init() { times = Measure.allCases.map { _ in .nan } }

  init(_ record: Record?) {
    self.init()
    guard let record else { return }
    self[.build] = record.build.value
    self[.edit] = record.editMedian.value
    self[.editP99] = record.editP99.value
    self[.probe] = record.probeMedian.value
  }

  subscript(measure: Measure) -> Double {
    get { times[Measure.allCases.firstIndex(of: measure) ?? 0] }
    set { times[Measure.allCases.firstIndex(of: measure) ?? 0] = newValue }
  }

  /// Returns the better time for each measure; a missing time counts as worse than any other.
  func better(_ other: Score) -> Score {
    merged(other) { $0.isNaN || $1 < $0 ? $1 : $0 }
  }

  /// Returns the worse time for each measure; a missing time counts as the worst.
  func worse(_ other: Score) -> Score {
    merged(other) { $1.isNaN || $1 > $0 ? $1 : $0 }
  }

  /// Returns for each measure how many times longer this took than `other`.
  func ratio(to other: Score) -> Score {
    var result = Score()
    for measure in Measure.allCases { result[measure] = self[measure] / other[measure] }
    return result
  }

  private func merged(_ other: Score, _ choose: (Double, Double) -> Double) -> Score {
    var result = self
    for measure in Measure.allCases { result[measure] = choose(self[measure], other[measure]) }
    return result
  }
}
