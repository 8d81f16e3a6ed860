import LayoutModel
import LayoutNotation

extension Command {
  static let remove = Command(
    "remove", .build, "removes views, rules or numbers", forms: ["remove NAMES"],
    details: [
      "A view takes everything inside it along, and every rule that mentions any of",
      "it; the reply lists them. Numbers of rules are not used again.",
    ], example: "remove badge", related: ["off", "hide", "undo"], arguments: [.named],
    action: .edit { (reader, layout) throws(Diagnostic) in
      var names: [(token: Token, named: Layout.Named)] = []
      repeat {
        let token = try reader.name("a name")
        guard let named = layout.named(token.text) else { throw reader.nothing(named: token) }
        names.append((token, named))
        _ = reader.take(sign: ",")
      } while !reader.isAtEnd
      var remarks: [String] = []
      for (token, named) in names {
        switch named {
        case .item(let id):
          // It may be gone already, together with what it was in.
          guard layout.item(id) != nil else { continue }
          let removal = try reader.doing(at: token.range) { () throws(LayoutError) in
            try layout.remove(id)
          }
          remarks += removal.lines("-")
        case .rule(let id):
          guard let name = layout.rule(id)?.name else { continue }
          layout.remove(id)
          remarks.append("- \(name)")
        case .number:
          layout.removeLet(token.text)
          remarks.append("- \(token.text)")
        }
      }
      return remarks
    })
}
