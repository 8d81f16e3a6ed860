/// How many random cases the tests try, as the environment says.
package enum Depth: Sendable {
  /// So many times what every run tries: `PLUMB_SEEDS=8`, or 0.1 for a first look.
  case factor(Double)
  /// One case of each test: `PLUMB_SEED=17`.
  case one(seed: UInt64)

  /// That of this run.
  package static let ofThisRun: Depth =
    if let seed = environment("PLUMB_SEED").flatMap({ UInt64($0) }) {
      .one(seed: seed)
    } else {
      .factor(environment("PLUMB_SEEDS").flatMap { Double($0) } ?? 1)
    }
}

/// The seeds of a property test, each an argument of it: so many in every run, more or fewer by
/// `PLUMB_SEEDS`, and a single one by `PLUMB_SEED`.
///
/// ```sh
/// PLUMB_SEEDS=8 swift test --filter LawTests
/// PLUMB_SEED=17 swift test --filter LawTests
/// ```
package func seeds(_ count: Int) -> Range<UInt64> {
  switch Depth.ofThisRun {
  case .factor(let factor): 0..<UInt64((Double(count) * factor).rounded(.up))
  case .one(let seed): seed..<seed + 1
  }
}

/// Those of many cases that this run tries: one in so many, and all of them at that depth.
///
/// Which ones depends on `number`: a test over two lists passes the number of the element of the
/// first, and so tries every element of both in every run.
package func share<Case>(_ cases: [Case], oneIn every: Int, from number: Int = 0) -> [Case] {
  let step = spacing(oneIn: every)
  return cases.indices.filter { ($0 + number) % step == 0 }.map { cases[$0] }
}

/// Those of all pairs that this run tries: one in so many, and in every run each element of both.
package func pairs<First, Second>(
  _ first: [First], _ second: [Second], oneIn every: Int
) -> [(First, Second)] {
  first.indices.flatMap { number in
    share(second, oneIn: every, from: number).map { (first[number], $0) }
  }
}

/// How far it is from one case that this run tries to the next, where every run tries one in so
/// many.
package func spacing(oneIn every: Int) -> Int {
  guard case .factor(let factor) = Depth.ofThisRun else { return 1 }
  return max(1, Int((Double(every) / factor).rounded()))
}
