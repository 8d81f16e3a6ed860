import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// The frames of a layout as functions of one size of its root.
struct SizeCourse: Encodable, Sendable {
  /// The smallest and the largest size.
  let from: Double
  let to: Double
  /// Visible defects, the worst first; not more than a page shows.
  let marks: [Mark]
  /// How many more marks there are.
  let markCount: Int
  /// The numbers that change.
  let moves: [LayoutVariable: PiecewiseLinear<Double>]

  /// Follows a size of the root of a layout; nil if rules give the root its size.
  ///
  /// - Complexity: that of a ``Sweep``.
  init?(_ axis: Axis, in now: LayoutAnalysis) throws(Sweep.Failure) {
    guard let size = now.layout.value(of: .rootSize(axis)), size > 0 else { return nil }
    let (from, to) = Self.bounds(around: size)
    (self.from, self.to) = (from, to)
    let sweep = try Sweep(.rootSize(axis), from: from, to: to, in: now)
    let (layout, solved) = (now.layout, now.solved)
    var moves: [LayoutVariable: PiecewiseLinear<Double>] = [:]
    for id in Self.framed(layout) {
      for dimension in Dimension.allCases {
        let variable = LayoutVariable(id, dimension)
        // Edges that are rounded to pixels are needed as they are before rounding.
        let value = solved.value(of: variable)
        let isRounded = !Tolerance.same(solved.frame(of: id)[dimension], value)
        guard isRounded || sweep.changes(variable) else { continue }
        moves[variable] = PiecewiseLinear(simplifying: sweep.values(of: variable))
      }
    }
    self.moves = moves
    let search = MarkSearch(solved, from: from, to: to) { [moves] id in
      FrameCourse(
        solved.frame(of: id),
        moves: Dimension.allCases.compactMap { dimension in
          moves[LayoutVariable(id, dimension)].map { (dimension, $0) }
        })
    }
    let marks = Mark.sorted(Self.breakages(along: sweep, in: solved) + search.marks)
    self.marks = Array(marks.prefix(Mark.limit))
    markCount = marks.count - self.marks.count
  }

  /// The items, and the guides that rules use.
  static func framed(_ layout: Layout) -> [Item.ID] {
    layout.items.flatMap { item in
      [item.id] + layout.systemGuides(of: item).map { item.id.guide($0) }
    }
  }

  /// Half and twice the size; for a screen, from a small phone to a large tablet.
  private static func bounds(around size: Double) -> (Double, Double) {
    size < 320 ? (size / 2, size * 2) : (min(size / 2, 320), max(size * 2, 1400))
  }

  /// Where required rules break, each set of them ascending.
  private static func breakages(along sweep: Sweep, in solved: SolvedLayout) -> [Mark] {
    var sets: [[String]] = []
    func names(_ piece: Sweep.Piece) -> [String] { piece.broken.map { solved.name(of: $0) } }
    for names in sweep.pieces.map(names) where !names.isEmpty && !sets.contains(names) {
      sets.append(names)
    }
    return sets.flatMap { set in
      sweep.pieces.ranges { names($0) == set }
        .map { Mark(.breaks, set, along: $0.approximation) }
    }
  }

  private enum Key: String, CodingKey { case from, to, marks, more }

  /// Writes everything except the changing numbers, which are compared with those of other steps.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(marks, forKey: .marks)
    if markCount > 0 { try container.encode(markCount, forKey: .more) }
  }
}

extension PiecewiseLinear<Double> {
  /// `[from, to, first, last]` for each piece: the ends of the range and the numbers there.
  var rows: [[Double]] {
    pieces.map { [$0.lower, $0.upper, $0.lowerValue, $0.upperValue] }
  }
}
