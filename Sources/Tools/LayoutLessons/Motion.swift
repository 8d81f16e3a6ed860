import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// The frames of some views as functions of one number that runs through a range; or only as they
/// are.
struct Motion: Sendable {
  /// The values at a bend, or along the segment between two bends.
  struct Piece: ParameterPiece {
    var lower: Rational
    var upper: Rational
    /// Whether required rules are broken.
    var isBroken: Bool
    /// How many numbers could be chosen freely.
    var degrees: Int
    /// The four numbers of each view in the coordinates of the root; nil for a view that is missing.
    var numbers: [[PiecewiseLinear<Rational>.Piece]?]
  }

  /// The pieces, ascending.
  let pieces: [Piece]
  /// The solved layout that the number varies in.
  let analysis: LayoutAnalysis
  /// What varies; nil if nothing does.
  let sweep: Sweep?

  /// The present state as a single piece.
  init(_ views: [String], in analysis: LayoutAnalysis) {
    self.analysis = analysis
    sweep = nil
    let solved = analysis.solved
    let numbers = Self.forms(of: views, in: solved).map { forms in
      forms?.map { form in
        let value = Rational(meaning: solved.value(of: form))
        return PiecewiseLinear<Rational>.Piece(
          lower: .zero, upper: .zero, lowerValue: value, upperValue: value,
          isUnique: solved.solver.optimalFace.isUnique(form))
      }
    }
    pieces = [
      Piece(
        lower: .zero, upper: .zero, isBroken: !solved.broken.isEmpty,
        degrees: analysis.freedom.degrees, numbers: numbers)
    ]
  }

  /// Follows the views while a number runs through a range.
  init(
    _ views: [String], in analysis: LayoutAnalysis, _ parameter: Parameter,
    _ range: ClosedRange<Double>
  ) throws(Sweep.Failure) {
    self.analysis = analysis
    let sweep = try Sweep(
      parameter, from: range.lowerBound, to: range.upperBound, in: analysis)
    self.sweep = sweep
    let forms = Self.forms(of: views, in: analysis.solved)
    pieces = sweep.pieces.map { piece in
      Piece(
        lower: piece.lower, upper: piece.upper, isBroken: !piece.broken.isEmpty,
        degrees: sweep.degrees(on: piece),
        numbers: forms.map { $0?.map { sweep.values(of: $0, on: piece) } })
    }
  }

  /// Whether a view, or one that it is inside of, is hidden.
  func hides(_ view: String) -> Bool {
    guard case .item(let id)? = analysis.layout.named(view) else { return false }
    return sequence(first: id, next: { analysis.layout.parent(of: $0) }).contains {
      analysis.layout.item($0)?.style.isHidden ?? false
    }
  }

  /// The four numbers of each view in the coordinates of the root; nil for a view that is missing.
  static func forms(of views: [String], in solved: SolvedLayout) -> [[Expression]?] {
    let (layout, lowering) = (solved.layout, solved.lowering)
    return views.map { name in
      guard case .item(let id)? = layout.named(name), layout.item(id)?.isView ?? false else {
        return nil
      }
      let chain = [id] + layout.ancestors(of: id)
      return Dimension.allCases.map { dimension in
        guard dimension == .x || dimension == .y else {
          return lowering.expression(LayoutVariable(id, dimension))
        }
        return chain.reduce(Expression()) { form, item in
          form + lowering.expression(LayoutVariable(item, dimension))
        }
      }
    }
  }

  /// The layout at a value of the number, solved and examined.
  func analysis(at value: Rational) -> LayoutAnalysis {
    sweep?.analysis(at: value, after: analysis) ?? analysis
  }
}
