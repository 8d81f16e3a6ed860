import Draftsman
import LayoutShell
import Testing

/// The page of the module: its program is one that runs, its drawing is what the program gives.
@MainActor @Suite struct DocumentationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The first block of the page in a language.
  private func block(_ language: String) throws -> String {
    let page = Self.folder.appending(
      path: "../../../Sources/UIKit/Draftsman/Draftsman.docc/Draftsman.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    let start = try #require(text.range(of: "```\(language)\n"))
    let end = try #require(text[start.upperBound...].range(of: "```"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func theExampleIsAProgram() throws {
    let program = try String(
      contentsOf: Self.folder.appending(path: "Player.swift"), encoding: .utf8)
    #expect(try block("swift") == program)
  }

  @Test func theDrawingIsWhatTheProgramGives() throws {
    let replay = Replay(try Session(showPlayer().recordedSession), files: .none, oracle: .none)
    #expect(replay.passedCount == replay.checkCount)
    var shell = replay.shell
    let drawing = shell.run("draw").transcript.joined(separator: "\n") + "\n"
    #expect(try block("text") == drawing, "\(drawing)")
  }

  @Test func stoppingTakesTheBarOut() throws {
    let player = showPlayer()
    player.isPlaying = false
    player.applyPlan()
    #expect(player.lastPlanDifference?.removedViews == [player.bar])
    #expect(player.lastPlanDifference?.removed.count == 4)
    #expect(player.lastPlanDifference?.kept.count == 7)
  }
}
