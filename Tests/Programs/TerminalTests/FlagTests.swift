import Foundation
import Testing

/// Every flag of every subcommand, by what it does to a run.
@Suite struct FlagTests {
  /// A flag, and what has to come of it.
  struct Flag: Sendable, CustomStringConvertible {
    let command: String
    let name: String
    let check: @Sendable (Home) throws -> Void
    var description: String { "\(command) \(name)" }

    init(_ command: String, _ name: String, _ check: @escaping @Sendable (Home) throws -> Void) {
      self.command = command
      self.name = name
      self.check = check
    }
  }

  private static let good = """
    plumb 1
    tags one

    plumb> root card 30x20
    plumb> view a content 9x9
    + a   needs x, y
    plumb> expect dof 2

    """
  private static let wrong = """
    plumb 1
    tags two

    plumb> root card 3x3
    plumb> expect card.width == 4

    """
  /// A folder with two views, one of which needs a number that no file has.
  private static func app(_ home: Home) throws {
    try home.write(
      """
      import UIKit
      final class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box); box.widthAnchor.constraint(equalToConstant: 8).isActive = true
          box.heightAnchor.constraint(equalToConstant: gone).isActive = true
        }
      }
      """, to: "App/Page.swift")
    try home.write(
      """
      import UIKit
      final class Dot: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          widthAnchor.constraint(equalToConstant: 4).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "App/Views/Dot.swift")
  }

  private static let code = """
    let box = UIView()
    let card = UIView()
    card.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    if isWide {
      box.widthAnchor.constraint(equalToConstant: 30).isActive = true
    } else {
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    """

  /// Runs plumb, which has to end with a code.
  @discardableResult
  private static func plumb(
    _ arguments: String..., code: Int = 0, environment: [String: String] = [:], in home: Home
  ) throws -> Program.Ending {
    let ending = try Program.plumb(arguments, environment: environment, in: home)
    #expect(ending.code == code, "\(arguments)\n\(ending)")
    return ending
  }

  /// The output of a run.
  private static func output(
    _ arguments: String..., code: Int = 0, in home: Home
  ) throws -> String {
    let ending = try Program.plumb(arguments, in: home)
    #expect(ending.code == code, "\(arguments)\n\(ending)")
    return ending.output
  }

  private static let frames = "view    x     y     w     h\ncard    0     0     3     3\n"

  // MARK: - The shell and batches

  private static let run: [Flag] = [
    Flag("run", "-c") { (home) throws in
      #expect(try output("-c", "root card 3x3; frames", in: home) == frames)
    },
    Flag("run", "-f") { (home) throws in
      try home.write("root card 3x3\nframes\n", to: "lines")
      #expect(try output("-f", "lines", in: home) == frames)
      // Lines of a file write nothing.
      try home.write("root card 3x3\nsave out.plumb\n", to: "writes")
      try plumb("-f", "writes", code: 3, in: home)
      #expect(home.text("out.plumb") == nil)
    },
    Flag("run", "--verbose") { (home) throws in
      let text = try output("-v", "-c", "root card 3x3; frames", in: home)
      #expect(text == "plumb> root card 3x3\nplumb> frames\n" + frames)
    },
    Flag("run", "--no-config") { (home) throws in
      try home.write("echo frames\n", to: "xdg-config/plumb/init")
      #expect(try output("-c", "root card 3x3", in: home) == frames)
      #expect(try output("-X", "-c", "root card 3x3", in: home) == "")
    },
    Flag("run", "--init") { (home) throws in
      try home.write("echo frames\n", to: "mine")
      #expect(try output("--init", "mine", "-c", "root card 3x3", in: home) == frames)
      let ending = try plumb("--init", "nowhere", "-c", "frames", code: 2, in: home)
      #expect(ending.talk.contains("nowhere: no such file"))
    },
    Flag("run", "--no-bail") { (home) throws in
      let lines = "root card 3x3; nonsense; frames"
      #expect(try output("-c", lines, code: 3, in: home) == "")
      #expect(try output("--bail", "-c", lines, code: 3, in: home) == "")
      #expect(try output("--no-bail", "-c", lines, code: 3, in: home) == frames)
      try plumb("--no-bail", "--bail", "-c", lines, code: 2, in: home)
    },
    Flag("run", "--keep-going") { (home) throws in
      #expect(
        try output("--keep-going", "-c", "root card 3x3; nonsense; frames", code: 3, in: home)
          == frames)
    },
    Flag("run", "--force") { (home) throws in
      try home.write("mine\n", to: "a.plumb")
      let refused = try plumb("-c", "root card 3x3; save a.plumb", code: 3, in: home)
      #expect(home.text("a.plumb") == "mine\n" && refused.talk.contains("--force"))
      try plumb("--force", "-c", "root card 3x3; save a.plumb", in: home)
      #expect(home.text("a.plumb") == "plumb 1\n\nplumb> root card 3x3\n")
    },
    Flag("run", "--fail-on") { (home) throws in
      for (lines, state) in [
        ("root card 3x3; card.width == 4", "conflict"), ("root card 3x3; view a", "ambiguous"),
        ("root card 3x3; card.width == 4", "broken"),
      ] {
        try plumb("-c", lines, in: home)
        try plumb("--fail-on", state, "-c", lines, code: 4, in: home)
      }
      try plumb("--fail-on", "sadness", "-c", "root card 3x3", code: 2, in: home)
    },
    Flag("run", "--mode") { (home) throws in
      let json = try output("--mode", "json", "-c", "root card 3x3; frames", in: home)
      let answers = try json.split(separator: "\n").map {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
      #expect(answers.map { $0?["command"] as? String } == ["root card 3x3", "frames"])
      let plain = try output("--mode", "plain", "-c", "root card 3x3; draw", in: home)
      #expect(!plain.contains { "┌│─".contains($0) } && plain.contains("card"))
      #expect(try output("--mode", "table", "-c", "root card 3x3; draw", in: home).contains("┌"))
      let ending = try plumb("--mode", "haiku", "-c", "frames", code: 2, in: home)
      #expect(ending.talk.contains("json"))
    },
    Flag("run", "--let") { (home) throws in
      try home.write(code, to: "v.swift")
      for (value, width) in [("true", 30), ("false", 10)] {
        let text = try output("v.swift", "--let", "isWide=\(value)", "-c", "rules", in: home)
        #expect(text.contains("box.width == \(width)  required"), "\(text)")
      }
    },
  ]

  // MARK: - Sessions

  private static let sessions: [Flag] = [
    Flag("replay", "--oracle") { (home) throws in
      try home.write(good, to: "good.plumb")
      for word in ["none", "batch", "all"] {
        #expect(
          try output("replay", "--oracle", word, "good.plumb", in: home)
            == "1 file · 3 checks · 3 passed\n")
      }
      try plumb("replay", "--oracle", "delphi", "good.plumb", code: 2, in: home)
    },
    Flag("replay", "--tags") { (home) throws in
      try pair(home)
      #expect(try output("replay", "--tags", "one", in: home) == "1 file · 3 checks · 3 passed\n")
      #expect(
        try output("replay", "--tags", "one", "--tags", "two", code: 1, in: home)
          .hasSuffix("2 files · 5 checks · 4 passed, 1 failed\n"))
      // A slip is not a green run, even beside a tag that is known.
      for arguments in [["--tags", "onne"], ["--tags", "one", "--tags", "onne"]] {
        let ending = try Program.plumb(["replay"] + arguments, environment: [:], in: home)
        #expect(ending.code == 2, "\(ending)")
        #expect(
          ending.talk == "plumb: no session there has the tag \"onne\"\n  tags: one, two\n")
        #expect(ending.output == "")
      }
    },
    Flag("replay", "--filter") { (home) throws in
      try pair(home)
      #expect(
        try output("replay", "--filter", "go+d", in: home) == "1 file · 3 checks · 3 passed\n")
      try plumb("replay", "--filter", "(", code: 2, in: home)
    },
    Flag("replay", "--repeat") { (home) throws in
      try pair(home)
      let once = try output("replay", code: 1, in: home)
      #expect(try output("replay", "--repeat", "3", code: 1, in: home) == once)
      try plumb("replay", "--repeat", "0", code: 2, in: home)
    },
    Flag("replay", "--jobs") { (home) throws in
      try pair(home)
      let one = try output("replay", "--jobs", "1", code: 1, in: home)
      #expect(try output("replay", "--jobs", "7", code: 1, in: home) == one)
      try plumb("replay", "--jobs", "0", code: 2, in: home)
    },
    Flag("replay", "--shard") { (home) throws in
      try pair(home)
      #expect(
        try output("replay", "--shard", "1/2", in: home) == "1 file · 3 checks · 3 passed\n")
      #expect(try output("replay", "--shard", "2/2", code: 1, in: home).contains("1 failed"))
      try plumb("replay", "--shard", "0/2", code: 2, in: home)
    },
    Flag("replay", "--report") { (home) throws in
      try pair(home)
      let tap = try output("replay", "--report", "tap=-", code: 1, in: home)
      #expect(tap.hasPrefix("TAP version 14\n1..2\nok 1 - "))
      try plumb("replay", "--report", "tap", code: 2, in: home)
    },
    Flag("replay", "--limit") { (home) throws in
      try pair(home)
      let all = try output("replay", code: 1, in: home)
      #expect(try output("replay", "--limit", "600", code: 1, in: home) == all)
      let cut = try output("replay", "--limit", "0.000001", code: 1, in: home)
      #expect(cut.contains("the time for the session was over during this command"))
      try plumb("replay", "--limit", "0", code: 2, in: home)
    },
    Flag("replay", "--quiet") { (home) throws in
      try pair(home)
      #expect(try output("replay", "-q", "Sessions/good.plumb", in: home) == "")
      let failed = try output("replay", "--quiet", code: 1, in: home)
      #expect(failed.hasPrefix("FAIL  Sessions/wrong.plumb:5") && !failed.contains("passed"))
    },
    Flag("replay", "--verbose") { (home) throws in
      try pair(home)
      #expect(!(try output("replay", code: 1, in: home).contains("pass  ")))
      #expect(
        try output("replay", "-v", code: 1, in: home).contains("pass  Sessions/good.plumb"))
    },
    Flag("replay", "--bail") { (home) throws in
      try home.write(wrong, to: "Sessions/a.plumb")
      try home.write(wrong, to: "Sessions/b.plumb")
      #expect(try output("replay", code: 1, in: home).contains("2 failed"))
      let bailed = try output("replay", "--bail", code: 1, in: home)
      #expect(bailed.contains("1 failed") && !bailed.contains("b.plumb"))
    },
    Flag("bless", "--yes") { (home) throws in
      try pair(home)
      try plumb("bless", "--yes", "Sessions/wrong.plumb", in: home)
      #expect(home.text("Sessions/wrong.plumb") == wrong.replacing("== 4", with: "== 3"))
      try plumb("replay", in: home)
    },
  ]

  private static func pair(_ home: Home) throws {
    try home.write(good, to: "Sessions/good.plumb")
    try home.write(wrong, to: "Sessions/wrong.plumb")
  }

  // MARK: - Files

  private static let files: [Flag] = [
    Flag("explain", "--at") { (home) throws in
      try home.write(good, to: "good.plumb")
      #expect(try output("explain", "good.plumb", in: home).hasPrefix("at #2"))
      #expect(try output("explain", "good.plumb", "--at", "1", in: home).hasPrefix("at #1  root"))
      #expect(try output("explain", "good.plumb", "--at", "#1", in: home).hasPrefix("at #1  root"))
      try plumb("explain", "good.plumb", "--at", "soon", code: 2, in: home)
      let beyond = try plumb("explain", "good.plumb", "--at", "9", code: 3, in: home)
      #expect(beyond.talk.contains("the last is #2"))
    },
    Flag("explain", "--all") { (home) throws in
      let views = (0..<60).map { "plumb> view v\($0) content 1x1\n...\n" }.joined()
      try home.write("plumb 1\n\nplumb> root card 3x3\n" + views, to: "long.plumb")
      let cut = try output("explain", "long.plumb", in: home)
      let whole = try output("explain", "--all", "long.plumb", in: home)
      let rows = [cut, whole].map { text in text.matches(of: #/(?m)^v\d+ /#).count }
      // 60 rows of frames, and what is ambiguous behind them.
      #expect(rows[0] < rows[1] && rows[1] >= 60, "\(rows)")
    },
    Flag("explain", "--let") { (home) throws in
      try home.write(code, to: "v.swift")
      let text = try output("explain", "v.swift", "--let", "isWide=false", in: home)
      #expect(text.contains("box     0     0    10"), "\(text)")
      try plumb("explain", "v.swift", "--let", "isWide", code: 2, in: home)
    },
    Flag("explain", "--size") { (home) throws in
      try home.write(good, to: "good.plumb")
      let text = try output("explain", "good.plumb", "--size", "70x80", in: home)
      #expect(text.contains(#/card +0 +0 +70 +80/#), "\(text)")
      try plumb("explain", "good.plumb", "--size", "70", code: 2, in: home)
    },
    Flag("inspect", "--at") { (home) throws in
      try home.write(good, to: "good.plumb")
      #expect(try views("inspect", "good.plumb", in: home) == ["card", "a"])
      #expect(try views("inspect", "good.plumb", "--at", "1", in: home) == ["card"])
    },
    Flag("inspect", "--let") { (home) throws in
      try home.write(code, to: "v.swift")
      for (value, width) in [("true", 30), ("false", 10)] {
        let text = try output("inspect", "v.swift", "--let", "isWide=\(value)", in: home)
        #expect(text.contains("\"box.width == \(width)\""), "\(text)")
      }
    },
    Flag("import", "--output") { (home) throws in
      try home.write(code, to: "v.swift")
      let text = try output("import", "v.swift", "--let", "isWide=true", in: home)
      for (flag, file) in [("-o", "short.plumb"), ("--output", "long.plumb")] {
        try plumb("import", "v.swift", "--let", "isWide=true", flag, file, in: home)
        #expect(home.text(file) == text)
      }
    },
    Flag("import", "--force") { (home) throws in
      try home.write(code, to: "v.swift")
      try home.write("mine", to: "out")
      let set = ["--let", "isWide=true", "-o", "out"]
      #expect(try Program.plumb(["import", "v.swift"] + set, in: home).code == 2)
      #expect(try Program.plumb(["import", "v.swift", "--force"] + set, in: home).code == 0)
      #expect(home.text("out")?.hasPrefix("plumb 1\n") == true)
    },
    Flag("import", "--let") { (home) throws in
      try home.write(code, to: "v.swift")
      let wide = try output("import", "v.swift", "--let", "isWide=true", in: home)
      #expect(wide.contains("..> box.width == 30\n") && !wide.contains("== 10"))
    },
    Flag("import", "--class") { (home) throws in
      try app(home)
      let first = try output("import", "App", in: home)
      #expect(first.contains("box.width == 8") && !first.contains("dot.width"))
      let other = try output("import", "App", "--class", "Dot", in: home)
      #expect(other.contains("dot.width == 4") && !other.contains("box.width"))
      let ending = try plumb("import", "App", "--class", "Dott", code: 3, in: home)
      #expect(ending.talk.contains("Dot"))
    },
    Flag("import", "--strict") { (home) throws in
      try app(home)
      let ending = try plumb("import", "App", "--strict", code: 1, in: home)
      #expect(ending.talk.contains("read 2 of 3 constraints; 1 not"))
      #expect(ending.talk.contains("Page.swift:6"))
      try home.write("import UIKit\nlet gone: CGFloat = 5\n", to: "App/gone.swift")
      try plumb("import", "App", "--strict", in: home)
    },
    Flag("import", "--mode") { (home) throws in
      try app(home)
      let json = try output("import", "App", "--mode", "json", in: home)
      #expect(json.contains("\"written\" : 3") && json.contains("\"read\" : 2"))
      #expect(json.contains("\"Page\",\n    \"Dot\""))
      for mode in ["table", "human"] {
        #expect(try output("import", "App", "--mode", mode, in: home).hasPrefix("plumb 1\n"))
      }
    },
    Flag("export", "--to") { (home) throws in
      try home.write(good, to: "good.plumb")
      #expect(
        try output("export", "good.plumb", "--to", "uikit", in: home).contains("import UIKit"))
      #expect(
        try output("export", "good.plumb", "--to", "relations", in: home).hasPrefix("plumb 1\n"))
      let ending = try plumb("export", "good.plumb", "--to", "latin", code: 2, in: home)
      #expect(ending.talk.contains("uikit"))
      try plumb("export", "good.plumb", code: 2, in: home)
    },
    Flag("export", "--at") { (home) throws in
      try home.write(good, to: "good.plumb")
      let all = try output("export", "good.plumb", "--to", "relations", in: home)
      let first = try output("export", "good.plumb", "--to", "relations", "--at", "1", in: home)
      #expect(all.contains("view a") && !first.contains("view a"))
    },
    Flag("export", "--let") { (home) throws in
      try home.write(code, to: "v.swift")
      let text = try output(
        "export", "v.swift", "--to", "relations", "--let", "isWide=false", in: home)
      #expect(text.contains("10") && text.hasPrefix("plumb 1\n"), "\(text)")
      try plumb("export", "v.swift", "--to", "relations", "--let", "isWide", code: 2, in: home)
    },
    Flag("export", "--output") { (home) throws in
      try home.write(good, to: "good.plumb")
      let text = try output("export", "good.plumb", "--to", "relations", in: home)
      #expect(try output("export", "good.plumb", "--to", "relations", "-o", "out", in: home) == "")
      #expect(home.text("out") == text)
    },
    Flag("export", "--force") { (home) throws in
      try home.write(good, to: "good.plumb")
      try home.write("mine", to: "out")
      try plumb("export", "good.plumb", "--to", "uikit", "-o", "out", code: 2, in: home)
      try plumb("export", "good.plumb", "--to", "uikit", "-o", "out", "--force", in: home)
      #expect(home.text("out")?.hasPrefix("import UIKit\n") == true)
    },
  ]

  private static let manual: [Flag] = [
    Flag("man", "--output") { (home) throws in
      try plumb("man", "-o", "pages", in: home)
      #expect(home.text("pages/man1/plumb-learn-new.1")?.hasPrefix(".TH PLUMB-LEARN-NEW 1") == true)
      #expect(home.text("pages/man5/plumb-session.5")?.contains("\n.SH \"THE HEADER\"\n") == true)
      try plumb("man", "plumb-run", "-o", "pages", code: 2, in: home)
    }
  ]

  /// The names of the views that a run tells about.
  private static func views(_ arguments: String..., in home: Home) throws -> [String] {
    let ending = try Program.plumb(arguments, in: home)
    let document = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let views = (document as? [String: Any])?["views"] as? [[String: Any]] ?? []
    return views.compactMap { $0["name"] as? String }
  }

  // MARK: - All of them

  /// What each subcommand does with a session, for the flags that all of them have.
  private static let everywhere: [String: [String]] = [
    "run": ["run", "-c", "root card 3x3; card.width == 4; draw"],
    "replay": ["replay", "Sessions/wrong.plumb"], "bless": ["bless", "Sessions/wrong.plumb"],
    "explain": ["explain", "Sessions/good.plumb"], "inspect": ["inspect", "Sessions/good.plumb"],
    "import": ["import", "log"], "export": ["export", "Sessions/good.plumb", "--to", "uikit"],
    "audit": ["audit", "log"], "tour": ["tour"], "doctor": ["doctor"], "man": ["man"],
    "completions": ["completions", "fish"],
  ]

  private static let looks: [Flag] = everywhere.sorted { $0.key < $1.key }.flatMap {
    command, arguments in
    [
      Flag(command, "--ascii") { (home) throws in
        try pair(home)
        try home.write(TerminalTests.PipeTests.log, to: "log")
        let plain = try Program.plumb(arguments + ["--ascii"], in: home)
        #expect((plain.output + plain.talk).utf8.allSatisfy { $0 < 0x80 }, "\(plain)")
        let usual = try Program.plumb(arguments, in: home)
        #expect(plain.code == usual.code)
      },
      Flag(command, "--color") { (home) throws in
        try pair(home)
        try home.write(TerminalTests.PipeTests.log, to: "log")
        let escape: Character = "\u{1B}"
        for choice in ["never", "auto"] {
          let ending = try Program.plumb(arguments + ["--color", choice], in: home)
          #expect(!ending.output.contains(escape), "no terminal, no colour")
        }
        let marked = try Program.plumb(arguments + ["--color", "always"], in: home)
        if ["run", "replay", "explain"].contains(command) {
          #expect(marked.output.contains(escape), "\(marked)")
        }
        let usual = try Program.plumb(arguments, in: home)
        #expect(
          marked.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == usual.output, "only colours")
        let wrong = try Program.plumb(arguments + ["--color", "mauve"], in: home)
        #expect(wrong.code == 2)
      },
    ]
  }

  private static let all = run + sessions + files + looks + scenes + audits + manual

  /// Flags that only a terminal shows.
  private static let atTerminals = ["run --quiet", "run --no-history"]

  @Test(arguments: all)
  func theFlagDoesWhatItSays(_ flag: Flag) async throws {
    try await Home.lend { home in try flag.check(home) }
  }

  @Test(arguments: everywhere.keys.sorted())
  func everyFlagOfTheHelpIsTried(_ command: String) async throws {
    try await Home.lend { home in
      let help = try Self.output(command, "--help", in: home)
      let rows = (help.components(separatedBy: "OPTIONS:\n").last ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("  -") }
      let listed = rows.flatMap { row -> [String] in
        let head = row.dropFirst(2).components(separatedBy: "  ")[0]
        let words = head.split { " ,/".contains($0) }.filter { $0.hasPrefix("-") }.map(String.init)
        let long = words.filter { $0.hasPrefix("--") }
        return long.isEmpty ? words : long
      }
      let tried =
        Self.all.filter { $0.command == command }.map(\.name) + ["--help", "--version"]
        + Self.atTerminals.filter { $0.hasPrefix(command + " ") }.map {
          String($0.dropFirst(command.count + 1))
        }
      #expect(listed.sorted() == tried.sorted())
      #expect(try Self.output(command, "--version", in: home).hasPrefix("plumb "))
    }
  }
}

extension TerminalTests {
  /// Flags that only a terminal shows.
  @Suite struct PromptFlagTests {
    @Test func withoutAHistoryNothingTypedStaysOnTheDisk() async throws {
      try await Home.lend { home in
        try await Pane.lend("--no-history", in: home) { pane in
          try await pane.say("root card 320x200")
          try await pane.say("quit")
          try await pane.type("quit")
          try pane.press("Enter")
          try await pane.waitForEnd(code: 0)
        }
        #expect(home.historyLines == nil)
        #expect(home.files(named: "history").isEmpty)
      }
    }

    @Test func aQuietPromptShowsNothingOfWhatItLoads() async throws {
      try await Home.lend { home in
        try home.write("plumb 1\n\nplumb> root card 3x3\n", to: "a.plumb")
        try await Pane.lend("--quiet a.plumb", in: home) { pane in
          let screen = try pane.screen
          #expect(screen.rows == ["plumb>"])
        }
        try await Pane.lend("a.plumb", in: home) { pane in
          let screen = try pane.screen
          #expect(screen.rows.contains("plumb> root card 3x3"))
        }
      }
    }
  }
}
