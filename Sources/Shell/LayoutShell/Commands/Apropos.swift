import LayoutDrawing
import PlumbLanguage

extension Command {
  static let apropos = Command(
    "apropos", .keep, "finds commands and topics by a word",
    Grammar<String>.rest("WORD", "a word"),
    example: "apropos stretch", related: ["help"],
    action: .answer { (_, _, word) throws(Diagnostic) in
      Answer(HelpPage(about: word) { Manual.search(word) })
    })
}
