import HeadlessUIKit
import Testing
import ViewSupport

/// The constraints that a stack lists as its own.
@MainActor @Suite struct ArrangementTests {
  private let a = Box(44, 30)
  private let b = Box(20, 44)

  /// What the constraints of a stack say, with short names.
  private func texts(_ stack: UIStackView) -> [String] {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    stack.accessibilityIdentifier = "s"
    return stack.constraints.map { constraint in
      let text = constraint.description.drop { $0 != " " }.dropFirst()
      let body = text.components(separatedBy: "   (").first ?? ""
      return body.replacing(/_UILayoutSpacer:0x[0-9a-f]+/, with: "")
    }
  }

  @Test func theFourteenOfTwoViews() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.alignment = .leading
    stack.distribution = .fillEqually
    stack.spacing = 10
    #expect(stack.constraints.isEmpty)
    stack.updateConstraintsIfNeeded()
    let spanner = "'UISV-alignment-spanner'"
    #expect(
      texts(stack).sorted()
        == [
          "'UISV-alignment' a.top == b.top",
          "'UISV-ambiguity-suppression' a.height == 0 priority:25",
          "'UISV-ambiguity-suppression' b.height == 0 priority:25",
          "'UISV-canvas-connection' H:[b]-(0)-|",
          "'UISV-canvas-connection' V:[\(spanner)]-(0)-|",
          "'UISV-canvas-connection' s.leading == a.leading",
          "'UISV-canvas-connection' s.top == a.top", "'UISV-fill-equally' b.width == a.width",
          "'UISV-spacing' H:[a]-(10)-[b]",
          "'UISV-spanning-boundary' \(spanner).bottom >= a.bottom",
          "'UISV-spanning-boundary' \(spanner).bottom >= b.bottom",
          "'UISV-spanning-boundary' \(spanner).top == a.top priority:999.5",
          "'UISV-spanning-boundary' \(spanner).top == b.top priority:999.5",
          "'UISV-spanning-fit' \(spanner).height == 0 priority:51",
        ].sorted())
    #expect(stack.constraints == stack.constraints, "the same objects each time")
    #expect(stack.constraints.allSatisfy { $0.isActive })
  }

  @Test func theyFollowTheSettingsWithTheNextUpdate() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.updateConstraintsIfNeeded()
    let before = stack.constraints
    #expect(before.count == 7)
    stack.spacing = 5
    #expect(stack.constraints == before)
    stack.updateConstraintsIfNeeded()
    let after = stack.constraints
    #expect(after.filter { !before.contains($0) }.map(\.constant) == [5])
    b.isHidden = true
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.contains { $0.identifier == "UISV-hiding" })
    stack.removeArrangedSubview(a)
    stack.removeArrangedSubview(b)
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.isEmpty)
  }

  @Test func theyAreNobodysToDeactivate() {
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.updateConstraintsIfNeeded()
    let constraints = stack.constraints
    NSLayoutConstraint.deactivate(constraints)
    #expect(stack.constraints == constraints)
    #expect(constraints.first?.firstItem === stack)
    #expect(constraints.first?.secondItem === a)
  }

  @Test func ownConstraintsComeFirst() {
    let stack = UIStackView(arrangedSubviews: [a])
    let width = stack.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    stack.updateConstraintsIfNeeded()
    #expect(stack.constraints.first === width)
    #expect(stack.constraints.count == 5)
  }
}
