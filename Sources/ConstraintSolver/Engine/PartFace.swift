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

  init(_ original: Part) {
    part = original.copy()
    bounds = FaceBounds(part.simplex)
    part.simplex.lockImpliedEqualities(&bounds)
    isLoose = part.looseVariables(bounds)
    let (simplex, bounds) = (part.simplex, bounds)
    columns = (0..<simplex.variableCount).filter {
      simplex.state[$0] == .nonbasic && bounds.isLoose($0)
    }
  }

  deinit {
    part.free()
    bounds.free()
    scout?.free()
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
      var scout = self.scout ?? part.copy()
      defer { self.scout = scout }
      let (form, constant) = scout.simplexForm(of: terms)
      func extreme(_ sign: Double) -> Double? {
        guard case .reached = scout.simplex.seek(form, sign: sign, bounds: &bounds).end else {
          return nil
        }
        return scout.simplex.gradient(of: form).reduce(constant) {
          $0 + $1.rate * scout.simplex.value[$1.column]
        }
      }
      let min = extreme(-1)
      return OptimalFace.Range(min: min, max: extreme(1))
    }
  }
}
