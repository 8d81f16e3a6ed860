import PlumbLanguage
import DialectCore
import LayoutModel
import LayoutExport
import UIKitTexts
import SwiftSyntax

/// Reports what was read but not used, and what would make it used.
extension Interpreter {
  /// All remarks about the code.
  var remarks: [String] {
    var result = notes.sentences + notes.ofPlaces
    let ignored = notes.ignored.elements
    if !ignored.isEmpty {
      let verb = ignored.count == 1 ? "has" : "have"
      result.append("\(Self.list(ignored)) \(verb) no effect on a layout")
    }
    if mode == .prompt, !notes.declared.isEmpty {
      let view = notes.declared.first { $0.hasPrefix("class ") }.map { String($0.dropFirst(6)) }
      let isView = view.map { viewClass($0) != nil || isController($0) } ?? false
      result.append(
        "known from now on: \(Self.list(notes.declared))"
          + (isView ? view.map { "; let \($0.nameOfInstance) = \($0)() makes one" } ?? "" : ""))
      result += source.tree.declaredTypes.compactMap { whyNoView($0) }
    }
    return result
  }

  /// Returns a list of names, of which at most eight are written.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  private static func list(lines: [Int]) -> String {
    let all = Set(lines).sorted()
    return (all.count == 1 ? "line " : "lines ") + list(all.map { "\($0)" })
  }

  // MARK: - Statements

  /// Notes a statement whose result is not used.
  func noteUnused(_ value: Value, of expression: ExprSyntax) {
    let place = expression.place
    switch (value, mode) {
    case (.opaque, _):
      if let name = expression.nameOfCall { ignore(name) }
    case (.draft(let draft), .file) where !draft.isApplied && !draft.isEmpty:
      note("the draft is not applied; .apply() would do that", at: place)
    case (.layout, .file): note("the layout is not activated", at: place)
    case (.anchors, .file), (.chain, .file), (.path, .file), (.verb, .file):
      note("these anchors belong to no view", at: place)
    default:
      guard mode == .prompt, expression.isMereValue else { return }
      note("the value is not used: \(source.excerpt(expression.place).shortened)")
    }
  }

  /// Notes which lines between `#if` and `#endif` are not read.
  func noteClauses(of condition: IfConfigDeclSyntax, chosen: IfConfigClauseSyntax? = nil) {
    let chosen = chosen ?? condition.chosenClause
    for clause in condition.clauses where clause.id != chosen?.id && clause.elements != nil {
      note("not read, because of \(source.excerpt(clause.head).shortened)", at: clause.place)
    }
  }

  // MARK: - Files

  /// Returns the failure for a file that makes no layout, with what it declares and what would
  /// help.
  func failureWithoutLayout(_ classes: [String]) -> Failure {
    var failure = Failure(.noLayout, "the file does not make a layout", at: 0..<1, in: source)
    guard !source.tree.statements.isEmpty else {
      failure.details.append("it contains no code")
      return failure
    }
    let types = source.tree.declaredTypes
    failure.details += types.compactMap { whyNoView($0) }
    failure.details += notes.sentences.filter { !failure.details.contains($0) }.prefix(8)
    failure.details += notes.skipped.elements.prefix(8).map { "not run, \($0.text)" }
    let plain = classes.filter { whyNoView($0) == nil }
    if !plain.isEmpty {
      failure.details.append(
        Self.list(plain)
          + (plain.count == 1
            ? " is neither a view nor a view controller"
            : " are neither views nor view controllers"))
    }
    let others = source.tree.statements.flatMap { item -> [String] in
      guard case .decl(let declaration) = item.item, !declaration.is(ClassDeclSyntax.self) else {
        return []
      }
      return declaration.titles.filter { title in
        !types.contains { title == "struct \($0)" && whyNoView($0) != nil }
      }
    }
    if !others.isEmpty {
      failure.details.append("nothing in it uses \(Self.list(others))")
      failure.details.append(
        "paste it at the prompt to use its declarations in later lines")
    }
    if failure.details.isEmpty { failure.details = ["no line in it makes a view or a rule"] }
    return failure
  }

  /// Returns why a type that looks like a view is none, and what would make it one; `nil` for
  /// others.
  func whyNoView(_ name: String) -> String? {
    guard let type = memory.types[name] else { return nil }
    // A SwiftUI view is a structure; a class conforms to another protocol called `View`.
    if !type.isClass, type.inherited.contains(where: Self.ofSwiftUI.contains) {
      return "\(name) is SwiftUI, which Plumb cannot read: it reads UIKit code"
    }
    guard type.isClass, type.kind != .protocol, let parent = unknownParent(of: name),
      viewClass(name) == nil, !isController(name),
      type.members.contains(where: { $0.declaration.speaksOfViews })
    else { return nil }
    let base = parent.hasSuffix("VC") ? "UIViewController" : "UIView"
    let what = base == "UIView" ? "a view" : "a view controller"
    return "\(name) inherits from \(parent), which is not a view known here: with class \(parent): "
      + "\(base) {} before it, it is \(what)"
  }

  private static let ofSwiftUI: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "ViewModifier", "SwiftUI.View",
  ]

  /// Notes code that concerns the layout but is never called or used.
  func noteUnused(in type: String?) {
    let own = type.map { lineage($0) } ?? []
    let known = Set(own.map(\.name))
    let parts = own.flatMap(\.members).filter { $0.source === source }.map(\.declaration)
    let free = source.tree.statements.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    let extended = free.compactMap { $0.as(ExtensionDeclSyntax.self) }
      .filter { !known.contains($0.extendedType.trimmedText) }
      .flatMap { $0.memberBlock.members.map(\.decl) }
    var (uncalled, later, unused): ([String], [String], [String]) = ([], [], [])
    for declaration in parts + extended + free where declaration.speaksOfLayout {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        guard let body = function.body?.statements, !ran.contains(body.id) else { continue }
        if Self.calledByUIKit.contains(function.name.nameText) {
          later.append(titled(function.title, at: function.place))
        } else {
          uncalled.append(titled(function.title, at: function.place))
        }
      } else if let variable = declaration.as(VariableDeclSyntax.self), parts.contains(declaration)
      {
        unused += variable.unusedNames(ran).map { titled($0, at: variable.place) }
      }
    }
    let end = ", where there is more of the layout"
    if !uncalled.isEmpty { note("nothing calls \(Self.list(uncalled))\(end)") }
    if !later.isEmpty { note("not run, because UIKit calls it later: \(Self.list(later))\(end)") }
    if !unused.isEmpty { note("nothing uses \(Self.list(unused))\(end)") }
  }

  private static let calledByUIKit: Set<String> = [
    "updateConstraints", "updateViewConstraints", "layoutSubviews", "layoutMarginsDidChange",
    "safeAreaInsetsDidChange", "didMoveToSuperview", "willMove", "didMoveToWindow",
    "didAddSubview", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "viewWillTransition",
    "traitCollectionDidChange", "tintColorDidChange", "prepareForReuse", "setHighlighted",
    "setSelected", "updateConfiguration",
  ]

  // MARK: - Views

  /// Makes the outermost view the root if there is no root.
  ///
  /// If several views have no superview, the one that contains most views is chosen.
  func takeRoot() throws {
    guard memory.scene.layout.root == nil else { return }
    let tops = memory.scene.looseTops()
    guard let top = tops.max(by: { ($0.count, -$0.view.number) < ($1.count, -$1.view.number) })
    else { return }
    if mode == .file, !isInsideClass, top.count == 0, memory.scene.assumesRoot,
      memory.scene.nodes[top.view.number].isStandIn,
      case .item(let root) = try assumedRoot()
    {
      // One view that is quoted alone is in something, and does not fill it.
      return try memory.scene.addSubview(top.view, to: root.view)
    }
    let object = memory.scene.nodes[top.view.number].object
    let isScreen = object.map { isController(memory.objects[$0.number].type) } ?? false
    let root = try memory.scene.makeRoot(of: top.view, isScreen: isScreen)
    let name = memory.scene.layout.name(of: root)
    let what = memory.scene.name(top.view)
    let fills = what == name ? "" : ", which \(what) fills"
    note(
      isScreen
        ? "\(name) is now the root, with the size of an iPhone 15\(fills)"
        : "\(name) is now the root\(fills): nothing contains it; root \(name) 320x200 sets its size"
    )
  }

  /// Notes the views and constraints that have no part in the layout.
  func noteWhatWaits() {
    let scene = memory.scene
    let views = (start.views..<scene.nodes.count).map(ViewRef.init).filter {
      scene.isWaiting($0) && scene.nodes[$0.number].kind != .guide && !noteController($0)
    }
    let names = views.map { scene.nodes[$0.number].name ?? scene.nodes[$0.number].className }
      .filter(isMentioned)
    if !names.isEmpty, scene.layout.root == nil || mode == .file {
      note(
        Self.list(names) + (names.count == 1 ? " is not in a view yet" : " are not in a view yet")
          + (scene.layout.root == nil
            ? "; the outermost becomes the root when it gets a subview" : ""))
    }
    noteWhatDrifts()
    noteChildren()
    let made = (start.constraints..<scene.constraints.count).filter { number in
      scene.constraints[number].place.map { isAsked($0.source) } ?? false
    }
    let waiting = made.filter { scene.isWaiting($0) }
    if !waiting.isEmpty, scene.layout.root != nil {
      let names = waiting.flatMap { number -> [ViewRef] in
        let draft = scene.constraints[number].draft
        return [draft.first.view] + (draft.second.map { [$0.view] } ?? [])
      }.filter { scene.item($0) == nil }.map { scene.name(scene.top($0)) }
      let first = names.first ?? "its view"
      let count = waiting.count
      note(
        (count == 1 ? "1 constraint waits" : "\(count) constraints wait")
          + " until \(first) is inside \(scene.rootName)")
    }
    guard mode == .file else { return }
    noteWhatIsSilent(made)
    let idle = made.filter { scene.constraints[$0].age == 0 && !isLost($0) }
      .compactMap { scene.constraints[$0].place }.filter { !$0.source.isLibrary }
      .map(IdleConstraint.init)
    noteIdle(idle.filter { !$0.isActivatedElsewhere }, "made but never activated")
    noteIdle(
      idle.filter(\.isActivatedElsewhere),
      "not active in the state that is shown, but activated elsewhere")
  }

  private func noteIdle(_ constraints: [IdleConstraint], _ fault: String) {
    guard !constraints.isEmpty else { return }
    let places = constraints.map(\.place)
    let named = places.filter { $0.source.fileInMessages != nil }
      .map { $0.source.messagePlace(of: $0.range) }
    let lines = places.filter { $0.source.fileInMessages == nil }
      .map { $0.source.line(at: $0.range).number }
    let all =
      named.isEmpty ? Self.list(lines: lines) : Self.list(UniqueList(named).elements)
    note("\(fault): the constraints of \(all)")
  }
}

