import LayoutDrawing
import LayoutNotation

extension Command {
  static let apropos = Command(
    "apropos", .keep, "finds commands and topics by a word", forms: ["apropos WORD"],
    example: "apropos stretch", related: ["help"],
    action: .answer { (reader, _) throws(Diagnostic) in
      guard !reader.isAtEnd else { throw reader.missing("a word") }
      let word = reader.rest
      return Answer(Manual.search(word))
    })
}
