import ConstraintSolver
import DialectCore
import LayoutModel

/// SwiftLayout: blocks of anchors and sublayouts.
struct SwiftLayoutDialect: Dialect {
  let name = "swiftlayout"
  let title = "SwiftLayout blocks"
  let suffix = "swift"

  func file(_ manuscript: Manuscript) -> Spelling {
    guard var code = SwiftClass(manuscript.layout) else { return Spelling() }
    let plan = SwiftLayoutPlan(manuscript)
    var constraints = ConstraintCode(code.names)
    code.module = "SwiftLayout"
    code.conformance = "Layoutable"
    code.properties = ["var activation: Activation?"]
    code.paragraphs = [
      ["sl.updateLayout()"] + customSpacing(manuscript, code.names), code.masks(isFreed: true),
      constraints.statements(plan.strangers, after: plan.remarks),
    ]
    code.members =
      ["var layout: some Layout {"]
      + SwiftCode.indented(plan.lines(of: manuscript.part, code.names, isTop: true)) + ["}"]
    code.remarks = plan.remarks
    return code.spelling
  }

  private func customSpacing(_ manuscript: Manuscript, _ names: SwiftNames) -> [String] {
    manuscript.items.flatMap { ItemSettings.customSpacing($0, names) }
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    let plan = SwiftLayoutPlan(manuscript)
    let names = SwiftNames(manuscript.layout, .atThePrompt)
    var constraints = ConstraintCode(names)
    var lines = plan.lines(of: manuscript.part, names)
    // A name without anchors or sublayouts has no effect.
    if let last = lines.popLast(), last == "}" { lines.append("\(last).finalActive()") }
    lines += constraints.statements(plan.strangers)
    return Spelling(lines: manuscript.settingKeyboards(lines, names), remarks: plan.remarks)
  }
}

/// A layout in SwiftLayout: relations by view, and the rules that SwiftLayout cannot express.
struct SwiftLayoutPlan {
  /// The relations of each view and guide.
  let templates: [Item.ID: [ConstraintTemplate<Item.ID>]]
  /// The rules that are written in UIKit instead.
  let strangers: [SpelledRule]
  /// What is not expressed, or only in UIKit.
  let remarks: [Spelling.Remark]

  private let layout: Layout
  private let root: Item.ID?

  init(_ manuscript: Manuscript) {
    let spelled = SpelledRules(manuscript)
    layout = manuscript.layout
    root = layout.root
    var remarks = spelled.remarks
    var own: [Item.ID: [ConstraintDraft<Item.ID>]] = [:]
    var strangers: [SpelledRule] = []
    for rule in spelled.rules {
      guard rule.draft.first.helper == nil else {
        strangers.append(rule)
        remarks.append(
          layout.remark(
            rule.rule, "blocks are only about views and their own guides", standIn: "UIKit"))
        continue
      }
      // SwiftLayout makes only one constraint of two equal rules.
      if own[rule.draft.first]?.contains(rule.draft) ?? false {
        remarks.append(layout.remark(rule.rule, "another rule says the same"))
      } else {
        own[rule.draft.first, default: []].append(rule.draft)
      }
    }
    templates = own.mapValues { [layout] in RelationGrouping.swiftLayout.templates($0, in: layout) }
    self.strangers = strangers
    self.remarks = remarks
  }

  // MARK: - Code

  /// Returns the block of a view, with its anchors and what is inside it.
  func lines(
    of id: Item.ID, _ names: SwiftNames, isTop: Bool = false, depth: Int = 1
  ) -> [String] {
    guard let item = layout.item(id) else { return [] }
    let anchors = (templates[id] ?? []).flatMap { relation($0, names, depth) }
    let arranged = item.stack?.arranged ?? []
    var inside = item.guides.flatMap { lines(of: $0, names, depth: depth + 1) }
    let others = item.children.filter { !arranged.contains($0) }
    let loose = others.flatMap { lines(of: $0, names, depth: depth + 1) }
    if item.stack == nil {
      inside += loose
    } else if !loose.isEmpty {
      inside +=
        ["GroupLayout(option: .isNotArranged) {"] + SwiftCode.indented(loose) + ["}"]
    }
    inside += arranged.flatMap { lines(of: $0, names, depth: depth + 1) }
    let head = names.member(id, "sl")
    var blocks: [(word: String, lines: [String])] = []
    if !anchors.isEmpty { blocks.append(("anchors", anchors)) }
    if !inside.isEmpty || (blocks.isEmpty && isTop) { blocks.append(("sublayout", inside)) }
    guard !blocks.isEmpty else { return [names.object(id)] }
    var result: [String] = []
    for block in blocks {
      let start = result.popLast() ?? head
      result += ["\(start).\(block.word) {"] + SwiftCode.indented(block.lines) + ["}"]
    }
    return result
  }

