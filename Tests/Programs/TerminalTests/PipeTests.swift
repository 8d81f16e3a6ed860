import Foundation
import Testing

extension TerminalTests {
  /// Standard input wherever a file is asked for, and what is recognised in it.
  @Suite struct PipeTests {
    static let log = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
          "<NSLayoutConstraint:0x600000b1 UIButton:0x7fb1'Send'.width == 120   (active)>",
          "<NSLayoutConstraint:0x600000b2 UIButton:0x7fb1'Send'.width == 90   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000b2 UIButton:0x7fb1'Send'.width == 90   (active)>

      """
    private static let code = """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        init() {
          super.init(frame: .zero)
          addSubview(title)
          title.widthAnchor.constraint(equalToConstant: 90).isActive = true
        }
      }

      """
    private static let session = "plumb 1\n\nplumb> root r 30x20\nplumb> frames\nview   x\n"

    /// What a command of the shell prints on both streams, in a folder with these files.
    private func run(_ command: String) async throws -> String {
      var output = ""
      let program = try #require(Program.plumb)
      try await Home.lend { home in
        let noise = "2025-01-01 12:00:00 App[1:2] viewDidLoad() a == 3\n\nview appeared\n"
        for (name, text) in [
          "log": Self.log, "noise": noise + Self.log, "Code.swift": Self.code, "code": Self.code,
          "session": Self.session, "lines": "root r 30x20\nframes\n", "nothing": "hello\n",
          "broken": "plumb 1\n\nplumb> root a 10x10\nplumb> a.width == 4\n",
        ] {
          try text.write(
            to: home.folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        var environment = home.environment
        environment["P"] = program
        output = try Program.run(
          "/bin/sh", ["-c", "cd '\(home.folder.path)' && { \(command); }; echo rc=$?"],
          environment: environment, in: home.folder)
      }
      return output
    }

    /// Lines may have been copied with prompts, and a file may have come from anywhere.
    @Test func whatWasCopiedWithLinesIsNoMistake() async throws {
      let lines = "plumb> root r 30x20\\r\\nplumb> begin\\r\\n..> view a\\r\\n..> end\\r\\n"
      let expected = "+ a   needs x, y, width, height\nrc=0\n"
      for mark in ["", "\\357\\273\\277"] {
        let write = "printf '\(mark)\(lines)'"
        #expect(try await run("\(write) | \"$P\" -X 2>&1") == expected)
        #expect(try await run("\(write) > copied; \"$P\" -X -f copied 2>&1") == expected)
      }
    }

    /// What only looks like a remark has an answer, and a remark has none.
    @Test func everythingButARemarkIsAnswered() async throws {
      let said = try await run(
        "printf '%s\\n' '# one' '  # two' '#' '' '#9' | \"$P\" -X --mode json 2>/dev/null")
      #expect(said.hasPrefix("{\"command\":\"#9\",\"error\":"), "\(said)")
      #expect(said.split(separator: "\n").count == 2 && said.hasSuffix("rc=3\n"), "\(said)")
    }

    /// What is open at the end of a file is a mistake in that file.
    @Test func whatIsOpenAtTheEndIsSaidWithItsFile() async throws {
      let write = "printf 'root r 30x20\\nlabel a \"one\\ntwo\\n' > open"
      let said = try await run("\(write); \"$P\" -X -f open 2>&1")
      #expect(said.hasPrefix("open:2: error[E011]: this text is never closed"), "\(said)")
      #expect(said.hasSuffix("rc=3\n"), "\(said)")
    }

    /// A report without its end, which says how to keep a repair and depends on where the text is.
    private static func report(_ output: String) -> String {
      output.components(separatedBy: "\nkeep  ")[0]
    }

    @Test func aLogIsExplained() async throws {
      let direct = Self.report(try await run("$P explain log"))
      #expect(direct.contains("x conflict   1 rule asks for 90"))
      for command in ["$P explain -", "$P explain", "$P explain /dev/stdin", "$P"] {
        #expect(Self.report(try await run("\(command) < log")) == direct, "\(command)")
        #expect(Self.report(try await run("cat log | \(command)")) == direct, "\(command)")
      }
    }

    @Test(arguments: [
      ("$P < log", "save the text as console.txt plumb import console.txt -o console.plumb"),
      ("cat log | $P", "save the text as console.txt plumb import console.txt"),
      ("$P explain < log", "save the text as console.txt plumb import console.txt"),
      ("$P explain - < log", "save the text as console.txt plumb import console.txt"),
      ("$P explain /dev/stdin < log", "save the text as console.txt plumb import console.txt"),
      ("$P explain < broken", "save the text as page.plumb plumb page.plumb then type: fixes"),
      ("$P explain broken", "plumb broken then type: fixes, fix 1, save broken"),
      ("cp log 'my log'; $P explain 'my log'", "plumb import 'my log' -o 'my log.plumb' plumb"),
      ("cp log \"it's\"; $P explain \"it's\"", #"plumb import 'it'\''s' -o 'it'\''s.plumb'"#),
      ("cp log ./-l; $P explain -- -l", "plumb import ./-l -o ./-l.plumb plumb ./-l.plumb"),
    ])
    func theWayToKeepARepairIsOneThatIsThere(command: String, way: String) async throws {
      let output = try await run(command)
      let end = try #require(output.range(of: "\nkeep  "))
      let words = output[end.upperBound...].split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      #expect(words.hasPrefix(way), "\(output)")
    }

    @Test(arguments: ["$P < noise", "cat noise | $P", "cat noise | $P explain"])
    func whatAnAppSaysInFrontOfItsLogIsNoCommand(command: String) async throws {
      let output = try await run(command)
      #expect(output.contains("x conflict   1 rule asks for 90"))
      #expect(output.hasSuffix("rc=0\n"))
      #expect(!output.contains("error["))
    }

    @Test func everySubcommandReadsStandardInput() async throws {
      for command in ["inspect", "import", "export --to uikit"] {
        let direct = try await run("$P \(command) log")
        #expect(direct.hasSuffix("rc=0\n"))
        for way in ["\(command) - < log", "\(command) < log", "\(command) /dev/stdin < log"] {
          let output = try await run("$P \(way)")
          let names = ["standard input", "stdin"].reduce(output) { $0.replacing($1, with: "log") }
          #expect(names == direct, "\(way)")
        }
      }
      #expect(try await run("$P import - -o new.plumb < log; cat new.plumb").contains("plumb 1"))
    }

    @Test func swiftIsToldByItsContent() async throws {
      let direct = Self.report(try await run("$P explain Code.swift"))
      #expect(direct.contains("title"))
      #expect(Self.report(try await run("$P explain code")) == direct)
      #expect(Self.report(try await run("cat code | $P explain")) == direct)
      let session = try await run("$P import Code.swift")
      #expect(
        try await run("cat code | $P import -")
          == session.replacing("Code.swift", with: "standard input"))
    }

    @Test func aSessionIsToldByItsContent() async throws {
      let direct = try await run("$P explain session")
      #expect(direct.contains("root r 30x20"))
      #expect(try await run("$P explain < session") == direct)
      #expect(try await run("$P explain --at 1 - < session") == direct)
      // A session on standard input of the program itself is a test.
      #expect(try await run("$P < session").contains("FAIL  standard input:5"))
    }

    @Test func linesAreLines() async throws {
      let frames = "view    x     y     w     h\nr       0     0    30    20\nrc=0\n"
      for command in ["$P < lines", "cat lines | $P", "cat lines | $P -"] {
        #expect(try await run(command) == frames)
      }
      // What is not a log is a line that fails, as before.
      #expect(try await run("cat nothing | $P").contains("line 1: error[E001]"))
      #expect(try await run("cat nothing | $P explain").contains("standard input: error[E064]"))
      #expect(try await run("$P < /dev/null") == "rc=0\n")
    }

    @Test func answersComeBeforeTheNextLine() async throws {
      let wait = "while ! grep -q needs out; do sleep 0.05; done"
      let output = try await run(
        "(echo 'root r 9x9'; echo 'view a'; \(wait); echo frames) | $P > out; cat out")
      #expect(output.contains("a   "), "\(output)")
    }

    @Test func withoutATextItAsksWhichFile() async throws {
      try await Home.lend { home in
        let program = try #require(Program.plumb)
        let pty = try Pty(program, ["explain"], environment: home.environment, in: home.folder)
        #expect(pty.end() == .code(2))
        #expect(pty.holds("which file?"))
        let reading = try Pty(
          program, ["explain", "-"], environment: home.environment, in: home.folder)
        reading.type(Self.log + "\u{4}")
        #expect(reading.end() == .code(0))
        #expect(reading.holds("x conflict   1 rule asks for 90"))
      }
    }

    @Test func progressAndReportsHaveRowsOfTheirOwn() async throws {
      try await Home.lend { home in
        let folder = home.folder.appending(path: "Sessions")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in 1...4 {
          let text = index == 3 ? "plumb 1\n\nplumb> root r 1x1\n" : Self.session
          try text.write(
            to: folder.appending(path: "a-session-with-a-name-of-its-own-\(index).plumb"),
            atomically: true, encoding: .utf8)
        }
        for term in ["xterm", "dumb"] {
          var environment = home.environment
          environment["TERM"] = term
          let pty = try Pty(
            try #require(Program.plumb), ["replay", "--color", "never"], environment: environment,
            in: home.folder)
          #expect(pty.end() == .code(1))
          let rows = Self.rows(of: pty.text)
          #expect(rows.count { $0.hasPrefix("FAIL  Sessions/a-session") } == 3, "\(rows)")
          #expect(!rows.contains { $0.contains("/4  ") }, "\(rows)")
          #expect(pty.holds("2/4  Sessions/") == (term == "xterm"))
        }
      }
    }

    /// The rows of a terminal after a text, where carriage returns go back in a row.
    private static func rows(of text: String) -> [String] {
      var rows: [[Character]] = [[]]
      var column = 0
      for character in text.unicodeScalars.map(Character.init) {
        switch character {
        case "\n": rows.append([])
        case "\r": column = 0
        default:
          while rows[rows.count - 1].count <= column { rows[rows.count - 1].append(" ") }
          rows[rows.count - 1][column] = character
          column += 1
        }
      }
      return rows.map { row in
        var row = row
        while row.last == " " { row.removeLast() }
        return String(row)
      }
    }
  }
}
