// MARK: - Prices

extension Component {
  /// Returns the prices of the demands at the current basis, with the positions of their
  /// constraints.
  ///
  /// A nonbasic variable bears the reduced cost of its column, a basic one the slope of the piece
  /// that it is counted on. Constraints on the same variable share its price: a violated one has
  /// the slope of its side, and those that hold with equality share the rest.
  func prices() -> [(source: Int, price: Price)] {
    var result: [(source: Int, price: Price)] = []
    var first = 0
    while first < homes.count {
      let variable = homes[first].variable
      let end = homes[first...].firstIndex { $0.variable != variable } ?? homes.count
      result += shares(of: price(of: variable), among: homes[first..<end])
      first = end
    }
    return result
  }

  private func price(of variable: Int) -> Price {
    var slopes = Array(repeating: S.zero, count: tableau.levels)
    switch tableau.places[variable] {
    case .row:
      tableau.costs[variable].addSlopes(after: tableau.passed[variable], times: .one, to: &slopes)
    case .column(let column):
      for level in 0..<tableau.levels { slopes[level] = -tableau.reduced[level][column] }
    }
    return Price(slopes.map(\.base))
  }

  private func shares(
    of total: Price, among homes: ArraySlice<Home>
  ) -> [(source: Int, price: Price)] {
    var rest = total
    var prices = homes.map { home -> Price in
      let value = tableau.values[home.variable]
      let range = Price.range(
        of: home.relation, at: home.level, weight: home.leading.magnitude.base)
      let least = value > home.position ? range.high : range.low
      rest = rest - least
      return least
    }
    let open = homes.indices.filter { homes[$0].position == tableau.values[homes[$0].variable] }
    let ends = open.map { index -> Price in
      let home = homes[index]
      let range = Price.range(
        of: home.relation, at: home.level, weight: home.leading.magnitude.base)
      return range.high - range.low
    }
    for (index, share) in zip(open, Price.shares(of: rest, among: ends)) {
      prices[index - homes.startIndex] = prices[index - homes.startIndex] + share
    }
    // This is the price of the form with leading coefficient one.
    return zip(homes, prices).map { ($0.source, (Rational(1) / $0.leading.base) * $1) }
  }
}

extension Solution {
  /// Returns the prices of all constraints except required equalities, at some bases of the
  /// components.
  func openPrices(
    of constraints: [Constraint], _ rows: [SparseRow<S>], components: [Component<S>]
  ) -> [Price] {
    var prices = Array(repeating: Price(), count: constraints.count)
    var isPriced = Array(repeating: false, count: constraints.count)
    for component in components {
      for (source, price) in component.prices() {
        prices[source] = price
        isPriced[source] = true
      }
    }
    // The others are settled by the required equalities: their errors are constant.
    for (position, constraint) in constraints.enumerated()
    where !isPriced[position] && !constraint.priority.isRequired {
      let residual = elimination.reduce(rows[position]).constant
      guard !residual.isNegligible, let level = levels.firstIndex(of: constraint.priority) else {
        continue
      }
      let range = Price.range(of: constraint.relation, at: level)
      prices[position] = residual > .zero ? range.high : range.low
    }
    return prices
  }

  /// Adds prices for the required equalities, so that all forms times their prices, and an
  /// objective at a level below all others, add up to zero.
  func balanced(
    _ prices: [Price], of constraints: [Constraint], _ rows: [SparseRow<S>],
    objective: SparseRow<Rational>? = nil
  ) -> [Price] {
    let plain = rows.map { row in
      SparseRow<Rational>(
        entries: row.entries.map { .init(index: $0.index, coefficient: $0.coefficient.base) })
    }
    // What is left of the equalities that define nothing by themselves.
    var space = RowSpace<Rational>()
    for position in peeling.rest + peeling.torn {
      _ = space.insert(withoutPeeled(plain[position], plain), source: position)
    }
    var multipliers: [Int: [Rational]] = [:]
    func multiply(_ position: Int, by multiplier: Rational, at level: Int) {
      guard !multiplier.isZero else { return }
      multipliers[position, default: Array(repeating: .zero, count: levels.count + 1)][level] =
        multiplier
    }
    for level in 0...levels.count {
      var pull = Array(repeating: Rational.zero, count: values.count)
      func add(_ row: SparseRow<Rational>, times factor: Rational) {
        for entry in row.entries {
          pull[entry.index] = pull[entry.index] + factor * entry.coefficient
        }
      }
      for (row, price) in zip(plain, prices) where !price[level].isZero {
        add(row, times: price[level])
      }
      if level == levels.count, let objective { add(objective, times: .one) }
      let row = SparseRow<Rational>(
        entries: pull.indices.filter { !pull[$0].isZero }.map {
          .init(index: $0, coefficient: -pull[$0])
        })
      for entry in space.express(withoutPeeled(row, plain))?.entries ?? [] {
        multiply(entry.index, by: entry.coefficient, at: level)
        add(plain[entry.index], times: entry.coefficient)
      }
      // Each of these variables is pulled at by equalities before it and by its own.
      for (variable, position) in peeling.peeled where !pull[variable].isZero {
        let multiplier = -(pull[variable] / plain[position][variable])
        multiply(position, by: multiplier, at: level)
        add(plain[position], times: multiplier)
      }
    }
    return prices.indices.map { position in
      multipliers[position].map { Price($0) } ?? prices[position]
    }
  }

  /// A form without the variables that equalities define by themselves, its constant left out.
  private func withoutPeeled(
    _ row: SparseRow<Rational>, _ rows: [SparseRow<Rational>]
  ) -> SparseRow<Rational> {
    guard row.entries.contains(where: { peeling.places[$0.index] != nil }) else { return row }
    var open = IndexMarks()
    open.grow(to: peeling.peeled.count)
    var coefficients: [Int: Rational] = [:]
    func add(_ row: SparseRow<Rational>, times factor: Rational) {
      for entry in row.entries {
        coefficients[entry.index, default: .zero] =
          coefficients[entry.index, default: .zero] + factor * entry.coefficient
        if let place = peeling.places[entry.index] { open.mark(place) }
      }
    }
    add(row, times: .one)
    while let place = open.takeFirst() {
      let (variable, equality) = peeling.peeled[place]
      guard let coefficient = coefficients[variable], !coefficient.isZero else { continue }
      add(rows[equality], times: -(coefficient / rows[equality][variable]))
    }
    let entries = coefficients.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
    return SparseRow(entries: entries.map { .init(index: $0.key, coefficient: $0.value) })
  }
}
