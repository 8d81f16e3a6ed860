import Foundation
import Testing

/// Control characters from files, names and texts are shown escaped wherever something is written,
/// and stay in the file.
@Suite struct ControlCharacterTests {
  /// A title for the terminal, what C1 and DEL do, the direction of writing, ends of lines, byte order.
  private static let evil =
    "\u{1B}]0;x\u{7}\u{9B}31m\u{7F}\u{8}\u{202A}\u{202E}\u{2066}\u{2069}\u{200F}\u{2028}\u{2029}"
    + "\u{FEFF}"
  /// What may also stand in Swift, and in the name of a file.
  private static let quiet = "\u{9B}\u{7F}\u{202E}\u{2066}\u{2029}\u{FEFF}"

  private static func write(in home: Home) throws {
    let page = """
      plumb 1
      title Evil\(evil) title
      xfail because\(evil) of it

      # Prose\(evil) here.
      plumb> root card 320x200
      plumb> label l "text\(evil) end" in card
      ...
      plumb> card.width == 3 as r1 id "i\(evil)d"
      ...
      plumb> expect l.x == 7

      """
    let code = """
      final class Card: UIView {
        let title = UILabel()  // \(quiet)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          title.text = "t\(quiet)"
          title.accessibilityIdentifier = "i\\u{1B}\\u{202E}"
          lost("\(quiet)")
        }
      }

      """
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'i\(evil)d' UIView:0xa'n\(evil)m'.width == 1   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xa'n\(evil)m'.width == 2   (active)>"
      )

      """
    try home.write(page, to: "a.plumb")
    try home.write(
      page.replacing("xfail", with: "author").replacing("...\n", with: "wrong\(evil)\n"),
      to: "wrong\(quiet).plumb")
    try home.write(code, to: "Card\(quiet).swift")
    try home.write(code, to: "Card.swift")
    try home.write("let a = \"\(evil)", to: "broken\(quiet).swift")
    try home.write(log, to: "log\(quiet).txt")
    try home.write("no layout \(evil)\n", to: "words\(quiet).txt")
    try home.write(
      """
      label l "\(evil)" in card
      view `v\(quiet)` in card
      bogus\(evil)
      help \(evil)
      read "\(evil)"
      import "\(evil)"
      let t = UILabel(); t.text = "\(quiet)"
      card.addSubview(t)
      lost("\(evil)")
      # \(evil)
      card.width == 9 as r\(quiet)
      card.width == 9 id "\(evil)"
      H:|-[\(evil)]
      expect l.text \(evil)
      show
      log
      rules --uikit
      trace
      spell as uikit
      fixes

      """, to: "lines.txt")
  }

  private static let pages = ["a.plumb", "wrong\(quiet).plumb"]
  private static let texts = [
    "Card\(quiet).swift", "log\(quiet).txt", "broken\(quiet).swift", "words\(quiet).txt",
  ]

  /// The ways out, each as arguments.
  private static let ways: [[String]] =
    pages.flatMap { page in
      [
        ["replay", page], ["replay", "--verbose", page], ["bless", page], ["explain", page],
        ["inspect", page], ["export", page, "--to", "uikit"], ["-f", page], [page],
        ["-c", "read \"\(page)\"; show; rules; conflicts", "--mode", "json"],
      ]
    }
    + texts.flatMap { text in
      [
        ["import", text], ["explain", text], ["inspect", text], ["-c", "import \"\(text)\"; show"],
      ]
    } + [["no\(quiet).plumb"], ["import", "no\(quiet)"], ["replay", "no\(quiet)"]]

  private static func controls(of text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 9, 10: false
      case ..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        true
      default: false
      }
    }.map { String($0.value, radix: 16) }
  }

  @Test(arguments: ways) func noWayOutLetsThemThrough(_ arguments: [String]) async throws {
    try await Home.lend { home in
      try Self.write(in: home)
      let ending = try Program.plumb(arguments, in: home)
      #expect(Self.controls(of: ending.output) == [], "\(arguments)\n\(ending)")
      #expect(Self.controls(of: ending.talk) == [], "\(arguments)\n\(ending)")
      #expect(!ending.output.isEmpty || !ending.talk.isEmpty, "\(arguments)")
    }
  }

  @Test(arguments: [[], ["--mode", "json"], ["--mode", "plain"], ["--ascii"]])
  func whatIsTypedIsAnsweredWithoutThem(_ arguments: [String]) async throws {
    try await Home.lend { home in
      try Self.write(in: home)
      let lines = try String(
        contentsOf: home.folder.appending(path: "lines.txt"), encoding: .utf8)
      // A batch ends at the first error, so that each line has one of its own.
      for line in arguments.isEmpty ? lines.split(separator: "\n").map(String.init) : [lines] {
        let input = "root card 320x200\n\(line)\nshow\n"
        let ending = try Program.plumb(arguments, input: input, in: home)
        #expect(Self.controls(of: ending.output) == [], "\(line.debugDescription)\n\(ending)")
        #expect(Self.controls(of: ending.talk) == [], "\(line.debugDescription)\n\(ending)")
      }
    }
  }

  @Test func theyAreShownEscapedAndKeptInTheFile() async throws {
    try await Home.lend { home in
      try Self.write(in: home)
      let explained = try Program.plumb("explain", "a.plumb", in: home)
      #expect(explained.output.contains("Evil␛]0;x␇\\u{9b}31m␡␈\\u{202a}\\u{202e}\\u{2066}"))
      let inspected = try Program.plumb("inspect", "a.plumb", in: home)
      #expect(inspected.output.contains(#"\u202e"#))
      let saved = try Program.plumb("a.plumb", input: "save kept.plumb\n", in: home)
      #expect(saved.code == 0, "\(saved)")
      let kept = try String(
        contentsOf: home.folder.appending(path: "kept.plumb"), encoding: .utf8)
      let page = try String(contentsOf: home.folder.appending(path: "a.plumb"), encoding: .utf8)
      for line in page.split(separator: "\n") where line.contains("\u{202E}") {
        #expect(kept.contains(line), "\(line.debugDescription)\n\(kept.debugDescription)")
      }
    }
  }
}
