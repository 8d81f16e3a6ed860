import ConstraintSolver
import DialectCore
package import LayoutModel
import SwiftSyntax

/// A constraint of code that means nothing: nothing activates or keeps it, or UIKit raises an exception at
/// its line, as it comes before its views have a common superview.
package struct DroppedConstraint: Sendable {
  /// What it is about: `box.width`.
  package let subject: String
  /// The view that it was to place; `nil` if that has no part in the layout.
  package var view: Item.ID?
  /// The file.
  package let file: String?
  /// The line, counted from 1.
  package let line: Int
  /// Why UIKit raises an exception; `nil` where it does not.
  package var exception: String?
  /// Whether it does so only if no line that is not here adds the view.
  package var isUnlessAdded = false
  /// The change that adds the rule it was meant to be; `nil` if its views have no part in the layout.
  package var rule: LayoutEdit?
  /// Where it is made.
  var site: CodePlace?

  /// Whether two of them come of one expression, as those of a visual format do.
  package func isMadeWith(_ other: DroppedConstraint) -> Bool {
    guard let site, let its = other.site else { return false }
    return site.source === its.source && site.range == its.range
  }

  /// The words that activate it: `isActive = true`.
  package var remedy: String {
    let isList = site?.call?.makesSeveral ?? false
    if site?.source.isFromObjectiveC == true {
      return isList ? "[NSLayoutConstraint activateConstraints:...]" : "active = YES"
    }
    return isList ? "NSLayoutConstraint.activate(...)" : "isActive = true"
  }
}

extension CodePlace {
  /// The call that ends here.
  var call: FunctionCallExprSyntax? {
    guard range.upperBound <= source.tree.endPosition.utf8Offset,
      let token = source.tree.token(at: AbsolutePosition(utf8Offset: range.upperBound - 1))
    else { return nil }
    return token.place.upperBound == range.upperBound
      ? token.parent?.as(FunctionCallExprSyntax.self) : nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a list of constraints.
  var makesSeveral: Bool { calledExpression.memberName?.text == "constraints" }
}

extension Interpreter {
  /// The constraints of the code that mean nothing.
  var droppedConstraints: [DroppedConstraint] {
    let scene = memory.scene
    let idle = (start.constraints..<scene.constraints.count).compactMap {
      number -> DroppedConstraint? in
      let state = scene.constraints[number]
      guard let place = state.place, isAsked(place.source), state.age == 0, !isLost(number),
        !place.source.isLibrary, IdleConstraint(place).isDropped
      else { return nil }
      let draft = state.draft
      let views = [draft.first.view, draft.second?.view].compactMap { $0.flatMap(scene.item) }
      return DroppedConstraint(
        subject: scene.subject(of: ConstraintRef(number: number)),
        view: views.first { $0 != scene.layout.root }, file: place.lineOfFile?.file,
        line: place.source.line(at: place.range).number,
        rule: scene.sides(of: draft).map { .rule($0.left, draft.relation, $0.right) },
        site: place)
    }
    let raised = notes.skipped.elements.compactMap { piece -> DroppedConstraint? in
      guard let subject = piece.raised else { return nil }
      return DroppedConstraint(
        subject: subject, file: piece.file, line: piece.line, exception: piece.reason,
        isUnlessAdded: piece.isUnlessAdded)
    }
    return idle + raised + constraintsOfChildren
  }

  /// The first constraint of each view of a child controller that no line adds to a view.
  private var constraintsOfChildren: [DroppedConstraint] {
    let scene = memory.scene
    var seen: Set<Int> = []
    return (start.constraints..<scene.constraints.count).compactMap { number in
      let view = scene.constraints[number].draft.first.view
      guard scene.constraints[number].draft.second != nil, scene.nodes[view.number].isOfChild,
        scene.nodes[view.number].isAttached, let place = scene.constraints[number].place,
        isAsked(place.source), seen.insert(view.number).inserted
      else { return nil }
      let name = scene.name(view)
      return DroppedConstraint(
        subject: scene.subject(of: ConstraintRef(number: number)), file: place.lineOfFile?.file,
        line: place.source.line(at: place.range).number,
        exception: "no line adds \(name) to a view, and addChild() does not: call addSubview first",
        isUnlessAdded: true)
    }
  }
}
