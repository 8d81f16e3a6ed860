import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// A value as the sum of the claims that make it.
public struct WhyText {
  /// The value, the summands and the remarks.
  public let lines: [String]

  /// Words for why `title` has its value; exact ones are fractions.
  ///
  /// `asker` is the claim that the question is about; it is not told to itself.
  public init(
    _ explanation: Explanation, of title: String, in solved: SolvedLayout, isExact: Bool = false,
    asker: Claim.Source? = nil
  ) {
    let numbers = ExactNumbers(isExact: isExact)
    let sum = SumText(
      explanation.rows.map {
        SumText.Row($0.source, $0.multiplier, $0.contribution)
      }, in: solved, numbers)
    let remarks =
      explanation.touching.map { ("touching", $0, "slack 0") }
      + explanation.room.map { ("room", $0, "slack \($0.distance.spelled)") }
      + explanation.overruled.map { remark in
        let wish = remark.wish.map { "wants \($0.spelled), " } ?? ""
        return ("overruled", remark, "\(wish)off by \(remark.distance.spelled)")
      }
    let notes = remarks.filter { $0.1.source != asker }.flatMap { kind, remark, note in
      let text =
        "  \(kind.padded(to: 9)) \(solved.name(of: remark.source))   "
        + "\(Self.remark(of: remark.source, in: solved))\(note)"
      return Paragraph.lines(text, indent: 12)
    }
    lines =
      Paragraph.lines("\(title) = \(numbers.text(explanation.total))", indent: 2) + sum.lines
      + notes
  }

  /// Words for a value that is not unique.
  public init(
    ambiguous title: String, _ range: (min: Double?, max: Double?), shown: Double, tie: Tie?,
    in layout: Layout
  ) {
    lines =
      Paragraph.lines(
        "not determined: \(title) \(TieText.range(range.min, range.max)), "
          + "drawn at \(shown.spelled)", indent: 2)
      + (tie.map { TieText($0, in: layout).news } ?? [])
  }

  private static func remark(of source: Claim.Source, in solved: SolvedLayout) -> String {
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
  func product(_ multiplier: Rational, _ contribution: Rational) -> String {
    let factor = multiplier.magnitude
    let size = contribution.magnitude
    guard factor != Rational(1), !contribution.isZero else { return text(size) }
    let multiple = isExact ? factor.description : factor.approximation.spelledAsFactor
    return "\(multiple) x \(text(size / factor)) = \(text(size))"
  }
}

/// Claims under each other with what they contribute to a sum.
struct SumText {
  /// One summand.
  struct Row {
    var source: Claim.Source
    var multiplier: Rational
    var contribution: Rational

    init(_ source: Claim.Source, _ multiplier: Rational, _ contribution: Rational) {
      self.source = source
      self.multiplier = multiplier
      self.contribution = contribution
    }
  }

  let lines: [String]

  init(_ rows: [Row], in solved: SolvedLayout, _ numbers: ExactNumbers) {
    let columns = rows.map { row in
      (
        sign: row.contribution < Rational(0) ? "-" : " ", name: solved.name(of: row.source),
        number: numbers.product(row.multiplier, row.contribution),
        text: solved.writtenText(of: row.source), origin: solved.origin(of: row.source)
      )
    }
    // Longer names leave the sum no room and stand on lines of their own.
    let limit = max(12, Paragraph.width / 2 - 4)
    let nameWidth = max(12, columns.map(\.name.displayWidth).filter { $0 <= limit }.max() ?? 0)
    let numberWidth = max(5, columns.map(\.number.displayWidth).max() ?? 0)
    let textWidth = columns.map(\.text.displayWidth).max() ?? 0
    lines = columns.flatMap { sign, name, number, text, origin -> [String] in
      let isLong = name.displayWidth > limit
      let own = isLong ? Paragraph.lines("  \(sign) \(name)", indent: 6) : []
      let start = isLong ? "    " : "  \(sign) "
      let head =
        start + (isLong ? "" : name).padded(to: nameWidth)
        + "  \(number.leftPadded(to: numberWidth))   "
      let line = (head + "\(text.padded(to: textWidth))   \(origin)").withoutTrailingBlanks
      guard line.displayWidth > Paragraph.width else { return own + [line] }
      return own + Paragraph.lines("\(head)\(text)   \(origin)", indent: 6)
    }
  }
}

extension SolvedLayout {
  /// The priority of a claim.
  func priority(of source: Claim.Source) -> Double {
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

  /// The step that made the claim, as `#4`; nothing for an unwritten bound.
  func origin(of source: Claim.Source) -> String {
    step(of: source).map { "#\($0)" } ?? ""
  }

  /// The step that made the claim.
  func step(of source: Claim.Source) -> Int? {
    switch source {
    case .given(let id, _): layout.item(id)?.sizeOrigin.step
    case .hugging(let id, _), .resistance(let id, _): layout.item(id)?.contentOrigin.step
    case .rule(let id): layout.rule(id)?.origin.step
    case .generated(let id, _): layout.item(id)?.origin.step
    case .implied: nil
    }
  }
}
