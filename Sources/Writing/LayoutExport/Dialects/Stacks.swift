import ConstraintSolver
import DialectCore
import LayoutModel

/// Stacks: rows, columns and spacers, each in one expression; everything else is UIKit.
struct StacksDialect: Dialect {
  let name = "stacks"
  let title = "Stacks rows and columns"
  let suffix = "swift"

  func file(_ manuscript: Manuscript) -> Spelling {
    guard var code = SwiftClass(manuscript.layout) else { return Spelling() }
    let plan = StacksPlan(manuscript)
    var constraints = ConstraintCode(code.names)
    code.module = "Stacks"
    code.omission = [.arrangement]
    for item in manuscript.items {
      if item.stack != nil {
        code.declarations[item.id] = plan.declaration("private(set) lazy var", item, code.names)
        if StacksPlan.margins(of: item) != nil { code.omissions[item.id] = .stackMargins }
      } else if let spacer = plan.spacer(item.id) {
        code.declarations[item.id] = ["let \(code.names.object(item.id)) = UIView.\(spacer)"]
      }
    }
    code.paragraphs = [
      plan.lonelyLengths(code.names), code.hierarchy(arranges: false),
      code.masks(isFreed: false), constraints.statements(plan.strangers),
    ]
    code.remarks = plan.remarks
    return code.spelling
  }

  func lines(_ manuscript: Manuscript) -> Spelling {
    let plan = StacksPlan(manuscript)
    let names = SwiftNames(manuscript.layout, .atThePrompt)
    var constraints = ConstraintCode(names)
    let spacers = manuscript.items.compactMap { item in
      plan.spacer(item.id).map { "let \(names.object(item.id)) = UIView.\($0)" }
    }
    let stacks = manuscript.items.filter { $0.stack != nil }.reversed().flatMap { item in
      plan.declaration("let", item, names, isTyped: true)
    }
    // The code declares stacks and spacers, so it has to set all their properties; other views
    // exist.
    let settings = manuscript.items
      .filter { $0.stack != nil || plan.spacer($0.id) != nil }
      .map { item in
        var omission: ItemSettings.Omission = [.arrangement, .keyboard]
        if StacksPlan.margins(of: item) != nil { omission.insert(.stackMargins) }
        return ItemSettings(item, in: manuscript.layout, names, without: omission)
      }
    let rest = constraints.statements(plan.strangers)
    return Spelling(
      lines: spacers + stacks + settings.flatMap(\.lines) + plan.hierarchy(names)
        + plan.lonelyLengths(names, isTyped: true) + manuscript.settingKeyboards(rest, names),
      remarks: plan.remarks + settings.flatMap(\.remarks))
  }
}

/// A layout in Stacks: lengths with a priority of 999, and the rules that remain for UIKit.
struct StacksPlan {
  /// The lengths of each view, one for each modifier.
  let templates: [Item.ID: [ConstraintTemplate<Item.ID>]]
  /// The rules that are written in UIKit instead.
  let strangers: [SpelledRule]
  /// What is not expressed.
  let remarks: [Spelling.Remark]

  private let layout: Layout
  private let items: [Item]

  /// The priority of all lengths in this dialect.
  private static let priority = 999.0

  init(_ manuscript: Manuscript) {
    let spelled = SpelledRules(manuscript)
    layout = manuscript.layout
    items = manuscript.items
    remarks = spelled.remarks
    var templates: [Item.ID: [ConstraintTemplate<Item.ID>]] = [:]
    var strangers: [SpelledRule] = []
    for rule in spelled.rules {
      let draft = rule.draft
      let known = templates[draft.first] ?? []
      if let template = Self.length(draft, in: layout), rule.rule.givenName == nil,
        !known.contains(where: { $0.path == template.path })
      {
        templates[draft.first, default: []].append(template)
      } else {
        strangers.append(rule)
      }
    }
    self.templates = templates
    self.strangers = strangers
  }

  /// Returns the relation that a modifier expresses for a rule, in points or as a fraction of the
  /// superview.
  private static func length(
    _ draft: ConstraintDraft<Item.ID>, in layout: Layout
  ) -> ConstraintTemplate<Item.ID>? {
    guard !draft.attribute.isPosition, draft.priority == priority, draft.identifier == nil,
      let item = layout.item(draft.first), item.isView
    else { return nil }
    let path = AnchorPath(draft.attribute)
    let verb = Verb(draft.relation)
    guard let second = draft.second else {
      return ConstraintTemplate(
        draft.first, path, verb, nil, constant: .raw(draft.constant), priority: priority)
    }
    guard second == item.parent, draft.secondAttribute == draft.attribute, draft.constant == 0
    else { return nil }
    return ConstraintTemplate(
      draft.first, path, verb, .placeholder(.parent), multiplier: draft.multiplier,
      priority: priority)
  }

  // MARK: - Code

