import ConstraintSolver
import DialectCore
import LayoutModel

/// UIKit's visual format, in the form that the shell's `vfl` accepts.
struct VisualFormatDialect: Dialect {
  let name = "vfl"
  let title = "visual format"
  let suffix = "vfl"

  func file(_ manuscript: Manuscript) -> Spelling {
    var spelling = lines(manuscript)
    spelling.lines += SwiftCode.comments(spelling.remarks)
    return spelling
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    var chains = FormatChains(manuscript)
    return Spelling(lines: chains.lines(), remarks: chains.remarks)
  }
}

/// Rules as parts of visual formats, which are joined into chains that are as long as possible.
struct FormatChains {
  /// The formats of one direction: the text before and after them, and the edges they connect.
  private struct Family {
    var prefix: String
    var suffix: String
    var near: Attribute
    var far: Attribute
    var size: Attribute

    static let all = [
      Family(prefix: "H:", suffix: "", near: .leading, far: .trailing, size: .width),
      Family(
        prefix: "H:", suffix: " direction leftToRight", near: .left, far: .right, size: .width),
      Family(prefix: "V:", suffix: "", near: .top, far: .bottom, size: .height),
    ]
  }

  /// The place of a rule in a format.
  private enum Place: Hashable {
    /// Between the near edge of the superview and a view.
    case opening(Item.ID)
    /// Between a view and the next one.
    case gap(Item.ID, Item.ID)
    /// Between a view and the far edge of the superview.
    case closing(Item.ID)
  }

  /// What is not expressed.
  private(set) var remarks: [Spelling.Remark]
  private let layout: Layout
  private let items: [Item.ID]
  /// For each family, the conditions at each place that are not written yet.
  private var distances: [[Place: [String]]] = Family.all.map { _ in [:] }
  /// For each family, the places in the order of their first rules.
  private var places: [[Place]] = Family.all.map { _ in [] }
  private var sizes: [Axis: [Item.ID: [String]]] = [:]
  private var sized: [Axis: [Item.ID]] = [:]

  init(_ manuscript: Manuscript) {
    let spelled = SpelledRules(manuscript)
    layout = manuscript.layout
    items = manuscript.layout.items.map(\.id)
    remarks = spelled.remarks
    for rule in spelled.rules {
      if let reason = add(rule.draft) { remarks.append(layout.remark(rule.rule, reason)) }
    }
  }

  // MARK: - Taking rules apart

  /// Assigns a rule to a place; returns the reason if there is none for it.
  private mutating func add(_ draft: ConstraintDraft<Item.ID>) -> String? {
    if draft.identifier != nil { return "a format cannot set identifiers" }
    if draft.multiplier != 1 { return "a format cannot multiply" }
    guard ([draft.first, draft.second].compactMap(\.self)).allSatisfy(isView) else {
      return "a format can only name views"
    }
    guard !"\(draft.constant)\(draft.priority)".contains("e") else {
      return "a format cannot hold such small or large numbers"
    }
    guard draft.attribute.isPosition else { return addSize(draft) }
    for (index, family) in Family.all.enumerated() {
      for rule in [draft, draft.reversed].compactMap(\.self) {
        guard let place = place(of: rule, family) else { continue }
        if distances[index][place] == nil { places[index].append(place) }
        distances[index][place, default: []].append(
          Self.predicate(rule.relation, SwiftCode.number(rule.constant), rule.priority))
        return nil
      }
    }
    return reason(draft)
  }

  private func isView(_ id: Item.ID) -> Bool { layout.item(id)?.isView ?? false }

  private mutating func addSize(_ draft: ConstraintDraft<Item.ID>) -> String? {
    let axis = draft.attribute.axis
    var object = SwiftCode.number(draft.constant)
    if let second = draft.second {
      guard draft.secondAttribute == draft.attribute else {
        return "a format only compares lengths on one axis"
      }
      guard draft.constant == 0 else { return "a format cannot add to another length" }
      object = name(second)
    }
    if sizes[axis]?[draft.first] == nil { sized[axis, default: []].append(draft.first) }
    sizes[axis, default: [:]][draft.first, default: []].append(
      Self.predicate(draft.relation, object, draft.priority))
    return nil
  }

  private func place(of rule: ConstraintDraft<Item.ID>, _ family: Family) -> Place? {
    guard let second = rule.second, let attribute = rule.secondAttribute else { return nil }
    switch (rule.attribute, attribute) {
    case (family.near, family.near) where layout.parent(of: rule.first) == second:
      return .opening(rule.first)
    case (family.far, family.far) where layout.parent(of: second) == rule.first:
      return .closing(second)
    case (family.near, family.far) where rule.first != second: return .gap(second, rule.first)
    default: return nil
    }
  }

