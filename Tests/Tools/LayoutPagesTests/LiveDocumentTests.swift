import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPages

/// The page that follows a shell: who takes each message has what the whole says.
@Suite struct LiveDocumentTests {
  /// Somebody who takes messages, as the script of the page does.
  private struct Follower {
    var steps: [Any] = []
    var moments: [[String: Any]] = []

    mutating func take(_ message: String) throws {
      let value = try #require(try Paging.unpacked(message) as? [String: Any])
      if let moment = value["moment"] as? Int, let change = value["change"] as? [String: Any] {
        for part in ["set", "rest"] {
          var own = try #require(moments[moment][part] as? [String: Any])
          for (key, value) in try #require(change[part] as? [String: Any]) {
            if part == "set", let old = own[key] as? [String: Any],
              let new = value as? [String: Any]
            {
              own[key] = old.merging(new) { $1 }
            } else {
              own[key] = value
            }
          }
          moments[moment][part] = own
        }
        #expect((change["lists"] as? [String: Any])?.isEmpty == true)
        return
      }
      steps += try #require(value["steps"] as? [Any])
      moments += try #require(value["moments"] as? [[String: Any]])
    }

    func isSame(as other: Follower) -> Bool {
      (steps as NSArray).isEqual(to: other.steps) && (moments as NSArray).isEqual(to: other.moments)
    }
  }

  private func run(
    _ lines: [String], _ shell: inout Shell, _ document: inout LiveDocument,
    _ follower: inout Follower
  ) throws {
    for line in lines {
      let reply = shell.run(line)
      let entry = try #require(shell.transcript.entries.last)
      try follower.take(document.follow(entry, trying: reply.tried, in: shell))
    }
  }

  private static let lines = [
    "root card 320x200", "view title in card content 96x20", "view badge in card content 40x20",
    "pin title top leading inset 16", "pin badge top trailing inset 16",
    "badge.leading == title.trailing + 8", "undo 2", "redo", "hug badge h 251", "no such line",
    "try hug badge h 249", "goto #2", "remove badge", "goto #6", "frames",
  ]

  @Test(arguments: [0, 3, 9])
  func theMessagesAreTheDocument(start: Int) throws {
    var shell = Shell()
    for line in Self.lines.prefix(start) { _ = shell.run(line) }
    var document = LiveDocument(shell)
    var follower = Follower()
    try follower.take(document.whole)
    for line in Self.lines.dropFirst(start) {
      try run([line], &shell, &document, &follower)
      if line.hasPrefix("pin") || line.hasPrefix("hug") {
        let completion = try #require(document.completion())
        try follower.take(document.complete(completion))
        #expect(!document.isIncomplete)
      }
      var other = Follower()
      try other.take(document.whole)
      #expect(follower.isSame(as: other), "\(line)")
    }
    let moments = follower.moments.count
    #expect(follower.steps.count > Self.lines.count - start - 1)
    // Going back leads to a layout that is known.
    try run(["undo", "redo", "goto first"], &shell, &document, &follower)
    #expect(follower.moments.count <= moments + 1)
  }

  @Test func whatIsTriedIsAGhost() throws {
    var shell = Shell()
    for line in Self.lines.prefix(6) { _ = shell.run(line) }
    _ = shell.run("hug badge h 251")
    var document = LiveDocument(shell)
    var follower = Follower()
    try run(["try hug badge h 249", "frames"], &shell, &document, &follower)
    let ghosts = follower.steps.map { ($0 as? [String: Any])?["ghosts"] as? [[String: Any]] }
    #expect(ghosts[0]?.map { $0["name"] as? String } == ["title", "badge"])
    #expect(ghosts[0]?.map { $0["width"] as? Double } == [96, 184])
    #expect(ghosts[1] == nil)
  }

  @Test func aGoalHasItsOwnSizes() throws {
    var (shell, goal) = (Shell(), Shell())
    for line in Self.lines.prefix(2) { _ = shell.run(line) }
    for line in Self.lines.prefix(2) + ["pin title trailing inset 8"] { _ = goal.run(line) }
    let document = LiveDocument(shell, reaching: goal.analysis)
    let whole = try #require(try Paging.unpacked(document.whole) as? [String: Any])
    let sets = try #require((whole["goal"] as? [String: Any])?["set"] as? [String: Any])
    let title = try #require((sets["views"] as? [String: [String: Any]])?["title"])
    #expect((title["frame"] as? [String: Any])?["x"] as? Double == 216)
    #expect((sets["moves along.width"] as? [String: Any])?["title.x"] != nil)
    let other = try Paging.unpacked(LiveDocument(shell).whole) as? [String: Any]
    #expect(other?["goal"] == nil)
  }

  @Test func aLineSendsWhatItChanges() throws {
    var shell = Shell()
    let views = (0..<150).map {
      "view v\($0) in card content 10x10\npin v\($0) leading top inset \($0)"
    }
    _ = shell.run("root card 320x200")
    _ = shell.run((["begin"] + views + ["end"]).joined(separator: "\n"))
    #expect(shell.layout.items.count == 151)
    var document = LiveDocument(shell)
    let whole = document.whole.utf8.count
    let reply = shell.run("content v7 20x20")
    let entry = try #require(shell.transcript.entries.last)
    let message = document.follow(entry, trying: reply.tried, in: shell)
    #expect(message.utf8.count * 20 < whole, "\(message.utf8.count) of \(whole)")
  }

  @Test func thePolicyOfThePageThatFollowsAllowsItsServer() throws {
    let (plain, following) = (Page([]).html, Page.following(.shell))
    let start = "http-equiv=\"Content-Security-Policy\" content=\""
    let policy = try #require(Paging.part(of: plain, from: start, to: "\">"))
    let other = try #require(Paging.part(of: following, from: start, to: "\">"))
    #expect(
      other
        == policy.replacing("script-src ", with: "connect-src 'self'; script-src 'self' "))
    #expect(!plain.contains("live.js\""))
    #expect(following.components(separatedBy: "src=\"").count == 2)
    let script =
      "<script src=\"live.js\" data-token=\"{{token}}\" data-leader=\"the shell\"></script>"
    #expect(following.contains(script))
  }
}
