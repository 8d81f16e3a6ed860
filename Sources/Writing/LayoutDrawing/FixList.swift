import ConstraintSolver
package import LayoutDiagnosis
import LayoutModel

/// A numbered list of fixes, with the effect of each on the picture.
///
/// ```
/// 1  wide  120 → 100          moves 0   title.width 180, badge.width 100
/// 2  min   180 → 160          moves 2   title.width 160, badge.width 120
/// 3  card.width 320 → 340     moves 2   badge.width 120
///    3 more (c5 overlaps the views, c1 and c3 leave the card): fixes --all
/// ```
package struct FixList: Sendable {
  /// The listed fixes, in order.
  package let fixes: [Fix]
  /// All fixes that were found of a conflict; nil if the listed ones are about something else.
  package let source: Fixes?
  private let analysis: LayoutAnalysis
  /// The number of the first listed fix.
  package let first: Int
  private let numberWidth: Int
  private let rest: String

  /// The most conflicts whose fixes are listed at once.
  package static let conflictLimit = 3
  /// The most fixes of a conflict that are listed at first.
  package static let offerLimit = 9
  /// The widest first column; a fix that is wider gets a line of its own.
  private static let widestHead = 34
  /// The least width of the first column.
  private static let usualWidth = 20

  /// Makes a list of fixes for a conflict, numbered from `first`.
  ///
  /// `numberWidth` is the number of digits of the greatest number in all lists, and `rest` the
  /// command that lists the fixes which are left out.
  package init(
    _ fixes: [Fix], of source: Fixes? = nil, in analysis: LayoutAnalysis, from first: Int = 1,
    numberWidth: Int = 1, rest: String = "fixes --all"
  ) {
    self.fixes = fixes
    self.source = source
    self.analysis = analysis
    self.first = first
    self.numberWidth = numberWidth
    self.rest = rest
  }

  /// One line for each fix, and one on those that are not listed.
  package var lines: [String] {
    let words = fixes.map { FixWords($0, in: analysis.solved) }
    let nameWidth = words.filter { $0.change != nil }.map(\.name.displayWidth).max() ?? 0
    let moves = fixes.map { "moves \($0.moved.count)" }
    var table = Table(
      [.left, .left, .left], gaps: [5, 3], leastHead: numberWidth + 2 + Self.usualWidth,
      mostHead: numberWidth + 2 + Self.widestHead)
    for (index, fix) in fixes.enumerated() {
      table.add([
        String(first + index).leftPadded(to: numberWidth) + "  "
          + head(words[index], nameWidth: nameWidth), moves[index],
        effect(of: fix),
      ])
    }
    return table.lines + remarks(indent: numberWidth + 2)
  }

  /// The words for a fix, with the changes of named things aligned below each other.
  private func head(_ words: FixWords, nameWidth: Int) -> String {
    guard let change = words.change else { return words.text }
    return "\(words.name.padded(to: nameWidth))  \(change)"
  }

  // MARK: - What becomes of the picture

  /// The effect of a fix: the sizes that change, or otherwise those that the conflict is about;
  /// what a rule misses that is no longer required; and a flaw.
  private func effect(of fix: Fix) -> String {
    var words: [String] = []
    var sizes = fix.sizes
    if fix.kind == .priority {
      let wish = wish(of: fix)
      words += wish.words
      sizes.removeAll { $0 == wish.size }
    } else if sizes.isEmpty {
      sizes = concerned
    }
    if !sizes.isEmpty {
      words.append(
        Words.list(
          sizes.map { size in
            "\(analysis.layout.name(of: size)) \(fix.outcome.value(of: size).spelled)"
          }))
    }
    if fix.isAmbiguous { words.append("ambiguous") }
    words += fault(of: fix, count: 1).map { [$0] } ?? []
    return words.joined(separator: ", ")
  }

  /// What a rule that is no longer required asks for and misses.
  private func wish(of fix: Fix) -> (words: [String], size: LayoutVariable?) {
    let solved = fix.outcome
    guard let claim = solved.lowering.claim(of: fix.source) else { return ([], nil) }
    let missing = solved.error(of: claim)
    guard claim.variables.count == 1, let index = claim.variables.first,
      let size = solved.lowering.dimension(of: index), size.dimension.isSize
    else { return ([missing == 0 ? "holds" : "off by \(missing.spelled)"], nil) }
    let value = solved.value(of: size)
    let wanted = value - solved.residual(of: claim)
    let text = "\(analysis.layout.name(of: size)) \(value.spelled)"
    return (missing == 0 ? [text] : [text, "wants \(wanted.spelled)"], size)
  }

  /// The sizes that the conflict is about, without that of the container.
  private var concerned: [LayoutVariable] {
    guard let source else { return [] }
    let solved = analysis.solved
    let right = source.conflict.right.flatMap { solved.lowering.claim(of: $0)?.variables } ?? []
    var variables = Set(
      source.conflict.rows.flatMap { solved.lowering.claim(of: $0.source)?.variables ?? [] })
    if source.conflict.rows.count > 1 { variables.subtract(right) }
    return variables.sorted {
      (solved.lowering.pictureRank(of: $0) ?? .max, $0)
        < (solved.lowering.pictureRank(of: $1) ?? .max, $1)
    }
    .compactMap { solved.lowering.dimension(of: $0) }
    .filter { $0.dimension.isSize && analysis.layout.item($0.item)?.isView ?? false }
  }

  /// The first flaw of a fix as a verb phrase; nil if it has none.
  private func fault(of fix: Fix, count: Int) -> String? {
    let s = count == 1 ? "s" : ""
    switch fix.flaws.first {
    case nil: return nil
    case .overlap: return "overlap\(s) the views"
    case .leaving(_, let parent):
      return "leave\(s) the \(Name.written(analysis.layout.name(of: parent)))"
    case .cutting(let view):
      return "cut\(s) off \(Name.written(analysis.layout.name(of: view)))"
    }
  }

  // MARK: - What is not listed

  private func remarks(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard let source else { return [] }
    var remarks: [String] = []
    if source.all.isEmpty {
      let isOfSettings = ConflictRemark.all(about: source.conflict, in: analysis.solved)
        .contains(.settings)
      remarks.append(
        isOfSettings
          ? "no fix by a number or priority: change the properties that make these rules"
          : "no fix: none of it is yours to change")
    }
    let count = source.all.count - fixes.count
    if count > 0 {
      let reasons = rest == "fixes --all" ? reasons : ""
      remarks.append("\(count) more\(reasons.isEmpty ? "" : " (\(reasons))"): \(rest)")
    }
    if source.untriedCount > 0 {
      remarks.append("\(source.untriedCount) more numbers take part and were not tried")
    }
    if source.unyieldedCount > 0 {
      remarks.append("\(source.unyieldedCount) more rules could yield and were not tried")
    }
    return remarks.flatMap { Paragraph.lines(margin + $0, indent: indent) }
  }

  /// Why fixes are not listed, such as `c5 overlaps the views, c1 and c3 leave the card`.
  private var reasons: String {
    func isOverlap(_ fix: Fix) -> Bool {
      if case .overlap = fix.flaws.first { true } else { false }
    }
    func age(_ fix: Fix) -> Age {
      analysis.solved.lowering.claim(of: fix.source)?.breakOrder?.age ?? .first
    }
    let hidden = (source?.all ?? []).filter { !$0.isClean }.sorted { a, b in
      isOverlap(a) == isOverlap(b) ? age(a) < age(b) : isOverlap(a)
    }
    var groups: [(verb: String, fixes: [Fix])] = []
    for fix in hidden {
      let verb = fault(of: fix, count: 1) ?? ""
      if let index = groups.firstIndex(where: { $0.verb == verb }) {
        groups[index].fixes.append(fix)
      } else {
        groups.append((verb, [fix]))
      }
    }
    return groups.map { group in
      func name(_ fix: Fix) -> String { FixWords(fix, in: analysis.solved).name }
      var names: [String] = []
      for fix in group.fixes where !names.contains(name(fix)) { names.append(name(fix)) }
      let subject = names.count == 2 ? names.joined(separator: " and ") : Words.list(names)
      return "\(subject) \(fault(of: group.fixes[0], count: names.count) ?? "")"
    }
    .joined(separator: ", ")
  }
}
