import ConstraintSolver
import Support
import Testing

/// Conflicts among constraints in series and in parallel: rows of views, with all that people say
/// about their sizes and distances.
@Suite struct ConflictReductionTests {
  /// A few views in a row, rules about them in any order and at any scale, and a culprit among them;
  /// nil if nothing breaks.
  private struct Row {
    var candidates: [Constraint] = []
    var culprit = 0
    var background: [Constraint] = []
    let variableCount: Int
    var hasRatio = false

    init?(seed: UInt64) {
      var generator = SplitMix64(seed: seed &+ 41_000)
      let count = generator.int(1...4)
      variableCount = 2 * count + 2
      let places = (0...count).map { Expression(Variable(index: $0)) }
      let sizes = (0..<count).map { Expression(Variable(index: count + 1 + $0)) }
      let stranger = Expression(Variable(index: 2 * count + 1))
      func relation() -> Relation {
        generator.pick([.equal, .equal, .equal, .lessOrEqual, .greaterOrEqual])
      }
      var rules: [Constraint] = []
      for index in 0..<count {
        let share = generator.one(in: 4) ? generator.pick([0.5, 2, -1, 1.5]) : 1
        rules.append(
          Constraint(
            places[index + 1] - places[index] - share * sizes[index] - Double(generator.int(0...9)),
            generator.one(in: 5) ? relation() : .equal))
        if generator.one(in: 2) {
          let size = Double(generator.pick([10, 20, 20, 30]))
          rules.append(Constraint(sizes[index] - size, relation()))
        }
        if generator.one(in: 2) { background.append(Constraint(sizes[index], .greaterOrEqual)) }
      }
      background.append(Constraint(places[0], .equal))
      let closing = places[generator.int(1...count)] - Double(generator.int(0...80))
      if generator.one(in: 3) {
        background.append(Constraint(closing, relation()))
      } else {
        rules.append(Constraint(closing, relation()))
      }
      for _ in 0..<generator.int(0...3) {
        switch generator.int(0...4) {
        case 0:
          let (a, b) = (generator.pick(places), generator.pick(places))
          rules.append(Constraint(a - b - Double(generator.int(0...60)), relation()))
        case 1:
          let factor = generator.pick([1.0, 1, 2, 0.5])
          rules.append(
            Constraint(generator.pick(sizes) - factor * generator.pick(sizes), relation()))
          hasRatio = true
        case 2:
          rules.append(
            Constraint(generator.pick(sizes) - Double(generator.int(5...40)), relation()))
        case 3:
          rules.append(Constraint(stranger - generator.pick(places), relation()))
        default:
          // Something that holds whatever the values are.
          rules.append(Constraint(Expression(constant: -1), .lessOrEqual))
        }
      }
      let scaled = rules.map { rule -> Constraint in
        let factor = generator.pick([1.0, 1, 1, -1, 2, -0.5])
        return Constraint(
          factor * rule.expression, factor < 0 ? rule.relation.flipped : rule.relation)
      }
      let shuffled = scaled.shuffled(using: &generator)
      guard Feasibility.holds(background) else { return nil }
      let refused = Set(Feasibility.refused(inOrder: background + shuffled))
      guard let first = refused.min(), first >= background.count else { return nil }
      let broken = first - background.count
      let accepted = shuffled.indices.filter { !refused.contains($0 + background.count) }
      // The one that breaks need not be the youngest.
      culprit = generator.int(0...accepted.count)
      candidates = accepted.map { shuffled[$0] }
      candidates.insert(shuffled[broken], at: culprit)
      guard candidates.count <= 9 else { return nil }
    }
  }

  @Test(.covers(moreThan: ["found": 0.4, "ratio": 0.06, "background": 0.2]), arguments: seeds(38))
  func theSmallestConflictInARowIsWhatTryingAllSubsetsFinds(_ seed: UInt64) {
    guard let row = Row(seed: seed) else { return }
    let expected = smallestConflicts(
      containing: row.culprit, among: row.candidates, background: row.background,
      variableCount: row.variableCount)
    let set = ConflictSet.smallest(
      containing: row.culprit, among: row.candidates, background: row.background)
    #expect(set?.members.map(\.position) == expected.first, "seed \(seed): of \(expected)")
    guard let set else { return }
    Coverage.note("found")
    if row.hasRatio { Coverage.note("ratio") }
    if !set.background.isEmpty { Coverage.note("background") }
    #expect(set.isSmallest, "seed \(seed)")
    #expect(set.certificate.verify(row.candidates + row.background), "seed \(seed)")
  }

