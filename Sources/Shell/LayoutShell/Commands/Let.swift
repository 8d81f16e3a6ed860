import LayoutModel
import PlumbLanguage

extension Command {
  static let `let` = Command(
    Calls.number, .build, "names a number",
    details: ["Rules keep the value the name had when they were made."],
    example: "let m = 16", related: ["relation"], traits: .declares,
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (name, number) = call
      try reader.doing(at: number.place) { () throws(LayoutError) in
        try layout.define(name.value, as: number.value)
      }
      return []
    })
}
