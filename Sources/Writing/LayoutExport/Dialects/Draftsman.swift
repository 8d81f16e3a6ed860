import ConstraintSolver
import DialectCore
import LayoutModel

/// Draftsman: plans made of drafts.
struct DraftsmanDialect: Dialect {
  let name = "draftsman"
  let title = "Draftsman plans"
  let suffix = "swift"

  func file(_ manuscript: Manuscript) -> Spelling {
    guard var code = SwiftClass(manuscript.layout) else { return Spelling() }
    var plan = DraftsmanPlan(manuscript)
    plan.declaresSpacers = true
    let names = code.names
    var constraints = ConstraintCode(names)
    code.module = "Draftsman"
    code.conformance = "Planned"
    code.omission = [.contentPriorities, .arrangement]
    code.keepsPrioritiesOfRoot = true
    for item in manuscript.items {
      if item.stack != nil {
        code.declarations[item.id] = DraftsmanPlan.declaration(of: item, names)
        if DraftsmanPlan.margins(of: item) != nil {
          code.omissions[item.id] = [.stackMargins, .safeMargins]
        }
      } else if let spacer = plan.spacer(item.id) {
        code.declarations[item.id] = ["let \(names.object(item.id)) = \(spacer)"]
      }
    }
    let guides = manuscript.items.flatMap { item in
      item.guides.map { names.member(item.id, "addLayoutGuide(\(names.object($0)))") }
    }
    let stacks = manuscript.items.flatMap {
      ItemSettings.layers($0, names) + ItemSettings.customSpacing($0, names)
    }
    // A plan only describes what is inside a view, so that the root needs a draft of its own.
    let own = plan.relations(of: manuscript.part, names)
    let isShort = own.count == 1
    let root =
      isShort
      ? SwiftCode.chain("drf", ["\(own[0]).apply()"], depth: 0)
      : own.isEmpty ? [] : SwiftCode.chain("drf", own + ["apply()"], depth: 0)
    code.paragraphs = [
      guides + ["applyPlan()"] + root + stacks, code.masks(isFreed: true),
      constraints.statements(plan.strangers, after: plan.remarks),
    ]
    code.members =
      ["var viewPlan: ViewPlan {"]
      + SwiftCode.indented(plan.content(of: manuscript.part, names)) + ["}"]
    code.remarks = plan.remarks
    return code.spelling
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    let plan = DraftsmanPlan(manuscript)
    let names = SwiftNames(manuscript.layout, .atThePrompt)
    var constraints = ConstraintCode(names)
    var lines = plan.draft(of: manuscript.part, names)
    // A name without relations or contents has no effect.
    if let last = lines.popLast(), !lines.isEmpty || last != names.object(manuscript.part) {
      lines +=
        lines.isEmpty || last == "}" ? ["\(last).apply()"] : [last, "  .apply()"]
    }
    lines += manuscript.items.flatMap { ItemSettings.layers($0, names) }
    lines += constraints.statements(plan.strangers)
    return Spelling(lines: manuscript.settingKeyboards(lines, names), remarks: plan.remarks)
  }
}

/// A layout in Draftsman: relations by view, and the rules that Draftsman cannot express.
struct DraftsmanPlan {
  /// The relations of each view.
  let templates: [Item.ID: [ConstraintTemplate<Item.ID>]]
  /// The rules that are written in UIKit instead.
  let strangers: [SpelledRule]
  /// What is not expressed, or only in UIKit.
  let remarks: [Spelling.Remark]

  /// Whether spacers are declared with a class of Draftsman.
  var declaresSpacers = false

  private let layout: Layout

  /// What makes two rules of a plan the same to Draftsman; see its `Reconciler`.
  private struct Key: Hashable {
    var attribute: Attribute
    var relation: ConstraintDraft<Item.ID>

    init(_ draft: ConstraintDraft<Item.ID>) {
      attribute = draft.attribute
      relation = draft
      relation.multiplier = 1
      relation.constant = 0
      relation.priority = 1000
      relation.identifier = nil
    }
  }

