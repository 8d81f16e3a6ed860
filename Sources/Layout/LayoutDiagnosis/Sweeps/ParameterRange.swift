package import ConstraintSolver
import LayoutModel

/// Values of a parameter from one to another, each end included or not.
package struct ParameterRange<Number: Scalar & Hashable>: Hashable, Sendable {
  /// The least value.
  package var lower: Number
  /// The greatest value.
  package var upper: Number
  /// Whether the least value belongs to it.
  package var includesLower: Bool
  /// Whether the greatest value belongs to it.
  package var includesUpper: Bool

  /// A bend, which is a single value, or the segment between two bends, without these.
  package init(_ lower: Number, _ upper: Number) {
    (self.lower, self.upper) = (lower, upper)
    (includesLower, includesUpper) = (lower == upper, lower == upper)
  }

  /// Whether it includes a value or ends at it.
  package func touches(_ value: Number) -> Bool { lower <= value && value <= upper }

  /// The fewest ranges that cover the same values as some ascending ones.
  ///
  /// With `acrossPoints`, ranges are also joined if only a single value lies between them.
  package static func joined(_ ranges: some Sequence<Self>, acrossPoints: Bool = false) -> [Self] {
    ranges.reduce(into: []) { result, next in
      if let both = result.last?.joined(with: next, acrossPoints) {
        result[result.count - 1] = both
      } else {
        result.append(next)
      }
    }
  }

  private func joined(with next: Self, _ acrossPoints: Bool) -> Self? {
    let meet = acrossPoints || includesUpper || next.includesLower
    guard next.lower < upper || next.lower == upper && meet else { return nil }
    var both = self
    if lower == next.lower { both.includesLower = includesLower || next.includesLower }
    if next.upper == upper {
      both.includesUpper = includesUpper || next.includesUpper
    } else if upper < next.upper {
      (both.upper, both.includesUpper) = (next.upper, next.includesUpper)
    }
    return both
  }
}

extension ParameterRange<Rational> {
  /// The same range in doubles.
  package var approximation: ParameterRange<Double> {
    var range = ParameterRange<Double>(lower.approximation, upper.approximation)
    (range.includesLower, range.includesUpper) = (includesLower, includesUpper)
    return range
  }

  /// The least value as text, such as `>120` if it is not included.
  package var lowerText: String { (includesLower ? "" : ">") + lower.approximation.spelled }

  /// The greatest value as text, such as `<176` if it is not included.
  package var upperText: String { (includesUpper ? "" : "<") + upper.approximation.spelled }

  /// The range as text: `120..<176`, or a single value.
  package var text: String { lower == upper ? lowerText : "\(lowerText)..\(upperText)" }

  /// A value inside, a whole number if possible.
  package var sample: Rational {
    let middle = Rational(1, over: 2) * (lower + upper)
    let whole = Rational(meaning: middle.approximation.rounded())
    return lower < whole && whole < upper ? whole : middle
  }
}

/// A statement about a bend, or about the whole segment between two bends.
package protocol ParameterPiece<Number>: Sendable {
  associatedtype Number: Scalar & Hashable
  /// The least value of the parameter, which belongs to a bend only.
  var lower: Number { get }
  /// The greatest value of the parameter, which belongs to a bend only.
  var upper: Number { get }
}

extension ParameterPiece {
  /// Whether it is a single value of the parameter.
  package var isBend: Bool { lower == upper }

  /// The values of the parameter.
  package var range: ParameterRange<Number> { ParameterRange(lower, upper) }
}

/// Pieces of one parameter, ascending.
extension Array where Element: ParameterPiece {
  /// The values of the parameter at which pieces begin or end, ascending.
  package var bends: [Element.Number] {
    reduce(into: []) { bends, piece in
      for value in [piece.lower, piece.upper] where bends.last != value { bends.append(value) }
    }
  }

  /// The piece at a value: the bend, if there is one, otherwise the first segment around it.
  package func piece(at value: Element.Number) -> Element? {
    first { $0.isBend && $0.lower == value }
      ?? first { !$0.isBend && $0.range.touches(value) }
  }

  /// The segment that contains everything between two values.
  package func segment(from lower: Element.Number, to upper: Element.Number) -> Element? {
    first { !$0.isBend && $0.lower <= lower && upper <= $0.upper }
  }

  /// Where something is so.
  package func ranges(where isSo: (Element) -> Bool) -> [ParameterRange<Element.Number>] {
    ParameterRange.joined(filter(isSo).map(\.range))
  }

  /// The pieces of two sequences side by side, cut at the bends of both.
  package func cut<Other: ParameterPiece>(
    with others: [Other]
  ) -> [(range: ParameterRange<Element.Number>, one: Element, other: Other)]
  where Other.Number == Element.Number {
    let bends = Set(self.bends + others.bends).sorted()
    var parts: [(range: ParameterRange<Element.Number>, one: Element, other: Other)] = []
    for (index, bend) in bends.enumerated() {
      if let one = piece(at: bend), let other = others.piece(at: bend) {
        parts.append((ParameterRange(bend, bend), one, other))
      }
      guard index + 1 < bends.count else { break }
      let next = bends[index + 1]
      if let one = segment(from: bend, to: next), let other = others.segment(from: bend, to: next) {
        parts.append((ParameterRange(bend, next), one, other))
      }
    }
    return parts
  }
}
