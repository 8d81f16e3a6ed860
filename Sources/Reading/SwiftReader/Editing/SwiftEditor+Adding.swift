import DialectCore
import ConstraintSolver
import LayoutModel
import PlumbLanguage
import SwiftSyntax

/// Writes lines that were not there, behind the last of their kind.
extension SwiftEditor {
  // MARK: - Priorities

  /// Gives a constraint a priority: in SnapKit behind it, otherwise by the name that it has or gets.
  mutating func setPriority(
    _ value: Double, of rule: Rule, at coded: CodedConstraint
  ) throws(Unwritable) {
    let (source, number) = (coded.source, value.exactlySpelled)
    if coded.form == .snapKit {
      if let known = coded.modifier("priority"), let old = known.arguments.first?.expression {
        return replace(old, by: number, source)
      }
      return insert(".priority(\(number))", at: coded.whole.place.upperBound, source)
    }
    switch CodeHolder(of: coded.whole) {
    case .named(let name, let item):
      if let old = item.assignment(to: "priority", of: name) {
        return replace(old, by: priority(number, source), source)
      }
      try insertLines(["\(name).priority = \(priority(number, source))"], behind: item, source)
    case .statement(let item):
      try insertLines(named(coded, rule, number), inFrontOf: item, source)
      replace(coded.whole, by: freeName(of: rule, source), source)
    case .element(_, let array):
      guard let item = CodeHolder.statement(around: Syntax(array)), item.isActivation else {
        throw Unwritable("it has no name by which it could get a priority")
      }
      try insertLines(named(coded, rule, number), inFrontOf: item, source)
      replace(coded.whole, by: freeName(of: rule, source), source)
    case .other: throw Unwritable("it has no name by which it could get a priority")
    }
  }

  /// The lines that give a constraint a name and a priority.
  private func named(_ coded: CodedConstraint, _ rule: Rule, _ number: String) -> [String] {
    let name = freeName(of: rule, coded.source)
    return [
      "let \(name) = \(coded.whole.trimmedText)",
      "\(name).priority = \(priority(number, coded.source))",
    ]
  }

  /// A priority as a file writes them.
  private func priority(_ number: String, _ source: SwiftSource) -> String {
    source.text.contains("UILayoutPriority(rawValue:")
      ? "UILayoutPriority(rawValue: \(number))" : "UILayoutPriority(\(number))"
  }

  /// A name for the constraint of a rule that no line of a file uses: `titleHeight`.
  private func freeName(of rule: Rule, _ source: SwiftSource) -> String {
    let anchor = rule.left.first?.anchor
    let view = anchor.map { layout.name(of: $0.item.owner) } ?? "constraint"
    let word = anchor.map { $0.attribute.rawValue } ?? ""
    let wish = "\(view) \(word)".camelCased ?? "constraint"
    let used = Set(source.tree.tokens(viewMode: .sourceAccurate).map(\.text))
    guard used.contains(wish) else { return wish }
    return (2...).lazy.map { "\(wish)\($0)" }.first { !used.contains($0) } ?? wish
  }

  /// Changes how strongly a view hugs its content, or keeps it.
  mutating func setContentPriority(
    _ kind: String, _ value: Double, _ id: Item.ID, _ axis: Axis
  ) throws(Unwritable) {
    let (coded, view) = try mention(of: id)
    let source = coded.source
    let method = "setContent\(kind)Priority"
    let written = priority(value.exactlySpelled, source)
    let word = axis == .horizontal ? "horizontal" : "vertical"
    let calls = source.tree.calls(of: method)
    let own = calls.last { call in
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedText == view
        && call.arguments.last?.expression.memberName?.text == word
    }
    if let old = own?.arguments.first?.expression { return replace(old, by: written, source) }
    let line = "\(view.asPrefix)\(method)(\(written), for: .\(word))"
    try insertLine(line, ofKind: { $0.isCall(of: method) }, near: coded)
  }

