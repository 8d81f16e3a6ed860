import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// How a line is painted while it is typed.
@Suite struct PaintingTests {
  private static let card = Conversation(
    Conversation.card + "\nlet m = 16\ntitle.width >= 20 as least\nview größe in card")

  /// The letters of a line.
  ///
  /// They are c command, k keyword, n name, d number, p priority, s sign, q quoted, # comment, x mistake.
  private func letters(_ line: PaintedLine, count: Int) -> String {
    var letters = [Character](repeating: " ", count: count)
    for part in line.parts {
      for index in part.range { letters[index] = Self.letter(part.role) }
    }
    for range in line.mistakes { for index in range { letters[index] = "x" } }
    while letters.last == " " { letters.removeLast() }
    return String(letters)
  }

  private static func letter(_ role: PaintedLine.Role) -> Character {
    switch role {
    case .command: "c"
    case .keyword: "k"
    case .name: "n"
    case .number: "d"
    case .priority: "p"
    case .sign: "s"
    case .string: "q"
    case .comment: "#"
    }
  }

  private func painted(_ line: String) -> String {
    letters(Self.card.shell.painted(line), count: line.unicodeScalars.count)
  }

  @Test(arguments: [
    ("", ""), ("# prose", "#######"), ("begin", "ccccc"), ("frames", "cccccc"), ("fra", "ccc"),
    ("fra title", "ccc nnnnn"), ("undo 3", "cccc d"),
    ("view photo in card content 24x24", "cccc       kk nnnn kkkkkkk ddddd"),
    ("pin title top leading to card inset m", "ccc nnnnn kkk kkkkkkk kk nnnn kkkkk n"),
    ("hug badge h 251", "ccc nnnnn k ddd"),
    ("title.width == badge.width", "nnnnns      ss nnnnns"),
    ("größe.width >= 16/9 * m @750 as wide", "nnnnns      ss ddsd s n pppp kk"),
    ("off least", "ccc nnnnn"), ("label x \"Now 你好\"", "ccccc   qqqqqqqq"),
    ("label x \"Now pl", "ccccc   qqqqqqq"),
  ])
  func thePartsOfALineAreThoseThatItsReaderFinds(line: String, letters: String) {
    #expect(painted(line) == letters, "\(line)")
  }

  @Test(arguments: [
    ("titel.leading == 8", "xxxxxs        ss d"),
    ("title.leading == 8", "nnnnnsxxxxxxx ss d"),
    ("title.width == badge.width * badge.width", "nnnnns      ss nnnnns      x nnnnns"),
    ("title.left == card.leading", "nnnnnsxxxx ss nnnnsxxxxxxx"),
    ("title.leading == card.leading @1200", "nnnnns        ss nnnns        pxxxx"),
    ("hug titel h 251", "ccc xxxxx k ddd"), ("foo", "xxx"), ("v title", "x nnnnn"),
    ("view title ", "cccc xxxxx"), ("try titel.width == 3", "ccc xxxxxs      ss d"),
    ("fra titel ", "ccc xxxxx"),
  ])
  func whatCannotBeIsMarked(line: String, letters: String) {
    #expect(painted(line) == letters, "\(line)")
    #expect(Self.card.shell.painted(line).problem != nil)
  }

  @Test(arguments: [
    "v", "hug", "hug ", "hug ti", "hug title h ", "title", "title.", "title.wi", "title.width",
    "title.width ", "title.width ==", "title.width == ", "title.width == ca", "title.width == 3 +",
    "title.width == 3 @", "label x \"Now", "try ti", "pin title to", "title.axis", "stack row:",
  ])
  func whatIsOnlyUnfinishedIsNotMarked(line: String) {
    let painted = Self.card.shell.painted(line)
    #expect(painted.mistakes == [] && painted.problem == nil, "\(line)")
  }

  @Test func codeIsPaintedBySwiftsWords() {
    let line = "let x = title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8) // y"
    #expect(
      painted(line)
        == "kkk   s nnnnn                               nnnn                      d  ####")
    // A line inside of open code is a part of it.
    let inside = Self.card.shell.painted("  title.isHidden = true }", inside: "if true {")
    #expect(letters(inside, count: 25) == "  nnnnn          s kkkk")
    let text = Self.card.shell.painted("b\"\"\"", inside: "let a = \"\"\"\na")
    #expect(letters(text, count: 4) == "qqqq")
  }

  /// Names that an open block has made are known in it.
  @Test func aBlockKnowsItsOwnViews() {
    var reader = InputReader()
    for line in ["begin", "view photo in card", "photo.width == 3"] { _ = reader.feed(line) }
    let shell = Self.card.shell.drafted(with: reader.openLines ?? [])
    #expect(shell.painted("photo.height == 4").problem == nil)
    #expect(Self.card.shell.painted("photo.height == 4").problem?.code == .noItem)
    #expect(shell.completion(of: "pin pho", at: 7).candidates.map(\.text) == ["photo"])
  }

  /// Every example of the help is painted without a mistake where its names exist, and every part is
  /// inside of its line.
  @Test func examplesOfTheHelpStayInsideOfTheirLines() {
    for command in Commands.all {
      for line in [command.example] + command.forms {
        let painted = Self.card.shell.painted(line)
        let all = 0..<line.unicodeScalars.count
        #expect(painted.parts.allSatisfy { $0.range.clamped(to: all) == $0.range })
        #expect(painted.mistakes.allSatisfy { $0.clamped(to: all) == $0 })
      }
    }
  }
}
