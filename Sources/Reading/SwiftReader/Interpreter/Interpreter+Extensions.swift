import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Returns the superclass of a UIKit class, as far as classes are commonly extended.
  static func parent(_ name: String) -> String? {
    if let parent = ViewClass.named(name)?.parent { return parent }
    return parents[name]
  }

  private static let parents: [String: String] = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIResponder": "NSObject",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UIHostingController": "UIViewController", "UIInputViewController": "UIViewController",
    "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor",
    "NSLayoutDimension": "NSLayoutAnchor", "UILayoutGuide": "NSObject",
    "NSObject": "NSObjectProtocol",
  ]

  /// Returns the object that stands for a view of a UIKit class, if the code extends that class.
  func standIn(for value: Value) -> ObjectRef? {
    guard case .item(let item) = value, item.guide == nil else { return nil }
    if let object = memory.scene.nodes[item.view.number].object { return object }
    let node = memory.scene.nodes[item.view.number]
    guard node.kind != .guide else { return nil }
    let own = node.className
    let name = ViewClass.named(own) == nil ? "UIView" : own
    guard !lineage(name).isEmpty else { return nil }
    if let known = standInObjects[item.view], memory.objects.indices.contains(known.number),
      memory.objects[known.number].view == item.view
    {
      return known
    }
    let made = makeStandIn(name, item.view)
    standInObjects[item.view] = made
    return made
  }

  private func makeStandIn(_ type: String, _ view: ViewRef) -> ObjectRef {
    memory.objects.append(Instance(type: type, view: view))
    return ObjectRef(number: memory.objects.count - 1)
  }

  /// Makes a view with an initialiser that the code adds to a UIKit class; `nil` if none matches.
  func extended(
    _ name: String, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value? {
    if let value = try extendedValue(name, arguments, at: place) { return value }
    guard let type = memory.types[name], !type.isDeclared, let viewClass = ViewClass.named(name),
      lineage(name).flatMap({ $0.members(named: "init") }).contains(where: { part in
        part.declaration.as(InitializerDeclSyntax.self).map { initializer in
          let parameters = cache.parameters(of: initializer)
          // Without arguments, the initialiser of the class itself is meant.
          return (parameters.isEmpty || !arguments.isEmpty)
            && (try? parameters.slots(for: arguments).get()) != nil
        } ?? false
      })
    else { return nil }
    let view = try memory.scene.make(viewClass)
    try memory.scene.change(view) {
      $0.mask = .zero
    }
    try runInitialiser(of: name, arguments, of: makeStandIn(name, view), at: place)
    return .item(ItemRef(view))
  }

  /// Makes a value such as insets or a constraint with an initialiser that the code adds to its
  /// type; `nil` if none matches.
  private func extendedValue(
    _ name: String, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value? {
    guard let type = memory.types[name], !type.isDeclared, ViewClass.named(name) == nil,
      !arguments.isEmpty
    else { return nil }
    var candidates: [Closure] = []
    for own in lineage(name) {
      for part in own.members(named: "init") {
        guard let initializer = part.declaration.as(InitializerDeclSyntax.self),
          let body = initializer.body
        else { continue }
        var closure = Closure(
          source: part.source,
          parameters: cache.parameters(of: initializer),
          body: .statements(body.statements), names: [], object: nil, owner: own.name)
        closure.subject = Self.empty(name)
        candidates.append(closure)
      }
    }
    // The initialisers of the type itself take precedence.
    let known = Vocabulary.members(name, of: [.global]).contains {
      $0.signature?.slots(for: arguments) != nil
    }
    guard !known, let closure = try best(of: candidates, for: arguments) else { return nil }
    outputs.subject = nil
    _ = try invoke(closure, arguments, at: place)
    defer { outputs.subject = nil }
    return outputs.subject
  }

  /// Returns the value of a type before its initialiser has run.
  private static func empty(_ name: String) -> Value {
    switch name {
    case "UIEdgeInsets", "NSDirectionalEdgeInsets": .insets(EdgeInsets())
    case "CGSize": .size(Size(width: 0, height: 0))
    case "CGPoint": .point(Point(x: 0, y: 0))
    case "CGRect": .frame(.zero)
    default: .null
    }
  }

  /// Returns a static method, as in `Theme.label("x")`, that accepts the arguments; `nil` if there
  /// is none.
  func staticMethod(
    _ name: String, of type: String, taking arguments: [Argument]
  ) throws -> Closure? {
    let whole = memory.types[type] == nil ? typeName(type) ?? type : type
    let candidates = methods(name, in: lineage(whole), of: nil) { $0.isOfType }.map { candidate in
      var own = candidate
      // In static code `self` is the type it was called on, even if the code is inherited.
      memory.cells.append(.type(whole))
      own.names = [["self": memory.cells.count - 1]]
      return own
    }
    let fitting = try best(of: candidates, for: arguments, before: name, of: [.type(whole)])
    if !Vocabulary.members(name, of: [.type(whole)]).isEmpty { return fitting }
    return fitting ?? candidates.first
  }

  /// Returns the first of several overloads that accepts a call, or `nil` if there is none.
  ///
  /// Where UIKit has a method of that name as well, an overload whose parameters cannot have the
  /// types of the arguments is no candidate: UIKit's own is meant.
  func best(
    of candidates: [Closure], for arguments: [Argument], before name: String,
    of receivers: [Receiver]
  ) throws -> Closure? {
    let isKnown = Vocabulary.members(name, of: receivers).contains { $0.parameters != nil }
    let fitting = isKnown ? candidates.filter { accepts($0, arguments) } : candidates
    return try best(of: fitting, for: arguments)
  }

  /// Applies a result builder to the values of statements.
  ///
  /// The result is an array of the values if the builder is not in the code or makes arrays itself.
  func collected(_ values: [Value], by builder: String?) throws -> Value {
    guard let name = builder.flatMap({ typeName($0) }),
      case let blocks = methods("buildBlock", in: lineage(name), of: nil, where: { $0.isOfType }),
      !blocks.isEmpty, blocks.allSatisfy({ $0.result != nil && $0.result?.element == nil })
    else { return .list(values) }
    func made(_ word: String, _ values: [Value]) throws -> Value? {
      let arguments = values.map { Argument(label: nil, value: $0, place: 0..<0) }
      let own = methods(word, in: lineage(name), of: nil) { $0.isOfType }
      return try best(of: own, for: arguments).map { try invoke($0, arguments, at: 0..<0) }
    }
    let parts = try values.map { try made("buildExpression", [$0]) ?? $0 }
    guard let block = try made("buildBlock", parts) else { return .list(values) }
    return try made("buildFinalResult", [block]) ?? block
  }

  /// Returns whether the class of an object declares a property.
  func declares(_ name: String, of object: ObjectRef) -> Bool {
    lineage(memory.objects[object.number].type).contains { type in
      type.members(named: name).contains { $0.declaration.is(VariableDeclSyntax.self) }
    }
  }
}
