import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Members, labels and choices of each dialect, where they can stand.
@Suite struct CompletionTests {
  @Test(
    arguments: [
      ("a.wid", ["widthAnchor"]),
      ("a.widthAnchor.constraint(", ["equalTo:", "equalToConstant:", "lessThanOrEqualTo:"]),
      ("a.drf.", ["top", "left", "horizontal", "fillParent()"]),
      ("a.drf.top.le", ["left", "leading"]),
      ("a.drf.top.equal(", ["to:", "with:"]),
      ("a.drf.top.equal(with: .pa", ["parent"]),
      ("a.sl.", ["anchors {", "sublayout {"]),
      ("Anchors.", ["allSides", "cap", "shoe", "horizontal"]),
      ("Anchors.top.equalTo(b, ", ["attribute:", "constant:", "inwardOffset:"]),
      ("UIView.hSt", ["hStack("]),
      ("UIView.hStack(", ["alignment:", "spacing:", "margins:"]),
      ("StackLayout.", ["rows(", "cols(", "view("]),
      ("StackLayout.inset(", ["by:", "direction:", "of:"]),
    ])
  func offers(_ text: String, _ expected: [String]) throws {
    let bench = try Workbench(200, 100, "a", "b")
    let found = try #require(
      SwiftCompletion(text, in: bench.layout, remembering: bench.memory))
    let words = found.candidates.map(\.text)
    for word in expected {
      #expect(words.contains { $0.hasPrefix(word) }, "\(text): \(word) of \(words)")
    }
    #expect(Set(words).count == words.count)
  }

  @Test(
    arguments: [
      ("a.drf.topp.equal(with: .parent)", "top"),
      ("a.drf.top.equl(with: .parent)", "equal"),
      ("a.drf.top.equal(with: .parnt)", ".parent"),
      ("a.widhtAnchor.constraint(equalToConstant: 8).isActive = true", "widthAnchor"),
      ("a.sl.anchors { Anchors.allSide }", "allSides"),
      ("a.sl.anchor { Anchors.top }", "anchors"),
      ("UIView.hStak([a])", "hStack"),
    ])
  func suggests(_ code: String, _ meant: String) throws {
    var bench = try Workbench(200, 100, "a", "b")
    let before = bench.layout
    let refusal = bench.error(code)
    let error = try #require(refusal)
    #expect(error.note?.contains("did you mean \(meant)?") == true, "\(error)")
    #expect(bench.layout == before)
  }
}