  private func reason(_ draft: ConstraintDraft<Item.ID>) -> String {
    let attributes = [draft.attribute, draft.secondAttribute].compactMap(\.self)
    if attributes.contains(where: \.isBaseline) { return "a format alone cannot align baselines" }
    if attributes.contains(where: { $0 == .centerX || $0 == .centerY }) {
      return "a format cannot align centres"
    }
    return attributes.contains { $0.withinMargins != nil }
      ? "a format cannot name margins"
      : "a format only ties neighbours, and views to their superview"
  }

  private static func predicate(
    _ relation: Relation, _ object: String, _ priority: Double
  ) -> String {
    let sign = relation == .equal ? "" : relation.symbol
    return sign + object + (priority == 1000 ? "" : "@\(SwiftCode.number(priority))")
  }

  private func name(_ id: Item.ID) -> String { layout.writtenName(of: id) }

  // MARK: - Putting them together

  /// Returns the lines; each rule is in exactly one of them.
  mutating func lines() -> [String] {
    var lines: [String] = []
    for (index, family) in Family.all.enumerated() {
      while let start = start(index) {
        let format = walk(from: start, index, family)
        lines.append("vfl \(family.prefix)\(format)\(family.suffix)")
      }
      // Widths are written after the formats of both horizontal families.
      guard family.near == .left || family.near == .top else { continue }
      let axis = family.size.axis
      for view in sized[axis] ?? [] where sizes[axis]?[view] != nil {
        lines.append("vfl \(family.prefix)\(box(view, axis))")
      }
    }
    return lines
  }

  /// Returns the view that the next chain begins with: one at the superview's edge if there is one,
  /// else one that follows no other view, else any.
  private func start(_ index: Int) -> Item.ID? {
    let open = places[index].filter { distances[index][$0] != nil }
    for place in open { if case .opening(let view) = place { return view } }
    var followers: Set<Item.ID> = []
    for case .gap(_, let next) in open { followers.insert(next) }
    for case .gap(let previous, _) in open where !followers.contains(previous) { return previous }
    for place in open {
      switch place {
      case .gap(let view, _), .closing(let view), .opening(let view): return view
      }
    }
    return nil
  }

  private mutating func walk(from start: Item.ID, _ index: Int, _ family: Family) -> String {
    let axis = family.size.axis
    var format = ""
    if let opening = take(.opening(start), index) { format = "|\(opening)" }
    format += box(start, axis)
    var chain = [start]
    while let last = chain.last {
      guard let next = follower(of: last, index, besides: chain),
        let gap = take(.gap(last, next), index)
      else { break }
      format += gap + box(next, axis)
      chain.append(next)
    }
    if let last = chain.last, let closing = take(.closing(last), index) {
      format += "\(closing)|"
    }
    return format
  }

  /// Returns the view after another one at a distance that is not written yet.
  private func follower(of view: Item.ID, _ index: Int, besides chain: [Item.ID]) -> Item.ID? {
    for case .gap(view, let next) in places[index] where !chain.contains(next) {
      if distances[index][.gap(view, next)] != nil { return next }
    }
    return nil
  }

  /// Returns a view with its sizes, which are written only once.
  private mutating func box(_ view: Item.ID, _ axis: Axis) -> String {
    let predicates = sizes[axis]?.removeValue(forKey: view) ?? []
    return "[\(name(view))\(predicates.isEmpty ? "" : "(\(predicates.joined(separator: ",")))")]"
  }

  private mutating func take(_ place: Place, _ index: Int) -> String? {
    guard let predicates = distances[index].removeValue(forKey: place) else { return nil }
    let isSimple = predicates.count == 1 && predicates[0].first.map { "<>-".contains($0) } != true
    if isSimple { return predicates[0] == "0" ? "" : "-\(predicates[0])-" }
    return "-(\(predicates.joined(separator: ",")))-"
  }
}

extension ConstraintDraft {
  /// The same rule with its sides exchanged, or `nil` if it has no second item or a multiplier.
  fileprivate var reversed: ConstraintDraft? {
    guard let second, let secondAttribute, multiplier == 1 else { return nil }
    return ConstraintDraft(
      second, secondAttribute, relation.flipped, first, attribute, constant: 0 - constant,
      priority: priority, identifier: identifier)
  }
}
