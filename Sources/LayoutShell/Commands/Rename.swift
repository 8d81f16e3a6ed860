import LayoutModel
import LayoutNotation

extension Command {
  static let rename = Command(
    "rename", .build, "gives a view, a rule or a number another name",
    forms: ["rename OLD to NEW"], example: "rename c5 to gap", related: ["remove"],
    arguments: [.named, .words(["to"]), .free],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let old = try reader.name("a name")
      guard layout.named(old.text) != nil else { throw reader.nothing(named: old) }
      _ = reader.take(word: "to")
      let new = try reader.newName("a new name")
      try reader.finish()
      try reader.doing(at: new.range) { () throws(LayoutError) in
        try layout.rename(old.text, to: new.text)
      }
      return []
    })
}
