import Arranged
import HeadlessUIKit
import Support
import Testing
import ViewSupport

/// Every combination of settings in many situations: Arranged's constraints are UIKit's, but for
/// the prefix and for what is said here.
@MainActor @Suite struct GridTests {
  /// The settings of both kinds of stacks.
  struct Configuration: CustomTestStringConvertible {
    var axis: NSLayoutConstraint.Axis
    var alignment: StackViewAlignment
    var distribution: StackViewDistribution
    var isBaselineRelative: Bool
    var spacing: CGFloat

    var testDescription: String {
      "\(axis) \(alignment) \(distribution)\(isBaselineRelative ? " baselines" : "") \(spacing)"
    }

    static let all: [Configuration] = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
      axis in
      StackViewAlignment.allCases.flatMap { alignment in
        StackViewDistribution.allCases.flatMap { distribution in
          [false, true].flatMap { isBaselineRelative in
            [CGFloat(0), 10].map { spacing in
              Configuration(
                axis: axis, alignment: alignment, distribution: distribution,
                isBaselineRelative: isBaselineRelative, spacing: spacing)
            }
          }
        }
      }
    }

    @MainActor func apply(to stack: StackView) {
      stack.axis = axis
      stack.alignment = alignment
      stack.distribution = distribution
      stack.isBaselineRelativeArrangement = isBaselineRelative
      stack.spacing = spacing
    }

    @MainActor func apply(to stack: UIStackView) {
      stack.axis = axis
      stack.alignment = UIStackView.Alignment(rawValue: alignment.rawValue) ?? .fill
      stack.distribution = UIStackView.Distribution(rawValue: distribution.rawValue) ?? .fill
      stack.isBaselineRelativeArrangement = isBaselineRelative
      stack.spacing = spacing
    }
  }

  /// What is arranged: a letter for each view, upper case where its content has a size, and a
  /// minus behind one that is hidden.
  static let situations = [
    "", "A", "a", "A-", "AB", "Ab", "A-B", "AB-", "A-B-", "ABC", "A-B-C", "AB-C-", "AB-CD",
    "aBC-dE",
  ]

  @Test func thereAre240Configurations() {
    #expect(Configuration.all.count == 240)
    #expect(Self.situations.count == 14)
  }

  /// The views of a situation, and those of them that are hidden.
  private func views(_ situation: String) -> (all: [UIView], hidden: [UIView]) {
    var (all, hidden): ([UIView], [UIView]) = ([], [])
    for letter in situation {
      guard letter != "-" else {
        hidden.append(all[all.count - 1])
        continue
      }
      let size = CGFloat(20 + 7 * all.count % 30)
      all.append(
        letter.isUppercase
          ? Box("\(letter)", size, 50 - size, baseline: 12) : UIView().named("\(letter)"))
    }
    return (all, hidden)
  }

  private func arranged(
    _ situation: String, _ configuration: Configuration, isLiteral: Bool = false
  ) -> StackView {
    let views = views(situation)
    let stack = StackView(arrangedSubviews: views.all).named("S")
    configuration.apply(to: stack)
    stack.usesOriginalCenterAlignment = isLiteral
    for view in views.hidden { stack.setArrangedView(view, hidden: true) }
    return stack
  }

  private func uikit(_ situation: String, _ configuration: Configuration) -> UIStackView {
    let views = views(situation)
    let stack = UIStackView(arrangedSubviews: views.all).named("S")
    configuration.apply(to: stack)
    for view in views.hidden { view.isHidden = true }
    return stack
  }

  @Test(arguments: Configuration.all.indices)
  func theConstraintsAreThoseOfUIKit(number: Int) {
    let configuration = Configuration.all[number]
    for situation in share(Self.situations, oneIn: 3, from: number) {
      let arranged = arranged(situation, configuration)
      let uikit = uikit(situation, configuration)
      for stack in [arranged, uikit] { stack.updateConstraintsIfNeeded() }
      // The first difference: how much gaps between centres matter.
      let isCentering = configuration.distribution == .equalCentering
      #expect(
        ConstraintSet(arranged.constraints, ignoringGapPriorities: isCentering)
          == ConstraintSet(uikit.constraints, ignoringGapPriorities: isCentering), "\(situation)")
      if isCentering {
        let gaps = arranged.constraints.filter { $0.identifier == "ASV-fill-equally" }
        #expect(gaps.allSatisfy { $0.priority.rawValue == 149 })
      }
    }
  }

  /// The second difference, where it is asked for: where a centred stack ends.
  @Test(arguments: Configuration.all.filter { $0.alignment == .center })
  func theOriginalEndsAtTheFirstView(_ configuration: Configuration) {
    for situation in Self.situations {
      let now = arranged(situation, configuration)
      let literal = arranged(situation, configuration, isLiteral: true)
      for stack in [now, literal] { stack.updateConstraintsIfNeeded() }
      let (before, after) = (
        ConstraintText.lines(now.constraints), ConstraintText.lines(literal.constraints)
      )
      #expect(before.count == after.count)
      let changed = zip(before, after).filter { $0 != $1 }.map(\.1)
      let views = literal.arrangedSubviews
      let end = configuration.axis == .horizontal ? "bottom" : "trailing"
      guard views.count > 1, !views.allSatisfy(literal.isArrangedViewHidden) else {
        #expect(changed.isEmpty, "\(situation)")
        continue
      }
      let first = views[0].accessibilityIdentifier ?? ""
      #expect(changed == ["S.\(end) == \(first).\(end) 'ASV-canvas-connection'"], "\(situation)")
    }
  }

  @Test(arguments: Configuration.all.filter { $0.spacing == 10 })
  func theFramesAreThoseOfUIKit(_ configuration: Configuration) {
    for situation in ["AB-CD", "Ab"] {
      let stage = Stage()
      let arranged = arranged(situation, configuration)
      let uikit = uikit(situation, configuration)
      for stack in [arranged, uikit] { stage.place(stack, width: 300, height: 200) }
      for (a, b) in zip(arranged.arrangedSubviews, uikit.arrangedSubviews)
      where !a.hasAmbiguousLayout && !b.hasAmbiguousLayout {
        #expect(a.place == b.place, "\(situation)")
      }
      #expect(!arranged.hasAmbiguousLayout)
    }
  }

  /// The margins guide of UIKit is written as margins of the stack, and shares are parts of it all.
  @Test(arguments: Configuration.all.filter { $0.spacing == 10 && !$0.isBaselineRelative })
  func marginsAreThoseOfUIKit(_ configuration: Configuration) {
    let arranged = arranged("ABC", configuration)
    let uikit = uikit("ABC", configuration)
    arranged.isLayoutMarginsRelativeArrangement = true
    uikit.isLayoutMarginsRelativeArrangement = true
    for stack in [arranged, uikit] { stack.updateConstraintsIfNeeded() }
    let isCentering = configuration.distribution == .equalCentering
    #expect(
      ConstraintSet(arranged.constraints, ignoringGapPriorities: isCentering)
        == ConstraintSet(uikit.constraints, ignoringGapPriorities: isCentering))
  }
}
