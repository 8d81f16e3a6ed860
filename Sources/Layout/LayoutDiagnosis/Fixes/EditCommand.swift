package import LayoutModel
import PlumbLanguage

/// The line that makes an edit, or the lines of a block.
///
/// All commands for edits are written here.
package struct EditCommand: Sendable, Hashable {
  /// The lines; several of them form a block, which is one step.
  package let lines: [String]

  /// What to type: the line, or the block.
  package var text: String {
    lines.count == 1 ? lines[0] : (["begin"] + lines + ["end"]).joined(separator: "\n")
  }

  /// The commands with which such lines begin; the others are rules and settings.
  package static let words: Set<String> = [
    Calls.constant.name, Calls.spacing.name, Calls.root.name, Calls.priority.name, Calls.hug.name,
    Calls.resist.name, Calls.remove.name, Calls.off.name, Calls.mask.name,
  ]

  /// Writes the lines that make a fix.
  package init(_ fix: Fix, in layout: Layout) {
    self.init(fix.edit, from: layout, to: fix.outcome.layout)
  }

  /// Writes the lines that change a layout into another one, as an edit does.
  package init(_ edit: LayoutEdit, from layout: Layout, to changed: Layout) {
    func line<Value>(_ call: Call<Value>, _ value: Value?) -> [String] {
      value.map { [call.text($0, in: layout)] } ?? []
    }
    func item(_ id: Item.ID?) -> Placed<Item>? { id.flatMap(layout.item).map { Placed($0) } }
    func rule(_ id: Rule.ID) -> Placed<Rule>? { layout.rule(id).map { Placed($0) } }
    func removal(_ id: Rule.ID) -> [String] {
      line(Calls.remove, rule(id).map { [Placed($0.name)] })
    }
    func added() -> [String] { changed.lastRule.map { [changed.line(of: $0)] } ?? [] }
    lines =
      switch edit {
      case .constant(let id, let value):
        line(Calls.constant, rule(id).map { ($0, Placed(value)) })
      case .spacing(let stack, _):
        changed.item(stack).map { [ItemProperty.spacing.line(of: $0, in: layout)] } ?? []
      case .customSpacing(let stack, let view, let value):
        line(
          Calls.spacing,
          item(stack).flatMap { stack in item(view).map { (stack, $0, Placed(value)) } })
      case .rootSize:
        line(
          Calls.root,
          changed.root.flatMap(changed.item).map { (Placed($0.name), $0.givenSize) })
      case .priority(let id, let number):
        line(Calls.priority, rule(id).map { ($0, Placed(number)) })
      case .hugging(let id, let axis, let number):
        line(Calls.hug, item(id).map { ($0, axis, number) })
      case .resistance(let id, let axis, let number):
        line(Calls.resist, item(id).map { ($0, axis, number) })
      case .lines(let id, _):
        changed.item(id).map { [ItemProperty.lines.line(of: $0, in: layout)] } ?? []
      case .relation(let id, _), .inward(let id), .language(let id): removal(id) + added()
      case .rule: added()
      case .removal(let id): removal(id)
      case .off(let id): line(Calls.off, rule(id).map { [$0] })
      case .mask(let id): line(Calls.mask, item(id).map { ($0, nil) })
      case .maskRules(_, let ids): ids.flatMap(removal)
      // A session does not say how files are drawn.
      case .designedFrame: []
      }
  }
}
