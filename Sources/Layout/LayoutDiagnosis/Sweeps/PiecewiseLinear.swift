package import ConstraintSolver

/// A number as a function of a parameter: linear along each segment between two bends, with a value
/// of its own at each bend, so that it can jump there.
///
/// In fractions it is exact; in doubles it is what programs and pages read.
package struct PiecewiseLinear<Number: Scalar & Hashable>: Hashable, Sendable {
  /// The number at a bend, or along a segment.
  package struct Piece: ParameterPiece, Hashable {
    package var lower: Number
    package var upper: Number
    /// The number at the least value of the parameter, or its limit there.
    package var lowerValue: Number
    /// The number at the greatest value of the parameter, or its limit there.
    package var upperValue: Number
    /// Whether it is the only number possible at each value of the parameter.
    package var isUnique: Bool

    /// A number that goes from one value to another along a range.
    package init(
      lower: Number, upper: Number, lowerValue: Number, upperValue: Number, isUnique: Bool = true
    ) {
      (self.lower, self.upper) = (lower, upper)
      (self.lowerValue, self.upperValue) = (lowerValue, upperValue)
      self.isUnique = isUnique
    }

    /// By how much the number rises when the parameter rises by one; nil at a bend.
    package var slope: Number? {
      isBend ? nil : (upperValue - lowerValue) / (upper - lower)
    }

    /// The number at a value of the parameter.
    package func value(at value: Number) -> Number {
      isBend
        ? lowerValue : lowerValue + (upperValue - lowerValue) * (value - lower) / (upper - lower)
    }
  }

  /// The bends and the segments between them in turn, ascending; at least one.
  package let pieces: [Piece]

  /// A function of some pieces, at least one.
  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The piece at a value of the parameter; beyond the ends, the last one.
  package func piece(at value: Number) -> Piece {
    pieces.piece(at: value) ?? pieces[pieces.count - 1]
  }

  /// The number at a value of the parameter.
  package func value(at value: Number) -> Number { piece(at: value).value(at: value) }

  /// Where the number is not at least, at most or equal to zero; see
  /// ``Piece/ranges(violating:by:)``.
  package func ranges(
    violating relation: Relation, by tolerance: Number
  ) -> [ParameterRange<Number>] {
    ParameterRange.joined(pieces.flatMap { $0.ranges(violating: relation, by: tolerance) })
  }

  /// The numbers at the ends of all pieces.
  package var values: [Number] { pieces.flatMap { [$0.lowerValue, $0.upperValue] } }
}

extension PiecewiseLinear.Piece {
  /// The number along a part of the range.
  package func cut(to range: ParameterRange<Number>) -> Self {
    Self(
      lower: range.lower, upper: range.upper, lowerValue: value(at: range.lower),
      upperValue: value(at: range.upper), isUnique: isUnique)
  }

  /// What is done to both values.
  private func with(_ lowerValue: Number, _ upperValue: Number) -> Self {
    var other = self
    (other.lowerValue, other.upperValue) = (lowerValue, upperValue)
    return other
  }

  package static func - (one: Self, number: Number) -> Self {
    one.with(one.lowerValue - number, one.upperValue - number)
  }

  package static prefix func - (one: Self) -> Self { one.with(-one.lowerValue, -one.upperValue) }

  /// The sum of two numbers along the same range.
  package static func + (one: Self, other: Self) -> Self {
    var sum = one.with(one.lowerValue + other.lowerValue, one.upperValue + other.upperValue)
    sum.isUnique = one.isUnique && other.isUnique
    return sum
  }

  package static func - (one: Self, other: Self) -> Self { one + -other }

  /// The value of the parameter strictly inside at which the number is zero; nil if there is none.
  package var zero: Number? {
    guard lower < upper, lowerValue != upperValue else { return nil }
    let share = lowerValue / (lowerValue - upperValue)
    return .zero < share && share < .one ? lower + share * (upper - lower) : nil
  }

  /// Where the number is not at least, at most or equal to zero.
  ///
  /// There is such a range if the number is off by more than the tolerance; its ends are where the
  /// number is zero, without tolerance.
  package func ranges(
    violating relation: Relation, by tolerance: Number
  ) -> [ParameterRange<Number>] {
    func isOff(_ value: Number) -> Bool {
      (relation != .greaterOrEqual && value > tolerance)
        || (relation != .lessOrEqual && value < -tolerance)
    }
    let (isLow, isHigh) = (isOff(lowerValue), isOff(upperValue))
    guard isLow || isHigh else { return [] }
    guard let zero else { return [range] }
    var (below, above) = (range, range)
    (below.upper, above.lower) = (zero, zero)
    return (isLow ? [below] : []) + (isHigh ? [above] : [])
  }
}

extension PiecewiseLinear<Double> {
  /// An exact function in doubles, without rounding errors of the last digits and with as few pieces
  /// as say the same.
  ///
  /// A bend stays only where the number jumps there.
  package init(simplifying exact: PiecewiseLinear<Rational>) {
    var pieces: [Piece] = []
    for piece in exact.pieces.map(Piece.init(rounding:)) {
      guard let last = pieces.last else {
        pieces.append(piece)
        continue
      }
      let goesOn = Tolerance.same(last.upperValue, piece.lowerValue)
      if piece.isBend {
        if !goesOn { pieces.append(piece) }
      } else if goesOn, last.isBend, pieces.count == 1 {
        pieces[0] = piece
      } else if goesOn, !last.isBend, Tolerance.same(last.value(at: piece.upper), piece.upperValue)
      {
        pieces[pieces.count - 1].upper = piece.upper
        pieces[pieces.count - 1].upperValue = piece.upperValue
      } else {
        pieces.append(piece)
      }
    }
    self.init(pieces)
  }
}

extension PiecewiseLinear<Double>.Piece {
  fileprivate init(rounding exact: PiecewiseLinear<Rational>.Piece) {
    self.init(
      lower: exact.lower.approximation, upper: exact.upper.approximation,
      lowerValue: exact.lowerValue.approximation.cleaned,
      upperValue: exact.upperValue.approximation.cleaned, isUnique: exact.isUnique)
  }
}

extension Double {
  /// The number without rounding errors of the last digits.
  fileprivate var cleaned: Double {
    abs(self) < 1_000_000 ? (self * 1_000_000_000).rounded() / 1_000_000_000 + 0 : self
  }
}
