import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Handles values known only at run time: a view takes the place of one where a view is needed.
extension Interpreter {
  /// Creates a value that is known only at run time.
  func unknown(_ name: String, _ type: String? = nil) -> Value {
    memory.unknowns.append(UnknownState(type: type))
    return .unknown(Unknown(name: name, number: memory.unknowns.count - 1))
  }

  /// Returns a member of an unknown value, the same one each time.
  func member(_ name: String, of what: Unknown, type: String? = nil) -> Value {
    if let known = memory.unknowns[what.number].members[name] { return known }
    // `ScreenUtils.width` is the width of the screen.
    if name == "width" || name == "height", what.name.lowercased().contains("screen"),
      let side = screenSide("screen\(name)", called: "\(path(of: what)).\(name)")
    {
      memory.unknowns[what.number].members[name] = side
      return side
    }
    // A walk from one to the next ends somewhere: up the responders, along a list.
    if path(of: what).split(separator: ".").suffix(Self.walk).filter({ $0 == name }).count
      == Self.walk
    {
      return .null
    }
    let value = unknown(name, type)
    if case .unknown(let made) = value, !name.contains(" ") {
      memory.unknowns[made.number].path = "\(path(of: what)).\(name)"
    }
    // Views are not constants of a type: `Styles.gutter` is a number where either could stand.
    memory.unknowns[memory.unknowns.count - 1].isNumber =
      what.name.first?.isUppercase == true && name.first?.isLowercase == true
    memory.unknowns[what.number].members[name] = value
    return value
  }

  /// How many steps of one name lead to an end.
  private static let walk = 8

  /// How the code reaches an unknown value.
  func path(of what: Unknown) -> String { memory.unknowns[what.number].path ?? what.name }

  /// The members that only views have.
  static let ofViewsOnly: Set<String> = Set(Vocabulary.anchors.map(\.name)).union([
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide",
    "contentLayoutGuide", "frameLayoutGuide", "addSubview", "insertSubview", "addLayoutGuide",
    "removeFromSuperview", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "translatesAutoresizingMaskIntoConstraints", "addConstraint", "addConstraints",
    "bringSubviewToFront", "sendSubviewToBack", "snp",
  ])

