import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Runs code that nothing in the files calls.
extension Interpreter {
  /// Runs functions that make constraints and that nothing has called, such as those for buttons or
  /// other parts of the program.
  func runLeftovers(of type: TypeDeclaration, _ ref: ObjectRef) throws {
    guard let sites else { return }
    try runHooks(of: type, ref)
    let names = try runUncalled(of: type, ref) { function, body, _ in
      sites.bodies.contains(body.id)
        && (isExploring || !isAlternative(function.name.nameText, in: type))
    }
    useLazyViews(of: type, ref)
    try runWaiting(of: type, ref)
    if !names.isEmpty {
      note("run at the end, for the constraints in it: \(names.joined(separator: ", "))")
    }
  }

  /// Makes the lazy properties that add their views and constraints themselves and that nothing has
  /// used yet, as code which runs later does.
  private func useLazyViews(of type: TypeDeclaration, _ ref: ObjectRef) {
    let names = type.members.flatMap { member -> [String] in
      guard let variable = member.declaration.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "lazy" }),
        ["addSubview(", "onstraint"].allSatisfy(variable.trimmedText.contains)
      else { return [] }
      return variable.bindings.map(\.pattern.trimmedText)
    }.filter { memory.objects[ref.number].properties[$0] == nil }
    guard !names.isEmpty else { return }
    for name in names { _ = try? property(name, of: ref) }
    note("used at the end, for the views that are added there: \(names.joined(separator: ", "))")
  }

  /// Runs functions that add views and that nothing in the files calls, as somebody must before the
  /// view is laid out.
  func runForgotten(of type: TypeDeclaration, _ ref: ObjectRef) throws {
    guard sites != nil else { return }
    let names = try runUncalled(of: type, ref) { function, _, source in
      function.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        && !function.modifiers.contains { $0.name.text == "override" }
        && !function.isOfType && !Self.ofUIKit.contains(function.name.nameText)
        && function.addsViews
        && !(sources + libraries).contains { $0.mentions(function.name.nameText) }
    }
    if !names.isEmpty {
      note(
        "nothing calls \(names.joined(separator: ", ")): run first, for the views that are added "
          + "there")
    }
  }

  /// Runs functions of a class that is not a view but adds views to others, with stand-ins for its
  /// parameters, before those that only make constraints.
  func runCallers(of type: TypeDeclaration, _ ref: ObjectRef) throws {
    guard let sites else { return }
    let names = try runUncalled(of: type, ref) { function, body, _ in
      function.addsViews && !function.isOfType && !sites.bodies.contains(body.id)
    }
    if !names.isEmpty {
      note("nothing calls these here, tried out on views: \(names.joined(separator: ", "))")
    }
  }

  /// Runs overrides of methods of an unknown superclass that concern layout, such as `override func
  /// setUpHierarchy()`, because other constraints depend on them.
  private func runHooks(of type: TypeDeclaration, _ ref: ObjectRef) throws {
    guard let sites, let parent = unknownParent(of: type.name) else { return }
    let names = try runUncalled(of: type, ref) { function, body, source in
      !sites.bodies.contains(body.id) && function.signature.parameterClause.parameters.isEmpty
        && function.modifiers.contains { $0.name.text == "override" }
        && !function.isOfType && !Self.ofUIKit.contains(function.name.nameText)
        && concernsLayout(function, in: source)
    }
    if !names.isEmpty {
      note("\(parent) is taken to call what is overridden of it: \(names.joined(separator: ", "))")
    }
  }

  /// Runs the given functions of a class if nothing has called them; returns their titles, in
  /// order.
  private func runUncalled(
    of type: TypeDeclaration, _ ref: ObjectRef,
    where isMeant: (FunctionDeclSyntax, CodeBlockItemListSyntax, SwiftSource) -> Bool
  ) throws -> [String] {
    var names: [String] = []
    for own in lineage(type.name) where own.isDeclared && own.kind == .class {
      for part in own.members {
        guard let function = part.declaration.as(FunctionDeclSyntax.self),
          let body = function.body?.statements, !ran.contains(body.id),
          isMeant(function, body, part.source)
        else { continue }
        let found = methods(
          function.name.nameText, in: [own], of: function.isOfType ? nil : ref
        ) { $0.id == function.id }
        guard let method = found.first else { continue }
        names.append(function.title)
        frame.source = part.source
        _ = try recovering(function) { try run(method) }
      }
    }
    return names
  }

  /// The functions that UIKit calls on certain events.
  private static let ofUIKit: Set<String> = [
    "prepareForReuse", "awakeFromNib", "prepareForInterfaceBuilder", "viewDidLoad", "loadView",
    "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "updateConstraints",
    "updateViewConstraints", "didMoveToSuperview", "didMoveToWindow", "tintColorDidChange",
    "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "layoutMarginsDidChange",
    "viewLayoutMarginsDidChange", "didReceiveMemoryWarning", "becomeFirstResponder",
    "resignFirstResponder", "invalidateIntrinsicContentSize", "sizeToFit", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsUpdateConstraints", "removeFromSuperview", "updateConfiguration",
  ]

  /// Runs functions in extensions and files that others may call, if nothing else makes a layout.
  func openHelpers() throws {
    guard let sites else { return try finish() }
    var names: [String] = []
    // What quoted functions call of their own needs no views that stand for others.
    for source in sources {
      frame.source = source
      for declaration in source.topLevelDeclarations {
        if let initialiser = declaration.as(InitializerDeclSyntax.self) {
          if try runQuoted(initialiser, sites) { names.append(initialiser.title) }
          continue
        }
        guard let function = declaration.as(FunctionDeclSyntax.self),
          let body = function.body?.statements, !ran.contains(body.id),
          sites.bodies.contains(body.id) || function.isStep && function.addsViews
        else { continue }
        guard !isExploring || isWanted(body) else { continue }
        _ = try recovering(function) { try run(closure(of: function)) }
        names.append(function.title)
      }
    }
    for name in memory.types.names {
      guard let type = memory.types[name] else { continue }
      for part in type.members where !libraries.contains(where: { $0 === part.source }) {
        guard let function = part.declaration.as(FunctionDeclSyntax.self),
          let body = function.body?.statements, sites.bodies.contains(body.id),
          !ran.contains(body.id)
        else { continue }
        frame.source = part.source
        guard !isExploring || isWanted(body) else { continue }
        _ = try recovering(function) { try tryOut(function, of: type) }
        names.append(function.title)
      }
    }
    if !names.isEmpty {
      note(
        "nothing calls these here, tried out on views without content: "
          + names.joined(separator: ", "))
    }
    try finish()
  }

  /// Runs an initialiser that is quoted without its class; returns whether it is one of a layout.
  ///
  /// One with a reuse identifier is that of a cell.
  private func runQuoted(
    _ initialiser: InitializerDeclSyntax, _ sites: ConstraintSites
  ) throws -> Bool {
    guard let body = initialiser.body?.statements, !ran.contains(body.id),
      sites.bodies.contains(body.id) || initialiser.addsViews,
      !isExploring || isWanted(body)
    else { return false }
    let parameters = [Closure.Parameter](initialiser.signature.parameterClause)
    if parameters.contains(where: { $0.name == "reuseIdentifier" }) {
      _ = try assumedRoot("contentView")
    }
    _ = try recovering(initialiser) {
      try run(
        Closure(
          source: source, parameters: parameters, body: .statements(body), names: frame.locals,
          object: object, subject: subject, owner: owner))
    }
    return true
  }

  /// Calls a function of a type with stand-ins for its parameters.
  func tryOut(_ function: FunctionDeclSyntax, of type: TypeDeclaration) throws {
    if function.isOfType {
      if let method = methods(
        function.name.nameText, in: [type], of: nil, where: { $0.id == function.id }
      ).first {
        try run(method)
      }
      return
    }
    if type.isDeclared, type.kind != .protocol {
      let start = source.tree.place.lowerBound
      guard case .object(let ref) = try instantiate(type, [], at: start..<start + 1) else { return }
      let found = methods(
        function.name.nameText, in: [type], of: ref, where: { $0.id == function.id })
      if let method = found.first { try run(method) }
      return
    }
    let isStack = type.name == "UIStackView"
    // A class that is not in the files is called as people call its instances.
    let name =
      type.name.hasPrefix("UI") || type.name.hasPrefix("NS") || ViewClass.named(type.name) != nil
      ? function.name.nameText + "View" : type.name.typeTitle.nameOfInstance
    guard case .unknown(let what) = unknown(name) else { return }
    let view = try view(of: what, as: isStack ? .stackView : .view)
    let root =
      try memory.scene.layout.root ?? makeRoot("view", true)
    try memory.scene.addSubview(view, to: memory.scene.ref(of: root))
    try memory.scene.freeFromMask(view)
    let item = ItemRef(view)
    let receiver: Value =
      switch type.name {
      case "UILayoutGuide": .item(ItemRef(view, .safe))
      case "NSLayoutXAxisAnchor", "NSLayoutAnchor": .anchor(item, .leading)
      case "NSLayoutYAxisAnchor": .anchor(item, .top)
      case "NSLayoutDimension": .anchor(item, .width)
      default: .item(item)
      }
    let found: Closure?
    if case .item = receiver,
      let ref = standIn(for: receiver) ?? memory.scene.nodes[view.number].object
    {
      found =
        methods(function.name.nameText, in: [type], of: ref, where: { $0.id == function.id }).first
    } else {
      found =
        methods(
          function.name.nameText, in: [type], of: nil, on: receiver, where: { $0.id == function.id }
        ).first
    }
    if let found { try run(found) }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function does something to the view around it: it has no result, and no parameters
  /// but those that UIKit fills in.
  var isStep: Bool {
    signature.returnClause == nil
      && (signature.parameterClause.parameters.isEmpty
        || modifiers.contains { $0.name.text == "override" })
  }
}

extension SyntaxProtocol {
  /// Whether the function adds views to others.
  fileprivate var addsViews: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      ["add", "insert"].contains { token.text.hasPrefix($0) } && token.text.contains("ubview")
    }
  }
}

extension SwiftSource {
  /// Whether the code names a function anywhere but where it is declared.
  fileprivate func mentions(_ name: String) -> Bool {
    guard text.contains(name) else { return false }
    var last = ""
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if token.nameText == name, last != "func" { return true }
      last = token.text
    }
    return false
  }
}
