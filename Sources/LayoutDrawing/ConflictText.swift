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
    return Paragraph.lines(title + headline, indent: 4) + body + Paragraph.lines(footer, indent: 2)
  }

  // MARK: - The header

  private func isRule(_ source: Claim.Source) -> Bool {
    switch source {
    case .implied, .given: false
    default: true
    }
  }

  /// `5 rules ask for 340, card.width is 320: 20 too many`.
  private var headline: String {
    let count = conflict.rows.count { isRule($0.source) }
    let bounds = conflict.rows.count - count
    let excess = conflict.excess.approximation.spelled
    let sum = conflict.sum.approximation.spelled
    var askers = count == 1 ? "1 rule" : "\(count) rules"
    if count == 0 { askers = "\(bounds) unwritten bound\(bounds == 1 ? "" : "s")" }
    let isOne = count == 1 || (count == 0 && bounds == 1)
    guard let right = conflict.right else {
      return "\(askers) add\(isOne ? "s" : "") up to \(sum), not to 0"
    }
    let many = conflict.sum < conflict.rightValue ? "too few" : "too many"
    return "\(askers) ask\(isOne ? "s" : "") for \(sum), "
      + "\(rightText(right)): \(excess) \(many)"
  }

  /// `card.width is 320`, or `is at most` for a bound.
  private func rightText(_ source: Claim.Source) -> String {
    let value = conflict.rightValue.approximation.spelled
    let text = solved.text(of: source)
    let parts = text.split(separator: " ")
    let subject = parts.first.map(String.init) ?? text
    let verb: String
    switch parts.dropFirst().first {
    case "<=": verb = "is at most"
    case ">=": verb = "is at least"
    default: verb = "is"
    }
    return "\(subject) \(verb) \(value)"
  }

  // MARK: - The rows

  private func number(_ row: Conflict.Row) -> String {
    let contribution = row.contribution.approximation.spelled
    let factor = row.multiplier < Rational(0) ? -row.multiplier : row.multiplier
    guard factor != Rational(1), row.contribution != Rational(0) else { return contribution }
    let constant = (row.contribution / factor).approximation.spelled
    return "\(factor.approximation.spelledAsFactor) x \(constant) = \(contribution)"
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

  private var body: [String] {
    var rows = conflict.rows.map {
      (solved.name(of: $0.source), solved.text(of: $0.source), number($0), mark($0.source))
    }
    rows.append(("", "", conflict.sum.approximation.spelled, ""))
    if let right = conflict.right {
      if case .given = right {
      } else {
        rows.append(
          (
            solved.name(of: right), solved.text(of: right),
            conflict.rightValue.approximation.spelled, mark(right)
          ))
      }
    }
    // Longer names leave the sum no room and stand on lines of their own.
    let limit = Paragraph.width / 2 - 4
    let nameWidth = rows.map(\.0.displayWidth).filter { $0 <= limit }.max() ?? 0
    let textStart = 4 + nameWidth
    let needed = rows.map { textStart + $0.1.displayWidth + 2 + $0.2.displayWidth }.max() ?? 0
    let lastEdge = Paragraph.width - (rows.map(\.3.displayWidth).max() ?? 0)
    let edge = min(max(Self.usualEdge, needed), lastEdge)
    return rows.enumerated().flatMap { index, row in
      if index == conflict.rows.count {
        let number = row.2.leftPadded(to: max(8, row.2.displayWidth + 5))
        return [("sum" + number).leftPadded(to: edge)]
      }
      let isLong = row.0.displayWidth > limit
      let own = isLong ? Paragraph.lines("  " + row.0, indent: 4) : []
      let name = (isLong ? "" : row.0).padded(to: nameWidth)
      let head = ("  " + name + "  " + row.1).withoutTrailingBlanks
      let room = edge - head.displayWidth
      if row.2.displayWidth + 2 > room {
        return own + Paragraph.lines(head, indent: textStart + 2)
          + [row.2.leftPadded(to: edge) + row.3]
      }
      return own + [head + row.2.leftPadded(to: room) + row.3]
    }
  }

  private var footer: String {
    conflict.isMinimal
      ? "  minimal: with any one of them gone, the rest can be satisfied"
      : "  perhaps not minimal: the search was cut short"
  }
}
