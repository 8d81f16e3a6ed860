import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// What TAB offers.
@Suite struct CompletionTests {
  private static let folders = [
    ".": ["Sessions/", "View.swift", "card.plumb", "carton.plumb", ".hidden", "xcode.log"],
    "Sessions/": ["conflict.plumb", "deep/", "notes.txt"],
  ]

  private static let files = Files(
    read: { (_) throws(Files.Problem) in throw Files.Problem("no") },
    write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") },
    list: { folders[$0] ?? [] })

  private static let card = Conversation(
    Conversation.card + "\nview icon in card\nlet m = 16\ntitle.width >= 20 as least", files: files)

  private func offered(_ line: String, in shell: Shell = card.shell) -> [String] {
    shell.completion(of: line, at: line.unicodeScalars.count).candidates.map(\.text)
  }

  /// The line after the only candidate is taken.
  private func completed(_ line: String, in shell: Shell = card.shell) -> String? {
    let found = shell.completion(of: line, at: line.unicodeScalars.count)
    guard found.candidates.count == 1 else { return nil }
    let scalars = Array(line.unicodeScalars)
    var view = String.UnicodeScalarView(scalars[..<found.range.lowerBound])
    view.append(contentsOf: found.candidates[0].text.unicodeScalars)
    view.append(contentsOf: scalars[found.range.upperBound...])
    return String(view)
  }

  @Test(arguments: [
    ("read ", ["Sessions/", "View.swift", "card.plumb", "carton.plumb", "xcode.log"]),
    ("read ca", ["card.plumb", "carton.plumb"]),
    ("read --show ca", ["card.plumb", "carton.plumb"]), ("save card", ["card.plumb"]),
    ("read Sessions/", ["Sessions/conflict.plumb", "Sessions/deep/", "Sessions/notes.txt"]),
    ("import ", ["Sessions/", "View.swift", "card.plumb", "carton.plumb", "xcode.log"]),
    ("import x", ["xcode.log"]),
    ("import Sessions/n", ["Sessions/notes.txt"]), ("export --to uikit V", ["View.swift"]),
    ("export --to uikit ", ["Sessions/", "View.swift", "card.plumb", "carton.plumb", "xcode.log"]),
    ("import .h", [".hidden"]), ("read nowhere/", []), ("export --to ui", ["uikit"]),
  ])
  func filesFollowWhatTakesFiles(_ line: String, _ names: [String]) {
    #expect(offered(line) == names)
  }

  @Test func aPathIsReplacedAsAWhole() {
    #expect(completed("read Sess") == "read Sessions/")
    #expect(completed("read Sessions/con") == "read Sessions/conflict.plumb")
    #expect(completed("export --to uikit xc") == "export --to uikit xcode.log")
  }

  @Test(arguments: [
    ("title.width ", ["==", "<=", ">="]), ("title.width <", ["<="]), ("title.width =", ["=="]),
    ("16 ", ["==", "<=", ">="]), ("m ", ["==", "<=", ">="]),
    ("title.width == 100 ", ["@", "as", "+", "-"]),
    ("title.width == badge.width ", ["@", "as", "+", "-"]),
    ("title.width == 2 * badge.width ", ["@", "as", "+", "-"]),
    ("title.width == 100 @", ["required", "high", "low"]),
    ("title.width == 100 @750 ", ["as"]), ("title.width == 100 @high ", ["as"]),
    ("title.width == 100 as x ", []), ("try title.width ", ["==", "<=", ">="]),
    ("why not title.width ", ["==", "<=", ">="]), ("expect title.width ", ["==", "<=", ">="]),
    ("pin title top inset 8 @", ["required", "high", "low"]),
  ])
  func signsFollowNumbersAndAnchors(_ line: String, _ signs: [String]) {
    #expect(offered(line) == signs)
  }

  @Test func namesFollowSigns() {
    for line in ["title.width == ", "title.width == 2 * ", "try title.width >= "] {
      #expect(offered(line).contains("badge") && offered(line).contains("m"))
    }
  }