  /// Sets a property of a view to a value.
  mutating func assign(_ name: String, _ value: String, to id: Item.ID) throws(Unwritable) {
    let (coded, view) = try mention(of: id)
    let assignments = coded.source.tree.assignments(to: name)
    if let own = assignments.last(where: { $0.owner == view }) {
      guard own.value.literal != nil || own.value.is(BooleanLiteralExprSyntax.self) else {
        throw Unwritable(
          "its \(name) is \(own.value.trimmedText), which may be used elsewhere")
      }
      return replace(own.value, by: value, coded.source)
    }
    try insertLine(
      "\(view.asPrefix)\(name) = \(value)", ofKind: { $0.assigned(to: name) != nil }, near: coded)
  }

  // MARK: - Constraints

  /// Adds a constraint for a rule behind the last one of its first view.
  mutating func add(_ rule: Rule?) throws(Unwritable) {
    guard let rule, rule.hasUIKitForm, let first = rule.left.first?.anchor,
      Self.anchors.contains(first.attribute)
    else { throw Unwritable("one constraint cannot say it") }
    let other = rule.right.first
    let (coded, subject) = try mention(of: first.item, besides: other?.anchor.item)
    var target: String?
    if let other {
      guard Self.anchors.contains(other.anchor.attribute),
        let found = spelling(of: other.anchor.item, inFunctionOf: coded)
      else { throw Unwritable("no line there says what \(layout.name(of: other.anchor.item)) is") }
      target = found
    }
    let source = coded.source
    let lines = CodeLines(source)
    switch CodeHolder(of: coded.whole) {
    case .element(let element, _) where coded.form != .snapKit:
      let text = Self.anchored(rule, subject, target)
      let end = element.expression.place.upperBound
      let indent = lines.indentation(at: element.place.lowerBound)
      let gap = indent.map { lines.lineBreak + $0 } ?? " "
      if let comma = element.trailingComma {
        insert("\(gap)\(text),", at: comma.place.upperBound, source)
      } else {
        insert(",\(gap)\(text)", at: end, source)
      }
    case .statement(let item) where coded.form == .snapKit:
      guard let maker = CodedConstraint.maker(of: coded.call), subject == coded.items.first,
        let text = Self.snapped(rule, target, maker)
      else { throw Unwritable("its closure of SnapKit is about another view") }
      try insertLines([text], behind: item, source)
    case .statement(let item):
      try insertLines(
        ["\(Self.anchored(rule, subject, target)).isActive = true"], behind: item, source)
    case .named, .element, .other:
      throw Unwritable("there is no list of constraints that it could join")
    }
  }

  /// The attributes that have an anchor.
  private static let anchors: Set<Attribute> = [
    .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    .firstBaseline, .lastBaseline,
  ]

  private static func anchored(_ rule: Rule, _ subject: String, _ target: String?) -> String {
    func anchor(_ owner: String, _ attribute: Attribute?) -> String {
      let name = "\(attribute?.rawValue ?? "")Anchor"
      return owner.isEmpty ? name : "\(owner).\(name)"
    }
    let word = rule.relation.method
    let first = anchor(subject, rule.left.first?.anchor.attribute)
    guard let target, let other = rule.right.first else {
      return "\(first).constraint(\(word)Constant: \(rule.constant.exactlySpelled))"
    }
    var arguments = "\(word): \(anchor(target, other.anchor.attribute))"
    if other.coefficient != 1 {
      arguments += ", multiplier: \(other.coefficient.exactlySpelled)"
    }
    if rule.constant != 0 { arguments += ", constant: \(rule.constant.exactlySpelled)" }
    return "\(first).constraint(\(arguments))"
  }

