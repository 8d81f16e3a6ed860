import ConstraintSolver
package import LayoutModel

extension Conflict {
  /// Returns the conflict as a sum that can be checked on paper; `position` counts the conflicts if
  /// there are several.
  ///
  /// If a log says which rule the system broke, and it is one of these, that one is marked as broken:
  /// which of them gives way is a choice, and here another one may.
  ///
  /// A sum that no screen holds is printed with its ends and with what is broken in it, and the rest
  /// as numbers of rows, unless it is asked for `whole`.
  package func passages(
    in solved: SolvedLayout, position: (index: Int, count: Int)? = nil, whole: Bool = false
  ) -> [Passage] {
    var account = ConflictAccount(conflict: self, solved: solved)
    account.isWhole = whole
    return account.passages(position)
  }

  /// Whether a member is marked as broken: the one that the system broke, as a log says, if that is one
  /// of the members; else what is broken here.
  package func isBroken(_ source: Claim.Source, in solved: SolvedLayout) -> Bool {
    if let broke = solved.layout.systemBroke.map(Claim.Source.rule), members.contains(broke) {
      return source == broke
    }
    return solved.lowering.position(of: source).map(solved.isBroken) ?? false
  }

  /// Returns the conflict as what is different in it from one that was described before; nil if the
  /// two have too little in common, or are short.
  ///
  /// Where one shortage breaks many rules, each of them has a sum of its own that is nearly the same.
  /// The `earlier` ones are those that were described in full, with what to call their sums.
  package func difference(
    from earlier: [(conflict: Conflict, name: String)], in solved: SolvedLayout,
    position: (index: Int, count: Int)? = nil
  ) -> [Passage]? {
    guard members.count >= Self.longSum else { return nil }
    let own = Set(members)
    for (other, name) in earlier where other.right == right {
      let others = Set(other.members)
      let (added, removed) = (own.subtracting(others), others.subtracting(own))
      guard !added.isEmpty, added.count + removed.count <= Self.fewMembers else { continue }
      let account = ConflictAccount(conflict: self, solved: solved)
      let news = members.filter(added.contains).map { account.nameWithMark($0) }
      let olds = other.members.filter(removed.contains).map { solved.name(of: $0) }
      let swap = olds.isEmpty ? "" : " in place of \(Words.list(olds))"
      return [
        account.heading(position),
        Passage(.text, "  \(name) with \(Words.list(news))\(swap)", indent: 4),
      ]
    }
    return nil
  }

  /// The least number of members of a sum that is worth shortening.
  private static let longSum = 8
  /// The most members in which two sums that are printed as one may differ.
  private static let fewMembers = 4

  /// Whether its sum has more rows than are printed without being asked for.
  var isLong: Bool { max(rows.count, otherRows.count) > ConflictAccount.mostRows }

  /// What it comes to in a few words: `5 rules, 20 too many`.
  func brief(in solved: SolvedLayout) -> String {
    ConflictAccount(conflict: self, solved: solved).brief
  }

  /// What it comes to in one sentence: `5 rules ask for 340, card.width is 320: 20 too many`.
  package func headline(in solved: SolvedLayout) -> String {
    ConflictAccount(conflict: self, solved: solved).headline
  }
}

/// Describes a conflict in words and numbers.
struct ConflictAccount {
  let conflict: Conflict
  let solved: SolvedLayout
  /// The file that all imported rules come from, which then goes without saying; nil if there are
  /// several.
  let onlyFile: String?
  /// Whether a sum has all its rows, however many they are.
  var isWhole = false

  init(conflict: Conflict, solved: SolvedLayout) {
    self.conflict = conflict
    self.solved = solved
    let files = Set(solved.layout.rules.compactMap(\.origin.file))
    onlyFile = files.count == 1 ? files.first : nil
  }

  /// Returns the headline, the rows, the sum and the remarks.
  func passages(_ position: (index: Int, count: Int)?) -> [Passage] {
    [heading(position), Passage(.value, .table(sum))] + footer
  }

  /// The headline with its title.
  func heading(_ position: (index: Int, count: Int)?) -> Passage {
    let title = position.map { "x conflict \($0.index) of \($0.count)   " } ?? "x conflict   "
    return Passage(.conflict, title + headline, indent: 4)
  }

  /// The name of a member, and whether it is broken.
  func nameWithMark(_ source: Claim.Source) -> String {
    solved.name(of: source) + (isBroken(source) ? " (broken)" : "")
  }

