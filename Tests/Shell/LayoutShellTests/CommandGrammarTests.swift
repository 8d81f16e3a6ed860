import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// A command is written one way: what its grammar writes it reads, and what help says is so.
@Suite struct CommandGrammarTests {
  private static let layout = Conversation(
    """
    root card 320x200
    let m = 16
    view icon in card content 24x24
    label title "Now playing" in card font 20 bold
    view `two words` in card content 40x20
    pin icon top leading inset 8 as corner
    title.leading >= icon.trailing + 8 @750
    stack row in card spacing 8: icon, title
    guide gutter in card
    """
  ).shell.layout

  /// How many examples of each command are written and read.
  private static let seedCount = 200

  @Test(arguments: Commands.all.map(\.name))
  func `what a command writes it reads`(_ name: String) throws {
    let command = try #require(Commands.named(name))
    var texts: Set<String> = []
    for seed in 0..<Self.seedCount {
      var sampler = Sampler(Self.layout, seed: UInt64(seed))
      if let text = try written(command.grammar, name, &sampler) { texts.insert(text) }
    }
    #expect(!texts.isEmpty, "no example of \(name)")
  }

  /// Writes an example, reads it, and expects the same value and the same text.
  private func written(
    _ grammar: some SomeGrammar, _ name: String, _ sampler: inout Sampler
  ) throws -> String? {
    guard let value = grammar.example(&sampler) else { return nil }
    var text = CallText(name, in: Self.layout)
    #expect(grammar.write(value, &text), "\(name) cannot be written: \(value)")
    do {
      var reader = try TokenReader(text.text, in: Self.layout)
      reader.next()
      let again = try grammar.read(&reader)
      try reader.finish()
      #expect(grammar.isSame(value, again), "\(text.text): \(value) is read as \(again)")
      var second = CallText(name, in: Self.layout)
      #expect(grammar.write(again, &second) && second.text == text.text)
    } catch {
      Issue.record("\(text.text): \(error.message)")
    }
    return text.text
  }

  // MARK: - Help

  /// What may stand for the words in capitals, and for quoted ones, in the forms of help.
  private static let stands: [String: String] = [
    "VIEW": "icon", "VIEWS": "icon, title", "OTHER": "card", "PARENT": "card", "STACK": "row",
    "ROOT": "card", "RULE": "corner_top", "RULES": "corner_top, corner_leading", "NAME": "fresh",
    "NAMES": "icon, m", "OLD": "icon", "NEW": "fresh", "N": "3", "M": "2", "T": "0.5", "P": "750",
    "PRIORITY": "750", "NUMBER": "20", "WxH": "30x40", "W": "16", "H": "9", "X": "1", "Y": "2",
    "A": "400", "B": "120", "TOP": "1", "LEADING": "2", "LEFT": "2", "BOTTOM": "3", "RIGHT": "4",
    "TRAILING": "4", "HEIGHT": "291", "WIDTH": "300", "PIXELS-PER-POINT": "3", "CODE": "7",
    "EDGES": "top", "OPTIONS": "spacing 8", "PARTS": "left width", "D": "leftToRight",
    "S": "edgeToEdge", "FORMAT": "H:|-8-[icon]", "WEIGHT": "bold", "\"TEXT\"": "\"Done\"",
    "\"NAME\"": "\"iPhone 15\"", "FILE": "card.plumb", "DIALECT": "uikit", "LINE": "hide icon",
    "WORD": "hug", "COMMAND": "hug", "TOPIC": "keys", "VALUE": "title.width",
    "CONDITION": "no conflict", "POINT": "#1", "E004": "E004", "ATTRIBUTE": "width",
    "RELATION": "title.width == 60", "...": "title.width",
  ]

  /// The calls that a form stands for: every choice once, with and without what is in brackets.
  private static func calls(_ form: String) -> [String] {
    if let open = form.firstIndex(of: "[") {
      var depth = 0
      let close = form[open...].firstIndex { sign in
        if sign == "[" { depth += 1 }
        if sign == "]" { depth -= 1 }
        return depth == 0
      }
      guard let close else { return [form] }
      let before = String(form[..<open])
      let inner = String(form[form.index(after: open)..<close])
      let after = String(form[form.index(after: close)...])
      return calls(before + after) + alternatives(inner).flatMap { calls(before + $0 + after) }
    }
    let words = form.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() where word.contains("|") && word.first != "|" {
      return word.split(separator: "|").flatMap { choice in
        var one = words
        one[index] = String(choice)
        return calls(one.joined(separator: " "))
      }
    }
    return [words.map(filled).joined(separator: " ")]
  }

  /// What lies between bars that are in no brackets, where blanks stand beside them: `a b|c`.
  private static func alternatives(_ text: String) -> [String] {
    guard text.contains(" "), text.contains("|"), !text.contains("[") else { return [text] }
    return text.split(separator: "|").map(String.init)
  }

  private static func filled(_ word: String) -> String {
    if let text = stands[word] { return text }
    // `VIEW.frame`, `A..B`, `W:H`, `@P`, `#N`, `±T`, `STACK:`
    var result = ""
    var name = ""
    for sign in word + " " {
      if sign.isUppercase {
        name.append(sign)
      } else {
        result += (stands[name] ?? name) + String(sign)
        name = ""
      }
    }
    return String(result.dropLast())
  }

  @Test(arguments: Commands.all.map(\.name).filter { !["begin", "end"].contains($0) })
  func `what help says is understood`(_ name: String) throws {
    let command = try #require(Commands.named(name))
    for form in command.forms {
      for call in Self.calls(form) {
        do { try read(call, command.grammar) } catch {
          Issue.record("\(form) as \(call): \(error.message)")
        }
      }
    }
  }

  private func read(_ call: String, _ grammar: some SomeGrammar) throws(Diagnostic) {
    var reader = try TokenReader(call, in: Self.layout)
    reader.next()
    _ = try grammar.read(&reader)
    try reader.finish()
  }

  @Test func `every form fits into a line of a terminal`() {
    for form in Commands.all.flatMap(\.forms) { #expect(form.count <= 80, "\(form)") }
  }
}
