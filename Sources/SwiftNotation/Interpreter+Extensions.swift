import LayoutModel
import LayoutNotation
import SwiftSyntax

extension Interpreter {
  /// What the classes of UIKit inherit from, as far as people extend it.
  static let parents: [String: String] = [
    "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView",
    "UIScrollView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UITableViewHeaderFooterView": "UIView",
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UITextField": "UIControl",
    "UIPageControl": "UIControl", "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
  ]

  /// An object that stands for a view of a class of UIKit's own, where the text extends that class.
  func standIn(for value: Value) -> ObjectRef? {
    guard case .item(let item) = value, item.guide == nil else { return nil }
    if let object = memory.scene.nodes[item.view.number].object { return object }
    let own = memory.scene.nodes[item.view.number].className
    let name = Self.kinds[own] == nil ? "UIView" : own
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
    guard let type = memory.types[name], !type.isDeclared, let kind = Self.kinds[name],
      type.members(named: "init").contains(where: { part in
        part.declaration.as(InitializerDeclSyntax.self).map { initializer in
          let parameters = initializer.signature.parameterClause.parameters
          let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.nameText }
          let needed = zip(parameters, labels).filter { $0.0.defaultValue == nil }.map(\.1)
          let given = arguments.map(\.label)
          return labels == given || (needed == given && !needed.isEmpty)
        } ?? false
      })
    else { return nil }
    let view = try memory.scene.make(name, kind)
    try memory.scene.change(view) {
      $0.mask = Frame(x: 0, y: 0, width: 0, height: 0)
      if kind == .stack, $0.stack == nil { $0.stack = Stack() }
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
