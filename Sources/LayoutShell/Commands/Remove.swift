import LayoutModel
import LayoutNotation

extension Command {
  static let remove = Command(
    "remove", .build, "removes a view, a rule or a number", forms: ["remove NAME"],
    details: [
      "A view takes everything inside it along, and every rule that mentions any of",
      "it; the reply lists them. Numbers of rules are not used again.",
    ], example: "remove badge", related: ["off", "hide", "undo"], arguments: [.named],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let token = try reader.name("a name")
      try reader.finish()
      switch layout.named(token.text) {
      case .item(let id):
        let removal = try reader.doing(at: token.range) { () throws(LayoutError) in
          try layout.remove(id)
        }
        return removal.lines("-")
      case .rule(let id):
        let name = layout.rule(id)?.name ?? token.text
        layout.remove(id)
        return ["- \(name)"]
      case .number:
        layout.removeLet(token.text)
        return ["- \(token.text)"]
      case nil: throw reader.nothing(named: token)
      }
    })
}
