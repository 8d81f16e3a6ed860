import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// View controllers that no class in the files describes: those of UIKit, and those around the one
/// that is laid out.
extension Interpreter {
  /// Makes a view controller of UIKit's own class, whose view is empty.
  func plainController() throws -> Value {
    var instance = Instance(type: "UIViewController")
    let view = try memory.scene.make("UIView", .view)
    instance.view = view
    instance.hasLoaded = true
    memory.objects.append(instance)
    let ref = ObjectRef(number: memory.objects.count - 1)
    memory.scene.nodes[view.number].object = ref
    return .object(ref)
  }

  /// Returns the view of an unknown value that is declared as a view controller; `nil` for other
  /// members and values.
  func viewOfController(_ name: String, of what: Unknown) throws -> Value? {
    guard name == "view", mode == .file,
      memory.unknowns[what.number].type?.bareType == "UIViewController",
      memory.unknowns[what.number].members[name] == nil,
      case .object(let ref) = try plainController(), let view = memory.objects[ref.number].view
    else { return nil }
    memory.scene.nodes[view.number].isStandIn = true
    let value = Value.item(ItemRef(view))
    memory.unknowns[what.number].members[name] = value
    return value
  }

  /// Remembers the view of a controller that becomes the child of another one, which adds no view.
  func takeChild(_ value: Value) throws {
    let view: ViewRef?
    switch value {
    case .object(let child): view = memory.objects[child.number].view
    case .unknown(let what):
      _ = try viewOfController("view", of: what)
      guard case .item(let item)? = memory.unknowns[what.number].members["view"] else { return }
      view = item.view
    default: view = nil
    }
    if let view { memory.scene.nodes[view.number].isOfChild = true }
  }

  /// Notes which views of child controllers have constraints and no superview but an assumed one.
  func noteChildren() {
    let scene = memory.scene
    for number in start.views..<scene.nodes.count
    where scene.nodes[number].isOfChild && scene.nodes[number].isAttached {
      let name = scene.name(ViewRef(number: number))
      note(
        "no line adds \(name), the view of a child controller, to a view, and addChild() does not: "
          + "UIKit raises an exception at its constraints unless addSubview() comes before them")
    }
  }

  /// Whether conditions ask a controller for its parent, which one that nothing contains never has.
  func asksForParent(_ conditions: ConditionElementListSyntax) -> Bool {
    guard let object, isController(memory.objects[object.number].type) else { return false }
    return conditions.contains { element in
      guard case .optionalBinding(let binding) = element.condition else { return false }
      let asked =
        binding.initializer.map { $0.value.trimmedText }
        ?? binding.pattern.trimmedText
      return ["parent", "self.parent"].contains(asked) && !declares("parent", of: object)
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether nibs and storyboards call it, `init(coder:)`.
  var isOfNibs: Bool { signature.parameterClause.parameters.first?.firstName.text == "coder" }

  /// Whether the initialiser must not be called: it is marked `@available(*, unavailable)`, or it
  /// only ends the program.
  var isUnavailable: Bool {
    let isMarked = attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedText == "available"
        && attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" }
    }
    guard !isMarked, let body = body?.statements else { return isMarked }
    return body.count == 1 && body.first?.trimmedText.hasPrefix("fatal") ?? false
  }
}
