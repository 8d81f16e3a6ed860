import SwiftSyntax

/// A place in a file that makes constraints with UIKit or a layout library.
struct WrittenConstraint {
  let id: SyntaxIdentifier
  let place: Range<Int>
  let source: SwiftSource
  /// The number of the function that contains it.
  let function: Int?
  /// Whether it makes exactly one constraint.
  let isOne: Bool
  /// Whether it changes constraints if there are any already.
  let isUpdate: Bool
  /// The number of constraints it makes.
  let weight: Int
}

/// A call in a file, or an operator with two operands.
struct WrittenCall {
  /// What precedes the name of the function.
  enum Receiver { case none, ofSelf, value, type }

  let id: SyntaxIdentifier
  let place: Range<Int>
  let source: SwiftSource
  /// The number of the function that contains it.
  let function: Int?
  /// The type that contains it.
  let owner: String?
  let name: String
  let receiver: Receiver
  /// The arguments without their values; `nil` for an operator.
  let arguments: [Argument]?
  /// The number of arguments or operands.
  var count: Int
  /// The labels of the arguments that are `nil`.
  let empty: Set<String>
}

/// A function declared in a file.
struct WrittenFunction {
  /// What the function is a member of.
  enum Home { case file, `class`, value, protocolOrUIKit }

  let number: Int
  /// The statements of its body.
  let id: SyntaxIdentifier
  let name: String
  let title: String
  let home: Home
  /// The type that contains it.
  let owner: String?
  /// The number of the function that contains it.
  let outer: Int?
  let isOfType: Bool
  let isInitialiser: Bool
  /// The type of the result.
  let result: String?
  let clause: FunctionParameterClauseSyntax
  let body: CodeBlockItemListSyntax
}

/// Searches files for places that make constraints, calls and functions.
final class SiteSearch: SyntaxVisitor {
  private(set) var direct: [WrittenConstraint] = []
  private(set) var calls: [WrittenCall] = []
  private(set) var functions: [WrittenFunction] = []
  /// The names of the classes and protocols in the files.
  private(set) var classes: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// The names of the structs and enumerations in the files.
  private var values: Set<String> = []
  /// The first type that each class inherits from.
  private var parents: [String: String] = [:]
  /// Whether any class has a superclass; files without such make no layout of their own.
  private(set) var hasClasses = false

  private var source: SwiftSource?
  private var open: [Int] = []
  private var types: [(name: String, home: WrittenFunction.Home?)] = []
  private var libraries: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// The numbers of the functions in libraries, whose constraints are counted where they are
  /// called.
  private(set) var ofLibraries: Set<Int> = []

  func look(through source: SwiftSource, isLibrary: Bool = false) {
    self.source = source
    libraries = []
    let (first, hadClasses) = (functions.count, hasClasses)
    walk(source.tree)
    guard isLibrary else { return }
    ofLibraries.formUnion(first..<functions.count)
    hasClasses = hadClasses
  }

