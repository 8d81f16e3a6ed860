import JSONValues
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPages

/// Layouts as they are looked at otherwise: right to left, on devices, with fixes.
@Suite struct LookTests {
  /// The last moment of a document, with the names of its tables.
  private func moment(_ lines: [String]) throws -> (JSONValue, LayoutAnalysis) {
    let session = try Paging.session(of: lines)
    let document = PageDocument(session, files: .none, named: "s").value
    return (Paging.lastMoment(of: document), try Paging.ending(of: session))
  }

  private func frame(_ value: JSONValue?) -> [Double?] {
    ["x", "y", "width", "height"].map { key in
      if case .number(let number)? = value?[key] { number } else { nil }
    }
  }

  private func numbers(_ frame: Frame) -> [Double?] {
    [frame.x, frame.y, frame.width, frame.height]
  }

  static let screen = [
    "device \"iPhone 15\"", "view bar in screen content 100x44",
    "pin bar top leading trailing to screen.safe", "view tip in screen content 60x20",
    "tip.leading == screen.leading + 20", "tip.top == bar.bottom + 8",
  ]

  @Test func theOtherDirectionIsThatOfTheLayout() throws {
    let (moment, now) = try moment(Self.screen)
    var layout = now.layout
    layout.setDirection(isRightToLeft: true)
    let solved = SolvedLayout(layout)
    let tip = try #require(layout.items.first { $0.name == "tip" })
    let frames = moment["frames own mirrored"]
    #expect(frame(frames?["tip"]) == numbers(solved.frame(of: tip.id)))
    #expect(solved.frame(of: tip.id).x == 393 - 20 - 60)
    // What does not move is not told.
    #expect(frames?["bar"] == nil)
  }

  @Test(arguments: [false, true], [false, true])
  func aDeviceIsThatOfTheCommand(isLandscape: Bool, isMirrored: Bool) throws {
    let (moment, now) = try moment(Self.screen)
    var layout = now.layout
    let device = try #require(Device.named("iPhone SE"))
    try layout.setDevice(device, isLandscape: isLandscape)
    layout.setDirection(isRightToLeft: isMirrored)
    let solved = SolvedLayout(layout)
    let key = "frames iPhone SE\(isLandscape ? " landscape" : "")\(isMirrored ? " mirrored" : "")"
    for name in ["screen", "bar", "tip"] {
      let item = try #require(layout.items.first { $0.name == name })
      #expect(frame(moment[key]?[name]) == numbers(solved.frame(of: item.id)), "\(name)")
    }
  }

  @Test func aCardIsNoScreen() throws {
    let (moment, _) = try moment(["root card 320x200", "view a in card", "pin a"])
    #expect(moment.members.keys.filter { $0.contains("iPhone") }.isEmpty)
  }

  @Test func eachFixHasTheLayoutThatItGives() throws {
    let (moment, now) = try moment(MarkTests.crowds[1])
    let conflict = try #require(now.conflicts.first)
    let fixes = Fixes(of: conflict, in: now).all
    #expect(fixes.count > 3)
    let previews = moment["previews"]?.elements.first?.elements ?? []
    #expect(previews.count == fixes.count)
    #expect(moment["conflicts"]?.elements.first?["fixes"]?.elements.count == fixes.count)
    for (fix, preview) in zip(fixes, previews) {
      for item in now.layout.items {
        let (old, new) = (now.solved.frame(of: item.id), fix.outcome.frame(of: item.id))
        let told = preview["frames"]?[item.name]
        #expect(old == new ? told == nil : frame(told) == numbers(new), "\(item.name)")
      }
      #expect(preview["marks"]?.elements.isEmpty == Mark.all(in: fix.outcome).isEmpty)
    }
  }

  @Test func fixesAreToldWhereAConflictBeginsAndAtTheEnd() throws {
    let lines = MarkTests.crowds[1] + ["view c in card content 10x10", "pin c bottom leading"]
    let session = try Paging.session(of: lines)
    let moments = PageDocument(session, files: .none, named: "s").value["moments"]?.elements ?? []
    let arose = MarkTests.crowds[1].count - 1
    #expect(moments[arose]["rest"]?["previews"]?.elements.count == 1)
    #expect(moments[arose + 1]["rest"]?["previews"] == .array([]))
    #expect(moments[arose + 1]["rest"]?["fixesAt"] == .number(Double(arose)))
    let last = Paging.lastMoment(of: PageDocument(session, files: .none, named: "s").value)
    #expect(last["previews"]?.elements.count == 1)
    #expect(last["fixesAt"] == .null)
  }

  @Test func whatIsLeftOutIsSaid() throws {
    var lines = ["root card 320x200"]
    for index in 0..<60 {
      lines += ["view v\(index) in card content 10x10", "pin v\(index) top leading inset \(index)"]
    }
    let session = try Paging.session(of: lines)
    let document = PageDocument(session, files: .none, named: "s").value
    let moments = document["moments"]?.elements ?? []
    func said(_ moment: JSONValue?) -> String {
      (moment?["rest"]?["missing"]?.elements ?? []).compactMap(\.text).joined(separator: " ")
    }
    #expect(said(moments.first).contains("Values are explained"))
    #expect(said(moments.first).contains("Other sizes"))
    #expect(Paging.lastMoment(of: document)["missing"] == .array([]))
  }
}
