import LayoutModel
import LayoutNotation

extension Command {
  static let `let` = Command(
    "let", .build, "names a number", forms: ["let NAME = NUMBER"],
    details: ["Rules keep the value that the name had when they were made."],
    example: "let m = 16", related: ["relation"],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let name = try reader.newName("a name for the number")
      guard reader.take(sign: "=") || reader.take(sign: "==") else { throw reader.missing("=") }
      let start = reader.here.lowerBound
      var numbers = RelationReader(reader)
      let value = try numbers.number()
      reader = numbers.remainder
      try reader.finish()
      try reader.doing(at: reader.range(from: start)) { () throws(LayoutError) in
        try layout.define(name.text, as: value)
      }
      return []
    })
}