  /// Returns the expression for a view that is only a spacer in a stack; `nil` for others.
  func spacer(_ id: Item.ID) -> String? {
    guard let item = layout.item(id), item.kind == .spacer, item.style.content == nil,
      let stack = item.parent.flatMap(layout.item)?.stack, stack.arranged.contains(id),
      let lengths = templates[id], lengths.count == 1, let length = lengths.first,
      length.target == nil, length.path.members[0].axis == stack.axis,
      case .raw(let number) = length.constant
    else { return nil }
    switch length.verb.relation {
    case .equal: return "spacer(length: \(SwiftCode.number(number)))"
    case .greaterOrEqual: return "spacer(minLength: \(SwiftCode.number(number)))"
    case .lessOrEqual: return nil
    }
  }

  /// Returns the declaration of a stack, `let row = UIView.hStack(spacing: 8, [icon, title])`.
  ///
  /// - Parameters:
  ///   - word: The word before the name, such as `let`.
  ///   - item: The stack.
  ///   - names: The names of the items.
  ///   - isTyped: Whether the code is for the prompt, where fractions of a superview come later.
  /// - Returns: The lines of the declaration.
  func declaration(
    _ word: String, _ item: Item, _ names: SwiftNames, isTyped: Bool = false
  ) -> [String] {
    guard let stack = item.stack else { return [] }
    var arguments: [String] = []
    if stack.alignment != .fill {
      arguments.append("alignment: .\(stack.alignment.name(on: stack.axis))")
    }
    if stack.distribution != .fill {
      arguments.append("distribution: .\(stack.distribution.rawValue)")
    }
    if stack.spacing != 0 { arguments.append("spacing: \(SwiftCode.number(stack.spacing))") }
    if let margins = Self.margins(of: item) { arguments.append("margins: \(margins)") }
    let views = stack.arranged.map { view in
      names.object(view) + modifiers(of: view) { !isTyped || $0.target == nil }
    }
    arguments.append("[\(views.joined(separator: ", "))]")
    let kind = stack.axis == .horizontal ? "hStack" : "vStack"
    return SwiftCode.call(
      "\(word) \(names.object(item.id)) = UIView.\(kind)", arguments, depth: 0)
  }

  /// Returns the margins of a stack, if they do not depend on the language direction.
  static func margins(of item: Item) -> String? {
    item.stack?.margins.flatMap { margins in
      SwiftCode.insets(margins, all: { ".all(\($0))" }) { "UIEdgeInsets(v: \($0), h: \($1))" }
    }
  }

  /// Returns the modifiers of a view, `.width(.point(24)).height(.fraction(0.5))`.
  private func modifiers(
    of id: Item.ID, where isMeant: (ConstraintTemplate<Item.ID>) -> Bool = { _ in true }
  ) -> String {
    guard spacer(id) == nil else { return "" }
    return (templates[id] ?? []).filter(isMeant).map { template in
      var arguments: String
      switch (template.target, template.constant) {
      case (nil, .raw(let number)): arguments = ".point(\(SwiftCode.number(number))"
      default: arguments = ".fraction(\(SwiftCode.factor(template.multiplier))"
      }
      switch template.verb.relation {
      case .equal: break
      case .lessOrEqual: arguments += ", .lessThanOrEqual"
      case .greaterOrEqual: arguments += ", .greaterThanOrEqual"
      }
      return ".\(template.path.members[0].rawValue)(\(arguments)))"
    }.joined()
  }

  /// Returns the lengths of views that are in no list of arranged views.
  func lonelyLengths(_ names: SwiftNames, isTyped: Bool = false) -> [String] {
    let arranged = Set(items.flatMap { $0.stack?.arranged ?? [] })
    return items.compactMap { item in
      let isListed = arranged.contains(item.id)
      let text = modifiers(of: item.id) { !isListed || (isTyped && $0.target != nil) }
      return text.isEmpty ? nil : names.object(item.id) + text
    }
  }

  /// Returns statements that add the declared stacks to their superviews, and to the stacks those
  /// views that they do not arrange.
  func hierarchy(_ names: SwiftNames) -> [String] {
    items.flatMap { item -> [String] in
      guard let stack = item.stack else { return [] }
      var lines: [String] = []
      if let parent = item.parent.flatMap(layout.item),
        !(parent.stack?.arranged.contains(item.id) ?? false)
      {
        let free = names.member(item.id, "translatesAutoresizingMaskIntoConstraints = false")
        lines = item.mask == nil ? [free] : []
        lines.append(names.member(parent.id, "addSubview(\(names.object(item.id)))"))
        lines += ItemSettings.springs(item, names)
      }
      lines += item.guides.map {
        names.member(item.id, "addLayoutGuide(\(names.object($0)))")
      }
      lines += item.children
        .filter { !stack.arranged.contains($0) && layout.item($0)?.stack == nil }
        .map { names.member(item.id, "addSubview(\(names.object($0)))") }
      return lines + ItemSettings.layers(item, names) + ItemSettings.customSpacing(item, names)
    }
  }
}
