import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// What a class of UIKit inherits from, as far as people extend it.
  static func parent(_ name: String) -> String? {
    let controllers = [
      "UITableViewController", "UICollectionViewController", "UINavigationController",
      "UITabBarController",
    ]
    return ViewClass.named(name)?.parent
      ?? (controllers.contains(name) ? "UIViewController" : nil)
  }

  /// An object that stands for a view of a class of UIKit's own, where the text extends that class.
  func standIn(for value: Value) -> ObjectRef? {
    guard case .item(let item) = value, item.guide == nil else { return nil }
    if let object = memory.scene.nodes[item.view.number].object { return object }
    let own = memory.scene.nodes[item.view.number].className
    let name = ViewClass.named(own) == nil ? "UIView" : own
    guard !lineage(name).isEmpty else { return nil }
    return makeStandIn(name, item.view)
  }

  private func makeStandIn(_ type: String, _ view: ViewRef) -> ObjectRef {
    memory.objects.append(Instance(type: type, view: view))
    return ObjectRef(number: memory.objects.count - 1)
  }

  /// A view made by an initialiser that the text adds to a class of UIKit's; nil where none fits.
  func extended(
    _ name: String, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value? {
    guard let type = memory.types[name], !type.isDeclared, let viewClass = ViewClass.named(name),
      type.members(named: "init").contains(where: { part in
        part.declaration.as(InitializerDeclSyntax.self).map { initializer in
          let parameters = [Closure.Parameter](initializer.signature.parameterClause)
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

  /// A function of a type of the text itself: `Theme.label("x")`; nil if it has none of that name.
  func staticMethod(_ name: String, of type: String) -> Closure? {
    method(name, of: nil, in: lineage(type)) { function in
      function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
  }

  /// Whether the class of an object declares a property.
  func declares(_ name: String, of object: ObjectRef) -> Bool {
    lineage(memory.objects[object.number].type).contains { type in
      type.members(named: name).contains { $0.declaration.is(VariableDeclSyntax.self) }
    }
  }
}
