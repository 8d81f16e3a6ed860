package import ConstraintSolver
package import LayoutModel

/// Why a quantity has its value: a sum of claims that can be checked on paper, with remarks; or
/// that its value is not unique.
package struct Reason: Finding {
  /// The quantity as it is written.
  private let title: String
  private let solved: SolvedLayout
  private let explanation: Explanation?
  /// Whether numbers are shown as fractions, with a proof that the value cannot be another one.
  private let isExact: Bool
  private let proof: Proof?
  /// The limits of a value that is not unique, nil for a missing one, and the value that is drawn.
  private let range: (min: Double?, max: Double?)
  private let shown: Double
  private let tie: Tie?
  private let notes: [Passage]

  /// Explains an expression of a layout.
  ///
  /// `title` is its name, and `measuring` says what it measures.
  package init(
    _ expression: Expression, called title: String, measuring anchor: Anchor,
    isSize variable: LayoutVariable? = nil, in analysis: LayoutAnalysis, isExact: Bool = false
  ) {
    self.init(
      expression, called: title, measuring: .anchor(anchor), of: [anchor], isSize: variable,
      in: analysis, isExact: isExact)
  }

  /// Explains a sum of a layout.
  ///
  /// `title` is its name, `measure` says what it measures, if it is a distance, for example, and
  /// `anchors` are the numbers in it.
  package init(
    _ expression: Expression, called title: String, measuring measure: Explanation.Measure?,
    of anchors: [Anchor], isSize variable: LayoutVariable? = nil, in analysis: LayoutAnalysis,
    isExact: Bool = false
  ) {
    let solved = analysis.solved
    self.title = title
    self.solved = solved
    self.isExact = isExact
    let explanation = Explanation(expression, measuring: measure, in: solved)
    self.explanation = explanation
    proof = isExact && explanation != nil ? Proof(of: expression, in: solved) : nil
    let found = explanation == nil ? solved.solver.optimalFace.range(of: expression) : nil
    range = (found?.min, found?.max)
    shown = solved.value(of: expression)
    tie = analysis.freedom.ties.first { tie in
      tie.variables.contains { variable in
        anchors.contains {
          $0.item == variable.item && $0.attribute.axis == variable.dimension.axis
        }
      }
    }
    let zero = variable.flatMap { ZeroSize(of: $0, in: analysis).line }
    let scrolled = variable.flatMap { $0.item.systemGuide == .content ? $0 : nil }
    notes =
      (zero.map { [Passage(.note, "  \($0)", indent: 4)] } ?? [])
      + (scrolled.map {
        ScrollRemark.notes(analysis, about: $0.item, along: $0.dimension.axis)
      } ?? [])
  }

  /// The explanation as it is printed.
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

  /// Returns the passages for a value that is not unique.
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

  /// Encodes the explanation with the keys that `help json` lists.
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
  /// Returns the value as a sum of claims, followed by remarks on other claims.
  ///
  /// With `isExact`, numbers are fractions. `asker` is the claim that the question is about;
  /// remarks do not mention it.
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
    let heading = Passage(.heading, "\(title) = \(numbers.text(total))")
    let own = constant.isZero || rows.isEmpty ? nil : (constant, constantText(in: solved.layout))
    return [heading] + numbers.sum(rows, own, in: solved) + notes
  }

  /// Returns what the number is that belongs to an anchor, such as a margin or the height of a line
  /// of text; empty if it stands in the question.
  private func constantText(in layout: Layout) -> String {
    guard case .anchor(let anchor)? = measure else { return "" }
    let name = layout.writtenName(of: anchor.item)
    switch anchor.attribute {
    case .firstBaseline: return "from \(name).top to the baseline of its text"
    case .lastBaseline: return "from \(name).bottom to the baseline of its text"
    case let attribute where attribute.isPosition: return "the margins of \(name)"
    default: return ""
    }
  }

  private static func text(of source: Claim.Source, in solved: SolvedLayout) -> String {
    switch source {
    case .hugging, .resistance: "\(solved.priority(of: source).spelled)   "
    default: "\(solved.text(of: source))   "
    }
  }
}

