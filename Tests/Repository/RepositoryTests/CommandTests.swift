import LayoutModel
import LayoutShell
import PlumbLanguage
import Testing

/// The list of commands, their files and their help.
@Suite struct CommandTests {
  @Test func everyCommandHasItsFile() {
    let files = Repository.files(in: "Sources/Shell/LayoutShell/Commands", "swift")
      .compactMap { $0.path.split(separator: "/").last?.dropLast(".swift".count) }.map(String.init)
    let names = Commands.all.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
    // What makes an item is a row in the file of the kinds.
    let kinds = Item.Kind.allCases.map(\.rawValue)
    let rows = Set(kinds.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    let commands = names.filter { !rows.contains($0) || files.contains($0) } + ["Views"]
    #expect(files == commands.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Commands.all.map(\.name))
  func everyCommandHasHelpThatFitsTheScreen(_ name: String) throws {
    var shell = Shell()
    let reply = shell.run("help \(name)")
    #expect(reply.error == nil)
    #expect(reply.lines.count > 1)
    #expect(reply.lines.filter { $0.count > 80 } == [])
    let command = try #require(Commands.named(name))
    #expect(reply.lines.joined(separator: "\n").contains(command.example))
    for other in command.related { #expect(shell.run("help \(other)").error == nil, "\(other)") }
  }

  @Test func helpAndAproposFitTheScreen() {
    var shell = Shell()
    let words =
      ["help", "help errors", "help relation", "help sessions", "help news"]
      + ["help priority-levels", "apropos a", "apropos rule"]
    for line in words {
      let reply = shell.run(line)
      #expect(reply.error == nil, "\(line)")
      #expect(reply.lines.filter { $0.count > 80 } == [], "\(line)")
    }
  }

  @Test(arguments: ErrorCode.allCases)
  func everyErrorIsExplained(_ code: ErrorCode) {
    #expect(!code.title.isEmpty)
    #expect(!code.explanation.isEmpty)
    var shell = Shell()
    let reply = shell.run("help \(code.rawValue)")
    #expect(reply.lines.first == "\(code.rawValue)  \(code.title)")
    #expect(reply.lines.count > 1)
    #expect(reply.lines.filter { $0.count > 80 } == [])
  }

  @Test func everyTopicThatHelpListsHasAPage() {
    var shell = Shell()
    let topics = shell.run("help").lines.drop { !$0.hasPrefix("Topics") }.first ?? ""
    let names = topics.split(separator: " ").dropFirst()
    #expect(names.count >= 4)
    for name in names {
      let reply = shell.run("help \(name)")
      #expect(reply.error == nil, "\(name)")
      #expect(reply.lines.filter { $0.count > 80 } == [], "\(name)")
    }
  }
}
