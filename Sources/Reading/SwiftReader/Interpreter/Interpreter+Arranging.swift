import LayoutModel

/// Stacks of classes in the code that are made with the views they arrange.
extension Interpreter {
  /// Arranges the views of `init(arrangedSubviews:)`, which classes inherit from `UIStackView`: it calls
  /// their `init(frame:)` and adds the views then.
  func arrange(_ arguments: [Argument], in ref: ObjectRef, at place: Range<Int>) throws {
    guard arguments.isOfStack, let view = memory.objects[ref.number].view,
      memory.scene.nodes[view.number].viewClass.kind == ViewClass.stackView.kind,
      case .list(let views)? = try fitted(arguments[0].value, .array(.view))
    else { return }
    for view in views {
      _ = try call(
        "addArrangedSubview", of: .object(ref),
        [Argument(label: nil, value: view, place: arguments[0].place)], at: place, name: place)
    }
  }
}

extension [Argument] {
  /// Whether they are those of `init(arrangedSubviews:)`.
  var isOfStack: Bool { map(\.label) == ["arrangedSubviews"] }
}