  private func relation(
    _ template: ConstraintTemplate<Item.ID>, _ names: SwiftNames, _ depth: Int
  ) -> [String] {
    let path = template.path.members
    let words = AnchorShortcut.swiftLayout.first { $0.members == path }
    let anchors = "Anchors." + (words?.name ?? path.map(\.rawValue).joined(separator: "."))
    var links: [String] = []
    if template.multiplier != 1 {
      links.append("multiplier(\(SwiftCode.factor(template.multiplier)))")
    }
    if template.priority != 1000 {
      links.append("priority(\(SwiftCode.priority(template.priority)))")
    }
    if let identifier = template.identifier {
      links.append("identifier(\(SwiftCode.text(identifier)))")
    }
    let arguments = arguments(template, words?.name, names)
    let isSuper = template.target?.owner == .placeholder(.parent)
    if isSuper, arguments.isEmpty, links.isEmpty, template.verb.relation == .equal {
      return [anchors]
    }
    let verb = template.verb.relation.method
    let call = "\(verb)\(isSuper ? "Super" : "")"
    let tail = links.map { ".\($0)" }.joined()
    let head = "\(anchors).\(call)"
    let list = arguments.joined(separator: ", ")
    guard "\(head)(\(list))\(tail)".count > SwiftCode.width - 2 * depth else {
      return ["\(head)(\(list))\(tail)"]
    }
    return SwiftCode.call(head, arguments, depth: 0, margin: 2 * depth)
      + links.map { SwiftCode.line(".\($0)", 1) }
  }

  private func arguments(
    _ template: ConstraintTemplate<Item.ID>, _ word: String?, _ names: SwiftNames
  ) -> [String] {
    var arguments: [String] = []
    if case .item(let item) = template.target?.owner { arguments.append(names.object(item)) }
    if case .one(let attribute) = template.target?.attributes {
      arguments.append("attribute: .\(attribute.rawValue)")
    }
    switch template.constant {
    case .raw(let number):
      if number != 0 || template.target == nil {
        arguments.append("constant: \(SwiftCode.number(number))")
      }
    case .inward(let number): arguments.append("inwardOffset: \(SwiftCode.number(number))")
    case .perAxis(let numbers):
      let isSize = word == "size"
      var labels = isSize ? ["widthOffset", "heightOffset"] : ["xOffset", "yOffset"]
      if template.target == nil { labels = ["width", "height"] }
      for (label, axis) in zip(labels, Axis.allCases)
      where template.target == nil || numbers[axis] != 0 {
        arguments.append("\(label): \(SwiftCode.number(numbers[axis]))")
      }
    case .outward, .inwardEdges, .outwardEdges, .lengths, .places, .remaining: break
    }
    return arguments
  }
}

extension RelationGrouping {
  /// SwiftLayout's grouping: its words, the longest first, then all attributes with the same
  /// constant.
  static let swiftLayout = RelationGrouping(
    sense: .numeric,
    paths: AnchorShortcut.swiftLayout.map(\.members).sorted { $0.count > $1.count },
    joinsTheRest: true, words: [.parent]
  ) { path, constants, template in
    let words = AnchorShortcut.swiftLayout.first { $0.members == path.members }?.name
    if words == "size" || words == "center" {
      guard template.verb.relation == .equal else { return nil }
      return .perAxis(PerAxis(horizontal: constants[0], vertical: constants[1]))
    }
    let inward = ConstantRule.inwardDistance(path, constants)
    let isRaw = Set(constants).count == 1
    // A distance from the same edge inward is an inset; everything else is a shift.
    if let inward, inward > 0, !isRaw || constants[0] < 0, template.target?.attributes == .same {
      return .inward(inward)
    }
    if isRaw { return .raw(constants[0]) }
    return inward.map { .inward($0) }
  }
}
