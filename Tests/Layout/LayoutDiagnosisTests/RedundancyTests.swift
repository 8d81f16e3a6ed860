import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Support
import Testing

/// Which rules say nothing new, by trying every case with the oracle.
@Suite struct RedundancyTests {
  /// Whether required constraints leave nothing that another one would exclude, by the oracle.
  private func isImplied(_ claim: Constraint, by others: [Constraint]) -> Bool {
    var places: [Variable: Int] = [:]
    func dense(_ constraint: Constraint) -> Constraint {
      var copy = constraint
      copy.priority = .required
      for index in copy.expression.terms.indices {
        let variable = copy.expression.terms[index].variable
        if places[variable] == nil { places[variable] = places.count }
        copy.expression.terms[index].variable = Variable(index: places[variable] ?? 0)
      }
      return copy
    }
    let known = others.map(dense)
    let form = dense(claim).expression
    var oracle = LevelOracle(variableCount: places.count, constraints: known)
    guard oracle.optimum() != nil else { return false }
    let range = oracle.range(of: form)
    let isAtLeast = range.min.map { $0 >= 0 } ?? false
    let isAtMost = range.max.map { $0 <= 0 } ?? false
    switch claim.relation {
    case .greaterOrEqual: return isAtLeast
    case .lessOrEqual: return isAtMost
    case .equal: return isAtLeast && isAtMost
    }
  }

  private static func lines(_ random: inout SplitMix64) -> [String] {
    let views = ["a", "b", "card"]
    return (0..<random.int(3...7)).map { _ in
      let (a, b) = (random.pick(["a", "b"]), random.pick(views))
      let sign = random.pick(["==", "==", "<=", ">="])
      let number = 8 * random.int(0...6)
      switch random.int(0...3) {
      case 0: return "\(a).width \(sign) \(number)"
      case 1: return "\(a).width \(sign) \(random.pick(["2", "0.5", "1"])) * \(b).width"
      case 2:
        let edges = ["leading", "trailing", "centerX"]
        return "\(a).\(random.pick(edges)) \(sign) \(b).\(random.pick(edges)) + \(number)"
      default: return "a.width + b.width \(sign) \(number)"
      }
    }
  }

  @Test(.covers(moreThan: ["found": 0.5, "several": 0.08]), arguments: seeds(8))
  func theyAreThoseOfTheOracle(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 8000)
    var sketch = try Sketch("root card 64x64; view a; view b")
    for line in Self.lines(&random) { try? sketch.add(line) }
    let solved = sketch.solved
    let redundant = Redundancy.all(in: solved).found
    let broken = Set(solved.broken)
    let accepted = solved.lowering.positions.filter { !broken.contains($0) }
      .compactMap { solved.lowering.claim(at: $0) }.filter(\.isRequired)
    for claim in accepted {
      guard case .rule(let id) = claim.source else { continue }
      let others = accepted.filter { $0.source != claim.source }.map(\.constraint)
      let entry = redundant.first { $0.rule == id }
      let place: Comment = "seed \(seed): \(solved.text(of: claim.source))"
      #expect((entry != nil) == isImplied(claim.constraint, by: others), place)
      guard let entry else { continue }
      Coverage.note("found")
      if entry.implying.count > 2 { Coverage.note("several") }
      let implying = entry.implying.compactMap { solved.lowering.claim(of: $0)?.constraint }
      #expect(isImplied(claim.constraint, by: implying), place)
      for index in implying.indices {
        var fewer = implying
        fewer.remove(at: index)
        #expect(!isImplied(claim.constraint, by: fewer), place)
      }
    }
  }
}
