import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Helpers that many apps declare under the same names, for files that use them without declaring
/// them.
extension Interpreter {
  /// Does what a helper of that name usually does; returns `nil` for any other name.
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
    case (_, .constraint(let ref)) where Vocabulary.members(name, of: [.constraint]).isEmpty:
      // Such a method returns the constraint for chaining, whatever it changes.
      if name.hasPrefix("activ") { try activate(ref) }
      tell(name, name.hasPrefix("activ") ? "activates" : "gives back the constraint")
      return value
    case (_, .item) where name.contains("ubview") && !arguments.isEmpty:
      guard Vocabulary.members(name, of: receivers(of: value)).isEmpty else { return nil }
      for view in try views(arguments.filter { !$0.isTrailing && $0.label == nil }) {
        try memory.scene.addSubview(view, to: try theView(value))
        try memory.scene.freeFromMask(view)
      }
      tell(name, "adds its views")
      return .void
    case (_, .item(let item)) where arguments.first?.label.map(Self.intoLabels.contains) ?? false:
      // The method, as `label.placed(in: card)`, adds the view to another one.
      guard arguments.count == 1, Self.puts(name), memory.scene.superview(item.view) == nil,
        case .item(let outer)? = try fitted(arguments[0].value, .view), outer.view != item.view
      else { return nil }
      try memory.scene.addSubview(item.view, to: outer.view)
      try memory.scene.freeFromMask(item.view)
      tell(name, "puts the view inside")
      return value
    case ("then", _), ("with", _), ("configure", _), ("apply", _), ("also", _):
      // The closure configures the receiver, which is returned.
      guard case .closure(let code)? = arguments.last?.value, arguments.count == 1 else {
        return nil
      }
      try run(code, [value])
      tell(name, "runs its code")
      return value
    default: return nil
    }
  }

  /// The labels for the view that another one is added to.
  private static let intoLabels: Set<String> = ["in", "into", "to", "inside", "parent"]

  private static func puts(_ name: String) -> Bool {
    ["add", "embed", "install", "put", "insert"].contains { name.hasPrefix($0) }
      || name.lowercased().contains("autolayout")
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
