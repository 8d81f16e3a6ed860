import PlumbLanguage
import LayoutModel

/// Plumb's own commands.
struct RelationsDialect: Dialect {
  let name = "relations"
  let title = "shell commands"
  let suffix = "plumb"

  func file(_ manuscript: Manuscript) -> Spelling { Spelling(lines: Self.session(manuscript)) }

  func lines(_ manuscript: Manuscript) -> Spelling {
    guard !manuscript.isWhole else { return Spelling(lines: manuscript.layout.commands) }
    let part = Set(manuscript.items.map(\.id))
    let rules = manuscript.layout.rules.filter { rule in
      rule.left.first.map { part.contains($0.anchor.item.owner) } ?? false
    }
    return Spelling(lines: rules.map(manuscript.layout.line))
  }

  /// Returns a session that builds the layout in one step, and accepts any reply of the shell.
  static func session(_ manuscript: Manuscript) -> [String] {
    let commands = (manuscript.layout.commands + ["end"]).map { "..> \($0)" }
    let reply = manuscript.hasConflict ? ["...", "x conflict {*}", "..."] : ["..."]
    return ["plumb 1", "", "plumb> begin"] + commands + reply
  }
}
