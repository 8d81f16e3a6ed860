import ConstraintSolver
import DialectCore
import LayoutModel

/// SnapKit: a closure for each view, which relates its attributes to others.
struct SnapKitDialect: Dialect {
  let name = "snapkit"
  let title = "SnapKit closures"
  let suffix = "swift"

  func file(_ manuscript: Manuscript) -> Spelling {
    guard var code = SwiftClass(manuscript.layout) else { return Spelling() }
    let plan = SnapKitPlan(manuscript)
    code.module = "SnapKit"
    // SnapKit itself turns off the autoresizing masks of views that it makes constraints for.
    let others = manuscript.items.filter { item in
      item.isView && item.id != manuscript.part && item.mask == nil
        && !plan.owners.contains(item.id)
        && !(item.parent.flatMap(manuscript.layout.item)?.stack?.arranged.contains(item.id) ?? false)
    }
    code.paragraphs = [
      code.hierarchy(frees: false)
        + others.map {
          code.names.member($0.id, "translatesAutoresizingMaskIntoConstraints = false")
        },
      plan.lines(code.names), code.masks(isFreed: true),
    ]
    code.remarks = plan.remarks
    return code.spelling
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    let plan = SnapKitPlan(manuscript)
    let names = SwiftNames(manuscript.layout, .atThePrompt)
    return Spelling(
      lines: manuscript.settingKeyboards(plan.lines(names), names), remarks: plan.remarks)
  }
}

/// A layout in SnapKit, view by view.
private struct SnapKitPlan {
  /// The views and guides that have constraints of their own, in the order of their first rules.
  private(set) var owners: [Item.ID] = []
  /// What is not expressed.
  let remarks: [Spelling.Remark]

  private let layout: Layout
  private let templates: [Item.ID: [ConstraintTemplate<Item.ID>]]
  /// The name of the closures' parameter.
  private let maker: String

  init(_ manuscript: Manuscript) {
    let spelled = SpelledRules(manuscript)
    layout = manuscript.layout
    remarks = spelled.remarks
    var own: [Item.ID: [ConstraintDraft<Item.ID>]] = [:]
    for rule in spelled.rules {
      if own[rule.draft.first] == nil { owners.append(rule.draft.first) }
      own[rule.draft.first, default: []].append(rule.draft)
    }
    templates = own.mapValues { [layout] in RelationGrouping.snapKit.templates($0, in: layout) }
    let taken = Set(layout.items.map(\.name))
    maker = ["make", "maker", "constraints"].first { !taken.contains($0) } ?? "$0"
  }

  /// Returns the calls that make all constraints.
  func lines(_ names: SwiftNames) -> [String] {
    owners.flatMap { owner in
      ["\(names.member(owner, "snp.makeConstraints")) {" + (maker == "$0" ? "" : " \(maker) in")]
        + SwiftCode.indented((templates[owner] ?? []).flatMap { relation($0, names) }) + ["}"]
    }
  }

  private func relation(
    _ template: ConstraintTemplate<Item.ID>, _ names: SwiftNames
  ) -> [String] {
    let path = template.path.members
    let word = RelationGrouping.wordsOfSnapKit.first { Set($0.members) == Set(path) }?.name
    let head = "\(maker).\(word ?? path.map(\.rawValue).joined(separator: "."))"
    var links: [String] = []
    if template.multiplier != 1 {
      links.append("multipliedBy(\(SwiftCode.factor(template.multiplier)))")
    }
    if template.target != nil, let distance = distance(template) { links.append(distance) }
    if template.priority != 1000 { links.append("priority(\(priority(template.priority)))") }
    if let identifier = template.identifier {
      links.append("labeled(\(SwiftCode.text(identifier)))")
    }
    let start = "\(head).\(target(template, names))"
    let whole = ([start] + links).joined(separator: ".")
    guard whole.count > SwiftCode.width - 8, !links.isEmpty else { return [whole] }
    return [start] + links.flatMap { Self.lines(of: $0) }
  }