  @Test(arguments: [
    ("tit", "title."), ("title", "title."), ("title.width == bad", "title.width == badge."),
    ("try tit", "try title."), ("why tit", "why title."), ("expect bad", "expect badge."),
    ("why not bad", "why not badge."), ("pin tit", "pin title"),
    ("pin icon to bad", "pin icon to badge"),
    ("frames tit", "frames title"), ("hug bad", "hug badge"),
  ])
  func aViewBeginsAnAnchorWhereRulesAreWritten(_ line: String, _ whole: String) {
    #expect(completed(line) == whole)
  }

  @Test(arguments: [
    ("title ", []), ("title.width == badge ", []), ("title.isHidden ", ["="]),
    ("title.translatesAutoresizingMaskIntoConstraints ", ["="]),
    ("set log-style ", ["plumb", "uikit"]), ("set echo ", ["off", "news", "frames"]),
    ("set break n", ["newest"]), ("set ascii ", ["on", "off"]),
  ])
  func onlyWhatFitsIsOffered(_ line: String, _ words: [String]) {
    #expect(offered(line) == words)
  }

  @Test func whatWasSaidIsNotOfferedAgain() {
    #expect(
      offered("pin title top ") == [
        "leading", "bottom", "trailing", "left", "right", "horizontal", "vertical", "to", "inset",
        "@", "as",
      ])
    #expect(offered("pin title top to card ").contains("inset"))
    #expect(!offered("pin title top to card ").contains("to"))
    #expect(offered("center icon ") == ["in", "x", "y", "@", "as"])
    #expect(offered("baseline title ") == ["unknown", "usual", "first", "last"])
    #expect(offered("baseline title first ") == ["m"])
    #expect(offered("baseline title first 15 ") == ["last"])
  }

  @Test(arguments: [
    ("try pin icon top ", "pin icon top "), ("try stack other ax", "stack other ax"),
    ("try title.", "title."), ("try hug title h ", "hug title h "),
  ])
  func whatIsTriedIsCompletedAsItself(_ tried: String, _ line: String) {
    #expect(!offered(line).isEmpty && offered(tried) == offered(line))
  }

  @Test(arguments: [
    ("why gr", []), ("why lea", ["least"]), ("why --", ["--exact"]), ("rules --g", ["--generated"]),
    ("rules title --", ["--generated", "--uikit"]), ("sweep con", ["content"]),
    ("sweep content title ", ["h", "v"]),
    ("stack row axis ", ["h", "v", "horizontal", "vertical"]),
    ("margins card safe ", ["on", "off"]), ("mask badge fl", ["flexible"]),
    ("device \"iPhone 11 Pro M", ["\"iPhone 11 Pro Max\""]),
    ("device \"iPhone 15\" ", ["landscape"]),
    ("fit title ", ["compressed", "expanded", "@"]), ("expect no ", ["conflict", "redundant"]),
    ("expect for card.width in 1..2: pl", ["placed"]), ("label x \"a\" font 20 bo", ["bold"]),
    ("label x font 20 bold li", ["lines"]), ("title.isHidden = ", ["true", "false"]),
  ])
  func theGrammarSaysWhatFits(_ line: String, _ words: [String]) {
    #expect(Set(offered(line)) == Set(words), "\(offered(line))")
  }

  @Test func viewsOfSwiftFollowLet() {
    #expect(offered("let x = UILab").contains { $0.hasPrefix("UILabel(") })
    #expect(offered("let x = UISta").contains { $0.hasPrefix("UIStackView(") })
    #expect(offered("let x = ") == [])
  }

  @Test func stepsFollowGotoTheNewestFirst() {
    let steps = offered("goto ")
    #expect(
      steps.first == "#10" && steps.contains("#1")
        && steps.suffix(3) == ["first", "last", "branch"])
    #expect(offered("goto #1") == ["#10", "#1"])
    #expect(offered("goto branch ") == ["1"])
    #expect(offered("diff branch 1 branch ") == ["1"])
    #expect(offered("goto 2") == ["#2"] && completed("goto 2") == "goto #2")
    #expect(offered("diff #1 #9") == ["#9"])
    let about = Self.card.shell.completion(of: "goto #2", at: 7).candidates.first?.about
    #expect(about == "view title in card content 96x20")
  }

  @Test func repairsFollowFix() {
    var conversation = Self.card
    #expect(offered("fix ", in: conversation.shell) == ["--all"])
    _ = conversation.say("title.width == 400 as wide")
    _ = conversation.say("title.trailing <= card.trailing")
    _ = conversation.say("fixes")
    let found = conversation.shell.completion(of: "fix ", at: 4).candidates
    #expect(found.count > 1 && found[0].text == "1" && !found[0].about.isEmpty)
    _ = conversation.say("view more")
    #expect(offered("fix ", in: conversation.shell) == ["--all"])
  }

  @Test func whatIsNotPlacedYetComesFirst() {
    #expect(offered("pin ") == ["icon", "title", "badge"])
    #expect(offered("pin icon to ").first == "card")
    #expect(offered("frames ").first == "icon")
  }

  @Test func whatFollowsARuleIsOfferedBehindItsCommand() {
    #expect(offered("size icon 24x24 ") == ["@", "as"])
    #expect(offered("pin icon a") == ["as"])
    #expect(offered("center icon ").contains("@"))
  }

  // MARK: - What helps

  private func candidates(_ line: String, in shell: Shell) -> [(text: String, about: String)] {
    shell.completion(of: line, at: line.unicodeScalars.count).candidates
  }

  @Test func whatSettlesATieComesFirst() throws {
    let tied = Conversation(Conversation.tied).shell
    let number = try #require(candidates("hug badge h ", in: tied).first)
    #expect(number.text == "251" && number.about == "settles what is ambiguous")
    let view = try #require(candidates("hug ", in: tied).first)
    #expect(view.about == "hug \(view.text) h 251  settles what is ambiguous")
    let hugged = Conversation(Conversation.hugged).shell
    #expect(!offered("hug badge h ", in: hugged).contains("251"))
  }

  @Test func whatResolvesAConflictComesFirst() throws {
    var shell = Conversation(Conversation.hugged).shell
    _ = shell.run("title.width >= 180 as min")
    _ = shell.run("badge.width == 120 as wide")
    let rule = try #require(candidates("constant ", in: shell).first)
    #expect(rule.text == "wide" && rule.about == "constant wide 100  resolves the conflict")
    #expect(offered("constant wide ", in: shell).first == "100")
    #expect(offered("priority wide ", in: shell).first == "999")
    let broken = try #require(candidates("off ", in: shell).first)
    #expect(broken.text == "wide" && broken.about == "broken  badge.width == 120")
    #expect(candidates("sweep w", in: shell).map(\.text) == ["wide"])
  }

  @Test func whatAViewNeedsIsItsDescription() {
    let found = candidates("frames ", in: Self.card.shell)
    #expect(found.first?.about == "view, needs x, y, width, height")
    #expect(found.dropFirst().first?.about == "root")
  }

  @Test func whatWouldBeRefusedIsNotOffered() {
    var conversation = Conversation(
      Conversation.card + "\nlet m = 16\nlabel name in card\nstack row in card\nhide badge\noff c1")
    let shell = conversation.shell
    #expect(offered("undo m", in: shell) == [])
    #expect(offered("draw m", in: shell) == [])
    #expect(offered("name.text = ", in: shell) == [])
    #expect(offered("on ", in: shell) == ["c1"] && !offered("off ", in: shell).contains("c1"))
    #expect(
      offered("unhide ", in: shell) == ["badge"] && !offered("hide ", in: shell).contains("badge"))
    #expect(offered("arrange ", in: shell) == ["row"])
    #expect(!offered("pin ", in: shell).contains("card"))
    #expect(offered("expect for title.width in 40.", in: shell) == [])
    #expect(offered("expect for title.width in 40..", in: shell) == [])
    #expect(!offered("arrange row: title, ", in: shell).contains("title"))
    #expect(!offered("title.left == card.", in: shell).contains("leading"))
    #expect(!offered("title.width == card.", in: shell).contains("top"))
    #expect(conversation.error("title.left == card.leading") == .mixedDirections)
  }
}
