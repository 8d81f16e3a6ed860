import Foundation
import LayoutDiagnosis
import LayoutDrawing
import Testing

@testable import LayoutShell

/// What programs are told about conflicts.
@Suite struct InspectionTests {
  private func conflicts(_ conversation: Conversation) throws -> [[String: Any]] {
    let json = JSONDocument(Inspection(conversation.shell.analysis)).text
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["schema"] as? Int == 2)
    return try #require(document["conflicts"] as? [[String: Any]])
  }

  @Test func aConflictHasItsSumAndItsRepairs() throws {
    let conflict = try #require(
      try conflicts(
        Conversation(
          Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide")
      ).first)
    // What was there before stays as it was.
    #expect(conflict["rules"] as? [String] == ["c1", "min", "c5", "wide", "c3"])
    #expect(conflict["given"] as? [String] == ["card.width"])
    #expect(conflict["implied"] as? [String] == [])
    #expect(conflict["excess"] as? Double == 20)
    #expect(conflict["broken"] as? String == "wide")
    let members = try #require(conflict["members"] as? [[String: Any]])
    #expect(
      members.map { $0["name"] as? String } == ["c1", "min", "c5", "wide", "c3", "card.width"])
    #expect(members.map { $0["contribution"] as? Double } == [16, 180, 8, 120, 16, -320])
    #expect(members.map { $0["broken"] as? Bool }.count { $0 ?? false } == 1)
    #expect(members.allSatisfy { $0["author"] as? String == "user" })
    let fixes = try #require(conflict["fixes"] as? [[String: Any]])
    #expect(fixes.count == 16)
    #expect(fixes[0]["command"] as? String == "constant wide 100")
    #expect(fixes[0]["kind"] as? String == "constant")
    #expect(fixes[0]["moves"] as? [String] == [])
    #expect(fixes.count { $0["clean"] as? Bool ?? false } == 7)
    #expect(conflict["standIns"] as? [String] == [])
  }

  @Test func authorsAreTold() throws {
    let conflict = try #require(
      try conflicts(
        Conversation(
          """
          root screen 320x480
          view panel in screen
          stack column in screen axis v spacing 8: panel
          pin column leading trailing top inset 16
          label text "Details" in panel content 80x20
          pin text inset 8
          hide panel
          """)
      ).first)
    let members = try #require(conflict["members"] as? [[String: Any]])
    let authors = members.compactMap { $0["author"] as? String }
    #expect(authors == ["user", "nobody", "user", "stack"])
    #expect(members.last?["multiplier"] as? Double == -1)
  }
}
