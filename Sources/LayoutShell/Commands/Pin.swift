import ConstraintSolver
import LayoutModel
import LayoutNotation

extension Command {
  static let pin = Command(
    "pin", .build, "ties edges of a view to the same edges of another",
    forms: ["pin VIEW [EDGES] [to OTHER] [inset N] [@P] [as NAME]"],
    details: [
      "Without EDGES all four, without OTHER the parent. EDGES are top leading bottom",
      "trailing left right, or horizontal, vertical. An inset goes inwards.",
    ], example: "pin title top leading to card inset 12", related: ["center", "size"],
    arguments: [
      .item,
      .words([
        "top", "leading", "bottom", "trailing", "left", "right", "horizontal", "vertical", "to",
        "inset", "@", "as",
      ]),
    ],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let own = reader.here
      let item = try reader.item()
      var edges: [Attribute] = []
      let names = ["top", "leading", "bottom", "trailing", "left", "right"]
      while let token = reader.peek, token.kind == .word,
        !["to", "inset", "as"].contains(token.text)
      {
        if let group = AttributeGroup(rawValue: token.text),
          [.edges, .horizontal, .vertical].contains(group)
        {
          edges += group.members
        } else if names.contains(token.text), let edge = Attribute(rawValue: token.text) {
          edges.append(edge)
        } else {
          _ = try reader.choice("an edge", of: names + ["edges", "horizontal", "vertical"])
        }
        reader.next()
        _ = reader.take(sign: ",")
      }
      if edges.isEmpty { edges = AttributeGroup.edges.members }
      let target = try reader.target(of: item, at: own, word: "to")
      let inset = reader.take(word: "inset") ? try reader.number("a distance") : 0
      let clause = try reader.clause()
      try reader.finish()
      let drafts = edges.map { edge in
        let sign = [.bottom, .trailing, .right].contains(edge) ? -1.0 : 1
        return RuleDraft(
          AnchorExpression(Anchor(item.id, edge)), .equal,
          AnchorExpression([AnchorTerm(Anchor(target, edge))], constant: sign * inset),
          member: edge)
      }
      let old = layout
      let made = try reader.add(drafts, clause, to: &layout)
      return RelationLine.remarks(on: made, in: layout, before: old)
    })
}