extension Interpreter {
  /// Notes views outside of any view to which others were added.
  private func noteWhatDrifts() {
    let scene = memory.scene
    guard mode == .prompt, scene.layout.root != nil else { return }
    var tops: [ViewRef] = []
    for view in scene.filled where scene.isWaiting(view) {
      let top = scene.top(view)
      if !tops.contains(top), tops.count < 8, !noteController(top) { tops.append(top) }
    }
    for top in tops {
      let name = scene.name(top)
      note(
        "\(name) and its subviews are not in the layout yet: "
          + "\(scene.rootName).addSubview(\(name)) adds them")
    }
  }

  /// Notes that a view belongs to a controller that has not loaded it; returns whether that is so.
  private func noteController(_ view: ViewRef) -> Bool {
    guard let object = memory.scene.nodes[view.number].object else { return false }
    let instance = memory.objects[object.number]
    guard isController(instance.type), !instance.hasLoaded else { return false }
    let name = memory.scene.nodes[view.number].name ?? instance.type.nameOfInstance
    note("the view of \(name) is not loaded yet: \(name).loadViewIfNeeded()")
    return true
  }
}

extension String {
  /// The text shortened to 44 characters.
  fileprivate var shortened: String { count > 44 ? prefix(41) + "..." : self }
}

extension SyntaxProtocol {
  /// Whether the code mentions views or constraints.
  var speaksOfLayout: Bool {
    tokens(viewMode: .sourceAccurate).contains { wordsOfLayout.contains($0.text) }
  }

