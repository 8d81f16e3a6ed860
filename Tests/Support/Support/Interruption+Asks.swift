package import ConstraintSolver

extension Interruption {
  /// Interrupts work at its first question, then at a later one, and so on until it is done; returns
  /// at least how many questions it asks.
  ///
  /// A run with `PLUMB_SEEDS=4` or more interrupts it at each of them, others at one in so many.
  package static func atEachAsk(_ work: () -> Void) -> Int {
    var count = 0
    while Interruption(afterAsks: count).run(work) == nil { count += spacing(oneIn: 4) }
    return count
  }

  /// How many times work asks; the work is done a few times for that.
  package static func askCount(_ work: () -> Void) -> Int {
    func ends(after count: Int) -> Bool { Interruption(afterAsks: count).run(work) != nil }
    var (least, most) = (0, 1)
    if ends(after: 0) { return 0 }
    while !ends(after: most) { (least, most) = (most, 2 * most) }
    // It ends after `most` questions and not after `least`.
    while most - least > 1 {
      let middle = (least + most) / 2
      if ends(after: middle) { most = middle } else { least = middle }
    }
    return most
  }
}