  /// The members that only stacks have.
  private static let ofStacksOnly: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "arrangedSubviews", "setCustomSpacing",
    "removeArrangedSubview",
  ]

  /// Returns the view that stands for an unknown value if one of its members is one that only views
  /// have; `nil` for a member that other values could have as well.
  func standIn(for what: Unknown, asked name: String) throws -> Value? {
    if let view = memory.unknowns[what.number].view { return .item(ItemRef(view)) }
    if Self.ofStacksOnly.contains(name) {
      return .item(ItemRef(try view(of: what, as: .stackView)))
    }
    let isOfViews =
      Self.ofViewsOnly.contains(name)
      || ["UIView", "UILabel", "UIButton", "UIStackView"].contains { type in
        lineage(type).contains { own in
          own.members(named: name).contains { concernsLayout($0.declaration, in: $0.source) }
        }
      }
    return isOfViews ? .item(ItemRef(try view(of: what))) : nil
  }

  /// Returns the view that stands for an unknown value.
  func view(of what: Unknown, as usual: ViewClass = .view) throws -> ViewRef {
    if let view = memory.unknowns[what.number].view { return view }
    let state = memory.unknowns[what.number]
    let isClass = what.name.first?.isUppercase ?? false
    let view: ViewRef
    guard openUnknowns.insert(what.number).inserted else {
      throw Failure(.limit, "\(what.name) needs itself")
    }
    defer { openUnknowns.remove(what.number) }
    if let type = state.type.flatMap({ typeName($0) }).flatMap({ memory.types[$0] }), type.isClass,
      viewClass(type.name) != nil,
      case .object(let ref) = try instantiate(type, [], at: source.tree.place),
      let own = memory.objects[ref.number].view
    {
      view = own
    } else {
      let known = state.type.flatMap { ViewClass.named($0.bareType) }
      view =
        try isClass
        ? memory.scene.make(Self.classLike(what.name), as: what.name)
        : memory.scene.make(known ?? usual)
      // A stand-in for an unknown value has no mask, because the program has placed that view.
      if isClass { try memory.scene.change(view) { $0.mask = .zero } }
      memory.scene.nodes[view.number].isStandIn = true
      if isClass { notes.standIns.insert(what.name) }
    }
    memory.scene.nodes[view.number].isStandIn = true
    let label = state.label ?? (isClass ? nil : what.name)
    if let label, label != "view", memory.scene.item(view) == nil {
      memory.scene.nodes[view.number].name = label
    }
    memory.unknowns[what.number].view = view
    return view
  }

  /// Returns a stand-in for a parameter without an argument; for an anchor, that of a view.
  func standIn(for parameter: Closure.Parameter) throws -> Value {
    let value = unknown(parameter.name, parameter.type?.trimmedText)
    guard case .unknown(let what) = value, let type = parameter.type?.bareName,
      let attribute = Self.attributesOfAnchors[type]
    else { return value }
    return .anchor(ItemRef(try view(of: what)), attribute)
  }

  private static let attributesOfAnchors: [String: Attribute] = [
    "NSLayoutXAxisAnchor": .leading, "NSLayoutYAxisAnchor": .top, "NSLayoutDimension": .width,
  ]

  /// Replaces unknown arguments of a relation between anchors by anchors of stand-ins.
  func standing(_ arguments: [Argument], _ receiver: Value) throws -> [Argument] {
    guard mode == .file, case .anchor(_, let attribute) = receiver,
      let first = arguments.first, let label = first.label,
      ["To", "After", "Below"].contains(where: { label.hasSuffix($0) })
    else { return arguments }
    let what: Unknown
    switch first.value {
    case .unknown(let known): what = known
    case .null where isExploring:
      guard case .unknown(let made) = unknown("something") else { return arguments }
      what = made
    default: return arguments
    }
    guard !memory.unknowns[what.number].isLost else { return arguments }
    var result = arguments
    result[0] = Argument(
      label: label, value: .anchor(ItemRef(try view(of: what)), attribute), place: first.place)
    return result
  }

  /// Returns the number that takes the place of an unknown one, so that its constraint is not lost;
  /// `nil` if there is no usual number.
  func assumed(
    _ what: Unknown, for parameter: Parameter, of name: String, asLength isLength: Bool = false
  ) -> Value? {
    if mode == .file, parameter.label == nil, let number = Vocabulary.usualOfSnapKit[name],
      !memory.unknowns[what.number].isLost
    {
      return .number(stand(what, number, isSaid: false))
    }
    guard mode == .file, name == "constraint" || name == "NSLayoutConstraint" else { return nil }
    guard parameter.type == .number, let label = parameter.label,
      isOfLibrary || !memory.unknowns[what.number].isLost
    else { return nil }
    let number =
      label == "multiplier"
      ? 1.0
      : label.hasSuffix("ToConstant") || label == "constant" && isLength
        ? Self.usualLength : label == "constant" ? Self.usualDistance : nil
    guard let number else { return nil }
    memory.scene.isLengthAssumed = number == Self.usualLength
    return .number(stand(what, number))
  }

  /// Whether the code that runs is that of a layout library.
  var isOfLibrary: Bool { source.isLibrary }

  /// Returns whether an unknown value is probably what a layout library asks whether it is: a view
  /// where it is used as one, a size or insets by its name, else a number.
  func isLikely(_ what: Unknown, _ type: TypeSyntax) -> Bool {
    let name = type.bareName
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) { return false }
    if memory.unknowns[what.number].view != nil { return ViewClass.named(name) != nil }
    let own = (memory.unknowns[what.number].type?.bareType ?? what.name).lowercased()
    switch name {
    case "CGSize": return own.hasSuffix("size")
    case "UIEdgeInsets", "NSDirectionalEdgeInsets":
      return own.hasSuffix("insets") || own.hasSuffix("inset")
    case "CGPoint": return own.hasSuffix("point") || own.hasSuffix("origin")
    case "CGFloat", "Double", "Float", "Int", "NSNumber":
      return !["size", "insets", "inset", "point", "origin"].contains { own.hasSuffix($0) }
    default: return false
    }
  }

  /// Returns the views that a visual format names, where the dictionary of them is in code that is
  /// not there: as `NSDictionaryOfVariableBindings` does, it calls each by its own name.
  func views(namedIn format: String) -> [Value.Key: Value] {
    var views: [Value.Key: Value] = [:]
    for part in format.split(separator: "[").dropFirst() {
      let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard let code = SwiftSource.expression(name), let value = try? evaluate(code.expression)
      else { continue }
      views[.text(name)] = value
    }
    return views
  }

  /// Returns an unknown number with which the code reckons.
  func reckoned(_ what: Unknown, _ step: Reckoning) -> Value {
    guard ["+", "-", "*", "/"].contains(step.sign), memory.unknowns[what.number].view == nil else {
      return .unknown(what)
    }
    memory.unknowns[what.number].isNumber = true
    var state = memory.unknowns[what.number]
    state.reckoning.append(step)
    state.members = [:]
    memory.unknowns.append(state)
    return .unknown(Unknown(name: what.name, number: memory.unknowns.count - 1))
  }

  /// Returns what the code makes of an unknown number, if that is `number`.
  func reckoned(_ what: Unknown, from number: Double) -> Double {
    memory.unknowns[what.number].reckoning.reduce(number) { result, step in
      let (a, b) = step.isFirst ? (step.number, result) : (result, step.number)
      guard case .number(let next)? = Self.combine(a, step.sign, b) else { return result }
      return next
    }
  }

  /// Returns the number that takes the place of an unknown length or distance.
  func assumed(_ what: Unknown, asLength isLength: Bool) -> Double {
    stand(what, isLength ? Self.usualLength : Self.usualDistance)
  }

  /// The length that an unknown one is taken to be.
  static let usualLength = 44.0
  /// The distance that an unknown one is taken to be: with 0, its sign would not show.
  static let usualDistance = 16.0

  /// Says which number takes the place of an unknown one, and returns what the code makes of it.
  private func stand(_ what: Unknown, _ number: Double, isSaid: Bool = true) -> Double {
    assume(
      "\(path(of: what)) is not known here and taken as \(number.exactlySpelled)",
      asking: isSaid ? example(for: what) : nil)
    memory.scene.isNumberAssumed = true
    return reckoned(what, from: number)
  }

  /// Returns a line that gives an unknown value of a plain type: `name = "text"`.
  private func example(for what: Unknown) -> String? {
    guard let type = memory.unknowns[what.number].type, !what.name.contains(" ") else { return nil }
    switch type.bareType {
    case "String": return "\(what.name) = \"text\""
    case "CGFloat", "Double", "Float", "Int": return "\(what.name) = 8"
    default: return nil
    }
  }

  /// Returns the new view that a function in no file gets together with code that sets it up; nil for
  /// any other call.
  ///
  /// `configure(UILabel()) { $0.numberOfLines = 0 }` has many names, and returns the view.
  func configured(by name: String, _ arguments: [Argument]) throws -> Value? {
    guard arguments.count == 2, case .closure(let closure) = arguments[1].value,
      closure.parameters.count < 2
    else { return nil }
    let value = arguments[0].value
    switch value {
    case .item(let item):
      guard item.guide == nil, memory.scene.item(item.view) == nil,
        memory.scene.superview(item.view) == nil
      else { return nil }
    case .object(let object):
      guard let view = memory.objects[object.number].view, memory.scene.item(view) == nil,
        memory.scene.superview(view) == nil
      else { return nil }
    default: return nil
    }
    assume("\(name) is in no file, and taken to run its code with the view and to return that")
    try run(closure, [value])
    return value
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the code makes use of what the function that is called returns.
  var isResultUsed: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id,
      let around = call.parent
    else { return false }
    return around.is(LabeledExprSyntax.self) || around.is(InitializerClauseSyntax.self)
      || around.is(MemberAccessExprSyntax.self) || around.is(InfixOperatorExprSyntax.self)
      || around.is(ReturnStmtSyntax.self)
  }
}
