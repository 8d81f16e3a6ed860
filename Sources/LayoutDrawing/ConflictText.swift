import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// A conflict as a sum that can be checked on paper.
public struct ConflictText {
  private let conflict: Conflict
  private let solved: SolvedLayout
  private let position: (index: Int, count: Int)?

  /// Where a sum ends, unless a rule needs more room.
  private static let usualEdge = 57

  /// Renders a conflict; `position` counts the conflicts where there are several.
  public init(
    _ conflict: Conflict, in solved: SolvedLayout, position: (index: Int, count: Int)? = nil
  ) {
    self.conflict = conflict
    self.solved = solved
    self.position = position
  }

  /// The header, the rows, the sum and what is known about them.
  public var lines: [String] {
    let title = position.map { "x conflict \($0.index) of \($0.count)   " } ?? "x conflict   "
    return Paragraph.lines(title + headline, indent: 4) + body + footer
  }

  // MARK: - The header

  /// `5 rules ask for 340, card.width is 320: 20 too many`.
  private var headline: String {
    let sum = conflict.sum.approximation.spelled
    let count = Self.count(of: conflict.rows)
    let excess = conflict.excess.approximation.spelled
    switch conflict.quantity {
    case .size(let source):
      return "\(count.text) ask\(count.s) for \(sum), \(fixed(source)): \(excess) \(many)"
    case .center(let source, let item):
      return "\(count.text) ask\(count.s) for \(sum), \(middle(source, item)): \(excess) \(many)"
    case .place(let anchor, let origin):
      let other = Self.count(of: conflict.otherRows)
      return "\(count.text) put\(count.s) \(solved.layout.text(of: anchor)) "
        + "\(place(conflict.rows, origin)), \(other.text) \(place(conflict.otherRows, origin)): "
        + "\(excess) apart"
    case .nothing: return "\(count.text) add\(count.s) up to \(sum), not to 0"
    }
  }

  /// How two ways differ, behind a number of points.
  private var off: String {
    switch conflict.quantity {
    case .size, .center: many
    case .place: "apart"
    case .nothing: "off"
    }
  }

  private var many: String { conflict.sum < conflict.otherSum ? "too few" : "too many" }

  /// `3 rules`, and the s of a verb that goes with it.
  private static func count(of rows: [Conflict.Row]) -> (text: String, s: String) {
    let rules = rows.count { $0.source.isRule }
    let bounds = rows.count - rules
    let isOne = rules == 1 || (rules == 0 && bounds == 1)
    let text =
      rules > 0
      ? "\(rules) rule\(isOne ? "" : "s")" : "\(bounds) unwritten bound\(isOne ? "" : "s")"
    return (text, isOne ? "s" : "")
  }

  /// `card.width is 320`, or `is at most` for a bound.
  private func fixed(_ source: Claim.Source) -> String {
    let text = solved.text(of: source)
    var subject = text.split(separator: " ").first.map(String.init) ?? text
    if let row = conflict.otherRows.first, !row.factors.isEmpty {
      subject = Self.product(subject, row.factors)
    }
    return "\(subject) \(verb(source)) \(conflict.otherSum.approximation.spelled)"
  }

  /// `0.5 x 320 / 1.5`.
  private static func product(_ value: String, _ factors: [Conflict.Factor]) -> String {
    let times = factors.filter { !$0.divides }.map { "\($0.number.magnitude.spelledAsFactor) x " }
    let over = factors.filter(\.divides).map { " / \($0.number.magnitude.spelledAsFactor)" }
    return times.joined() + value + over.joined()
  }

  /// `card.centerX is 160`; `half of title.width is 40` where nothing of the sum is inside.
  private func middle(_ source: Claim.Source, _ item: Item.ID) -> String {
    let text = solved.text(of: source)
    let subject = text.split(separator: " ").first.map(String.init) ?? text
    let value = "\(verb(source)) \(conflict.otherSum.approximation.spelled)"
    let holdsOthers = solved.layout.items.contains {
      $0.parent == item && conflict.mentions($0.id, in: solved)
    }
    guard holdsOthers, let axis = solved.size(in: source)?.dimension.axis else {
      return "half of \(subject) \(value)"
    }
    let center = Anchor(item, axis == .horizontal ? .centerX : .centerY)
    return "\(solved.layout.text(of: center)) \(value)"
  }

  private func verb(_ source: Claim.Source) -> String {
    switch solved.text(of: source).split(separator: " ").dropFirst().first {
    case "<=": "is at most"
    case ">=": "is at least"
    default: "is"
    }
  }

  /// `at card.leading + 16`; `at most` or `at least` where a bound is on the way.
  private func place(_ rows: [Conflict.Row], _ origin: Anchor) -> String {
    let sum = rows.reduce(Rational(0)) { $0 + $1.contribution }
    let isOther = rows == conflict.otherRows
    let isExact = rows.allSatisfy {
      solved.lowering.claim(of: $0.source)?.constraint.relation == .equal
    }
    // The way whose sum is larger says at least so much.
    let isLarger = isOther == (conflict.sum < conflict.otherSum)
    let word = isExact ? "at" : isLarger ? "at least at" : "at most at"
    let number = sum.magnitude.approximation.spelled
    let offset = number == "0" ? "" : sum < Rational(0) ? " - \(number)" : " + \(number)"
    return "\(word) \(solved.layout.text(of: origin))\(offset)"
  }