  // MARK: - Types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    libraries.insert(node.path.trimmedText)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.nameText)
    if let parent = node.inheritanceClause?.inheritedTypes.first?.type.bareName {
      parents[node.name.nameText] = parent.typeTitle
    }
    if node.inheritanceClause != nil { hasClasses = true }
    types.append((node.name.nameText, .class))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.name.nameText, .class))
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    values.insert(node.name.nameText)
    types.append((node.name.nameText, .value))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    values.insert(node.name.nameText)
    types.append((node.name.nameText, .value))
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.nameText)
    types.append((node.name.nameText, .protocolOrUIKit))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.extendedType.is(ArrayTypeSyntax.self) ? "Array" : node.extendedType.bareName
    types.append((name.typeTitle, nil))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  /// Returns whether a class inherits from another one.
  func inherits(_ name: String, from other: String) -> Bool {
    var current = name
    for _ in 0..<16 {
      guard let parent = parents[current] else { return false }
      if parent == other { return true }
      current = parent
    }
    return false
  }

  /// Returns what the functions in an extension are members of.
  func home(ofExtension name: String) -> WrittenFunction.Home {
    if classes.contains(name) { return .class }
    if protocols.contains(name) { return .protocolOrUIKit }
    let isKnown =
      ["UI", "NS", "CG"].contains { name.hasPrefix($0) }
      || ["Array", "Collection", "Sequence", "Set", "Optional", "Dictionary"].contains(name)
    if isKnown { return .protocolOrUIKit }
    let isLikeAClass = ["Controller", "View", "Cell", "VC"].contains { name.hasSuffix($0) }
    return isLikeAClass ? .class : .value
  }

  // MARK: - Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      add(
        body.statements, node.name.nameText, node.title, node.signature.parameterClause,
        isOfType: node.isOfType, result: node.signature.returnClause?.type.bareName)
    }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { if node.body != nil { open.removeLast() } }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      add(body.statements, "init", "init", node.signature.parameterClause, isInitialiser: true)
    }
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    if node.body != nil { open.removeLast() }
  }

  private func add(
    _ body: CodeBlockItemListSyntax, _ name: String, _ title: String,
    _ clause: FunctionParameterClauseSyntax, isOfType: Bool = false, isInitialiser: Bool = false,
    result: String? = nil
  ) {
    functions.append(
      WrittenFunction(
        number: functions.count, id: body.id, name: name, title: title,
        home: types.last.map { $0.home ?? .value } ?? .file, owner: types.last?.name,
        outer: open.last, isOfType: isOfType, isInitialiser: isInitialiser, result: result,
        clause: clause, body: body))
    open.append(functions.count - 1)
  }

  /// Returns what a function is a member of; to be called after all files were searched.
  func home(of function: WrittenFunction) -> WrittenFunction.Home {
    guard function.home == .value, let owner = function.owner, !values.contains(owner) else {
      return function.home
    }
    return home(ofExtension: owner)
  }

  // MARK: - Constraints and calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let source else { return .skipChildren }
    if let weight = node.writtenConstraints(libraries) {
      direct.append(
        WrittenConstraint(
          id: node.id, place: node.place, source: source, function: open.last,
          isOne: node.writesOneConstraint, isUpdate: node.isInsideAnUpdate, weight: weight))
    } else if let (name, receiver) = node.calledName {
      var arguments = node.arguments.map {
        Argument(label: $0.label?.nameText, value: .void, place: 0..<0)
      }
      if node.trailingClosure != nil {
        arguments.append(Argument(label: nil, value: .void, place: 0..<0, isTrailing: true))
      }
      arguments += node.additionalTrailingClosures.map {
        Argument(label: $0.label.nameText, value: .void, place: 0..<0, isTrailing: true)
      }
      let empty = node.arguments.lazy.filter { $0.expression.is(NilLiteralExprSyntax.self) }
        .compactMap { $0.label?.nameText }
      calls.append(
        WrittenCall(
          id: node.id, place: node.place, source: source, function: open.last,
          owner: types.last?.name, name: name, receiver: receiver, arguments: arguments,
          count: arguments.count, empty: Set(empty)))
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ExprSyntax(node).isRow ?? node.canBeAConstraint(sign)
    {
      add(sign, count: 2, of: ExprSyntax(node))
    }
    return .visitChildren
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).isRow ?? false { add(node.operator.text, count: 1, of: ExprSyntax(node)) }
    return .visitChildren
  }
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).isRow ?? false { add(node.operator.text, count: 1, of: ExprSyntax(node)) }
    return .visitChildren
  }

  private func add(_ sign: String, count: Int, of node: ExprSyntax) {
    guard let source else { return }
    calls.append(
      WrittenCall(
        id: node.id, place: node.place, source: source, function: open.last,
        owner: types.last?.name, name: sign, receiver: .none, arguments: nil, count: count,
        empty: []))
  }
}

extension ExprSyntax {
  /// Whether operators form a row such as `|-a-b-|`, which is counted as a whole, at its outermost
  /// operator; false for a part of one, and `nil` for operators without any row.
  ///
  /// A row has an operator of one operand that Swift does not have.
  fileprivate var isRow: Bool? {
    let isPart = outerOperator?.hasOwnOperator ?? false
    return isPart ? false : hasOwnOperator ? true : nil
  }

  /// The expression of operators that has this one as an operand.
  private var outerOperator: ExprSyntax? {
    guard let outer = parent?.as(ExprSyntax.self), outer.operands != nil else { return nil }
    return outer
  }

