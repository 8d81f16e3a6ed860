/// The four times that are compared, in seconds and microseconds; what is missing is not a number.
struct Score {
  /// What is compared.
  enum Measure: String, CaseIterable {
    case build
    case edit
    case editP99 = "edit_p99"
    case probe
  }

  private var times: [Double]

  /// Nothing measured yet.
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

  /// For each measure the better time of the two; none gives way.
  func better(_ other: Score) -> Score {
    merged(other) { $0.isNaN || $1 < $0 ? $1 : $0 }
  }

  /// For each measure the worse time of the two; none is worst.
  func worse(_ other: Score) -> Score {
    merged(other) { $1.isNaN || $1 > $0 ? $1 : $0 }
  }

  /// For each measure, how many times longer this took than the other.
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
