import Synchronization

/// The optimal face of one part, on copies of its own.
///
/// Looking at a form uses scratch memory and looking for its extremes changes the basis; a lock
/// makes both safe to do from anywhere.
final class PartFace: @unchecked Sendable {
  /// A linear form in the part's variables.
  typealias Form = Simplex.Form

  /// The columns that can really move.
  let columns: [Int]
  /// Per local variable whether it may depend on them.
  private let isLoose: [Bool]
  private let lock = Mutex(())
  private var part: Part
  private var bounds: FaceBounds
  /// A copy whose basis the search for extremes may change.
  private var scout: Part?

  init(_ original: borrowing Part) {
    part = Part(copying: original)
    bounds = FaceBounds(part.simplex)
    part.simplex.lockImpliedEqualities(&bounds)
    isLoose = part.looseVariables(bounds)
    var columns: [Int] = []
    for column in 0..<part.simplex.variableCount
    where part.simplex.state[column] == .nonbasic && bounds.isLoose(column) {
      columns.append(column)
    }
    self.columns = columns
  }

  /// How a form moves with each loose column, by position in ``columns``.
  func motion(of terms: Form) -> [(position: Int, rate: Double)] {
    guard terms.contains(where: { isLoose[Int($0.variable)] }) else { return [] }
    return lock.withLock { _ in
      let (form, _) = part.simplexForm(of: terms)
      return part.simplex.gradient(of: form).compactMap { column, rate in
        guard bounds.isLoose(column) else { return nil }
        return (columns.lowerBound(of: column), rate)
      }
    }
  }

  /// The interval of a form.
  func range(of terms: Form) -> OptimalFace.Range {
    lock.withLock { _ in
      if scout == nil { scout = Part(copying: part) }
      return scout?.range(of: terms, within: &bounds) ?? OptimalFace.Range()
    }
  }
}

extension Part {
  /// The interval of a form; the basis changes.
  fileprivate mutating func range(
    of terms: Simplex.Form, within bounds: inout FaceBounds
  ) -> OptimalFace.Range {
    let (form, constant) = simplexForm(of: terms)
    return OptimalFace.Range(
      min: extreme(of: form, constant, sign: -1, within: &bounds),
      max: extreme(of: form, constant, sign: 1, within: &bounds))
  }

  private mutating func extreme(
    of form: Simplex.Form, _ constant: Double, sign: Double, within bounds: inout FaceBounds
  ) -> Double? {
    guard case .reached = simplex.seek(form, sign: sign, bounds: &bounds).end else { return nil }
    var value = constant
    for (column, rate) in simplex.gradient(of: form) { value += rate * simplex.value[column] }
    return value
  }
}