  /// A chain of views between two edges, some of whose sizes are stated and none of which is
  /// negative.
  private func chain(
    _ sizes: [Double?], room: Double
  ) -> (candidates: [Constraint], background: [Constraint]) {
    let places = sizes.indices.map { Expression(Variable(index: $0)) }
    let end = Expression(Variable(index: 2 * sizes.count))
    var candidates: [Constraint] = []
    var background = [Constraint(places[0], .equal), Constraint(end - room, .equal)]
    for (index, size) in sizes.enumerated() {
      let own = Expression(Variable(index: sizes.count + index))
      if index > 0 {
        let before = Expression(Variable(index: sizes.count + index - 1))
        candidates.append(Constraint(places[index] - places[index - 1] - before - 8, .equal))
      }
      if let size { candidates.append(Constraint(own - size, .equal)) }
      background.append(Constraint(own, .greaterOrEqual))
    }
    let last = Expression(Variable(index: 2 * sizes.count - 1))
    candidates.append(Constraint(places[sizes.count - 1] + last - end, .equal))
    return (candidates, background)
  }

  /// Of equal sizes the oldest are named, and as many as it takes; no set of them is tried.
  @Test func aChainOfThreeHundredRulesIsProvedToBeTheSmallest() throws {
    let count = 150
    let (candidates, background) = chain(Array(repeating: 30, count: count), room: 3000)
    let set = try #require(
      ConflictSet.smallest(
        containing: candidates.count - 1, among: candidates, background: background))
    #expect(candidates.count == 300)
    #expect(set.isSmallest)
    // 149 gaps of 8 leave 1808, which 60 sizes of 30 do not fill.
    let sizes = set.members.map(\.position).filter { candidates[$0].expression.terms.count == 1 }
    #expect(
      sizes
        == candidates.indices.filter { candidates[$0].expression.terms.count == 1 }.prefix(61).map(
          \.self))
    #expect(set.members.count == count + 61)
    // What has no size of its own in the sum is not negative, and both ends are given.
    #expect(set.background.count == count - 61 + 2)
    #expect(set.certificate.verify(candidates + background))
  }

  /// The greatest sizes are the fewest that fill the room, and among as many, older ones are named
  /// as far as they still do.
  @Test func ofSizesThatDifferTheFewestAndThenTheOldestAreNamed() throws {
    let sizes: [Double?] = [10, nil, 50, 20, 40, 30, 50, 10]
    let (candidates, background) = chain(sizes, room: 56 + 95)
    let set = try #require(
      ConflictSet.smallest(
        containing: candidates.count - 1, among: candidates, background: background))
    #expect(set.isSmallest)
    let named = set.members.compactMap { member -> Double? in
      let expression = candidates[member.position].expression
      return expression.terms.count == 1 ? -expression.constant : nil
    }
    // Two would ask for 100 at most: 50 and 50.
    #expect(named == [50, 50])
    let wider = chain(sizes, room: 56 + 105)
    let more = try #require(
      ConflictSet.smallest(
        containing: wider.candidates.count - 1, among: wider.candidates,
        background: wider.background))
    #expect(
      more.members.compactMap { member -> Double? in
        let expression = wider.candidates[member.position].expression
        return expression.terms.count == 1 ? -expression.constant : nil
      } == [10, 50, 50])
  }

  /// Two ladders share their rungs: what is in series inside of what is in parallel, many times.
  @Test func aLadderHasTheShortestWayAround() throws {
    let count = 60
    let left = (0...count).map { Expression(Variable(index: $0)) }
    let right = (0...count).map { Expression(Variable(index: count + 1 + $0)) }
    var candidates: [Constraint] = []
    for index in 0..<count {
      candidates.append(Constraint(left[index + 1] - left[index] - 20, .equal))
      candidates.append(Constraint(right[index + 1] - right[index] - 20, .equal))
      candidates.append(Constraint(left[index] - right[index], .equal))
    }
    candidates.append(Constraint(left[count] - right[count] - 1, .equal))
    let set = try #require(
      ConflictSet.smallest(containing: candidates.count - 1, among: candidates, background: []))
    #expect(set.isSmallest)
    #expect(set.members.map(\.position) == Array((3 * count - 3)...(3 * count)))
  }
}