  /// Returns a link of a chain on lines of its own; long insets follow on further lines.
  private static func lines(of link: String) -> [String] {
    guard link.count > SwiftCode.width - 10, link.hasSuffix("))"),
      let open = link.lastIndex(of: "(")
    else { return SwiftCode.links([link], depth: 1) }
    let insets = link[link.index(after: open)...].dropLast(2).split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
    return SwiftCode.call(".\(link[..<open])", insets, tail: ")", depth: 1, margin: 8)
  }

  /// Returns the call that relates the attributes to others.
  private func target(_ template: ConstraintTemplate<Item.ID>, _ names: SwiftNames) -> String {
    let verb = template.verb.relation.method
    let item: Item.ID?
    switch template.target?.owner {
    case nil:
      switch template.constant {
      case .raw(let number): return "\(verb)(\(SwiftCode.number(number)))"
      case .lengths(let size): return "\(verb)(\(SwiftCode.size(size.horizontal, size.vertical)))"
      default: return verb
      }
    case .item(let other): item = other
    case .placeholder(let word): item = word.item(of: template.subject, in: layout)
    }
    guard let item else { return verb }
    if case .one(let attribute) = template.target?.attributes {
      return "\(verb)(\(names.member(item, "snp.\(attribute.rawValue)")))"
    }
    if case .placeholder = template.target?.owner { return "\(verb)Superview()" }
    return "\(verb)(\(names.object(item)))"
  }

  /// Returns the call that adds a distance, or `nil` if there is none.
  private func distance(_ template: ConstraintTemplate<Item.ID>) -> String? {
    switch template.constant {
    case .raw(let number): return number == 0 ? nil : "offset(\(SwiftCode.number(number)))"
    case .remaining(let insets):
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      if Set(sides).count == 1 { return "inset(\(SwiftCode.number(insets.top)))" }
      let isDirectional = template.path.members.contains(where: \.followsLanguage)
      let labels =
        isDirectional
        ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
      let list = zip(labels, sides).map { "\($0): \(SwiftCode.number($1))" }
      return "inset(\(isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets")("
        + list.joined(separator: ", ") + "))"
    default: return nil
    }
  }

  private func priority(_ priority: Double) -> String {
    switch priority {
    case 750: ".high"
    case 500: ".medium"
    case 250: ".low"
    default: SwiftCode.number(priority)
    }
  }
}

extension RelationGrouping {
  /// Those words of SnapKit for several attributes that exported code uses.
  fileprivate static let wordsOfSnapKit = AnchorShortcut.snapKit.filter {
    ["edges", "directionalEdges", "size", "center"].contains($0.name)
  }

  /// SnapKit's grouping: its words first, then all attributes with the same distance.
  fileprivate static let snapKit = RelationGrouping(
    sense: .numeric,
    paths: wordsOfSnapKit.map(\.members).sorted { $0.count > $1.count },
    joinsTheRest: true, words: [.parent]
  ) { path, constants, template in
    let isRaw = Set(constants).count == 1
    guard template.target != nil else {
      if isRaw { return .raw(constants[0]) }
      return path.members == [.width, .height]
        ? .lengths(PerAxis(horizontal: constants[0], vertical: constants[1])) : nil
    }
    let areEdges = path.members.allSatisfy(\.isEdge)
    if areEdges, template.target?.attributes == .same,
      let distance = ConstantRule.inwardDistance(path, constants), distance > 0,
      !isRaw || constants[0] < 0 || path.members.count > 1
    {
      return .remaining(
        EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
    }
    if isRaw { return .raw(constants[0]) }
    guard areEdges, path.members.count == 4, Set(path.members).count == 4,
      case .inwardEdges(let insets) = ConstantRule.edges(path, constants)
    else { return nil }
    return .remaining(insets)
  }
}

extension Attribute {
  /// Whether the attribute is an edge of a rectangle.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
