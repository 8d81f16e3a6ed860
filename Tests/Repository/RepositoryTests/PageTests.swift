import Foundation
import LayoutDrawing
import PlumbLanguage
import LayoutShell
import Testing

/// The pages of the DocC catalogs that describe Plumb itself: what they show is real, and what
/// there is stands on them.
@Suite struct PageTests {
  static let pages = [
    "Programs/plumb", "Shell/LayoutShell", "Layout/LayoutModel", "Tools/LayoutAudit",
  ].flatMap {
    Repository.files(in: "Sources/\($0)", "md")
  }

  /// A fenced block of a page.
  struct Block: Sendable, CustomTestStringConvertible {
    var page: String
    var number: Int
    var text: String
    var testDescription: String { "\(page), block \(number)" }
  }

  /// All fenced blocks, with what stands behind the opening fence in front.
  static let blocks = pages.flatMap { page in
    page.text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map {
      Block(page: page.path, number: ($0.offset + 1) / 2, text: $0.element)
    }
  }

  /// The blocks that are transcripts, or whole sessions.
  static let transcripts = blocks.filter {
    $0.text.hasPrefix("\nplumb> ") || $0.text.hasPrefix("\nplumb 1\n")
  }

  /// The blocks of answers to a batch in JSON.
  static let answers = blocks.filter { $0.text.hasPrefix("json\n{\"command\"") }

  private static func page(_ name: String) throws -> String {
    try #require(pages.first { $0.path.hasSuffix("/\(name).md") }).text
  }

  @Test func thereArePages() {
    #expect(Self.pages.count >= 8)
    #expect(Self.transcripts.count >= 12)
    #expect(Self.answers.count >= 3)
  }

  @Test(arguments: transcripts)
  func aTranscriptIsReal(_ block: Block) throws {
    let isWhole = block.text.hasPrefix("\nplumb 1\n")
    let session = try Session(isWhole ? String(block.text.dropFirst()) : "plumb 1\n" + block.text)
    #expect(!session.checks.isEmpty)
    let replay = Replay(session, files: .none, oracle: .all)
    for failure in replay.failures {
      let printed = failure.printed.joined(separator: "\n")
      Issue.record("\(block.testDescription): \(failure.check.input)\n\(printed)")
    }
    #expect(replay.hasPassed)
    #expect(replay.passedCount == session.checks.count)
  }

  @Test(arguments: answers)
  func anAnswerInJSONIsReal(_ block: Block) throws {
    var shell = Shell(source: .batch)
    let lines = block.text.split(separator: "\n").map(String.init).dropFirst()
    #expect(!lines.isEmpty)
    for (index, line) in lines.enumerated() {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let command = try #require((object as? [String: Any])?["command"] as? String)
      var reply = shell.run(command, line: index + 1)
      if reply.error != nil, reply.error?.lineNumber == nil { reply.error?.lineNumber = index + 1 }
      let exchange = Exchange(reply, to: command, at: shell.timeline.current)
      let answer = Format.json.lines(of: exchange).map(\.text).joined()
      #expect(answer == line, "\(block.testDescription): \(command)")
    }
  }

  @Test func thePathsOnThePagesExist() {
    var count = 0
    for page in Self.pages {
      for match in page.text.matches(of: /`([A-Za-z]+\/[A-Za-z\/+-]+\.swift)`/) {
        let path = "Sources/\(match.1)"
        count += 1
        let place = Repository.folder.appending(path: path).path
        #expect(FileManager.default.fileExists(atPath: place), "\(page.path): \(path)")
      }
    }
    #expect(count > 50)
  }

  @Test func thePagesThatAreLinkedExist() {
    let names = Set(
      Repository.files(in: "Sources", "md").compactMap { $0.path.split(separator: "/").last }
        .map { String($0.dropLast(".md".count)) })
    for page in Self.pages {
      for match in page.text.matches(of: /<doc:([A-Za-z]+)/) {
        #expect(names.contains(String(match.1)), "\(page.path): \(match.1)")
      }
    }
  }

  // MARK: - What stands on a page