  /// The operands of an expression that consists of an operator.
  private var operands: [ExprSyntax]? {
    switch self.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix)
    where !infix.operator.is(AssignmentExprSyntax.self):
      [infix.leftOperand, infix.rightOperand]
    case .prefixOperatorExpr(let prefix): [prefix.expression]
    case .postfixOperatorExpr(let postfix): [postfix.expression]
    default: nil
    }
  }

  /// Whether an operator of one operand that Swift does not have is in an expression of operators.
  private var hasOwnOperator: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let prefix)
    where !["-", "+", "!", "~", "&", "..<", "..."].contains(prefix.operator.text):
      return true
    case .postfixOperatorExpr(let postfix) where postfix.operator.text != "...": return true
    default: return operands?.contains(where: \.hasOwnOperator) ?? false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called, and what precedes it; `nil` if the callee has no name.
  fileprivate var calledName: (String, WrittenCall.Receiver)? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.nameText {
      return (name, .none)
    }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.nameText
    guard let base = access.base else { return (name, .type) }
    if base.is(SuperExprSyntax.self) { return nil }
    guard let reference = base.as(DeclReferenceExprSyntax.self)?.baseName.nameText else {
      return (name, .value)
    }
    if name == "init" { return (reference, .none) }
    if reference == "self" || reference == "Self" { return (name, .ofSelf) }
    return (name, reference.first?.isUppercase ?? false ? .type : .value)
  }

  /// Whether the call makes one constraint with UIKit.
  fileprivate var writesOneConstraint: Bool {
    let first = arguments.first?.label?.text
    if let access = calledExpression.as(MemberAccessExprSyntax.self) {
      switch access.declName.baseName.text {
      case "constraint": return Self.isRelation(first)
      case "init":
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return first == "item" && arguments.dropFirst().first?.label?.text == "attribute"
          && ["NSLayoutConstraint", "self", nil].contains(base)
      default: return false
      }
    }
    let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    // In an extension of anchors nothing precedes the name: `constraint(equalTo: other)`.
    return name == "NSLayoutConstraint" && first == "item"
      || name == "constraint" && Self.isRelation(first)
  }

  private static func isRelation(_ label: String?) -> Bool {
    ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"].contains {
      label?.hasPrefix($0) ?? false
    }
  }

  /// Returns the number of constraints that the call makes with UIKit or an imported library; `nil`
  /// if it makes none.
  fileprivate func writtenConstraints(_ libraries: Set<String>) -> Int? {
    if writesOneConstraint { return 1 }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    if name == "constraints", arguments.first?.label?.text == "withVisualFormat" {
      return max(1, arguments.first?.expression.constraintsOfFormat ?? 1)
    }
    return constraintsOfSnapKit
  }
}

extension ExprSyntax {
  /// The number of constraints that a literal visual format makes, without its options.
  fileprivate var constraintsOfFormat: Int {
    guard let text = self.as(StringLiteralExprSyntax.self)?.segments.description else { return 1 }
    let views = text.filter { $0 == "[" }.count
    let bars = text.filter { $0 == "|" }.count
    var sizes = 0
    var depth = 0
    for character in text {
      if character == "[" { depth += 1 } else if character == "]" { depth -= 1 }
      if depth > 0, character == "(" || character == "," { sizes += 1 }
    }
    return views + min(bars, 2) - 1 + sizes
  }
}

extension InfixOperatorExprSyntax {
  /// Returns whether an operator in the files could make a constraint here.
  ///
  /// A comparison may if an operand is an anchor or its result is not used as a Boolean; arithmetic
  /// never does.
  fileprivate func canBeAConstraint(_ sign: String) -> Bool {
    switch sign {
    case "==", "<=", ">=":
      let sides = [leftOperand, rightOperand]
      if sides.contains(where: { $0.isLiteral || $0.isExpectation }) { return false }
      let hasAnchor = tokens(viewMode: .sourceAccurate).contains { $0.text.hasSuffix("Anchor") }
      if hasAnchor || ExprSyntax(self).standsAlone { return true }
      // The result is assigned to a name: `self.bottom = form.bottom == superview.bottom`.
      let isNamed =
        parent?.is(InitializerClauseSyntax.self) ?? false
        || parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false
      return isNamed && (leftOperand.isOfLayout || rightOperand.isOfLayout)
    case "+", "-", "*", "/", "%", "&&", "||", "??", "<", ">", "!=", "===", "!==", "...", "..<",
      "+=", "-=", "*=", "/=", "~=", "&", "|", "^":
      return false
    default: return true
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is `nil`, a Boolean or a text.
  fileprivate var isLiteral: Bool {
    self.is(NilLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self)
  }

  /// Whether the expression is the `expect(...)` of a test.
  fileprivate var isExpectation: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return called?.as(DeclReferenceExprSyntax.self)?.baseName.text == "expect"
  }

  /// Whether the expression is a member with the name of an attribute: `label.top`.
  fileprivate var isOfLayout: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return [
      "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "centerX",
      "centerY", "center", "edges", "size", "firstBaseline", "lastBaseline",
    ].contains(access.declName.baseName.text)
  }

  /// Whether the expression is a statement or an element of an array, possibly with a priority, and
  /// not a condition.
  fileprivate var standsAlone: Bool {
    guard let parent else { return false }
    if parent.is(ArrayElementSyntax.self) { return true }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      let sign = infix.operator.trimmedText
      return !["&&", "||", "??", "=", "==", "!="].contains(sign) && ExprSyntax(infix).standsAlone
    }
    if let element = parent.as(LabeledExprSyntax.self),
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self)
    {
      return tuple.parent?.is(MemberAccessExprSyntax.self) ?? false
    }
    guard let item = parent.as(CodeBlockItemSyntax.self) else { return false }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return true
    }
    return !list.saysTruth
  }
}
