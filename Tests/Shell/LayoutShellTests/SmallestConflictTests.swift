import Foundation
import LayoutDrawing
import LayoutModel
import Testing

@testable import LayoutDiagnosis
@testable import LayoutShell

/// Whether a conflict is said to be a smallest one, in text and in JSON.
@Suite struct SmallestConflictTests {
  /// Five rules on one axis, of which the first two alone leave no room either.
  private static let lines = """
    root card 320x200
    view a in card
    view b in card
    a.leading == card.leading + 16
    a.width == 200
    b.leading == a.trailing + 8
    b.trailing == card.trailing - 16
    b.width == 120 as wide
    """

  private static let minimal = "  minimal: remove any one of them and the rest can be satisfied"

  /// What programs are told of each conflict.
  private static func isSmallest(_ conflicts: Conflicts) throws -> [Bool] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(conflicts))
    let document = try #require(object as? [String: Any])
    let list = try #require(document["conflicts"] as? [[String: Any]])
    return list.compactMap { $0["isSmallest"] as? Bool }
  }

  @Test func aSearchThatEndsProvesIt() throws {
    var conversation = Conversation(Self.lines)
    let conflict = try #require(conversation.shell.analysis.conflicts.first)
    #expect(conflict.extent == .smallest)
    #expect(conversation.say("conflicts").last == Self.minimal)
    #expect(try Self.isSmallest(Conflicts(in: conversation.shell.analysis)) == [true])
  }

  /// Four edges with a distance between each two of them: nothing of it is in series or parallel, so
  /// that nothing is proved without a check.
  private static let bridge = """
    root card 320x200
    view a in card
    view b in card
    view c in card
    a.leading == card.leading + 10
    b.leading == card.leading + 20
    b.leading == a.leading + 10
    c.leading == a.leading + 5
    c.leading == b.leading - 5
    c.leading == card.leading + 100
    """

  @Test(arguments: [0, 1, 3]) func aSearchThatIsGivenUpSaysSo(checks: Int) throws {
    let solved = Conversation(Self.bridge).shell.analysis.solved
    let broken = try #require(solved.broken.first)
    let conflict = try #require(Conflict(breaking: broken, in: solved, limit: checks))
    #expect(conflict.extent == .perhapsSmallest)
    #expect(
      conflict.passages(in: solved).lines.map(\.text).suffix(2) == [
        Self.minimal, "  perhaps not the smallest: the search for a smaller one was cut short",
      ])
  }

  /// All distances and both ends are needed, and as many widths as are too much.
  ///
  /// No width is negative, so five of 20 do for 80 points. One check for each member proves it.
  @Test func aConflictOfManyRulesIsProvedToBeTheSmallest() throws {
    let views = 30
    var lines = ["root card 320x200"]
    for index in 1...views {
      lines.append("view v\(index) in card")
      let before = index == 1 ? "card.leading" : "v\(index - 1).trailing"
      lines.append("v\(index).leading == \(before) + 8")
      lines.append("v\(index).width == 20")
    }
    lines.append("v\(views).trailing == card.trailing")
    let analysis = Conversation(lines.joined(separator: "\n")).shell.analysis
    let conflict = try #require(analysis.conflicts.first)
    #expect(conflict.rules.count == views + 1 + 5)
    #expect(conflict.extent == .smallest)
  }

  /// Of those that `conflicts --all` lists only the first is the smallest, and none was cut short.
  @Test func whatWasEnumeratedWasNotCutShort() throws {
    let lines = Self.lines + "\na.width >= 300 as huge\na.trailing == card.trailing - 16 as end"
    let all = Conflicts(in: Conversation(lines).shell.analysis, all: true)
    #expect(all.sets.count > 1 && all.isWhole == true)
    for (broken, sets) in Dictionary(grouping: all.sets, by: \.broken) {
      let least = sets.map(\.rules.count).min()
      for set in sets {
        #expect((set.extent == .smallest) == (set.rules.count == least), "\(broken)")
      }
    }
    #expect(!all.passages.lines.contains { $0.text.contains("perhaps") })
  }
}
