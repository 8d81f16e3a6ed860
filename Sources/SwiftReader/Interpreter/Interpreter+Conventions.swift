import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Helpers that nearly every app has under one name, where the files that are read do not declare them.
extension Interpreter {
  /// What such a helper does for a value; nil for any other name.
  func usual(_ name: String, of value: Value, _ arguments: [Argument]) throws -> Value? {
    guard mode == .file else { return nil }
    switch (name, value) {
    case ("addSubviews", .item), ("addSubViews", .item):
      for view in try views(arguments) { try memory.scene.addSubview(view, to: try theView(value)) }
      tell(name, "adds its views")
      return .void
    case ("addArrangedSubviews", .item):
      for view in try views(arguments) { try memory.scene.arrange(view, in: try theView(value)) }
      tell(name, "arranges its views")
      return .void
    case ("withPriority", .constraint(let ref)), ("priority", .constraint(let ref)),
      ("with", .constraint(let ref)), ("setPriority", .constraint(let ref)):
      guard arguments.count == 1, let given = arguments.first?.value,
        case .number(let priority)? = try fitted(given, .priority), priority > 0, priority <= 1000
      else {
        guard name != "with" else { return nil }
        return value
      }
      try memory.scene.change(ref) { $0.priority = priority }
      tell(name, "sets the priority")
      return value
    case ("activate", .constraint(let ref)):
      try activate(ref)
      tell(name, "activates")
      return value
    case ("activate", .list(let list)):
      for case .constraint(let ref) in list { try activate(ref) }
      tell(name, "activates")
      return value
    case ("deactivate", .constraint(let ref)):
      try memory.scene.deactivate(ref)
      return value
    case ("then", _), ("with", _), ("configure", _), ("apply", _), ("also", _):
      // Code that configures what stands in front of it, which it gives back.
      guard case .closure(let code)? = arguments.last?.value, arguments.count == 1 else {
        return nil
      }
      try run(code, [value])
      tell(name, "runs its code")
      return value
    default: return nil
    }
  }

  private func tell(_ name: String, _ what: String) {
    note("\(name) is in no file that is read: taken for the usual helper, which \(what)")
  }

  private func theView(_ value: Value) throws -> ViewRef {
    guard case .item(let item)? = try fitted(value, .view) else {
      throw Failure(.swift, "\(value.inWords) is not a view")
    }
    return item.view
  }

  private func views(_ arguments: [Argument]) throws -> [ViewRef] {
    try arguments.flatMap { argument -> [ViewRef] in
      if case .list(let list) = argument.value { return try list.map { try theView($0) } }
      return [try theView(argument.value)]
    }
  }
}
