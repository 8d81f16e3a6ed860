import ConstraintSolver
public import LayoutDiagnosis
import LayoutModel

/// Repairs as a numbered list, with what each of them does to the picture.
///
/// ```
/// 1  wide  120 → 100          moves 0   title.width 180, badge.width 100
/// 2  min   180 → 160          moves 2   title.width 160, badge.width 120
/// 3  card.width 320 → 340     moves 2   badge.width 120
///    3 more (c5 overlaps the views, c1 and c3 leave the card): fixes --all
/// ```
public struct RepairList: Sendable {
  /// The repairs that are listed, in their order.
  public let repairs: [Repair]
  let source: Repairs
  private let examination: Examination
  let first: Int
  private let numberWidth: Int
  private let rest: String

  /// How many conflicts are repaired at once; a large document may have very many.
  public static let conflictLimit = 3
  /// How many repairs of a conflict are offered at first.
  public static let offerLimit = 9
  /// What is wider than that stands on a line of its own.
  private static let widestHead = 34
  /// How wide the second column is at least.
  private static let usualWidth = 20

  /// Lists repairs of a conflict, numbered from `first`, where the last number of all lists has so
  /// many digits; the command `rest` shows those that are left out.
  public init(
    _ repairs: [Repair], of source: Repairs, in examination: Examination, from first: Int = 1,
    numberWidth: Int = 1, rest: String = "fixes --all"
  ) {
    self.repairs = repairs
    self.source = source
    self.examination = examination
    self.first = first
    self.numberWidth = numberWidth
    self.rest = rest
  }

  /// A line for each repair, then what is not listed.
  public var lines: [String] {
    let names = repairs.map(name)
    let nameWidth = zip(repairs, names).filter { isNumber($0.0) }.map(\.1.displayWidth).max() ?? 0
    let heads = zip(repairs, names).map { head($0, $1.padded(to: isNumber($0) ? nameWidth : 0)) }
    let moves = repairs.map { "moves \($0.moved.count)" }
    var table = Table(
      [.left, .left, .left], gaps: [5, 3], leastHead: numberWidth + 2 + Self.usualWidth,
      mostHead: numberWidth + 2 + Self.widestHead)
    for (index, repair) in repairs.enumerated() {
      table.add([
        String(first + index).leftPadded(to: numberWidth) + "  " + heads[index], moves[index],
        effect(of: repair),
      ])
    }
    return table.lines + remarks(indent: numberWidth + 2)
  }

  private func name(of source: Claim.Source) -> String { examination.solved.name(of: source) }

  // MARK: - What is changed

  /// Whether a repair prints as a name and what becomes of a part of it.
  private func isNumber(_ repair: Repair) -> Bool {
    switch repair.change {
    case .constant, .spacing, .customSpacing, .relation: true
    case .rootSize, .priority, .hugging, .resistance, .removal, .off, .mask, .maskRules: false
    }
  }

  /// The name of what is changed.
  private func name(_ repair: Repair) -> String {
    let layout = examination.layout
    switch repair.change {
    case .spacing(let stack, _): return "\(Name.written(layout.name(of: stack))).spacing"
    case .customSpacing(_, let view, _):
      return "spacing after \(Name.written(layout.name(of: view)))"
    case .mask(let view), .maskRules(let view, _): return Name.written(layout.name(of: view))
    case .constant, .rootSize, .priority, .hugging, .resistance, .relation, .removal, .off:
      return name(of: repair.source)
    }
  }

  private func head(_ repair: Repair, _ name: String) -> String {
    func numbers(_ value: Double) -> String {
      "\((repair.before ?? 0).spelled) → \(value.spelled)"
    }
    switch repair.change {
    case .constant(_, let value), .spacing(_, let value), .customSpacing(_, _, let value):
      return "\(name)  \(numbers(value))"
    case .rootSize(_, let value): return "\(name) \(numbers(value))"
    case .priority(_, let priority), .hugging(_, _, let priority),
      .resistance(_, _, let priority):
      return "\(name) at \(priority.spelled)"
    case .relation(let id, let relation):
      let old = examination.layout.rule(id)?.relation ?? relation
      return "\(name)  \(old.symbol) → \(relation.symbol)"
    case .removal: return "remove \(name)"
    case .off: return "off \(name)"
    case .mask: return "mask \(name) off"
    case .maskRules: return "\(name).translatesAutoresizingMaskIntoConstraints = false"
    }
  }

