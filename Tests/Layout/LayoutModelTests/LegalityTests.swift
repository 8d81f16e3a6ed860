import ConstraintSolver
import LayoutModel
import LayoutSupport
import Testing

/// Which anchors may meet in a rule: every pair, by UIKit's words for them.
@Suite struct LegalityTests {
  /// UIKit's sorts of attributes, apart from what the product says about them.
  private enum Sort: String {
    case reading = "leading trailing leadingMargin trailingMargin"
    case side = "left right leftMargin rightMargin"
    case middle = "centerX centerXWithinMargins"
    case down =
      "top bottom centerY firstBaseline lastBaseline topMargin bottomMargin centerYWithinMargins"
    case length = "width height"

    static func of(_ attribute: Attribute) -> Sort? {
      [Sort.reading, .side, .middle, .down, .length].first {
        $0.rawValue.split(separator: " ").contains { $0 == attribute.rawValue }
      }
    }

    func mayMeet(_ other: Sort) -> Bool {
      switch (self, other) {
      case (.length, .length), (.down, .down): true
      case (.length, _), (_, .length), (.down, _), (_, .down): false
      case (.reading, .side), (.side, .reading): false
      default: true
      }
    }
  }

  @Test(arguments: Attribute.allCases)
  func anAttributeMeetsItsOwnSort(_ first: Attribute) throws {
    let sort = try #require(Sort.of(first))
    for second in Attribute.allCases {
      let other = try #require(Sort.of(second))
      var sketch = try Sketch("root card 320x200; view a; view b")
      let isLegal =
        (try? sketch.layout.addRule(
          AnchorExpression(Anchor(sketch["a"], first)), .equal,
          AnchorExpression(Anchor(sketch["b"], second), constantOf: 3))) != nil
      #expect(isLegal == sort.mayMeet(other), "\(first) \(second)")
    }
  }

  @Test(arguments: Attribute.allCases)
  func onlyALengthMayBeANumber(_ attribute: Attribute) throws {
    var sketch = try Sketch("root card 320x200; view a")
    let isLegal =
      (try? sketch.layout.addRule(
        AnchorExpression(Anchor(sketch["a"], attribute)), .equal, AnchorExpression(constant: 3)))
      != nil
    #expect(isLegal == (attribute == .width || attribute == .height))
  }

  @Test(arguments: [
    ("a.left - b.left == c.right - card.left", true), ("a.left - b.top == 3", false),
    ("a.left + b.left - c.left == card.left", true), ("a.left - b.left == c.width", true),
    ("2 * a.left - b.left == c.left", true), ("2 * a.left == b.left", true),
    ("2 * a.left == b.left + c.left", true), ("a.left + b.right == 3", true),
    ("a.left + b.right + c.left == 3", false),
    ("a.left - b.left == c.top - card.top", true), ("a.leading - b.left == 3", false),
    ("a.width - a.width == 3", false),
  ])
  func inSumsThePlacesHaveToCancel(_ rule: String, _ isLegal: Bool) throws {
    var sketch = try Sketch("root card 320x200; view a; view b; view c")
    let isAccepted = (try? sketch.add(rule)) != nil
    #expect(isAccepted == isLegal)
  }

  @Test func theNumbersAreThoseOfUIKit() {
    // NSLayoutConstraint.Attribute, from left to centerYWithinMargins.
    let names =
      "left right top bottom leading trailing width height centerX centerY lastBaseline firstBaseline"
      + " leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin"
      + " centerXWithinMargins centerYWithinMargins"
    let ordered = Attribute.allCases.sorted { $0.rawNumber < $1.rawNumber }
    #expect(ordered.map(\.rawValue).joined(separator: " ") == names)
    #expect(ordered.map(\.rawNumber) == Array(1...20))
  }

  @Test func theOtherFamilyAndBack() {
    for attribute in Attribute.allCases {
      #expect(attribute.otherFamily.map { $0.otherFamily == attribute } ?? true)
      #expect(
        (attribute.otherFamily != nil) == (attribute.followsLanguage || attribute.ignoresLanguage))
      if let inner = attribute.withinMargins { #expect(inner.asMargin == attribute) }
    }
  }
}

extension AnchorExpression {
  fileprivate init(_ anchor: Anchor, constantOf constant: Double) {
    self.init([AnchorTerm(anchor)], constant: constant)
  }
}
