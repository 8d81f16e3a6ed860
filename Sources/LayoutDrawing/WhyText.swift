import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// A value as the sum of the claims that make it.
public struct WhyText {
  /// The value, the summands and the remarks.
  public let lines: [String]

  /// Words for why `title` has its value.
  public init(_ explanation: Explanation, of title: String, in solved: SolvedLayout) {
    var lines = ["\(title) = \(explanation.total.approximation.spelled)"]
    let zero = Rational(0)
    let rows = explanation.rows.map { row -> (String, String, String, String, String) in
      let isMinus = row.contribution < zero
      let factor = row.multiplier < zero ? -row.multiplier : row.multiplier
      let size = isMinus ? -row.contribution : row.contribution
      var number = size.approximation.spelled
      if factor != Rational(1), row.contribution != zero {
        number =
          "\(factor.approximation.spelledAsFactor) x \((size / factor).approximation.spelled) = \(number)"
      }
      return (
        isMinus ? "-" : " ", solved.name(of: row.source), number,
        Self.text(of: row.source, in: solved), Self.origin(of: row.source, in: solved)
      )
    }
    let nameWidth = max(12, rows.map(\.1.displayWidth).max() ?? 0)
    let numberWidth = max(5, rows.map(\.2.displayWidth).max() ?? 0)
    let textWidth = rows.map(\.3.displayWidth).max() ?? 0
    for (sign, name, number, text, origin) in rows {
      let line =
        "  \(sign) \(name.padded(to: nameWidth))  \(number.leftPadded(to: numberWidth))   "
        + "\(text.padded(to: textWidth))   \(origin)"
      lines.append(line.withoutTrailingBlanks)
    }
    let remarks =
      explanation.touching.map { ("touching", $0, "slack 0") }
      + explanation.overruled.map { remark in
        let wish = remark.wish.map { "wants \($0.spelled), " } ?? ""
        return ("overruled", remark, "\(wish)off by \(remark.error.spelled)")
      }
    for (kind, remark, note) in remarks {
      let text =
        "  \(kind.padded(to: 9)) \(solved.name(of: remark.source))   "
        + "\(Self.remark(of: remark.source, in: solved))\(note)"
      lines += Paragraph.lines(text, indent: 12)
    }
    self.lines = lines
  }

  /// Words for a value that is not unique.
  public init(
    ambiguous title: String, _ status: Freedom.Status, shown: Double, tie: Tie?, in layout: Layout
  ) {
    let range: String
    switch status {
    case .unique: range = shown.spelled
    case .free(let min, let max): range = TieText.range(min, max)
    case .tied(let min, let max): range = TieText.range(min, max)
    }
    lines =
      ["not determined: \(title) \(range), drawn at \(shown.spelled)"]
      + (tie.map { TieText($0, in: layout).news } ?? [])
  }

  private static func remark(of source: Claim.Source, in solved: SolvedLayout) -> String {
    switch source {
    case .hugging, .resistance: "\(priority(of: source, in: solved))   "
    default: "\(solved.text(of: source))   "
    }
  }

  private static func priority(of source: Claim.Source, in solved: SolvedLayout) -> String {
    switch source {
    case .hugging(let id, let axis): solved.layout.item(id)?.hugging[axis].spelled ?? ""
    case .resistance(let id, let axis): solved.layout.item(id)?.resistance[axis].spelled ?? ""
    default: ""
    }
  }

  /// What people wrote to make the claim.
  private static func text(of source: Claim.Source, in solved: SolvedLayout) -> String {
    let layout = solved.layout
    switch source {
    case .given(let id, _):
      guard let item = layout.item(id), let size = item.givenSize else { return "" }
      return "root \(item.name) \(size.width.spelled)x\(size.height.spelled)"
    case .hugging(let id, let axis), .resistance(let id, let axis):
      let content = layout.item(id)?.content[axis]?.spelled ?? ""
      return "content \(content) at \(priority(of: source, in: solved))"
    case .rule(let id):
      let priority = layout.rule(id)?.priority ?? 1000
      let suffix = priority == 1000 ? "" : " @\(priority.spelled)"
      return solved.text(of: source) + suffix
    default: return solved.text(of: source)
    }
  }

  /// The step that made the claim.
  private static func origin(of source: Claim.Source, in solved: SolvedLayout) -> String {
    let layout = solved.layout
    switch source {
    case .given(let id, _): return layout.item(id).map { "#\($0.sizeOrigin.step)" } ?? ""
    case .hugging(let id, _), .resistance(let id, _):
      return layout.item(id).map { "#\($0.contentOrigin.step)" } ?? ""
    case .rule(let id): return layout.rule(id).map { "#\($0.origin.step)" } ?? ""
    case .generated(let id, _): return layout.item(id).map { "#\($0.origin.step)" } ?? ""
    case .implied: return ""
    }
  }
}
