import ConstraintSolver
import LayoutModel
import PlumbLanguage
import UIKitTexts

extension Command {
  static let pin = Command(
    "pin", .build, "ties edges of a view to the same edges of another",
    Grammar(
      .item, .edges, .optional(.word("to", .itemOrGuide("OTHER"))),
      .optional(.word("inset", .number("N", "a distance")), else: 0), .clause),
    details: [
      "EDGES defaults to all four, OTHER to the parent. EDGES are top leading bottom",
      "trailing left right, or horizontal, vertical. A positive inset goes inwards.",
    ], example: "pin title top leading to card inset 12", related: ["center", "size"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, edges, other, inset, clause) = call
      let target = try reader.target(other, of: view, word: "to")
      let drafts = edges.map { edge in
        let sign = [.bottom, .trailing, .right].contains(edge) ? -1.0 : 1
        return RuleDraft(
          AnchorExpression(Anchor(view.id, edge)), .equal,
          AnchorExpression([AnchorTerm(Anchor(target, edge))], constant: sign * inset),
          member: edge)
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}

extension Grammar where Value == [Attribute] {
  /// Edges or groups of edges, with or without commas between them; all four edges if none is
  /// given.
  fileprivate static var edges: Grammar<[Attribute]> {
    let edges: [Attribute] = [.top, .leading, .bottom, .trailing, .left, .right]
    let groups: [AttributeGroup] = [.horizontal, .vertical]
    let names = edges.map(\.rawValue) + groups.map(\.rawValue)
    return Grammar(
      usage: "[EDGES]",
      read: { (reader) throws(Diagnostic) in
        var found: [Attribute] = []
        var said: Set<String> = []
        while let token = reader.peek, token.kind == .word,
          !["to", "inset", "as", "id", "system"].contains(token.text)
        {
          let word = try reader.choice(
            "an edge", of: edges.map(\.rawValue) + ["edges", "horizontal", "vertical"])
          said.insert(word)
          found +=
            AttributeGroup(rawValue: word)?.members
            ?? Attribute(rawValue: word).map { [$0] } ?? []
          _ = reader.take(sign: ",")
        }
        reader.offer(.words(names.filter { !said.contains($0) }))
        return found.isEmpty ? AttributeGroup.edges.members : found
      },
      write: { found, _ in
        found == AttributeGroup.edges.members
          ? "" : found.map(\.rawValue).joined(separator: " ")
      },
      example: { sampler in
        let some = edges.filter { _ in sampler.flag() }
        return some.isEmpty ? AttributeGroup.edges.members : some
      })
  }
}
