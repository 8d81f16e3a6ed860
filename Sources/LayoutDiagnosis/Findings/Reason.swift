package import ConstraintSolver
package import LayoutModel

/// Why a quantity has its value: a sum of claims that can be checked on paper, and what else is
/// about it; or that it has no one value.
package struct Reason: Finding {
  /// The quantity as it is written.
  private let title: String
  private let solved: SolvedLayout
  private let explanation: Explanation?
  /// Whether numbers are told as fractions, with the proof that it can be no other.
  private let isExact: Bool
  private let proof: Proof?
  /// The ends of a value that is not determined, and the one that is drawn.
  private let range: (min: Double?, max: Double?)
  private let shown: Double
  private let tie: Tie?
  private let notes: [Passage]

  /// Asks about an expression of a layout, called by a title; `measure` says what is measured.
  package init(
    _ expression: Expression, called title: String, measuring anchor: Anchor,
    isSize variable: LayoutVariable? = nil, in analysis: LayoutAnalysis, isExact: Bool = false
  ) {
    let solved = analysis.solved
    self.title = title
    self.solved = solved
    self.isExact = isExact
    let explanation = Explanation(expression, measuring: .anchor(anchor), in: solved)
    self.explanation = explanation
    proof = isExact && explanation != nil ? Proof(of: expression, in: solved) : nil
    let found = explanation == nil ? solved.solver.optimalFace.range(of: expression) : nil
    range = (found?.min, found?.max)
    shown = solved.value(of: expression)
    let axis = anchor.attribute.axis
    tie = analysis.freedom.ties.first { tie in
      tie.variables.contains { $0.item == anchor.item && $0.dimension.axis == axis }
    }
    let zero = variable.flatMap { ZeroSize(of: $0, in: analysis).line }
    let isScrolled = variable != nil && anchor.item.systemGuide == .content
    notes =
      (zero.map { [Passage(.note, "  \($0)", indent: 4)] } ?? [])
      + (isScrolled ? ScrollRemark.notes(analysis, about: anchor.item, along: axis) : [])
  }

  /// What people read.
  package var passages: [Passage] {
    guard let explanation else {
      return Self.undetermined(title, range, shown: shown)
        + (tie.map { [$0.news(in: solved.layout)] } ?? []) + notes
    }
    return explanation.passages(of: title, in: solved, isExact: isExact) + notes
      + (isExact ? proved(explanation) : [])
  }

  private func proved(_ explanation: Explanation) -> [Passage] {
    guard let proof else {
      return [
        Passage(.text, "no proof: it depends on more than \(Proof.claimLimit) claims")
      ]
    }
    return [Passage(.text, "proved: it has this value in every best solution")]
      + proof.passages(about: explanation.overruled.map(\.source), in: solved)
  }

  /// That a value is not determined.
  static func undetermined(
    _ title: String, _ range: (min: Double?, max: Double?), shown: Double
  ) -> [Passage] {
    [
      Passage(
        .ambiguous,
        "not determined: \(title) \(Words.range(range.min, range.max)), drawn at \(shown.spelled)")
    ]
  }

  // MARK: - For programs

  private struct Undetermined: Encodable, Sendable {
    var quantity: String
    @Nullable var value: Double?
    @Nullable var min: Double?
    @Nullable var max: Double?
    var shown: Double
  }

  /// Writes what programs read, with keys that stay.
  package func encode(to encoder: any Encoder) throws {
    guard let explanation else {
      return try Undetermined(
        quantity: title, value: nil, min: range.min, max: range.max, shown: shown
      ).encode(to: encoder)
    }
    try Document.Reason(explanation, of: title, proof, in: solved).encode(to: encoder)
  }
}

extension Explanation {
  /// A value as the sum of the claims that make it, and the claims around it.
  ///
  /// Exact numbers are fractions. `asker` is the claim that the question is about; it is not told to
  /// itself.
  package func passages(
    of title: String, in solved: SolvedLayout, isExact: Bool = false, asker: Claim.Source? = nil
  ) -> [Passage] {
    let numbers = ExactNumbers(isExact: isExact)
    let remarks =
      touching.map { ("touching", $0, "slack 0") }
      + room.map { ("room", $0, "slack \($0.distance.spelled)") }
      + overruled.map { remark in
        let wish = remark.wish.map { "wants \($0.spelled), " } ?? ""
        return ("overruled", remark, "\(wish)off by \(remark.distance.spelled)")
      }
    let notes = remarks.filter { $0.1.source != asker }.map { kind, remark, note in
      let kind = kind + String(repeating: " ", count: 9 - kind.count)
      return Passage(
        .value,
        "  \(kind) \(solved.name(of: remark.source))   "
          + "\(Self.text(of: remark.source, in: solved))\(note)", indent: 12)
    }
    let sum = numbers.sum(
      rows.map { ($0.source, $0.multiplier, $0.contribution) }, in: solved)
    return [Passage(.heading, "\(title) = \(numbers.text(total))")] + sum + notes
  }

  private static func text(of source: Claim.Source, in solved: SolvedLayout) -> String {
    switch source {
    case .hugging, .resistance: "\(solved.priority(of: source).spelled)   "
    default: "\(solved.text(of: source))   "
    }
  }
}

