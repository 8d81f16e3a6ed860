import DialectCore
package import LayoutModel
import SwiftSyntax

/// A constraint that was made in a statement of its own, and that nothing activates or keeps.
package struct DroppedConstraint: Sendable {
  /// What it is about: `box.width`.
  package let subject: String
  /// The view that it was to place; `nil` if that has no part in the layout.
  package let view: Item.ID?
  /// The file.
  package let file: String?
  /// The line, counted from 1.
  package let line: Int
}

extension Interpreter {
  /// The constraints of the code whose results are not used, although they are not active.
  var droppedConstraints: [DroppedConstraint] {
    let scene = memory.scene
    return (start.constraints..<scene.constraints.count).compactMap { number in
      let state = scene.constraints[number]
      guard let place = state.place, isAsked(place.source), state.age == 0, !isLost(number),
        !place.source.isLibrary, place.isStatementOfConstraint
      else { return nil }
      let draft = state.draft
      let views = [draft.first.view, draft.second?.view].compactMap { $0.flatMap(scene.item) }
      return DroppedConstraint(
        subject: "\(scene.name(draft.first)).\(draft.attribute.rawValue)",
        view: views.first { $0 != scene.layout.root }, file: place.lineOfFile?.file,
        line: place.source.line(at: place.range).number)
    }
  }
}

extension CodePlace {
  /// The methods and the class that make constraints and leave them inactive.
  private static let makers: Set<String> = ["constraint", "constraints", "NSLayoutConstraint"]

  /// Whether the code here makes constraints in a statement of its own, or assigns them to `_`.
  fileprivate var isStatementOfConstraint: Bool {
    let tree = source.tree
    guard range.lowerBound < tree.endPosition.utf8Offset else { return false }
    var node = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))?.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      // What is an argument or an element is used.
      if current.is(LabeledExprSyntax.self) || current.is(ArrayElementSyntax.self) { return false }
      node = current.parent
    }
    guard let statement = node?.as(CodeBlockItemSyntax.self),
      case .expr(var expression) = statement.item
    else { return false }
    if let assignment = expression.as(InfixOperatorExprSyntax.self) {
      guard assignment.operator.is(AssignmentExprSyntax.self),
        assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
      else { return false }
      expression = assignment.rightOperand
    } else if statement.mayBeResult {
      return false
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.lastName
    else { return false }
    return Self.makers.contains(name)
  }
}

extension CodeBlockItemSyntax {
  /// Whether a statement is the only one of its block, which can be the result of the block.
  fileprivate var mayBeResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    guard let owner = list.parent?.parent else { return true }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return !owner.is(InitializerDeclSyntax.self) && !owner.is(ForStmtSyntax.self)
  }
}
