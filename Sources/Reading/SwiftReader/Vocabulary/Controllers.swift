import PlumbLanguage

extension Vocabulary {
  /// Methods that connect controllers, which have no effect, as a layout has only their views.
  static let controllers: [Member] =
    [
      ("addChild", nil, ValueType.any), ("didMove", "toParent", .any),
      ("willMove", "toParent", .any),
    ].map { name, label, type in
      Member(.controller, name, [Parameter(label, type)], "changes no layout: views are added") {
        call in
        call.interpreter.ignore("\(name)()")
        if name == "addChild" { try call.interpreter.takeChild(try call.value()) }
        return .void
      }
    } + [
      Member(.controller, "removeFromParent", [], "changes no layout: views are removed") { call in
        call.interpreter.ignore("removeFromParent()")
        return .void
      }
    ]
}
