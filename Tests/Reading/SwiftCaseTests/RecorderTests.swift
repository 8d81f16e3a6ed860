import Testing
import ViewSupport

/// The recorder for apps gives the layout of every compiled case.
@MainActor @Suite struct RecorderTests {
  @Test(arguments: CaseController.all.map(\.name))
  func `a recorded case opens as it was`(_ name: String) throws {
    let made = try #require(CaseController.all.first { $0.name == name })
    let recordings = try made.withView(on: CasePage(name)) { try TwoRecordings(of: $0) }
    #expect(recordings.differences == [], "\(recordings.text)")
  }

  @Test(arguments: CaseController.members.map(\.name))
  func `a recorded case of members opens as it was`(_ name: String) throws {
    let made = try #require(CaseController.members.first { $0.name == name })
    let page = try CasePage(name, in: CasePage.members)
    let recordings = try made.withView(on: page) { try TwoRecordings(of: $0) }
    #expect(recordings.differences == [], "\(recordings.text)")
  }
}