  init(_ manuscript: Manuscript) {
    let spelled = SpelledRules(manuscript)
    layout = manuscript.layout
    var remarks = spelled.remarks
    var own: [Item.ID: [ConstraintDraft<Item.ID>]] = [:]
    var keys: Set<Key> = []
    var strangers: [SpelledRule] = []
    for rule in spelled.rules {
      let isNew = keys.insert(Key(rule.draft)).inserted
      let reason =
        Self.reason(rule.draft, in: layout)
        ?? (isNew ? nil : "a plan has only one rule with these anchors and this relation")
      guard let reason else {
        own[rule.draft.first, default: []].append(rule.draft)
        continue
      }
      strangers.append(rule)
      remarks.append(layout.remark(rule.rule, reason, standIn: "UIKit"))
    }
    templates = own.mapValues { [layout] in RelationGrouping.draftsman.templates($0, in: layout) }
    self.strangers = strangers
    self.remarks = remarks
  }

  /// Returns why Draftsman cannot express a rule, or `nil` if it can.
  private static func reason(_ draft: ConstraintDraft<Item.ID>, in layout: Layout) -> String? {
    guard layout.item(draft.first)?.isView ?? false else { return "drafts are only about views" }
    let singles = RelationGrouping.singles
    guard singles.contains(draft.attribute) else {
      return "a draft has no \(draft.attribute.rawValue)"
    }
    if draft.multiplier != 1, draft.attribute.isPosition { return "only lengths can be multiplied" }
    guard let second = draft.second, let attribute = draft.secondAttribute else { return nil }
    let isBaseline = attribute.isBaseline && second.helper == nil
    return singles.contains(attribute) || isBaseline
      ? nil : "a relation has no \(attribute.rawValue)"
  }

  // MARK: - Code

  /// Returns the declaration of a stack with its settings.
  static func declaration(of item: Item, _ names: SwiftNames) -> [String] {
    guard let stack = item.stack else { return [] }
    var arguments = ["axis: .\(stack.axis == .horizontal ? "horizontal" : "vertical")"]
    if let margins = margins(of: item) { arguments.append("margins: \(margins)") }
    if stack.distribution != .fill { arguments.append("distribution: .\(stack.distribution)") }
    if stack.alignment != .fill {
      arguments.append("alignment: .\(stack.alignment.name(on: stack.axis))")
    }
    if stack.spacing != 0 { arguments.append("spacing: \(SwiftCode.number(stack.spacing))") }
    return SwiftCode.call("let \(names.object(item.id)) = UIStackView", arguments, depth: 0)
  }

  /// Returns the margins of a stack, if they ignore the safe area and do not depend on the language
  /// direction.
  static func margins(of item: Item) -> String? {
    guard let margins = item.stack?.margins, !item.insetsMarginsFromSafeArea else { return nil }
    return SwiftCode.insets(margins, all: { "UIEdgeInsets(insets: \($0))" }) {
      "UIEdgeInsets(vertical: \($0), horizontal: \($1))"
    }
  }

  /// Returns the declaration of a view that is only a spacer in a stack, `SpacerView(12)`; `nil`
  /// for others.
  func spacer(_ id: Item.ID) -> String? {
    guard declaresSpacers, let item = layout.item(id), item.kind == .spacer,
      item.style.content == nil, let stack = item.parent.flatMap(layout.item)?.stack,
      stack.arranged.contains(id), let lengths = templates[id], lengths.count == 1,
      let length = lengths.first, length.target == nil, length.priority == 1000,
      length.identifier == nil, length.path.members[0].axis == stack.axis,
      !length.path.members[0].isPosition, length.verb.relation == .greaterOrEqual,
      case .raw(let number) = length.constant
    else { return nil }
    return "SpacerView(\(SwiftCode.number(number)))"
  }

