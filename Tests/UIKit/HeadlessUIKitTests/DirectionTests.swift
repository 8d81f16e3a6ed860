import HeadlessUIKit
import Testing
import ViewSupport

/// Which way leading is: the view that holds a constraint decides.
@MainActor @Suite struct DirectionTests {
  private let top = root(375, 667)
  private let view = Box("view", 100, 20)
  private let other = Box("other", 40, 20)

  init() {
    top.accessibilityIdentifier = "top"
    top.add(view, other)
  }

  @Test func aSuperviewTurnsItsConstraints() {
    top.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 23).isActive = true
    other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8).isActive = true
    top.layoutIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect([view.place, other.place] == ["252 0 100 20", "204 0 40 20"])
    view.semanticContentAttribute = .forceLeftToRight
    other.semanticContentAttribute = .forceRightToLeft
    top.layoutIfNeeded()
    #expect([view.place, other.place] == ["252 0 100 20", "204 0 40 20"])
    top.semanticContentAttribute = .unspecified
    top.layoutIfNeeded()
    #expect([view.place, other.place] == ["23 0 100 20", "131 0 40 20"])
  }

  @Test func aViewTurnsNoneOfItsSuperviews() {
    view.semanticContentAttribute = .forceRightToLeft
    let inner = Box(10, 10)
    view.add(inner)
    view.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -5).isActive = true
    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3).isActive = true
    top.layoutIfNeeded()
    #expect([view.place, inner.place] == ["270 0 100 20", "87 0 10 10"])
  }

  @Test func guidesAndMargins() {
    top.semanticContentAttribute = .forceRightToLeft
    top.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 50)
    view.leadingAnchor.constraint(equalTo: top.layoutMarginsGuide.leadingAnchor).isActive = true
    NSLayoutConstraint(
      item: other, attribute: .trailing, relatedBy: .equal, toItem: top,
      attribute: .trailingMargin, multiplier: 1, constant: 0
    ).isActive = true
    top.layoutIfNeeded()
    #expect([view.place, other.place] == ["245 0 100 20", "50 0 40 20"])
  }

  @Test func visualFormat() {
    top.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-16-[view]-(>=8)-[other]-20-|", metrics: nil,
        views: ["view": view, "other": other]))
    top.layoutIfNeeded()
    #expect([view.place, other.place] == ["259 0 100 20", "20 0 40 20"])
  }

  @Test func stacksTurnTheirViews() {
    let stack = UIStackView(arrangedSubviews: [view, other])
    top.semanticContentAttribute = .forceRightToLeft
    top.add(stack)
    stack.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    top.layoutIfNeeded()
    #expect([stack.place, view.place] == ["235 0 140 20", "0 0 100 20"])
    stack.semanticContentAttribute = .forceRightToLeft
    top.layoutIfNeeded()
    #expect([stack.place, view.place] == ["235 0 140 20", "40 0 100 20"])
  }

  @Test func theConsoleNamesTheDirectionOfTheHolder() {
    let constraint = view.leftAnchor.constraint(equalTo: top.leftAnchor, constant: 4)
    constraint.isActive = true
    #expect(constraint.description.contains("H:|-(4)-[view](LTR)"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(constraint.description.contains("H:|-(4)-[view](LTR)"))
    view.semanticContentAttribute = .unspecified
    top.semanticContentAttribute = .forceRightToLeft
    #expect(constraint.description.contains("(RTL)"))
  }
}