/// Numbers as a sum prints them.
struct ExactNumbers {
  /// Whether all of them are fractions rather than decimals.
  let isExact: Bool

  /// A number.
  func text(_ number: Rational) -> String {
    isExact ? number.description : number.approximation.spelled
  }

  /// `multiplier * constant = product`, or just the product.
  private func product(_ multiplier: Rational, _ contribution: Rational) -> String {
    let factor = multiplier.magnitude
    let size = contribution.magnitude
    guard factor != Rational(1), !contribution.isZero else { return text(size) }
    let multiple = isExact ? factor.description : factor.approximation.spelledAsFactor
    return "\(multiple) x \(text(size / factor)) = \(text(size))"
  }

  /// Claims under each other with what they contribute to a sum.
  func sum(
    _ rows: [(source: Claim.Source, multiplier: Rational, contribution: Rational)],
    in solved: SolvedLayout
  ) -> [Passage] {
    var table = Table([.left, .left, .right, .left, .left], gaps: [1, 2, 3, 3], fold: .reason)
    for (source, multiplier, contribution) in rows {
      table.add([
        contribution < Rational(0) ? "-" : " ", solved.name(of: source),
        product(multiplier, contribution), solved.writtenText(of: source),
        solved.origin(of: source),
      ])
    }
    return Passage.table(.value, table)
  }
}

extension SolvedLayout {
  /// The priority of a claim.
  package func priority(of source: Claim.Source) -> Double {
    lowering.claim(of: source)?.constraint.priority.value ?? 1000
  }

  /// What people wrote to make the claim.
  func writtenText(of source: Claim.Source) -> String {
    switch source {
    case .given(let id, _):
      guard let item = layout.item(id), let size = item.givenSize else { return "" }
      return "root \(Name.written(item.name)) \(size.width.spelled)x\(size.height.spelled)"
    case .hugging(let id, let axis), .resistance(let id, let axis):
      let content = layout.item(id)?.content[axis]?.spelled ?? ""
      return "content \(content) at \(priority(of: source).spelled)"
    default:
      let priority = priority(of: source)
      return text(of: source) + (priority == 1000 ? "" : " @\(priority.spelled)")
    }
  }

  /// The step that made the claim, as `#4`, or the line of the file it
  /// was imported from; nothing for an unwritten bound.
  func origin(of source: Claim.Source) -> String {
    moment(of: source)?.text ?? ""
  }

  /// The moment the claim was made.
  package func moment(of source: Claim.Source) -> Origin? {
    switch source {
    case .given(let id, _): layout.item(id)?.sizeOrigin
    case .hugging(let id, _), .resistance(let id, _): layout.item(id)?.contentOrigin
    case .rule(let id): layout.rule(id)?.origin
    case .generated(let id, _): layout.item(id)?.origin
    case .implied: nil
    }
  }

  /// The step that made the claim.
  func step(of source: Claim.Source) -> Int? { moment(of: source)?.step }
}

extension Document {
  /// The shape of a sum that makes a value.
  struct Reason: Encodable, Sendable {
    struct Row: Encodable, Sendable {
      var claim: Summand
      /// How the value moves per point, when the constant grows and when it shrinks.
      var up: Double?
      var down: Double?
      /// The same as fractions, where no decimal says them.
      var exactUp: String?
      var exactDown: String?

      private enum Key: String, CodingKey { case up, down, exactUp, exactDown }

      func encode(to encoder: any Encoder) throws {
        try claim.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(up, forKey: .up)
        try container.encodeIfPresent(down, forKey: .down)
        try container.encodeIfPresent(exactUp, forKey: .exactUp)
        try container.encodeIfPresent(exactDown, forKey: .exactDown)
      }
    }
    struct Remark: Encodable, Sendable {
      var name: String
      var text: String
      @Nullable var wish: Double?
      var distance: Double
    }
    var quantity: String
    var value: Double
    /// The value as a fraction, where no decimal says it.
    var exact: String?
    var rows: [Row]
    var touching: [Remark]
    var room: [Remark]
    var overruled: [Remark]

    init(_ explanation: Explanation, of title: String, _ proof: Proof?, in solved: SolvedLayout) {
      func remarks(_ list: [Explanation.Remark]) -> [Remark] {
        list.map {
          Remark(
            name: solved.name(of: $0.source), text: solved.text(of: $0.source), wish: $0.wish,
            distance: $0.distance)
        }
      }
      quantity = title
      value = explanation.total.approximation
      exact = explanation.total.fraction
      rows = explanation.rows.map { row in
        let sensitivity = proof?.sensitivity(to: row.source)
        return Row(
          claim: Summand(row.source, row.multiplier, row.contribution, in: solved),
          up: sensitivity?.up?.approximation, down: sensitivity?.down?.approximation,
          exactUp: sensitivity?.up?.fraction, exactDown: sensitivity?.down?.fraction)
      }
      touching = remarks(explanation.touching)
      room = remarks(explanation.room)
      overruled = remarks(explanation.overruled)
    }
  }
}
