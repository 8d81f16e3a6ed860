import LayoutModel
import PlumbLanguage

extension Command {
  static let rename = Command(
    "rename", .build, "gives a view, a rule or a number another name",
    Grammar(
      .named("OLD"), .skipping("to", .newName("NEW", "a new name"))), example: "rename c5 to gap",
    related: ["remove"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (old, new) = call
      try reader.doing(at: new.place) { () throws(LayoutError) in
        try layout.rename(old.value, to: new.value)
      }
      return []
    })
}
