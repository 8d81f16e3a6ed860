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
  /// The constraints that take part, each with its y, ascending by position; no y is zero.
  package let members: [Summand]

  /// Makes a certificate, which may be wrong until it is verified.
  package init(_ members: [Summand]) {
    self.members = members.sorted { $0.position < $1.position }
  }

  /// Finds the certificate of constraints that contradict each other and whose forms have only one
  /// dependency; nil if they are not of that kind.
  ///
  /// Where each form but the last one has a variable that it leaves to those before it in some order,
  /// the multipliers follow one from the other, in O(terms); otherwise the forms are eliminated. Both
  /// in exact arithmetic.
  init?(dependent positions: [Int], of constraints: [Constraint]) {
    let forms = positions.map { SparseRow<Rational>(constraints[$0].expression) }
    guard
      let multipliers = FormOrder.multipliers(of: forms) ?? Self.eliminated(forms)
    else { return nil }
    let sum = zip(multipliers, forms).reduce(Rational.zero) { $0 + $1.0 * $1.1.constant }
    let sign: Rational = sum > .zero ? -.one : .one
    self.init(
      zip(positions, multipliers).filter { !$0.1.isZero }.map {
        Summand(position: $0.0, multiplier: sign * $0.1)
      })
    // There is no other dependency.
    guard proves(constraints) else { return nil }
  }

  /// Returns the multipliers of the only dependency of some forms, by elimination; nil if there is
  /// none, or more than one.
  private static func eliminated(_ forms: [SparseRow<Rational>]) -> [Rational]? {
    var space = RowSpace<Rational>()
    var multipliers: [Rational]?
    for (number, form) in forms.enumerated() {
      guard let combination = space.insert(form, source: number) else { continue }
      guard multipliers == nil else { return nil }
      var found = forms.map { _ in Rational.zero }
      found[number] = .one
      for entry in combination.entries { found[entry.index] = -entry.coefficient }
      multipliers = found
    }
    return multipliers
  }

  /// Checks the proof exactly, from the original constraints alone.
  ///
  /// - Complexity: That of eliminating the forms of the members.
  package func verify(_ constraints: [Constraint]) -> Bool {
    proves(constraints) && isIrreducible(constraints)
  }

  /// Returns by how much the constraints contradict each other: the sum of their right-hand sides
  /// times the multipliers.
  ///
  /// Nil if the certificate has no members, or refers to constraints that do not exist.
  package func excess(of constraints: [Constraint]) -> Rational? {
    sum(of: constraints).map { -$0.constant }
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
    var coefficients: [Int: Rational] = [:]
    var constant = Rational.zero
    for member in members {
      let row = SparseRow<Rational>(constraints[member.position].expression)
      for entry in row.entries {
        coefficients[entry.index, default: .zero] =
          coefficients[entry.index, default: .zero] + member.multiplier * entry.coefficient
      }
      constant = constant + member.multiplier * row.constant
    }
    let entries = coefficients.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
    return SparseRow(
      entries: entries.map { .init(index: $0.key, coefficient: $0.value) }, constant: constant)
  }
}