  private static func snapped(_ rule: Rule, _ target: String?, _ maker: String) -> String? {
    guard let attribute = rule.left.first?.anchor.attribute else { return nil }
    let word = rule.relation.method
    let head = "\(maker).\(attribute.rawValue).\(word)"
    guard let target, let other = rule.right.first else {
      return "\(head)(\(rule.constant.exactlySpelled))"
    }
    let edge = other.anchor.attribute == attribute ? "" : ".snp.\(other.anchor.attribute.rawValue)"
    var line = "\(head)(\(target)\(edge))"
    if other.coefficient != 1 { line += ".multipliedBy(\(other.coefficient.exactlySpelled))" }
    if rule.constant != 0 { line += ".offset(\(rule.constant.exactlySpelled))" }
    return line
  }

  /// Activates the constraints that an expression makes and leaves inactive.
  mutating func activate(_ place: CodePlace) throws(Unwritable) {
    if let file = files.first(where: { $0.name == place.source.file && $0.isObjectiveC }) {
      let line = place.source.line(at: place.range).number
      return add(try ObjectiveCEditor(file, layout).activating(line: line), to: file.name)
    }
    let source = try source(named: place.source.file ?? "")
    guard let call = CodePlace(range: place.range, source: source).call else {
      throw Unwritable("the code that makes it cannot be changed")
    }
    let isList = call.makesSeveral
    func activated(_ name: String) -> String {
      isList ? "NSLayoutConstraint.activate(\(name))" : "\(name).isActive = true"
    }
    switch CodeHolder(of: ExprSyntax(call)) {
    case .statement: replace(call, by: activated(call.trimmedText), source)
    case .named(let name, let item): try insertLines([activated(name)], behind: item, source)
    case .element, .other:
      guard let assignment = call.parent?.as(InfixOperatorExprSyntax.self),
        assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
      else { throw Unwritable("it is a part of something else") }
      replace(assignment, by: activated(call.trimmedText), source)
    }
  }

  // MARK: - What stands where

  /// The last constraint with a view as its first item, or else as its second, and what stands for
  /// the view there.
  ///
  /// - Throws: That no line mentions it.
  private func mention(
    of item: Item.ID, besides other: Item.ID? = nil
  ) throws(Unwritable) -> (CodedConstraint, String) {
    let rules = layout.rules.filter { rule in
      places[rule.id]?.count == 1
        && (rule.left + rule.right).contains { $0.anchor.item == item }
    }
    let inOrder = rules.sorted {
      (places[$0.id]?.file ?? "", places[$0.id]?.range.lowerBound ?? 0)
        < (places[$1.id]?.file ?? "", places[$1.id]?.range.lowerBound ?? 0)
    }
    let firsts = inOrder.filter { $0.left.first?.anchor.item == item }
    for rule in firsts.reversed() + inOrder.reversed() {
      guard let coded = try? constraint(rule.id),
        let text = Self.spelling(of: item, by: rule, coded)
      else { continue }
      return (coded, text)
    }
    throw Unwritable("no line says what \(layout.name(of: item)) is")
  }

  private static func spelling(
    of item: Item.ID, by rule: Rule, _ coded: CodedConstraint
  ) -> String? {
    if rule.left.first?.anchor.item == item { return coded.items.first }
    return rule.right.first?.anchor.item == item ? coded.items.second : nil
  }

  /// What stands for an item in the function that a constraint is made in.
  private func spelling(of item: Item.ID, inFunctionOf coded: CodedConstraint) -> String? {
    let home = Syntax(coded.call).function
    for rule in layout.rules
    where (rule.left + rule.right).contains(where: { $0.anchor.item == item }) {
      guard let other = try? constraint(rule.id), other.source.file == coded.source.file,
        Syntax(other.call).function == home,
        let text = Self.spelling(of: item, by: rule, other)
      else { continue }
      return text
    }
    guard item.systemGuide == .safe else { return nil }
    return spelling(of: item.owner, inFunctionOf: coded).map {
      "\($0.asPrefix)safeAreaLayoutGuide"
    }
  }