  /// Whether the code mentions views, constraints or any type of UIKit.
  fileprivate var speaksOfViews: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      wordsOfLayout.contains($0.text) || $0.text.hasPrefix("UI")
    }
  }
}

private let wordsOfLayout: Set<String> = [
  "addSubview", "addSubviews", "addSubViews", "addArrangedSubview", "addArrangedSubviews",
  "insertSubview", "insertArrangedSubview", "constraint", "activate", "isActive",
  "drf", "sl", "snp", "isHidden",
]

extension SourceFileSyntax {
  /// The names of the types declared at the outermost level, in all branches of `#if`.
  var declaredTypes: [String] {
    statements.flatMap { item -> [String] in
      guard case .decl(let declaration) = item.item else { return [] }
      let inner = declaration.as(IfConfigDeclSyntax.self)?.declarations ?? [declaration]
      return inner.flatMap(\.titles).compactMap { title in
        ["class ", "struct "].first { title.hasPrefix($0) }.map {
          String(title.dropFirst($0.count))
        }
      }
    }
  }
}

extension VariableDeclSyntax {
  /// Returns the names with lazily evaluated values that were never used.
  fileprivate func unusedNames(_ ran: Set<SyntaxIdentifier>) -> [String] {
    bindings.compactMap { binding in
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      let block = call?.calledExpression.as(ClosureExprSyntax.self)?.statements
      guard let body = binding.accessorBlock?.getter ?? block, !ran.contains(body.id) else {
        return nil
      }
      return binding.pattern.trimmedText
    }
  }
}