  // MARK: - What becomes of the picture

  /// The sizes that change, or where none does those that the conflict is about; what is missing
  /// from a rule that is no longer required; what speaks against it.
  private func effect(of repair: Repair) -> String {
    var words: [String] = []
    var sizes = repair.sizes
    if repair.kind == .priority {
      let wish = wish(of: repair)
      words += wish.words
      sizes.removeAll { $0 == wish.size }
    } else if sizes.isEmpty {
      sizes = concerned
    }
    if !sizes.isEmpty {
      words.append(
        Paragraph.list(
          sizes.map { size in
            "\(examination.layout.name(of: size)) \(repair.outcome.value(of: size).spelled)"
          }))
    }
    if repair.isAmbiguous { words.append("ambiguous") }
    words += fault(of: repair, count: 1).map { [$0] } ?? []
    return words.joined(separator: ", ")
  }

  /// What a rule wants that is no longer required.
  private func wish(of repair: Repair) -> (words: [String], size: LayoutVariable?) {
    let solved = repair.outcome
    guard let claim = solved.lowering.claim(of: repair.source) else { return ([], nil) }
    let missing = solved.error(of: claim)
    guard claim.variables.count == 1, let index = claim.variables.first,
      let size = solved.lowering.dimension(of: index), size.dimension.isSize
    else { return ([missing == 0 ? "holds" : "off by \(missing.spelled)"], nil) }
    let value = solved.value(of: size)
    let wanted = value - solved.residual(of: claim)
    let text = "\(examination.layout.name(of: size)) \(value.spelled)"
    return (missing == 0 ? [text] : [text, "wants \(wanted.spelled)"], size)
  }

  /// The sizes that the conflict is about, without that of the container.
  private var concerned: [LayoutVariable] {
    let solved = examination.solved
    let right = source.conflict.right.flatMap { solved.lowering.claim(of: $0)?.variables } ?? []
    var variables = Set(
      source.conflict.rows.flatMap { solved.lowering.claim(of: $0.source)?.variables ?? [] })
    if source.conflict.rows.count > 1 { variables.subtract(right) }
    return variables.sorted {
      (solved.lowering.pictureRank(of: $0) ?? .max, $0)
        < (solved.lowering.pictureRank(of: $1) ?? .max, $1)
    }
    .compactMap { solved.lowering.dimension(of: $0) }
    .filter { $0.dimension.isSize && examination.layout.item($0.item)?.isView ?? false }
  }

  /// What a picture shows that it did not have to show, as a verb.
  private func fault(of repair: Repair, count: Int) -> String? {
    let s = count == 1 ? "s" : ""
    switch repair.flaws.first {
    case nil: return nil
    case .overlap: return "overlap\(s) the views"
    case .leaving(_, let parent):
      return "leave\(s) the \(Name.written(examination.layout.name(of: parent)))"
    }
  }

  // MARK: - What is not listed

  private func remarks(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var remarks: [String] = []
    if source.all.isEmpty { remarks.append("no repair: nothing in it is yours to change") }
    let count = source.all.count - repairs.count
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

  /// `c5 overlaps the views, c1 and c3 leave the card`.
  private var reasons: String {
    func isOverlap(_ repair: Repair) -> Bool {
      if case .overlap = repair.flaws.first { true } else { false }
    }
    func age(_ repair: Repair) -> Age {
      examination.solved.lowering.claim(of: repair.source)?.breakOrder?.age ?? .first
    }
    let hidden = source.all.filter { !$0.isClean }.sorted { a, b in
      isOverlap(a) == isOverlap(b) ? age(a) < age(b) : isOverlap(a)
    }
    var groups: [(verb: String, repairs: [Repair])] = []
    for repair in hidden {
      let verb = fault(of: repair, count: 1) ?? ""
      if let index = groups.firstIndex(where: { $0.verb == verb }) {
        groups[index].repairs.append(repair)
      } else {
        groups.append((verb, [repair]))
      }
    }
    return groups.map { group in
      var names: [String] = []
      for repair in group.repairs where !names.contains(name(repair)) { names.append(name(repair)) }
      let subject = names.count == 2 ? names.joined(separator: " and ") : Paragraph.list(names)
      return "\(subject) \(fault(of: group.repairs[0], count: names.count) ?? "")"
    }
    .joined(separator: ", ")
  }
}
