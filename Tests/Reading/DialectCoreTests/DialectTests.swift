import ConstraintSolver
import LayoutModel
import Testing

@testable import DialectCore

/// The algebra and the sign rules that the dialects share.
@Suite struct DialectTests {
  private func path(_ attributes: Attribute...) -> AnchorPath? {
    var path: AnchorPath? = AnchorPath(attributes[0])
    for attribute in attributes.dropFirst() {
      path = path.flatMap { AnchorAlgebra.draftsman.extending($0, by: [attribute]) }
    }
    return path
  }

  @Test func theOrderOfWritingDoesNotMatter() {
    #expect(path(.left, .top)?.members == [.left, .top])
    #expect(path(.top, .left)?.members == [.left, .top])
    #expect(path(.left, .top, .right)?.members == [.top, .left, .right])
    #expect(
      path(.bottom, .leading, .trailing, .top)?.members == [.leading, .trailing, .top, .bottom])
    #expect(path(.top, .trailing, .bottom)?.members == [.trailing, .top, .bottom])
    #expect(path(.height, .width)?.members == [.width, .height])
  }

  @Test func whatCannotStandTogetherDoesNot() {
    #expect(path(.left, .trailing) == nil)
    #expect(path(.top, .centerX) == nil)
    #expect(path(.top, .width) == nil)
    #expect(path(.left, .left) == nil)
    #expect(path(.centerX, .centerY)?.members == [.centerX, .centerY])
  }

  @Test func aWrittenPathKeepsItsOrder() {
    let path = AnchorAlgebra.written.extending(
      AnchorPath(.trailing), by: [.top, .trailing, .width])
    #expect(path?.members == [.trailing, .top, .width])
  }

  @Test func aSetHasAnOrderOfItsOwn() {
    let path = AnchorAlgebra.snapKit.extending(
      AnchorPath([.trailing, .centerY]), by: [.width, .bottom, .trailing])
    #expect(path?.members == [.bottom, .trailing, .width, .centerY])
    for word in AnchorShortcut.snapKit + AnchorShortcut.snapKitSingles {
      #expect(
        AnchorAlgebra.snapKit.extending(AnchorPath([]), by: word.members)?.members == word.members)
    }
  }

  @Test func whatSnapKitRelatesToWhat() {
    typealias Attributes = ConstraintTemplate<Int>.Target.Attributes
    func related(_ own: [Attribute], _ other: [Attribute]) -> Attributes? {
      .snapKit(AnchorPath(own), to: AnchorPath(other))
    }
    #expect(related([.left, .top], []) == .same)
    #expect(related([.left, .top], [.top, .left]) == .same)
    #expect(related([.left, .top], [.centerX]) == .one(.centerX))
    #expect(related([.left, .top], [.left, .bottom]) == nil)
    #expect(
      related(
        [.left, .top, .right, .bottom], [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
        == .path(AnchorPath([.leftMargin, .topMargin, .rightMargin, .bottomMargin])))
    #expect(
      related(
        [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin],
        [.top, .bottom, .leading, .trailing])
        == .path(AnchorPath([.top, .bottom, .leading, .trailing])))
  }

  @Test func aNumberIsMeasuredFromTheNearEdge() throws {
    let template = ConstraintTemplate(
      1, AnchorPath([.right, .width, .centerX, .centerY]), Verb(.equal),
      .placeholder(.parent, .origin), constant: .raw(8))
    let drafts = template.drafts { (_) throws(Never) -> Int? in 2 }
    #expect(drafts.map(\.second) == [2, nil, 2, 2])
    #expect(drafts.map(\.secondAttribute) == [.right, nil, .left, .top])
    #expect(drafts.map(\.constant) == [8, 8, 8, 8])
  }

  @Test func insetsLeaveTheRest() {
    let rule = ConstantRule.remaining(EdgeInsets(top: 1, left: 2, bottom: 3, right: 8))
    let attributes: [Attribute] = [
      .top, .left, .bottom, .right, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline, .rightMargin,
    ]
    #expect(
      attributes.map { rule.constant(for: $0) }
        == [1, 2, -3, -8, 2, -8, -10, -4, -3, -1, 1, -3, -8])
    // The second side is what the insets are taken off.
    #expect(rule.constant(for: .bottom, relatedTo: .top) == 1)
    let size = PerAxis(horizontal: 5.0, vertical: 6)
    #expect([.width, .top].map { ConstantRule.lengths(size).constant(for: $0) } == [5, 0])
    #expect([.width, .top].map { ConstantRule.places(size).constant(for: $0) } == [0, 6])
  }

  @Test func moreMeansFurtherInside() {
    let verb = Verb(.greaterOrEqual, .spacing)
    #expect(verb.relation(for: .left) == .greaterOrEqual)
    #expect(verb.relation(for: .bottom) == .lessOrEqual)
    #expect(verb.relation(for: .width) == .greaterOrEqual)
    #expect(Verb(.greaterOrEqual).relation(for: .bottom) == .greaterOrEqual)
  }

  @Test func constantsFollowTheirRule() {
    let edges = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let attributes: [Attribute] = [.top, .leading, .bottom, .right, .centerX]
    func constants(_ rule: ConstantRule) -> [Double] { attributes.map { rule.constant(for: $0) } }
    #expect(constants(.raw(8)) == [8, 8, 8, 8, 8])
    #expect(constants(.inward(8)) == [8, 8, -8, -8, 8])
    #expect(constants(.outward(8)) == [-8, -8, 8, 8, -8])
    #expect(constants(.inwardEdges(edges)) == [1, 2, -3, -4, 2])
    #expect(constants(.outwardEdges(edges)) == [-1, -2, 3, 4, -2])
    #expect(constants(.perAxis(PerAxis(horizontal: 5, vertical: 6))) == [6, 5, 6, 5, 5])
  }

  @Test func aTemplateMakesARuleForEachMember() {
    let template = ConstraintTemplate(
      "b", AnchorPath([.top, .left, .right]), Verb(.greaterOrEqual, .spacing),
      .item("o", .path(AnchorPath([.bottom, .left, .right]))), constant: .inward(4), priority: 750)
    let drafts = template.drafts { (_) throws(Never) in nil }
    #expect(drafts.map(\.relation) == [.greaterOrEqual, .greaterOrEqual, .lessOrEqual])
    #expect(drafts.map(\.constant) == [4, 4, -4])
    #expect(drafts.map(\.secondAttribute) == [.bottom, .left, .right])
    #expect(drafts.allSatisfy { $0.second == "o" && $0.priority == 750 })
    let word = ConstraintTemplate<String>(
      "b", AnchorPath(.width), Verb(.equal), .placeholder(.parent), constant: .raw(40))
    #expect(word.drafts { (_) throws(Never) in nil }[0].second == nil)
    #expect(word.drafts { (_) throws(Never) in "p" }[0].second == "p")
  }

  @Test func theLastOneOfAKeyCounts() {
    let old = [(key: "a", value: 1), (key: "b", value: 2), (key: "c", value: 3)]
    let new = [(key: "c", value: 30), (key: "d", value: 40), (key: "c", value: 31)]
    let delta = Reconciler.draftsman.delta(from: old, to: new)
    #expect(delta.kept.map(\.new) == [31])
    #expect(delta.kept.map(\.old) == [3])
    #expect(delta.added == [40])
    #expect(delta.removed == [1, 2])
    #expect(Reconciler(.none).delta(from: old, to: new).added == [30, 40, 31])
  }
}