/// How the numbers of a sum are written.
struct ExactNumbers {
  /// Whether all of them are written as fractions and not as decimals.
  let isExact: Bool

  /// Returns a number as text.
  func text(_ number: Rational) -> String {
    isExact ? number.description : number.approximation.spelled
  }

  /// Returns `multiplier * constant = product`, or just the product if the multiplier is 1.
  private func product(_ row: Summand) -> String {
    let factor = row.multiplier.magnitude
    let size = row.contribution.magnitude
    guard factor != Rational(1), !row.contribution.isZero else { return text(size) }
    let multiple = isExact ? factor.description : factor.approximation.spelledAsFactor
    return "\(multiple) x \(text(size / factor)) = \(text(size))"
  }

  /// Returns a table of claims with what each contributes to a sum, and a number that is added to
  /// them.
  func sum(
    _ rows: [Summand], _ constant: (number: Rational, text: String)? = nil, in solved: SolvedLayout
  ) -> [Passage] {
    var table = Table([.left, .left, .right, .left, .left], gaps: [1, 2, 3, 3], fold: .reason)
    for row in rows {
      table.add([
        row.contribution < Rational(0) ? "-" : " ", solved.name(of: row.source), product(row),
        solved.writtenText(of: row.source), solved.origin(of: row.source),
      ])
    }
    if let constant {
      table.add([
        constant.number < Rational(0) ? "-" : " ", "constant", text(constant.number.magnitude),
        constant.text, "",
      ])
    }
    return Passage.table(.value, table)
  }
}

extension SolvedLayout {
  /// Returns the priority of a claim.
  package func priority(of source: Claim.Source) -> Double {
    lowering.claim(of: source)?.constraint.priority.value ?? 1000
  }

  /// Returns what people wrote to make the claim.
  package func writtenText(of source: Claim.Source) -> String {
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

  /// Returns the step that made the claim, such as `#4`, or the line of the file it was imported
  /// from; empty for an implied bound.
  func origin(of source: Claim.Source) -> String {
    moment(of: source)?.text ?? ""
  }

  /// Returns when the claim was made; nil for an implied bound.
  package func moment(of source: Claim.Source) -> Origin? {
    switch source {
    case .given(let id, _): layout.item(id)?.sizeOrigin
    case .hugging(let id, _), .resistance(let id, _): layout.item(id)?.contentOrigin
    case .rule(let id): layout.rule(id)?.origin
    case .generated(let id, _): layout.item(id)?.origin
    case .implied: nil
    }
  }

  /// Returns the number of the step that made the claim.
  func step(of source: Claim.Source) -> Int? { moment(of: source)?.step }
}

extension Document {
  /// The structure of an explained value.
  struct Reason: Encodable, Sendable {
    struct Row: Encodable, Sendable {
      var claim: Summand
      /// How much the value changes per point when the constant grows, and when it shrinks.
      var up: Double?
      var down: Double?
      /// The same as fractions, if no short decimal is exact.
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
    /// The value as a fraction, if no short decimal is exact.
    var exact: String?
    /// A number that is added to the rows, if there is one.
    var constant: Double?
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
      constant = explanation.constant.isZero ? nil : explanation.constant.approximation
      rows = explanation.rows.map { row in
        let sensitivity = proof?.sensitivity(to: row.source)
        return Row(
          claim: Summand(row, in: solved),
          up: sensitivity?.up?.approximation, down: sensitivity?.down?.approximation,
          exactUp: sensitivity?.up?.fraction, exactDown: sensitivity?.down?.fraction)
      }
      touching = remarks(explanation.touching)
      room = remarks(explanation.room)
      overruled = remarks(explanation.overruled)
    }
  }
}