  private func isBroken(_ source: Claim.Source) -> Bool {
    conflict.isBroken(source, in: solved)
  }

  // MARK: - The header

  /// The headline, such as `5 rules ask for 340, card.width is 320: 20 too many`.
  var headline: String {
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

  /// How many rules there are, and by how much they miss, such as `5 rules, 20 too many`.
  var brief: String {
    let rows = conflict.rows + conflict.otherRows.filter(\.source.isRule)
    return "\(Self.count(of: rows).text), \(conflict.excess.approximation.spelled) \(off)"
  }

  /// The words behind the difference, such as `apart`.
  private var off: String {
    switch conflict.quantity {
    case .size, .center: many
    case .place: "apart"
    case .nothing: "off"
    }
  }

  private var many: String { conflict.sum < conflict.otherSum ? "too few" : "too many" }

  /// Returns the number of rules, such as `3 rules`, and the s of a verb that goes with it.
  private static func count(of rows: [Conflict.Row]) -> (text: String, s: String) {
    let rules = rows.count { $0.source.isRule }
    let bounds = rows.count - rules
    let isOne = rules == 1 || (rules == 0 && bounds == 1)
    let text =
      rules > 0
      ? "\(rules) rule\(isOne ? "" : "s")" : "\(bounds) unwritten bound\(isOne ? "" : "s")"
    return (text, isOne ? "s" : "")
  }

  /// Returns what fixes the quantity: `card.width is 320`, or `is at most` for a bound.
  private func fixed(_ source: Claim.Source) -> String {
    Self.limit(
      of: source, factors: conflict.otherRows.first?.factors ?? [], conflict.otherSum, solved)
  }

  /// Returns what a row says about the size that others add up to: `card.width is 320`.
  static func limit(of row: Conflict.Row, total: Rational, in solved: SolvedLayout) -> String {
    limit(of: row.source, factors: row.factors, total, solved)
  }

  private static func limit(
    of source: Claim.Source, factors: [Conflict.Factor], _ total: Rational, _ solved: SolvedLayout
  ) -> String {
    let text = solved.text(of: source)
    let subject = text.split(separator: " ").first.map(String.init) ?? text
    let size = factors.isEmpty ? subject : product(subject, factors)
    return "\(size) \(verb(source, solved)) \(total.approximation.spelled)"
  }

  /// Returns a value with its factors, such as `0.5 x 320 / 1.5`.
  private static func product(_ value: String, _ factors: [Conflict.Factor]) -> String {
    let times = factors.filter { !$0.divides }.map { "\($0.number.magnitude.spelledAsFactor) x " }
    let over = factors.filter(\.divides).map { " / \($0.number.magnitude.spelledAsFactor)" }
    return times.joined() + value + over.joined()
  }

  /// Returns what fixes a centre: `card.centerX is 160`, or `half of title.width is 40` if nothing
  /// in the sum is inside the item.
  private func middle(_ source: Claim.Source, _ item: Item.ID) -> String {
    let text = solved.text(of: source)
    let subject = text.split(separator: " ").first.map(String.init) ?? text
    let value = "\(Self.verb(source, solved)) \(conflict.otherSum.approximation.spelled)"
    let holdsOthers = solved.layout.items.contains {
      $0.parent == item && conflict.mentions($0.id, in: solved)
    }
    guard holdsOthers, let axis = solved.size(in: source)?.dimension.axis else {
      return "half of \(subject) \(value)"
    }
    let center = Anchor(item, axis == .horizontal ? .centerX : .centerY)
    return "\(solved.layout.text(of: center)) \(value)"
  }

  private static func verb(_ source: Claim.Source, _ solved: SolvedLayout) -> String {
    switch solved.text(of: source).split(separator: " ").dropFirst().first {
    case "<=": "is at most"
    case ">=": "is at least"
    default: "is"
    }
  }

  /// Returns where a way ends: `at card.leading + 16`, with `at most` or `at least` if a bound is
  /// on the way.
  private func place(_ rows: [Conflict.Row], _ origin: Anchor) -> String {
    let sum = rows.reduce(Rational(0)) { $0 + $1.contribution }
    let isOther = rows == conflict.otherRows
    let isExact = rows.allSatisfy {
      solved.lowering.claim(of: $0.source)?.constraint.relation == .equal
    }
    // The way with the greater sum is a lower bound.
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

  /// Returns whether a claim is broken, who wrote it unless that was the user, and the line of the
  /// file it was imported from.
  private func mark(_ source: Claim.Source) -> String {
    var words = isBroken(source) ? ["broken"] : []
    switch solved.author(of: source) {
    case .user, .nobody: break
    case .stack, .mask, .encapsulated, .system: words.append(solved.author(of: source).rawValue)
    }
    if let moment = solved.moment(of: source), let line = moment.line, let file = moment.file {
      words.append(file == onlyFile ? ":\(line)" : moment.text)
    }
    return words.isEmpty ? "" : "   " + words.joined(separator: ", ")
  }

  /// The table of rows, with the totals where they belong.
  private var sum: Table {
    var table = Table([.left, .left, .right, .left], gaps: [2, 2, 0], fold: .sum)
    func add(_ rows: [Conflict.Row]) {
      for part in parts(of: rows) {
        guard part.count == 1 else {
          let subtotal = part.reduce(Rational(0)) { $0 + $1.contribution }
          table.add(["...", "\(part.count) more rows", subtotal.approximation.spelled, ""])
          continue
        }
        let row = part[part.startIndex]
        table.add(
          [
            solved.name(of: row.source), solved.text(of: row.source), number(row),
            mark(row.source),
          ], as: isBroken(row.source) ? .conflict : nil)
      }
    }
    func addTotal(_ sum: Rational) { table.add([sum.approximation.spelled]) }
    add(conflict.rows)
    var isPlace = false
    if case .place = conflict.quantity { isPlace = true }
    if !isPlace || conflict.rows.count > 1 { addTotal(conflict.sum) }
    if case .size(.given) = conflict.quantity { return table }
    add(conflict.otherRows)
    if conflict.otherRows.count > 1 { addTotal(conflict.otherSum) }
    return table
  }

  /// The most rows of a sum that are all printed.
  fileprivate static let mostRows = 40
  /// How many rows of each end are printed of a sum that has more.
  private static let endRows = 8

  /// Returns the rows of a side one by one, with those that are only counted as one part.
  private func parts(of rows: [Conflict.Row]) -> [ArraySlice<Conflict.Row>] {
    guard !isWhole, rows.count > Self.mostRows else { return rows.indices.map { rows[$0...$0] } }
    var brokenRows = Self.endRows
    var parts: [ArraySlice<Conflict.Row>] = []
    var start = rows.startIndex
    for index in rows.indices {
      let isEnd = index < Self.endRows || index >= rows.count - Self.endRows
      guard isEnd || (brokenRows > 0 && isBroken(rows[index].source)) else { continue }
      if !isEnd { brokenRows -= 1 }
      if start < index { parts.append(rows[start..<index]) }
      parts.append(rows[index...index])
      start = index + 1
    }
    return parts
  }

  private var footer: [Passage] {
    guard conflict.extent == .perhapsSmallest else { return [minimality] }
    return [
      minimality,
      Passage(
        .text, "  perhaps not the smallest: the search for a smaller one was cut short", indent: 4),
    ]
  }

  private var minimality: Passage {
    guard !conflict.standIns.isEmpty else {
      return Passage(
        .note, "  minimal: remove any one of them and the rest can be satisfied", indent: 4)
    }
    let names = conflict.standIns.map { solved.name(of: $0.rule) }
    let list =
      names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    let still = conflict.boundExcess.approximation.spelled
    let verb = names.count == 1 ? "says" : "say"
    return Passage(
      .text,
      "  minimal: \(list) only \(verb) how much (without, still \(still) \(off)); remove any other "
        + "and the rest can be satisfied", indent: 4)
  }
}

extension Conflict {
  /// Whether a member is about an item.
  fileprivate func mentions(_ id: Item.ID, in solved: SolvedLayout) -> Bool {
    members.contains { source in
      (solved.lowering.claim(of: source)?.variables ?? []).contains {
        solved.lowering.dimension(of: $0)?.item == id
      }
    }
  }
}

extension SolvedLayout {
  /// Returns the size that a claim is about; nil if it is about none.
  fileprivate func size(in source: Claim.Source) -> LayoutVariable? {
    (lowering.claim(of: source)?.variables ?? []).compactMap { lowering.dimension(of: $0) }
      .first(where: \.dimension.isSize)
  }
}
