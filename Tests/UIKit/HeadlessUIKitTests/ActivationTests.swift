import HeadlessUIKit
import Testing
import ViewSupport

/// Who holds a constraint, and when it goes.
@MainActor @Suite struct ActivationTests {
  @Test func theNearestCommonAncestorHolds() {
    let (top, left, right, inner) = (root(), UIView(), UIView(), UIView())
    top.add(left, right)
    left.add(inner)
    let own = inner.widthAnchor.constraint(equalToConstant: 20)
    let across = inner.leadingAnchor.constraint(equalTo: right.trailingAnchor)
    let down = inner.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([own, across, down])
    #expect(inner.constraints == [own])
    #expect(top.constraints == [across])
    #expect(left.constraints == [down])
    #expect(own.isActive && across.isActive && down.isActive)
  }

  @Test func activatingAgainChangesNothing() {
    let view = UIView()
    let (a, b) = (
      view.widthAnchor.constraint(equalToConstant: 1),
      view.heightAnchor.constraint(equalToConstant: 1)
    )
    NSLayoutConstraint.activate([a, b])
    a.isActive = true
    #expect(view.constraints == [a, b])
    a.isActive = false
    a.isActive = false
    #expect(view.constraints == [b])
    a.isActive = true
    #expect(view.constraints == [b, a])
  }

  @Test func leavingTheSuperviewDropsWhatTiesToIt() {
    let (top, view, inner) = (root(), UIView(), UIView())
    top.add(view)
    view.add(inner)
    let outer = view.topAnchor.constraint(equalTo: top.topAnchor)
    let deep = inner.leadingAnchor.constraint(equalTo: top.leadingAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([outer, deep, inside])
    view.removeFromSuperview()
    #expect(top.constraints.isEmpty)
    #expect(!outer.isActive && !deep.isActive && inside.isActive)
    top.addSubview(view)
    #expect(!outer.isActive, "they are gone for good")
  }

  @Test func movingBelowTheSameAncestorKeepsItsConstraints() {
    let (top, one, two, view) = (root(), UIView(), UIView(), UIView())
    top.add(one, two)
    one.add(view)
    let toTop = view.leadingAnchor.constraint(equalTo: top.leadingAnchor)
    let toOne = view.topAnchor.constraint(equalTo: one.topAnchor)
    NSLayoutConstraint.activate([toTop, toOne])
    two.addSubview(view)
    #expect(toTop.isActive)
    #expect(!toOne.isActive)
  }

  @Test func aGuideWithoutOwnerTakesNoPart() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let constraint = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    view.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(guide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func addConstraintHoldsWhereItIsTold() {
    let (top, view) = (root(), UIView())
    top.add(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    top.addConstraint(width)
    #expect(top.constraints == [width])
    #expect(view.constraints.isEmpty)
    top.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test func addingAgainBringsToTheFront() {
    let (top, a, b) = (root(), UIView(), UIView())
    top.addSubview(a)
    top.addSubview(b)
    top.addSubview(a)
    #expect(top.subviews == [b, a])
    top.insertSubview(a, belowSubview: b)
    #expect(top.subviews == [a, b])
    top.insertSubview(a, aboveSubview: b)
    #expect(top.subviews == [b, a])
    top.sendSubviewToBack(a)
    #expect(top.subviews == [a, b])
  }

  @Test func nothingKeepsAViewAliveButItsSuperview() {
    let top = root()
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      top.add(view)
      let leading = view.leadingAnchor.constraint(equalTo: top.leadingAnchor)
      leading.isActive = true
      top.layoutIfNeeded()
      (gone, constraint) = (view, leading)
      view.removeFromSuperview()
      top.layoutIfNeeded()
    }
    #expect(gone == nil)
    #expect(constraint == nil)
  }

  @Test func anchorsAreTheSameObjectEachTime() {
    let view = UIView()
    #expect(view.leadingAnchor === view.leadingAnchor)
    let constraint = view.widthAnchor.constraint(equalToConstant: 8)
    #expect(constraint.firstAnchor == view.widthAnchor)
    #expect(constraint.firstAnchor === view.widthAnchor)
    #expect(constraint.secondAnchor == nil)
    #expect(view.widthAnchor != UIView().widthAnchor)
    #expect(view.widthAnchor != view.heightAnchor)
  }

  @Test func itemsAndAttributes() {
    let (top, view) = (root(), UIView())
    top.add(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .lessThanOrEqual, toItem: top,
      attribute: .width, multiplier: 0.5, constant: -4)
    #expect(constraint.firstItem === view && constraint.secondItem === top)
    #expect(constraint.firstAttribute == .height && constraint.secondAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5 && constraint.constant == -4)
    let fixed = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 9)
    #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute)
    let distance = view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
    #expect(distance.constraint(equalToConstant: 3).firstAttribute == .notAnAttribute)
  }

  @Test func priorityMayCrossRequiredWhileActive() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 8)
    width.isActive = true
    let raised = LayoutException.recording { width.priority = .defaultLow }
    #expect(raised.isEmpty)
    #expect(width.priority == .defaultLow)
  }
}
