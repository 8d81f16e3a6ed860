import LayoutModel
import PlumbLanguage

extension Command {
  static let remove = Command(
    Calls.remove, .build, "removes views, rules or numbers",
    details: [
      "Removing a view removes everything inside it and every rule that mentions any",
      "of it; the reply lists them. Rule numbers are not reused.",
    ], example: "remove badge", related: ["off", "hide", "undo"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let names = call.compactMap { name in layout.named(name.value).map { (name, $0) } }
      var remarks: [String] = []
      for (name, named) in names {
        switch named {
        case .item(let id):
          // The item may be gone already, together with the view that contained it.
          guard layout.item(id) != nil else { continue }
          let removal = try reader.doing(at: name.place) { () throws(LayoutError) in
            try layout.remove(id)
          }
          remarks += removal.lines("-")
        case .rule(let id):
          guard let rule = layout.rule(id) else { continue }
          layout.remove(id)
          remarks.append("- \(rule.name)")
        case .number:
          layout.removeLet(name.value)
          remarks.append("- \(name.value)")
        }
      }
      return remarks
    })
}
