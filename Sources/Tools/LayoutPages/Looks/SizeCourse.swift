import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// How the frames of a layout follow one size of its root: piece by piece in proportion, exactly.
struct SizeCourse: Encodable, Sendable {
  /// A number from one value of the size to another one.
  struct Piece: Hashable, Sendable, Encodable {
    /// The values of the size; equal where the piece is a single value.
    var from: Double
    var to: Double
    /// The number at both ends, or what it tends to there.
    var first: Double
    var last: Double

    /// The number at a value of the size.
    func value(at size: Double) -> Double {
      to > from ? first + (last - first) * (size - from) / (to - from) : first
    }

    /// Writes `[from, to, first, last]`.
    func encode(to encoder: any Encoder) throws {
      try [from, to, first, last].encode(to: encoder)
    }
  }

  /// The least and the greatest value that was followed.
  let from: Double
  let to: Double
  /// Where something is wrong, the worst first; not more than a page carries.
  let marks: [Mark]
  /// How many marks there are besides.
  let markCount: Int
  /// The numbers that move.
  ///
  /// Where a number jumps, the piece of a single value counts, else the first piece that holds the
  /// size.
  let moves: [LayoutVariable: [Piece]]

  /// Follows a size of the root of a layout; nil for a root that is sized by its rules.
  ///
  /// - Complexity: that of a ``Sweep``.
  init?(_ axis: Axis, in now: LayoutAnalysis) throws(Sweep.Failure) {
    guard let size = now.layout.value(of: .rootSize(axis)), size > 0 else { return nil }
    let (from, to) = Self.bounds(around: size)
    (self.from, self.to) = (from, to)
    let sweep = try Sweep(.rootSize(axis), from: from, to: to, in: now)
    let (layout, solved) = (now.layout, now.solved)
    var moves: [LayoutVariable: [Piece]] = [:]
    for id in Self.framed(layout) {
      for dimension in Dimension.allCases {
        let variable = LayoutVariable(id, dimension)
        // Edges that are rounded to pixels have to be known as they are.
        let value = solved.value(of: variable)
        let isRounded = !Tolerance.same(solved.frame(of: id)[dimension], value)
        guard isRounded || sweep.changes(variable) else { continue }
        moves[variable] = Self.pieces(of: variable, along: sweep)
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

  /// Half and twice the size; for a screen from a small phone to a large tablet.
  private static func bounds(around size: Double) -> (Double, Double) {
    size < 320 ? (size / 2, size * 2) : (min(size / 2, 320), max(size * 2, 1400))
  }

  /// The pieces of a number, as few as say the same.
  private static func pieces(of variable: LayoutVariable, along sweep: Sweep) -> [Piece] {
    var pieces: [Piece] = []
    for station in sweep.stations {
      let reading = sweep.reading(of: variable, at: station)
      let piece = Piece(
        from: station.lower.approximation, to: station.upper.approximation,
        first: reading.lower.approximation.cleaned, last: reading.upper.approximation.cleaned)
      guard let last = pieces.last else {
        pieces.append(piece)
        continue
      }
      if station.isPoint {
        if !Tolerance.same(last.last, piece.first) { pieces.append(piece) }
        continue
      }
      let isAlone = last.from == last.to
      if isAlone, pieces.count == 1, Tolerance.same(last.last, piece.first) {
        pieces[0] = piece
      } else if !isAlone, Tolerance.same(last.last, piece.first),
        Tolerance.same(last.value(at: piece.to), piece.last)
      {
        pieces[pieces.count - 1].to = piece.to
        pieces[pieces.count - 1].last = piece.last
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Where required rules break, each set of them ascending.
  private static func breakages(along sweep: Sweep, in solved: SolvedLayout) -> [Mark] {
    var sets: [[String]] = []
    let broken = sweep.stations.map { $0.broken.map { solved.name(of: $0) } }
    for names in broken where !names.isEmpty && !sets.contains(names) { sets.append(names) }
    return sets.flatMap { names -> [Mark] in
      var ranges = SizeRanges()
      for (station, now) in zip(sweep.stations, broken) {
        ranges.add(
          from: station.lower.approximation, to: station.upper.approximation, now == names)
      }
      return ranges.all.map { Mark(.breaks, names, along: $0) }
    }
  }

  private enum Key: String, CodingKey { case from, to, marks, more }

  /// Writes all but the moving numbers, which stand beside those of other steps.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(marks, forKey: .marks)
    if markCount > 0 { try container.encode(markCount, forKey: .more) }
  }
}

extension Double {
  /// The number without rounding errors of the last digits.
  fileprivate var cleaned: Double {
    abs(self) < 1_000_000 ? (self * 1_000_000_000).rounded() / 1_000_000_000 + 0 : self
  }
}
