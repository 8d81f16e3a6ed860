import ConstraintSolver
import LayoutModel

/// A layout at values of a parameter.
///
/// Near by, rules break for the same reasons, so what was found at one value is looked at first at
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
