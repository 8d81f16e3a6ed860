import ConstraintSolver
package import LayoutModel

/// The line that an edit stands for, or the lines of a block: the one place that spells it.
package struct EditCommand: Sendable, Hashable {
  /// The lines; of several, a block makes one step.
  package let lines: [String]

  /// What to type: the line, or the block.
  package var text: String {
    lines.count == 1 ? lines[0] : (["begin"] + lines + ["end"]).joined(separator: "\n")
  }

  /// The lines that change a layout as a fix does.
  package init(_ fix: Fix, in layout: Layout) {
    self.init(fix.edit, from: layout, to: fix.outcome.layout)
  }

  /// The lines that change a layout into another one, as an edit does.
  private init(_ edit: LayoutEdit, from layout: Layout, to changed: Layout) {
    func name(_ id: Item.ID) -> String { Name.written(layout.name(of: id)) }
    func name(_ id: Rule.ID) -> String { Name.written(layout.rule(id)?.name ?? "c\(id.number)") }
    switch edit {
    case .constant(let id, let value): lines = ["constant \(name(id)) \(value.exactlySpelled)"]
    case .spacing(let stack, let value):
      lines = ["\(name(stack)).spacing = \(value.exactlySpelled)"]
    case .customSpacing(let stack, let view, let value):
      lines = ["spacing \(name(stack)) after \(name(view)) \(value.exactlySpelled)"]
    case .rootSize:
      let root = changed.root.flatMap { changed.item($0) }
      let size = root?.givenSize ?? Size(width: 0, height: 0)
      lines = [
        "root \(Name.written(root?.name ?? "")) "
          + "\(size.width.exactlySpelled)x\(size.height.exactlySpelled)"
      ]
    case .priority(let id, let number): lines = ["priority \(name(id)) \(number.exactlySpelled)"]
    case .hugging(let id, let axis, let number):
      lines = ["hug \(name(id)) \(axis.letter) \(number.exactlySpelled)"]
    case .resistance(let id, let axis, let number):
      lines = ["resist \(name(id)) \(axis.letter) \(number.exactlySpelled)"]
    case .relation(let id, _):
      lines = ["remove \(name(id))"] + changed.rules.suffix(1).map { changed.line(of: $0) }
    case .rule: lines = changed.rules.suffix(1).map { changed.line(of: $0) }
    case .removal(let id): lines = ["remove \(name(id))"]
    case .off(let id): lines = ["off \(name(id))"]
    case .mask(let id): lines = ["mask \(name(id)) off"]
    case .maskRules(_, let ids): lines = ids.map { "remove \(name($0))" }
    }
  }
}