  // MARK: - The rows

  private func number(_ row: Conflict.Row) -> String {
    let contribution = row.contribution.approximation.spelled
    let value = row.value.approximation.spelled
    guard !row.contribution.isZero, row.contribution != row.value else { return contribution }
    if row.factors.isEmpty {
      guard row.contribution != -row.value else { return contribution }
      let factor = (row.contribution / row.value).magnitude
      let constant = (row.contribution / factor).approximation.spelled
      return "\(factor.approximation.spelledAsFactor) x \(constant) = \(contribution)"
    }
    let isTurned = (row.value < Rational(0)) != (row.contribution < Rational(0))
    let signed = isTurned ? (-row.value).approximation.spelled : value
    return "\(Self.product(signed, row.factors)) = \(contribution)"
  }

  /// Whether it is broken, and who wrote it unless that was the user.
  private func mark(_ source: Claim.Source) -> String {
    let isBroken = solved.lowering.position(of: source).map(solved.broken.contains) ?? false
    var words = isBroken ? ["broken"] : []
    switch solved.author(of: source) {
    case .user, .nobody: break
    case .stack, .mask, .encapsulated, .system: words.append(solved.author(of: source).rawValue)
    }
    return words.isEmpty ? "" : "   " + words.joined(separator: ", ")
  }

  /// A line of the sum; nil in place of the text stands for a total.
  private typealias Line = (name: String, text: String?, number: String, mark: String)

  private var sumLines: [Line] {
    func line(_ row: Conflict.Row) -> Line {
      (solved.name(of: row.source), solved.text(of: row.source), number(row), mark(row.source))
    }
    func total(_ sum: Rational) -> Line { ("", nil, sum.approximation.spelled, "") }
    var lines = conflict.rows.map(line)
    var isPlace = false
    if case .place = conflict.quantity { isPlace = true }
    if !isPlace || lines.count > 1 { lines.append(total(conflict.sum)) }
    if case .size(.given) = conflict.quantity { return lines }
    lines += conflict.otherRows.map(line)
    if conflict.otherRows.count > 1 { lines.append(total(conflict.otherSum)) }
    return lines
  }

  private var body: [String] {
    let rows = sumLines
    // Longer names leave the sum no room and stand on lines of their own.
    let limit = Paragraph.width / 2 - 4
    let nameWidth = rows.map(\.name.displayWidth).filter { $0 <= limit }.max() ?? 0
    let textStart = 4 + nameWidth
    let needed =
      rows.map { textStart + ($0.text ?? "").displayWidth + 2 + $0.number.displayWidth }.max() ?? 0
    let lastEdge = Paragraph.width - (rows.map(\.mark.displayWidth).max() ?? 0)
    let edge = min(max(Self.usualEdge, needed), lastEdge)
    return rows.flatMap { row -> [String] in
      guard let text = row.text else {
        let number = row.number.leftPadded(to: max(8, row.number.displayWidth + 5))
        return [("sum" + number).leftPadded(to: edge)]
      }
      let isLong = row.name.displayWidth > limit
      let own = isLong ? Paragraph.lines("  " + row.name, indent: 4) : []
      let name = (isLong ? "" : row.name).padded(to: nameWidth)
      let head = ("  " + name + "  " + text).withoutTrailingBlanks
      let room = edge - head.displayWidth
      if row.number.displayWidth + 2 > room {
        return own + Paragraph.lines(head, indent: textStart + 2)
          + [row.number.leftPadded(to: edge) + row.mark]
      }
      return own + [head + row.number.leftPadded(to: room) + row.mark]
    }
  }

  private var footer: [String] {
    guard conflict.isMinimal else {
      return ["  perhaps not minimal: the search was cut short"]
    }
    guard !conflict.standIns.isEmpty else {
      return ["  minimal: with any one of them gone, the rest can be satisfied"]
    }
    let names = conflict.standIns.map { solved.name(of: $0.rule) }
    let list =
      names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    let still = conflict.boundExcess.approximation.spelled
    return Paragraph.lines(
      "  minimal: without \(list) still \(still) \(off); with any other one gone, the rest can "
        + "be satisfied", indent: 4)
  }
}

extension Conflict {
  /// Whether a member says something about an item.
  fileprivate func mentions(_ id: Item.ID, in solved: SolvedLayout) -> Bool {
    members.contains { source in
      (solved.lowering.claim(of: source)?.variables ?? []).contains {
        solved.lowering.dimension(of: $0)?.item == id
      }
    }
  }
}

extension SolvedLayout {
  /// The size that a claim is about, if it is about one.
  fileprivate func size(in source: Claim.Source) -> LayoutVariable? {
    (lowering.claim(of: source)?.variables ?? []).compactMap { lowering.dimension(of: $0) }
      .first(where: \.dimension.isSize)
  }
}