extension Draft {
  /// Whether the draft has no relations or contents.
  fileprivate var isEmpty: Bool {
    templates.isEmpty && relation == nil && contents.isEmpty && stackContents.isEmpty
  }
}

extension TypeSyntax {
  /// The type as it is written, without `?` or `!`.
  var wrapped: String {
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.wrapped
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.wrapped }
    return trimmedText
  }
}

extension ExprSyntax {
  /// The name of the last call or member.
  fileprivate var nameOfCall: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.nameOfCall.map { $0 + "()" }
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.nameText
    }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.nameText }
    return self.as(OptionalChainingExprSyntax.self)?.expression.nameOfCall
  }

  /// Whether the expression neither calls nor changes anything.
  fileprivate var isMereValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .booleanLiteralExpr, .nilLiteralExpr, .closureExpr:
      return true
    case .memberAccessExpr(let access): return access.base?.isMereValue ?? true
    case .infixOperatorExpr(let infix):
      let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "="
      return !["=", "+=", "-=", "*=", "/="].contains(sign) && infix.leftOperand.isMereValue
        && infix.rightOperand.isMereValue
    case .prefixOperatorExpr(let prefix): return prefix.expression.isMereValue
    case .arrayExpr(let array): return array.elements.allSatisfy(\.expression.isMereValue)
    case .tupleExpr(let tuple): return tuple.elements.allSatisfy(\.expression.isMereValue)
    case .subscriptCallExpr(let access): return access.calledExpression.isMereValue
    default: return false
    }
  }
}