  /// Inserts a line behind the last one of its kind in the function of a constraint, or else in front of
  /// the statement that makes the constraint.
  private mutating func insertLine(
    _ line: String, ofKind isKind: (CodeBlockItemSyntax) -> Bool, near coded: CodedConstraint
  ) throws(Unwritable) {
    guard var item = CodeHolder.statement(around: Syntax(coded.call)) else {
      throw Unwritable("there is no line that it could stand beside")
    }
    // Within SnapKit's closure there are constraints only.
    while let closure = item.parent?.parent?.as(ClosureExprSyntax.self),
      let outer = CodeHolder.statement(around: Syntax(closure))
    {
      item = outer
    }
    let siblings = item.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
    if let last = siblings.last(where: isKind) {
      try insertLines([line], behind: last, coded.source)
    } else {
      try insertLines([line], inFrontOf: item, coded.source)
    }
  }

  private mutating func insertLines(
    _ new: [String], behind item: CodeBlockItemSyntax, _ source: SwiftSource
  ) throws(Unwritable) {
    let lines = CodeLines(source)
    guard let indent = lines.indentation(at: item.place.lowerBound) else {
      insert(new.map { "; \($0)" }.joined(), at: item.place.upperBound, source)
      return
    }
    insert(
      new.map { lines.lineBreak + indent + $0 }.joined(), at: item.place.upperBound, source)
  }

  private mutating func insertLines(
    _ new: [String], inFrontOf item: CodeBlockItemSyntax, _ source: SwiftSource
  ) throws(Unwritable) {
    let lines = CodeLines(source)
    let start = item.place.lowerBound
    guard let indent = lines.indentation(at: start) else {
      insert(new.map { "\($0); " }.joined(), at: start, source)
      return
    }
    insert(
      new.map { $0 + lines.lineBreak + indent }.joined(), at: start, source)
  }
}

extension String {
  /// An owner with the dot behind it; nothing for an implied `self`.
  fileprivate var asPrefix: String { isEmpty ? "" : self + "." }
}

extension Syntax {
  /// The function that a node is a part of.
  fileprivate var function: SyntaxIdentifier? {
    var node = parent
    while let next = node {
      if next.is(FunctionDeclSyntax.self) || next.is(InitializerDeclSyntax.self)
        || next.is(AccessorBlockSyntax.self)
      {
        return next.id
      }
      node = next.parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// What it assigns to a property of something, if it does so: the owner and the value.
  fileprivate func assigned(to name: String) -> (owner: String, value: ExprSyntax)? {
    guard case .expr(let expression) = item else { return nil }
    return expression.assigned(to: name)
  }

  /// The value that a statement behind it assigns to a property of a name.
  fileprivate func assignment(to property: String, of name: String) -> ExprSyntax? {
    let siblings = parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
    return siblings.lazy.compactMap { $0.assigned(to: property) }.first { $0.owner == name }?.value
  }

  /// Whether it calls a method of that name.
  fileprivate func isCall(of name: String) -> Bool {
    guard case .expr(let expression) = item,
      let call = expression.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.memberName?.text == name
  }
}

extension ExprSyntax {
  fileprivate func assigned(to name: String) -> (owner: String, value: ExprSyntax)? {
    guard let assignment = self.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self),
      let target = assignment.leftOperand.as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == name, let owner = target.base?.trimmedText
    else { return nil }
    return (owner, assignment.rightOperand)
  }
}

extension SourceFileSyntax {
  /// The calls of methods with a name.
  fileprivate func calls(of name: String) -> [FunctionCallExprSyntax] {
    nodes(FunctionCallExprSyntax.self).filter { $0.calledExpression.memberName?.text == name }
  }

  /// What is assigned to properties with a name.
  fileprivate func assignments(to name: String) -> [(owner: String, value: ExprSyntax)] {
    nodes(InfixOperatorExprSyntax.self).compactMap { ExprSyntax($0).assigned(to: name) }
  }

  private func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var (result, open): ([Node], [Syntax]) = ([], [Syntax(self)])
    while let next = open.popLast() {
      if let node = next.as(type) { result.append(node) }
      open += next.children(viewMode: .sourceAccurate).reversed()
    }
    return result
  }
}
