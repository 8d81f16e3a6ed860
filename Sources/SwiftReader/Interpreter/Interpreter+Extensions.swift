import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// What a class of UIKit inherits from, as far as people extend it.
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

  /// An object that stands for a view of a class of UIKit's own, where the text extends that class.
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

  /// A view made by an initialiser that the text adds to a class of UIKit's; nil where none fits.
  func extended(
    _ name: String, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value? {
    if let value = try extendedValue(name, arguments, at: place) { return value }
    guard let type = memory.types[name], !type.isDeclared, let viewClass = ViewClass.named(name),
      lineage(name).flatMap({ $0.members(named: "init") }).contains(where: { part in
        part.declaration.as(InitializerDeclSyntax.self).map { initializer in
          let parameters = cache.parameters(of: initializer)
          // Without arguments it is the initialiser of the class itself.
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

  /// A value made by an initialiser that the text adds to a type which is no view: insets, a constraint;
  /// nil where none fits.
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
    // An initialiser of the type itself comes first.
    let known = Vocabulary.members(name, of: [.global]).contains {
      $0.signature?.slots(for: arguments) != nil
    }
    guard !known, let closure = try best(of: candidates, for: arguments) else { return nil }
    sharedSelf = nil
    _ = try invoke(closure, arguments, at: place)
    defer { sharedSelf = nil }
    return sharedSelf
  }

  /// What a value of a type is before its initialiser has made it.
  private static func empty(_ name: String) -> Value {
    switch name {
    case "UIEdgeInsets", "NSDirectionalEdgeInsets": .insets(EdgeInsets())
    case "CGSize": .size(Size(width: 0, height: 0))
    case "CGPoint": .point(Point(x: 0, y: 0))
    case "CGRect": .frame(.zero)
    default: .null
    }
  }

  /// A function of a type of the text itself, `Theme.label("x")`, that takes a call; nil if it has none.
  func staticMethod(
    _ name: String, of type: String, taking arguments: [Argument]
  ) throws -> Closure? {
    let whole = memory.types[type] == nil ? typeName(type) ?? type : type
    let candidates = methods(name, in: lineage(whole), of: nil) { $0.isOfType }.map { candidate in
      var own = candidate
      // In the code of a type it is known what self is, also where a class inherits the code.
      memory.cells.append(.type(whole))
      own.names = [["self": memory.cells.count - 1]]
      return own
    }
    let isKnown = !Vocabulary.members(name, of: [.type(whole)]).isEmpty
    let fitting = try best(of: candidates, for: arguments)
    // Beside UIKit's own of that name, the text's must take just these values.
    if isKnown { return fitting.flatMap { accepts($0, arguments) ? $0 : nil } }
    return fitting ?? candidates.first
  }

  /// What a builder of the text makes of the values of some statements: an array of them where it is
  /// none of the text, or makes arrays itself.
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

  /// Whether the class of an object declares a property.
  func declares(_ name: String, of object: ObjectRef) -> Bool {
    lineage(memory.objects[object.number].type).contains { type in
      type.members(named: name).contains { $0.declaration.is(VariableDeclSyntax.self) }
    }
  }
}
