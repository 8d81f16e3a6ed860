import DialectCore
import LayoutModel
import SwiftSyntax

/// Notes what is legal, does not conflict, and is not what people mean.
extension Interpreter {
  /// Notes what constraints do that nothing else shows; `made` are the numbers of those in the code.
  func noteWhatIsSilent(_ made: [Int]) {
    for number in made {
      let state = memory.scene.constraints[number]
      guard let place = state.place, !place.source.isLibrary, state.isActive else { continue }
      let draft = state.draft
      let subject = "\(memory.scene.name(draft.first)).\(draft.attribute.rawValue)"
      if state.saysNothing {
        note(
          "\(subject) is related to itself, which says nothing"
            + (draft.attribute.isPosition
              ? "" : ": a fixed length has no second item, and the length as its constant"),
          at: place.range, in: place.source)
      } else if let second = draft.second, draft.multiplier == 0, !draft.attribute.isPosition {
        let other = (draft.secondAttribute ?? draft.attribute).rawValue
        note(
          "the multiplier is 0, so \(subject) is \(draft.constant.exactlySpelled) whatever "
            + "\(memory.scene.name(second)).\(other) is", at: place.range, in: place.source)
      }
    }
    noteShares()
    noteNumbersOfFrames()
  }

  /// Whether the statement that was to activate a constraint could not be run, which is noted.
  func isLost(_ number: Int) -> Bool {
    guard let place = memory.scene.constraints[number].place else { return false }
    let line = place.source.line(at: place.range).number
    return notes.skipped.elements.contains { piece in
      piece.line == line && piece.file == place.source.fileInMessages
    }
  }

  /// Notes stacks whose views share their room in proportion while there is spacing between them.
  private func noteShares() {
    let layout = memory.scene.layout
    for item in layout.items {
      guard let stack = item.stack, stack.distribution == .fillProportionally, stack.spacing > 0,
        stack.arranged.count > 2
      else { continue }
      note(
        "\(layout.name(of: item.id)) fills proportionally, and counts its spacing as a part of what "
          + "it shares out: its views do not get exact shares, and the last one gets what is left. "
          + "fillEqually makes equal ones")
    }
  }

  /// Notes constants that are measured once from a frame, though they are meant to follow it.
  private func noteNumbersOfFrames() {
    guard mode == .file, sources.count == 1 else { return }
    let source = sources[0]
    var lines: [Int] = []
    var first: String?
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      guard ["width", "height"].contains(token.nameText),
        let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let frame = access.measuredFrame, access.isConstantOfConstraint
      else { continue }
      let line = source.line(at: token.place).number
      if first == nil { first = "\(frame).\(token.nameText)" }
      if !lines.contains(line) { lines.append(line) }
    }
    guard let first else { return }
    let shown = lines.prefix(8).map(String.init).joined(separator: ", ")
    note(
      (lines.count == 1 ? "line \(shown): " : "lines \(shown): ")
        + "\(first) is a number of the moment in which the line runs: the constant stays what it "
        + "was when the view is laid out, turned or shown elsewhere. A multiplier of an anchor "
        + "follows it")
  }
}

extension MemberAccessExprSyntax {
  /// The frame or bounds of a view whose length this is, as the code writes it; nil for others.
  fileprivate var measuredFrame: String? {
    guard var access = base?.as(MemberAccessExprSyntax.self) else { return nil }
    if access.declName.baseName.text == "size" {
      guard let inner = access.base?.as(MemberAccessExprSyntax.self) else { return nil }
      access = inner
    }
    guard ["frame", "bounds"].contains(access.declName.baseName.text) else { return nil }
    // The screen has its size from the start.
    let text = access.trimmedText
    return text.contains("UIScreen") ? nil : text
  }

  /// Whether the constant of a constraint is made of this.
  fileprivate var isConstantOfConstraint: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let argument = current.as(LabeledExprSyntax.self),
        let label = argument.label?.text, label == "constant" || label.hasSuffix("ToConstant")
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
