extension InfeasibilityCertificate {
  /// Proves that a constraint contradicts others, which hold together; nil if they do not contradict
  /// each other, or if rounding hides it.
  ///
  /// Where it is violated as little as the others allow, those with a price there determine its form,
  /// and the multipliers are what they do so with. No member but the last one depends on others, so
  /// none is superfluous; another proof may need fewer constraints.
  ///
  /// - Parameters:
  ///   - position: the constraint.
  ///   - others: the positions of the others, those that the proof should prefer first.
  ///   - constraints: all of them, whose priorities do not matter.
  ///   - variableCount: The variables are 0 ..< variableCount.
  /// - Complexity: One run of the simplex method, and one exact elimination of what holds with
  ///   equality.
  init?(
    refusing position: Int, after others: [Int], of constraints: [Constraint], variableCount: Int
  ) {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    var batch = ConstraintBatch(capacity: others.count + 1)
    for other in others {
      var constraint = constraints[other]
      constraint.priority = .required
      batch.append(constraint)
    }
    var wish = constraints[position]
    wish.priority = .broken
    batch.append(wish)
    guard let ids = try? solver.apply([.addAll(batch)]) else { return nil }
    let residual = solver.value(of: wish.expression)
    guard wish.error(of: residual) > 0 else { return nil }
    let equalities = others.filter { constraints[$0].relation == .equal }
    // Of the bounds that meet at that point, those with a price: they have the right signs.
    let binding = Set(solver.bindingInequalities(at: wish.priority))
    let bounds = zip(others, ids).filter { binding.contains($0.1) }.map(\.0)
    // The multiplier of an equality may have any sign.
    let tight = equalities + bounds
    var form = wish.expression
    form.constant = 0
    guard let derivation = Derivation(of: form, from: tight.map { constraints[$0] }) else {
      return nil
    }
    let sign: Rational = residual > 0 ? .one : -.one
    var members = [Summand(position: position, multiplier: -sign)]
    for summand in derivation.summands {
      let multiplier = sign * summand.multiplier
      let other = tight[summand.position]
      switch constraints[other].relation {
      case .equal: break
      case .greaterOrEqual: guard multiplier > .zero else { return nil }
      case .lessOrEqual: guard multiplier < .zero else { return nil }
      }
      members.append(Summand(position: other, multiplier: multiplier))
    }
    self.init(members)
  }
}
