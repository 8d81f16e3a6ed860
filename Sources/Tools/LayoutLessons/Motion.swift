import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// The frames of some views while one number runs through a range, exactly, piece by piece; or only
/// as they are.
struct Motion: Sendable {
  /// A number at both ends of a piece.
  struct Course: Sendable {
    var isUnique: Bool
    var lower: Rational
    var upper: Rational
  }

  /// A breakpoint, or what lies between two.
  struct Piece: Sendable {
    var lower: Rational
    var upper: Rational
    /// Whether required rules are broken.
    var isBroken: Bool
    /// How many numbers could be chosen freely.
    var degrees: Int
    /// The four numbers of each view in the coordinates of the root; nil for a view that is missing.
    var courses: [[Course]?]

    var isPoint: Bool { lower == upper }
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
    let courses = Self.forms(of: views, in: solved).map { forms in
      forms.map { forms in
        forms.map { form in
          let value = Rational(meaning: solved.value(of: form))
          let isUnique = solved.solver.optimalFace.isUnique(form)
          return Course(isUnique: isUnique, lower: value, upper: value)
        }
      }
    }
    pieces = [
      Piece(
        lower: .zero, upper: .zero, isBroken: !solved.broken.isEmpty,
        degrees: analysis.freedom.degrees, courses: courses)
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
    pieces = sweep.stations.map { station in
      Piece(
        lower: station.lower, upper: station.upper, isBroken: !station.broken.isEmpty,
        degrees: sweep.degrees(at: station),
        courses: forms.map { forms in
          forms.map { forms in
            forms.map { form in
              let reading = sweep.reading(of: form, at: station)
              return Course(
                isUnique: reading.isUnique, lower: reading.lower, upper: reading.upper)
            }
          }
        })
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

  // MARK: - Looking

  /// Where something changes, ascending.
  var cuts: [Rational] {
    pieces.flatMap { $0.isPoint ? [$0.lower] : [$0.lower, $0.upper] }
  }

  /// The piece that says what is at a value: the value's own, if it is a breakpoint.
  func piece(at value: Rational) -> Piece? {
    pieces.first { $0.isPoint && $0.lower == value }
      ?? pieces.first { $0.lower < value && value < $0.upper }
      ?? pieces.first { $0.lower <= value && value <= $0.upper }
  }

  /// The piece that holds all values between two neighbouring cuts.
  func piece(from lower: Rational, to upper: Rational) -> Piece? {
    pieces.first { !$0.isPoint && $0.lower <= lower && upper <= $0.upper }
  }

  /// The layout at a value of the number, solved and examined.
  func analysis(at value: Rational) -> LayoutAnalysis {
    sweep?.analysis(at: value, after: analysis) ?? analysis
  }
}

extension Motion.Course {
  /// The number at a value within its piece.
  func value(at place: Rational, in piece: Motion.Piece) -> Rational {
    guard piece.lower < piece.upper, lower != upper else { return lower }
    return lower + (upper - lower) * ((place - piece.lower) / (piece.upper - piece.lower))
  }
}
