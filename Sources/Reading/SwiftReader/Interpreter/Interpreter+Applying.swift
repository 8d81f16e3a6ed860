import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  /// Runs the statements of the source.
  func run() throws {
    for statement in source.tree.statements {
      let exit = try executeRecovering(statement)
      if case .none = exit { continue }
      throw failure("there is nothing to leave here", at: statement)
    }
    try finish()
  }

  /// Finishes a run: gives spacers their lengths, and puts stacks that took views out of the layout
  /// in their places.
  func finish() throws {
    for (stack, parent) in displaced {
      let top = memory.scene.top(stack)
      guard memory.scene.item(top) == nil, memory.scene.layout.item(parent) != nil else { continue }
      let container = memory.scene.ref(of: parent)
      try memory.scene.change(top) { $0.mask = nil }
      if memory.scene.isStack(container) {
        try memory.scene.arrange(top, in: container)
      } else {
        try memory.scene.addSubview(top, to: container)
      }
      note("\(memory.scene.name(top)) is put into \(memory.scene.name(container))")
    }
    displaced = []
    try settleContents()
    try takeRoot()
    try placeLooseViews()
    try memory.scene.updateSpacers()
    noteFreeNames()
    noteFonts()
    noteWhatWaits()
    try noteMasks()
    noteWhatIsNil()
  }

  /// Takes the value of a statement; at the prompt, a draft or layout that was not applied is
  /// applied.
  func take(_ value: Value, of expression: ExprSyntax) throws {
    if mode == .prompt { try applyLoose(value) }
    noteUnused(value, of: expression)
  }

  /// Applies the draft or layout of a line that did not apply it itself.
  func applyLoose(_ value: Value) throws {
    switch try place(value) {
    case .draft(let draft): _ = try apply(draft)
    case .layout(let tree): _ = try update(tree, from: nil)
    case .constraint(let ref): try memory.scene.activate(ref)
    case .list(let list):
      for case .constraint(let ref) in list { try memory.scene.activate(ref) }
    case .path, .verb: throw Failure(.missing, "the anchors are not related to anything")
    case .chain, .anchors:
      throw Failure(.swift, "these anchors belong to no view: NAME.sl.anchors { ... }")
    case .word(let word):
      throw Failure(.swift, "it is unknown what .\(word.name) is a member of")
    default: return
    }
  }
}
