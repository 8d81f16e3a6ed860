import ConstraintSolver
import LayoutModel

/// The claims of a layout at some value of a parameter.
struct SweepClaims {
  /// The layout in the solver's terms.
  let lowering: Lowering
  /// The variables of claims that may be others than those of the layout it was made from; nil if
  /// nothing is known of that.
  let changed: [Variable]?
}

extension SweepClaims {
  /// The claims of a solved layout.
  init(_ solved: SolvedLayout) {
    self.init(lowering: solved.lowering, changed: solved.revision?.variables)
  }
}

/// A layout at values of a parameter.
///
/// Near by, rules break for the same reasons, so what was found at one value is tried first at
/// the next one.
final class SweepSamples {
  private let parameter: Parameter
  /// Why rules broke, the last found at the end.
  private var contradictions: [ClaimContradiction] = []
  /// The most contradictions that are kept.
  private static let limit = 100

  init(_ parameter: Parameter) { self.parameter = parameter }

  /// A layout with another value of the parameter, solved.
  func solved(
    at value: Double, after previous: SolvedLayout
  ) throws(Sweep.Failure) -> SolvedLayout {
    guard !Interruption.isRequested else { throw .bends }
    let layout = try Self.layout(previous.layout, parameter, value)
    let solved = SolvedLayout(layout, after: previous.suspecting(contradictions)).knowingWhy()
    let known = Set(contradictions)
    contradictions += solved.contradictions.filter { !known.contains($0) }
    contradictions.removeFirst(max(0, contradictions.count - Self.limit))
    return solved
  }

  /// The claims of a layout with another value of the parameter; solved only if they depend on its
  /// frames.
  func claims(
    at value: Double, after previous: SolvedLayout
  ) throws(Sweep.Failure) -> SweepClaims {
    if let claims = try unsolvedClaims(at: value, after: previous) { return claims }
    return SweepClaims(try solved(at: value, after: previous))
  }

  /// The claims of a layout with another value of the parameter; nil if they may depend on its frames.
  func unsolvedClaims(
    at value: Double, after previous: SolvedLayout
  ) throws(Sweep.Failure) -> SweepClaims? {
    guard !Interruption.isRequested else { throw .bends }
    let layout = try Self.layout(previous.layout, parameter, value)
    return previous.lowering(of: layout).map {
      SweepClaims(lowering: $0.lowering, changed: $0.revision.variables)
    }
  }

  /// A layout with another value of a parameter.
  static func layout(
    _ layout: Layout, _ parameter: Parameter, _ value: Double
  ) throws(Sweep.Failure) -> Layout {
    var layout = layout.unmeasured
    do throws(LayoutError) { try layout.set(parameter, to: value) } catch {
      throw .refused(error)
    }
    return layout
  }
}
