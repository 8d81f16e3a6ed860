/// A proof that constraints cannot hold together, and that none of them is superfluous.
///
/// Written as `form[i] REL right[i]`, the multipliers y satisfy
///
///     sum(y[i] * form[i]) = 0    and    sum(y[i] * right[i]) = excess > 0
///
/// with y > 0 for `>=`, y < 0 for `<=` and any sign for `==`: adding up the constraints gives
/// `0 >= excess` (Farkas' lemma). No member is superfluous (an irreducible infeasible set) if the
/// forms have one dependency only: then the forms of any proper part are independent, and there is
/// a point where all of that part hold with equality.
///
/// Whoever holds the original constraints can check it by ``verify(_:)``; nothing of how it was
/// found is trusted. Numbers are the fractions that the doubles mean, see
/// ``Rational/init(meaning:)``.
package struct InfeasibilityCertificate: Hashable, Sendable {
  /// One constraint that takes part.
  package struct Member: Hashable, Sendable {
    /// Its position in the list that the certificate is about.
    package var position: Int
    /// The multiplier y; never zero.
    package var multiplier: Rational

    /// A constraint with its multiplier.
    package init(position: Int, multiplier: Rational) {
      self.position = position
      self.multiplier = multiplier
    }
  }

  /// The constraints that take part, ascending by position.
  package let members: [Member]

  /// A claim to be checked.
  package init(_ members: [Member]) {
    self.members = members.sorted { $0.position < $1.position }
  }

  /// The certificate of constraints that contradict each other, if their forms have one dependency
  /// only; nil if they are not of that kind.
  ///
  /// Exact arithmetic; one elimination of the forms.
  init?(dependent positions: [Int], of constraints: [Constraint]) {
    var space = RowSpace<Rational>()
    var dependency: SparseRow<Rational>?
    for position in positions {
      let row = SparseRow<Rational>(constraints[position].expression)
      guard let combination = space.insert(row, source: position) else { continue }
      guard dependency == nil else { return nil }
      let own = SparseRow<Rational>(entries: [.init(index: position, coefficient: .one)])
      dependency = own.adding(combination, times: -.one)
    }
    guard let dependency else { return nil }
    let sum = dependency.entries.reduce(Rational.zero) {
      $0 - $1.coefficient * Rational(meaning: constraints[$1.index].expression.constant)
    }
    let sign: Rational = sum < .zero ? -.one : .one
    self.init(
      dependency.entries.map {
        Member(position: $0.index, multiplier: sign * $0.coefficient)
      })
    guard verify(constraints) else { return nil }
  }

  /// The constant that the sum of the constraints comes to: by how much they miss each other.
  ///
  /// Nil if the certificate names constraints that do not exist, or none.
  package func excess(of constraints: [Constraint]) -> Rational? {
    sum(of: constraints).map { -$0.constant }
  }

  /// Checks the proof from the original constraints alone, exactly.
  ///
  /// - Complexity: that of eliminating the forms of the members.
  package func verify(_ constraints: [Constraint]) -> Bool {
    proves(constraints) && isIrreducible(constraints)
  }

  /// Whether the members of the list contradict each other.
  private func proves(_ constraints: [Constraint]) -> Bool {
    guard let sum = sum(of: constraints), sum.entries.isEmpty, sum.constant < .zero else {
      return false
    }
    return members.allSatisfy { member in
      switch constraints[member.position].relation {
      case .equal: !member.multiplier.isZero
      case .greaterOrEqual: member.multiplier > .zero
      case .lessOrEqual: member.multiplier < .zero
      }
    }
  }

  /// Whether the forms have no dependency but this one, in which every member takes part.
  private func isIrreducible(_ constraints: [Constraint]) -> Bool {
    var space = RowSpace<Rational>()
    let dependent = members.count { member in
      let row = SparseRow<Rational>(constraints[member.position].expression)
      return space.insert(row, source: member.position) != nil
    }
    return dependent == 1
  }

  /// The sum of the members times their multipliers, or nil if they are no part of the list.
  private func sum(of constraints: [Constraint]) -> SparseRow<Rational>? {
    guard !members.isEmpty, members.allSatisfy({ constraints.indices.contains($0.position) }),
      zip(members, members.dropFirst()).allSatisfy({ $0.position < $1.position })
    else { return nil }
    return members.reduce(SparseRow<Rational>()) { sum, member in
      sum.adding(
        SparseRow<Rational>(constraints[member.position].expression), times: member.multiplier)
    }
  }
}
