import ConstraintSolver
import DialectCore
import LayoutModel
import PlumbLanguage
import SwiftSyntax

/// The root of a fragment when its lines have run: how large it is, and what else is in it.
extension Interpreter {
  /// Gives the root of a fragment that is a row of a list the height that its rules ask for.
  func growRow() throws {
    try shrinkOwnView()
    guard isRowOfList, let root = memory.scene.layout.root else { return }
    let name = memory.scene.layout.name(of: root)
    let screen = Self.screen.height
    guard let height = memory.scene.layout.rowHeight(of: root, usually: Self.usualRow) else {
      return
    }
    if height == Self.usualRow,
      memory.scene.layout.rowHeight(of: root, usually: screen) == screen
    {
      // No rule asks for a height, so nothing says that it is a row.
      guard name != "contentView" else { return }
      isRowOfList = false
      note("no rule asks for a height of \(name), so it gets the size of an iPhone 15")
      return try memory.scene.refusing { (layout) throws(LayoutError) in
        _ = try layout.setRoot(name, size: Self.screen)
      }
    }
    try memory.scene.refusing { (layout) throws(LayoutError) in
      _ = try layout.setRoot(name, size: Size(width: Self.screen.width, height: height))
    }
    note(
      "\(name) is as wide as a table on an iPhone 15, and as high as its rules ask, "
        + "\(height.exactlySpelled); if it is that of a cell, the table first gives it another height, which conflicts unless a rule of the height, or "
        + "to its bottom, has priority 999")
  }

  /// Adds the views of a fragment that have constraints and no superview to the root, which is there for
  /// other lines.
  func placeLooseViews() throws {
    guard mode == .file, !isInsideClass, memory.scene.layout.root != nil else { return }
    for number in memory.scene.waiting where memory.scene.isWaiting(number) {
      let top = memory.scene.top(memory.scene.constraints[number].draft.first.view)
      guard memory.scene.nodes[top.number].isStandIn, memory.scene.nodes[top.number].kind != .guide,
        memory.scene.item(top) == nil
      else { continue }
      try assumeSuperview(of: top)
    }
  }

  /// The views inside the layout that nothing in a fragment declares.
  var freeViews: Set<Item.ID> {
    Set(
      notes.free.compactMap { free -> Item.ID? in
        guard let cell = memory.globals[free.name] else { return nil }
        switch memory.cells[cell] {
        case .item(let ref): return memory.scene.item(ref.view)
        case .unknown(let what):
          return memory.unknowns[what.number].view.flatMap { memory.scene.item($0) }
        default: return nil
        }
      })
  }

  /// Gives the root of lines that are about `self`, and never about a `view`, the size that its rules
  /// ask for: it is the view of a class that is not there, and fills no screen.
  private func shrinkOwnView() throws {
    guard !isRowOfList, !isInsideClass, let root = memory.scene.layout.root,
      notes.free.contains(where: { $0.className == nil && $0.name == "view" }),
      sources.count == 1, sources[0].isAboutSelf
    else { return }
    let name = memory.scene.layout.name(of: root)
    var screen = Self.screen
    if let width = memory.scene.layout.writtenLength(of: root, .width), width != screen.width {
      screen.width = width
      try memory.scene.refusing { (layout) throws(LayoutError) in
        _ = try layout.setRoot(name, size: screen)
      }
      note("\(name) stands for self, and is as wide as its rule says, \(width.exactlySpelled)")
    }
    guard
      let height = memory.scene.layout.rowHeight(of: root, usually: screen.height),
      abs(height - screen.height) > 0.5, height > 0.5
    else { return }
    try memory.scene.refusing { (layout) throws(LayoutError) in
      _ = try layout.setRoot(name, size: Size(width: screen.width, height: height))
    }
    note(
      "\(name) stands for self, and is as high as its rules ask, \(height.exactlySpelled); another "
        + "height, such as an earlier one, conflicts unless a rule to its bottom has priority 999")
  }

  /// Whether a condition asks that a variable which a fragment does not declare is `nil`, in front of the
  /// lines that make it: `if (!_title) { _title = [UILabel new]; }`.
  func isNotMadeYet(_ condition: ExprSyntax) throws -> Bool {
    guard isFragment, let name = condition.nameThatIsNil, try lookUp(name) == nil,
      let branch = condition.parent?.parent?.parent?.as(IfExprSyntax.self)
    else { return false }
    return branch.body.statements.contains { statement in
      guard case .expr(let expression) = statement.item,
        let assignment = expression.as(InfixOperatorExprSyntax.self)
      else { return false }
      return assignment.operator.is(AssignmentExprSyntax.self)
        && assignment.leftOperand.lastName == name
    }
  }
}

extension ExprSyntax {
  /// The name that a comparison says is `nil`.
  fileprivate var nameThatIsNil: String? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.lastName
    }
    guard let comparison = self.as(InfixOperatorExprSyntax.self),
      comparison.operator.trimmedText == "==", comparison.rightOperand.is(NilLiteralExprSyntax.self)
    else { return nil }
    return comparison.leftOperand.lastName
  }
}

extension Layout {
  /// The number that a required rule gives a length of an item.
  fileprivate func writtenLength(of id: Item.ID, _ attribute: Attribute) -> Double? {
    rules.first { rule in
      rule.isOn && rule.relation == .equal && rule.priority == 1000 && rule.right.isEmpty
        && rule.hasUIKitForm && rule.left.first?.anchor == Anchor(id, attribute)
    }?.constant
  }
}