  /// Returns the drafts of the subviews of a view that it does not arrange.
  func content(of id: Item.ID, _ names: SwiftNames) -> [String] {
    let arranged = layout.item(id)?.stack?.arranged ?? []
    return (layout.item(id)?.children ?? []).filter { !arranged.contains($0) }
      .flatMap { draft(of: $0, names) }
  }

  /// Returns the draft of a view, with its relations and contents.
  func draft(of id: Item.ID, _ names: SwiftNames) -> [String] {
    guard let item = layout.item(id) else { return [] }
    let links = priorities(of: item) + relations(of: id, names)
    let inside = content(of: id, names)
    let arranged = (item.stack?.arranged ?? []).flatMap { draft(of: $0, names) }
    var lines: [String]
    if let stack = item.stack, !arranged.isEmpty {
      let word = stack.axis == .horizontal ? "HStacked" : "VStacked"
      lines =
        ["\(word)(\(names.object(id))) {"] + SwiftCode.indented(arranged) + ["}"]
        + SwiftCode.links(links, depth: 0)
      if !inside.isEmpty { lines += [".insert {"] + SwiftCode.indented(inside) + ["}"] }
      return lines
    }
    let head = names.member(id, "drf")
    guard !inside.isEmpty else {
      guard !links.isEmpty else { return [names.object(id)] }
      return SwiftCode.chain(head, links, depth: 0)
    }
    guard !links.isEmpty else {
      return ["\(head).insert {"] + SwiftCode.indented(inside) + ["}"]
    }
    lines = [head] + SwiftCode.links(links, depth: 1)
    return lines + ["  .insert {"] + SwiftCode.indented(inside, by: 2) + ["  }"]
  }

  private func priorities(of item: Item) -> [String] {
    guard item.id != layout.root else { return [] }
    let sides = [
      ("Expansion", item.hugging, item.kind.usualHugging),
      ("Compression", item.resistance, item.kind.usualResistance),
    ]
    return sides.flatMap { word, values, usual -> [String] in
      let changed = Axis.allCases.filter { values[$0] != usual[$0] }
      if changed.count == 2, values.horizontal == values.vertical {
        return ["resistSize\(word)(\(SwiftCode.priority(values.horizontal)))"]
      }
      return changed.map { axis in
        let direction = axis == .horizontal ? "Horizontal" : "Vertical"
        return "resist\(direction)\(word)(\(SwiftCode.priority(values[axis])))"
      }
    }
  }

  /// Returns the relations of a view, as links of a chain.
  func relations(of id: Item.ID, _ names: SwiftNames) -> [String] {
    guard spacer(id) == nil else { return [] }
    return (templates[id] ?? []).flatMap { template -> [String] in
      let relation = DraftsmanRelation(template, names).links
      let text = relation.joined(separator: ".")
      return text.count > SwiftCode.width - 8 ? relation : [text]
    }
  }
}

extension RelationGrouping {
  /// Draftsman's grouping: the combinations of its algebra, the largest ones first.
  static let draftsman = RelationGrouping(
    sense: .spacing, paths: combinations.sorted { $0.count > $1.count }, joinsTheRest: false,
    words: [.parent, .safeArea, .keyboardSafeArea, .keyboard, .mySelf]
  ) { path, constants, template in
    guard path.members[0].isPosition else {
      return path.members.count == 1
        ? .raw(constants[0])
        : .perAxis(PerAxis(horizontal: constants[0], vertical: constants[1]))
    }
    guard let inward = ConstantRule.inwardDistance(path, constants) else {
      // Two numbers for different axes are easier to read in two relations.
      let isCorner = path.members.count == 2 && path.members[0].axis != path.members[1].axis
      return isCorner ? nil : .edges(path, constants)
    }
    return inward < 0 ? .outward(-inward) : .inward(inward)
  }

  private static var combinations: [[Attribute]] {
    guard case .combinations(let all) = AnchorAlgebra.draftsman else { return [] }
    return all
  }

  /// The attributes that Draftsman has anchors for.
  static var singles: Set<Attribute> { Set(combinations.filter { $0.count == 1 }.map { $0[0] }) }
}
