import Foundation
import Platform
import Synchronization
import Testing

/// Runs as reports, in shards and merged, and the commands that look after sessions.
@Suite struct ReportTests {
  /// Writes some sessions, of which a few fail in each way.
  private func write(_ count: Int, to home: Home) throws {
    for number in 0..<count {
      let body =
        switch number % 9 {
        case 3: "plumb> expect card.width == \(number + 1)\n"
        case 5: "plumb> view a in crad\n"
        case 7: "plumb> dof\nwrong\n"
        default: "plumb> expect card.width == \(number)\n"
        }
      let header =
        number % 14 == 5 ? "nonsense x\n" : number % 14 == 3 ? "xfail soon\n" : "title s\(number)\n"
      try home.write(
        "plumb 1\n\(header)\nplumb> root card \(number)x3\n\(body)", to: "Sessions/s\(number).plumb"
      )
    }
  }

  private func read(_ name: String, in home: Home) throws -> String {
    try String(contentsOf: home.folder.appending(path: name), encoding: .utf8)
  }

  @Test func mergedShardsAreOneRun() async throws {
    try await Home.lend { home in
      try write(60, to: home)
      let formats = ["text", "json", "junit", "github", "tap", "sarif"]
      let whole = try Program.plumb(
        ["replay", "--jobs", "2"] + formats.flatMap { ["--report", "\($0)=one.\($0)"] }, in: home)
      #expect(whole.code == 3)
      for index in 1...4 {
        let shard = try Program.plumb(
          "replay", "--shard", "\(index)/4", "--report", "json", "\(index).json", in: home)
        #expect(shard.code != 0 && shard.output.hasPrefix("FAIL"), "\(shard)")
      }
      let merged = try Program.plumb(
        ["merge", "3.json", "1.json", "4.json", "2.json"]
          + formats.flatMap { ["--report", "\($0)=all.\($0)"] }, in: home)
      #expect(merged.code == whole.code)
      #expect(merged.output == whole.output)
      #expect(merged.talk == whole.talk)
      for format in formats {
        #expect(
          try read("one.\(format)", in: home) == (try read("all.\(format)", in: home)), "\(format)")
      }
      let lost = try Program.plumb("merge", "3.json", "1.json", "2.json", in: home)
      #expect(lost.code == 2 && lost.talk.contains("shard 4/4 is missing"), "\(lost)")
      let none = try Program.plumb("merge", "one.junit", in: home)
      #expect(none.code == 3 && none.talk.contains("not a report"), "\(none)")
    }
  }

  @Test func aReportOnStandardOutputIsAlone() async throws {
    try await Home.lend { home in
      try write(9, to: home)
      let tap = try Program.plumb("replay", "--report", "tap=-", in: home)
      #expect(tap.output.hasPrefix("TAP version 14\n1..9\n"), "\(tap)")
      #expect(!tap.output.contains("FAIL"))
      let both = try Program.plumb("replay", "--report", "text=-", "--report", "github=-", in: home)
      #expect(both.output.contains("FAIL  Sessions/s7.plumb:6  dof"))
      #expect(both.output.contains("\n::error file=Sessions/s7.plumb,line=6,"), "\(both)")
    }
  }

  @Test func aReportReplacesNoSession() async throws {
    try await Home.lend { home in
      try write(3, to: home)
      let text = try read("Sessions/s0.plumb", in: home)
      for arguments in [
        ["replay", "--report", "junit", "Sessions/s0.plumb"], ["replay", "--report", "junit"],
        ["replay", "--report", "xml=a"], ["replay", "--report", "junit=none/a.xml"],
        ["replay", "--shard", "5/4"], ["merge"],
      ] {
        let ending = try Program.plumb(arguments, in: home)
        #expect(ending.code == 2 && !ending.talk.isEmpty, "\(arguments) \(ending)")
      }
      #expect(try read("Sessions/s0.plumb", in: home) == text)
    }
  }

  @Test func filtersTagsAndLimitsGoWithShards() async throws {
    try await Home.lend { home in
      for number in 0..<8 {
        try home.write(
          "plumb 1\ntags \(number == 6 ? "rare" : "usual")\n\nplumb> root card 3x3\n",
          to: "Sessions/s\(number).plumb")
      }
      let arguments = ["replay", "--tags", "rare", "--filter", "s[4-7]", "--limit", "60"]
      var counts: [String] = []
      for index in 1...5 {
        let part = try Program.plumb(
          arguments + ["--shard", "\(index)/5", "--report", "json=\(index).json"], in: home)
        #expect(part.code == 0, "\(part)")
        counts.append(String(part.output.prefix { $0 != "\n" }))
      }
      #expect(counts.count { $0 == "1 file · 1 check · 1 passed" } == 1, "\(counts)")
      #expect(counts.count { $0 == "0 files · 0 checks · 0 passed" } == 4, "\(counts)")
    }
  }

  /// The commands of a pipeline that splits a replay over machines, as each of them runs them.
  @Test func shardsAreMergedIntoTheReportsOfOneRun() async throws {
    let commands = [
      "plumb replay Sessions --shard SHARD/4 --report json=replay-SHARD.json "
        + "|| test -s replay-SHARD.json",
      "plumb merge replay-*.json --report text=- --report github=- --report junit=replay.xml "
        + "--report sarif=replay.sarif",
      "plumb audit . --report text=- --report github=- --report sarif=audit.sarif",
    ]
    try await Home.lend { home in
      try write(20, to: home)
      let bin = URL(filePath: try #require(Program.plumb)).deletingLastPathComponent().path
      var environment = home.environment
      environment["PATH"] = "\(bin):/usr/bin:/bin"
      func run(_ command: String) throws -> String {
        try Program.run(
          "/bin/sh", ["-c", "cd \"$0\" && { \(command); }", home.folder.path],
          environment: environment, in: home.folder)
      }
      for shard in 1...4 {
        _ = try run(commands[0].replacing("SHARD", with: "\(shard)"))
      }
      let said = try run("\(commands[1]) || echo code $?")
      #expect(said.contains("20 files · "))
      #expect(said.contains("\n::error file=Sessions/"))
      #expect(said.hasSuffix("code 3\n"))
      #expect(try read("replay.sarif", in: home).contains("\"2.1.0\""))
      #expect(try read("replay.xml", in: home).contains("<testsuites>"))
      let audited = try run("\(commands[2]); echo code $?")
      #expect(audited.contains("20 files · ") && audited.hasSuffix("code 3\n"), "\(audited)")
      #expect(try read("audit.sarif", in: home).contains("\"2.1.0\""))
    }
  }

  // MARK: - Looking after sessions

  @Test func sessionsAreFormatted() async throws {
    try await Home.lend { home in
      let text = "plumb 1\r\n# Prose. \r\n\r\n\r\nplumb> root card 3x3\r\n"
      try home.write(text, to: "Sessions/a.plumb")
      try home.write("plumb 1\n\nplumb> root card 3x3\n", to: "Sessions/b.plumb")
      let check = try Program.plumb("fmt", "--check", in: home)
      #expect(check.code == 1 && check.output == "Sessions/a.plumb\n", "\(check)")
      #expect(try read("Sessions/a.plumb", in: home).utf8.elementsEqual(text.utf8))
      let done = try Program.plumb("fmt", in: home)
      #expect(done.code == 0 && done.output == "Sessions/a.plumb\n", "\(done)")
      #expect(
        try read("Sessions/a.plumb", in: home) == "plumb 1\n\n# Prose.\n\nplumb> root card 3x3\n")
      #expect(try Program.plumb("fmt", "--check", in: home).code == 0)
      let input = try Program.plumb("fmt", "-", input: text, in: home)
      #expect(input.output == "plumb 1\n\n# Prose.\n\nplumb> root card 3x3\n")
      try home.write("plumb 1\nnonsense\n", to: "Sessions/c.plumb")
      let broken = try Program.plumb("fmt", in: home)
      #expect(broken.code == 3 && broken.talk.hasPrefix("Sessions/c.plumb:2: "), "\(broken)")
    }
  }

  @Test func namesAreLookedUpWithoutSolving() async throws {
    try await Home.lend { home in
      try home.write(
        "plumb 1\n\nplumb> root card 3x3\nplumb> view a in crad\nplumb> expect card.width == 9\n",
        to: "a.plumb")
      let ending = try Program.plumb("check", "a.plumb", in: home)
      #expect(ending.code == 3)
      #expect(
        ending.output == """
          a.plumb:4: error[E004]: no view named "crad"
            view a in crad
                      ^~~~ did you mean card?
          1 file · 3 commands · 1 error

          """)
      try home.write("plumb 1\n\nplumb> root card 3x3\nplumb> dof\nwrong\n", to: "b.plumb")
      #expect(try Program.plumb("check", "b.plumb", in: home).code == 0)
    }
  }

  @Test func filesOfAnyKindAreCompared() async throws {
    try await Home.lend { home in
      let text = "plumb 1\n\nplumb> root card 320x200\nplumb> view a content 10x10\n"
      try home.write(text + "plumb> a.leading == card.leading + 8\n", to: "a.plumb")
      try home.write(text + "plumb> a.leading == card.leading + 9\n", to: "b.plumb")
      let same = try Program.plumb("diff", "a.plumb", "a.plumb", in: home)
      #expect(same.code == 0 && same.output == "no difference\n", "\(same)")
      let other = try Program.plumb("diff", "a.plumb", "b.plumb", in: home)
      #expect(other.code == 1)
      #expect(
        other.output == """
          - a.leading == card.leading + 8
          + a.leading == card.leading + 9
          a.x   8 → 9

          """)
      #expect(try Program.plumb("diff", "a.plumb", "b.plumb", "--at", "2", in: home).code == 0)
      let json = try Program.plumb("diff", "a.plumb", "b.plumb", "--mode", "json", in: home)
      #expect(json.code == 1 && json.output.contains("\"variable\":\"a.x\""), "\(json)")
      try home.write(
        """
        import UIKit
        class Card: UIView {
          let a = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(a)
            a.translatesAutoresizingMaskIntoConstraints = false
            a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
          }
          required init?(coder: NSCoder) { nil }
        }
        """, to: "Card.swift")
      let code = try Program.plumb("diff", "a.plumb", "Card.swift", in: home)
      #expect(code.code == 1 && !code.output.contains("+ 8"), "\(code)")
      #expect(try Program.plumb("diff", "a.plumb", "nowhere", in: home).code == 2)
    }
  }

  /// A file that is saved touches the sessions that read it.
  @Test func whatASavedFileTouchesIsReplayed() async throws {
    try await Home.lend { home in
      try home.write("plumb 1\n\nplumb> root a 3x3\n", to: "w/inner.plumb")
      try home.write(
        "plumb 1\n\nplumb> read inner.plumb\n...\nplumb> expect a.width == 3\n", to: "w/outer.plumb"
      )
      try home.write("plumb 1\n\nplumb> root b 3x3\nplumb> expect b.width == 4\n", to: "w/x.plumb")
      let hasEnded = Mutex(false)
      let saving = Thread {
        var width = 4
        while !hasEnded.withLock({ $0 }) {
          usleep(900_000)
          try? home.write("plumb 1\n\nplumb> root a \(width)x3\n", to: "w/inner.plumb")
          width += 1
        }
      }
      saving.start()
      let ending = try Program.plumb("watch", "--once", "w", in: home)
      hasEnded.withLock { $0 = true }
      #expect(ending.code == 1)
      let runs = ending.output.components(separatedBy: "passed, ")
      #expect(runs.count == 3, "\(ending)")
      #expect(runs[0].contains("w/x.plumb:4") && !runs[1].contains("w/x.plumb"), "\(ending)")
      #expect(runs[1].contains("FAIL  w/outer.plumb:5"), "\(ending)")
      #expect(runs[1].contains("2 files · "), "\(ending)")
    }
  }
}
