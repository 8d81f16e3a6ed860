/// A proof that constraints cannot hold together, and that none of them is superfluous.
///
/// With constraints written as `form[i] REL right[i]`, the multipliers y satisfy
///
///     sum(y[i] * form[i]) = 0    and    sum(y[i] * right[i]) = excess > 0
///
/// with y > 0 for `>=`, y < 0 for `<=` and any sign for `==`: adding up the constraints gives `0 >=
/// excess` (Farkas' lemma). No member is superfluous (the set is an irreducible infeasible set) if
/// the forms have only one dependency: then the forms of any proper subset are independent, and
/// there is a point at which all of that subset hold with equality.
///
/// The proof can be checked with ``verify(_:)`` from the original constraints alone; it does not
/// matter how it was found. Numbers are the fractions that the doubles stand for, see
/// ``Rational/init(meaning:)``.
package struct InfeasibilityCertificate: Hashable, Sendable {
  /// A constraint that takes part.
  package struct Member: Hashable, Sendable {
    /// Its position in the list that the certificate is about.
    package var position: Int
    /// The multiplier y; never zero.
    package var multiplier: Rational

    /// Makes a member of a constraint's position and its multiplier.
    package init(position: Int, multiplier: Rational) {
      self.position = position
      self.multiplier = multiplier
    }
  }

  /// The constraints that take part, ascending by position.
  package let members: [Member]

  /// Makes a certificate, which may be wrong until it is verified.
  package init(_ members: [Member]) {
    self.members = members.sorted { $0.position < $1.position }
  }

  /// Finds the certificate of constraints that contradict each other and whose forms have only one
  /// dependency; nil if they are not of that kind.
  ///
  /// Takes one elimination of the forms, in exact arithmetic.
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

  /// Returns by how much the constraints contradict each other: the sum of their right-hand sides
  /// times the multipliers.
  ///
  /// Nil if the certificate has no members, or refers to constraints that do not exist.
  package func excess(of constraints: [Constraint]) -> Rational? {
    sum(of: constraints).map { -$0.constant }
  }

  /// Checks the proof exactly, from the original constraints alone.
  ///
  /// - Complexity: That of eliminating the forms of the members.
  package func verify(_ constraints: [Constraint]) -> Bool {
    proves(constraints) && isIrreducible(constraints)
  }

  /// Whether the members contradict each other.
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

  /// Whether the forms have only one dependency, in which every member takes part.
  private func isIrreducible(_ constraints: [Constraint]) -> Bool {
    var space = RowSpace<Rational>()
    let dependent = members.count { member in
      let row = SparseRow<Rational>(constraints[member.position].expression)
      return space.insert(row, source: member.position) != nil
    }
    return dependent == 1
  }

  /// Returns the sum of the members times their multipliers; nil if they are not in the list.
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
