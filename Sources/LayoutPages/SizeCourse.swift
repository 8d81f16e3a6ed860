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

  /// Where required rules break.
  struct Breakage: Encodable, Sendable {
    var from: Double
    var to: Double
    var rules: [String]
  }

  /// The least and the greatest value that was followed.
  let from: Double
  let to: Double
  /// Where rules break, ascending.
  let broken: [Breakage]
  /// The numbers that move, by name.
  ///
  /// Where a number jumps, the piece of a single value counts, else
  /// the first piece that holds the size.
  let moves: [String: [Piece]]

  /// Follows a size of the root of a layout; nil for a root that is sized by its rules.
  ///
  /// - Complexity: that of a ``Sweep``.
  init?(_ axis: Axis, in now: LayoutAnalysis) throws(Sweep.Failure) {
    guard let size = now.layout.value(of: .rootSize(axis)), size > 0 else { return nil }
    (from, to) = Self.bounds(around: size)
    let sweep = try Sweep(.rootSize(axis), from: from, to: to, in: now)
    let (layout, solved) = (now.layout, now.solved)
    var moves: [String: [Piece]] = [:]
    for id in Self.framed(layout) {
      for dimension in Dimension.allCases {
        let variable = LayoutVariable(id, dimension)
        // Edges that are rounded to pixels have to be known as they are.
        let value = solved.value(of: variable)
        let isRounded = !Tolerance.same(solved.frame(of: id)[dimension], value)
        guard isRounded || sweep.changes(variable) else { continue }
        moves[layout.name(of: variable)] = Self.pieces(of: variable, along: sweep)
      }
    }
    self.moves = moves
    broken = Self.breakages(along: sweep, in: solved)
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

  private static func breakages(along sweep: Sweep, in solved: SolvedLayout) -> [Breakage] {
    var breakages: [Breakage] = []
    for station in sweep.stations where !station.broken.isEmpty {
      let rules = station.broken.map { solved.name(of: $0) }
      let (from, to) = (station.lower.approximation, station.upper.approximation)
      if let last = breakages.last, last.rules == rules, last.to == from {
        breakages[breakages.count - 1].to = to
      } else {
        breakages.append(Breakage(from: from, to: to, rules: rules))
      }
    }
    return breakages
  }

  private enum Key: String, CodingKey { case from, to, broken }

  /// Writes all but the moving numbers, which stand beside those of other steps.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(broken, forKey: .broken)
  }
}

extension Double {
  /// The number without rounding errors of the last digits.
  fileprivate var cleaned: Double {
    abs(self) < 1_000_000 ? (self * 1_000_000_000).rounded() / 1_000_000_000 + 0 : self
  }
}