  /// The header keys that a session may have.
  @Test func everyHeaderKeyIsOnThePageOfSessions() throws {
    let page = try Self.page("Sessions")
    let keys = SessionHeader.keys.map(\.name)
    #expect(keys.count >= 9)
    for key in keys { #expect(page.contains("\n| `\(key)` |"), "\(key)") }
  }

  /// A key on the page is one that sessions may have.
  @Test func everyHeaderKeyOnThePageIsKnown() throws {
    let page = try Self.page("Sessions")
    let table = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("The header") })
    let keys = table.matches(of: /\n\| `([a-z]+)` \|/).map { String($0.1) }
    #expect(keys.count >= 9)
    for key in keys {
      var complaint = ""
      do throws(Diagnostic) { _ = try Session("plumb 1\n\(key) 0.1\n") } catch {
        complaint = error.message
      }
      // Whatever it says about the value.
      #expect(!complaint.contains("there is no header key"), "\(key)")
    }
  }

  @Test func everyConditionIsOnThePageOfSessions() throws {
    let page = try Self.page("Sessions")
    var shell = Shell()
    let forms = shell.run("help expect").lines.filter { $0.hasPrefix("expect ") }
    #expect(forms.count > 8)
    for form in forms {
      let words = form.split(separator: " ").dropFirst()
      let word = words.first { $0 != "[not]" && $0 != "no" } ?? ""
      for choice in word.split(separator: "|") {
        #expect(page.contains("`\(choice)"), "\(form)")
      }
    }
  }

  /// Flags and subcommands are those that the sources of the executable declare.
  @Test func everySubcommandAndFlagIsOnThePageOfTheCommandLine() throws {
    let page = try Self.page("CommandLine")
    let sources = Repository.files(in: "Sources/Programs/plumb", "swift")
    var names: Set<String> = []
    var flags: Set<String> = []
    for source in sources {
      for match in source.text.matches(of: /commandName: "([a-z]+)"/) {
        names.insert(String(match.1))
      }
      for match in source.text.matches(of: /customLong\("([a-z-]+)"\)/) {
        flags.insert("--\(match.1)")
      }
      for match in source.text.matches(of: /customShort\("([A-Za-z])"\)/) {
        flags.insert("-\(match.1)")
      }
      flags.formUnion(Self.declaredFlags(of: source.text))
    }
    #expect(names.isSuperset(of: ["replay", "bless", "explain", "inspect", "import", "export"]))
    for name in names.subtracting(["plumb"]) {
      #expect(page.contains("plumb \(name)") || page.contains("plumb learn \(name)"), "\(name)")
    }
    #expect(flags.isSuperset(of: ["--oracle", "--keep-going", "--fail-on", "--no-config", "-c"]))
    for flag in flags { #expect(page.contains("`\(flag)"), "\(flag)") }
  }

  /// The long names of options and flags that take the name of their property.
  private static func declaredFlags(of text: String) -> Set<String> {
    var flags: Set<String> = []
    var isDeclared = false
    var isNamedOtherwise = false
    for line in text.split(separator: "\n") {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("@Flag") || bare.hasPrefix("@Option") && !bare.hasPrefix("@OptionGroup") {
        (isDeclared, isNamedOtherwise) = (true, false)
      }
      guard isDeclared else { continue }
      if bare.contains("name: .custom") || bare.contains("name: [.custom") {
        isNamedOtherwise = true
      }
      guard let property = bare.firstMatch(of: /^var ([A-Za-z]+)/) else { continue }
      isDeclared = false
      guard !isNamedOtherwise else { continue }
      let word = property.1.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
      flags.insert("--\(word)")
    }
    return flags
  }

  @Test func everyExitCodeIsOnThePageOfTheCommandLine() throws {
    let page = try Self.page("CommandLine")
    let source = try #require(
      Repository.files(in: "Sources/Programs/plumb", "swift").first {
        $0.path.hasSuffix("/ExitCode.swift")
      })
    let codes = source.text.matches(of: /case [A-Za-z]+ = ([0-9]+)/).map { String($0.1) }
    #expect(codes.count >= 9)
    let listed = page.matches(of: /(?m)^\| ([0-9]+) \|/).map { String($0.1) }
    #expect(listed == codes)
  }

  @Test func everyVariableOfTheEnvironmentIsOnThePageOfTheCommandLine() throws {
    let page = try Self.page("CommandLine")
    let sources = Repository.files(in: "Sources/Programs/plumb", "swift")
    let names = sources.flatMap { source in
      source.text.matches(of: /getenv\("([A-Z_]+)"\)/).map { String($0.1) }
    }
    #expect(names.contains("NO_COLOR"))
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
