import HeadlessUIKit
import Support
import SwiftLayout
import Testing
import ViewSupport

/// An update gives what a fresh activation gives, whatever came before.
@MainActor @Suite struct LawTests {
  /// What a layout asks for, by names.
  private struct Plan {
    /// The number of the view around each view; nil for one that is not there.
    var parents: [Int?]
    var order: [Int]
    var rules: [Int: [Int]]
    var isArranged: Bool

    static let count = 7

    init(_ random: inout SplitMix64) {
      order = Array(1..<Self.count).shuffled(using: &random)
      parents = Array(repeating: nil, count: Self.count)
      rules = [:]
      isArranged = random.one(in: 2)
      for (place, index) in order.enumerated() where !random.one(in: 4) {
        // One that is there already, or the root.
        parents[index] = random.pick([0] + order[..<place].filter { parents[$0] != nil })
        rules[index] = (0..<3).map { _ in random.int(0...2) }
      }
    }
  }

  /// The views of a plan: a root, a stack, and others.
  @MainActor private struct Views {
    let all: [UIView]

    init() {
      all = (0..<Plan.count).map { index in
        let made = index == 1 ? UIStackView() : UIView()
        made.accessibilityIdentifier = "v\(index)"
        return made
      }
      all[0].frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    }

    func layout(_ plan: Plan) -> some Layout { layout(0, plan) }

    private func layout(_ index: Int, _ plan: Plan) -> ViewLayout<UIView> {
      let inner = plan.order.filter { plan.parents[$0] == index }.map { layout($0, plan) }
      return all[index].sl.anchors {
        if let rules = plan.rules[index] {
          anchors(rules, isArranged: plan.parents[index] == 1 && plan.isArranged)
        }
      }.sublayout {
        GroupLayout(option: plan.isArranged ? .none : .isNotArranged) {
          for layout in inner { layout }
        }
      }
    }

    @AnchorsBuilder private func anchors(_ rules: [Int], isArranged: Bool) -> Anchors {
      if isArranged {
        Anchors.width.equalTo(constant: 20 + CGFloat(rules[0])).priority(.init(600))
      } else {
        switch rules[0] {
        case 0: Anchors.leading.top.equalToSuper(inwardOffset: 5)
        case 1:
          Anchors.leading
          Anchors.top.equalToSuper(constant: 7)
        default: Anchors.leading.top.equalTo("v0", constant: 9)
        }
        switch rules[1] {
        case 0: Anchors.size.equalTo(width: 40, height: 30)
        case 1: Anchors.size.equalToSuper(heightOffset: -2)
        default: Anchors.width.height.equalTo("v0").multiplier(0.5)
        }
      }
      // The same again, which says nothing new.
      if rules[2] == 0, !isArranged {
        Anchors.leading.equalToSuper(inwardOffset: 5).priority(.init(1))
      }
    }

    /// The constraints that views hold, without those that the stack makes.
    var held: [String] {
      all.flatMap(\.constraints).filter { $0.identifier?.hasPrefix("UISV") != true }.map {
        ConstraintText.lines([$0])[0]
      }
    }

    /// The hierarchy, the constraints and the frames.
    func picture(_ activation: Activation) -> [String] {
      all[0].layoutIfNeeded()
      let views = all.filter { $0.superview != nil || $0 === all[0] }.map { view in
        let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
        @MainActor func names(_ views: [UIView]) -> String {
          views.map { $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
        }
        return "\(names([view])): \(view.place) [\(names(view.subviews))] [\(names(arranged))]"
      }
      return views + activation.rules + held.sorted()
    }
  }

  @Test(arguments: 0..<40) func updatesGiveWhatFreshActivationsGive(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let views = Views()
    let activation = Activation()
    for _ in 0..<6 {
      let plan = Plan(&random)
      let before = activation.activeConstraints
      views.layout(plan).update(fromActivation: activation)
      // What is asked for again is the same object.
      let kept = activation.activeConstraints.count { constraint in
        before.contains { $0 === constraint }
      }
      #expect(kept == activation.lastChange.kept)
      #expect(activation.activeConstraints.count(where: \.isActive) == activation.rules.count)
      let changes = activation.lastChange
      let fresh = Views()
      #expect(views.picture(activation) == fresh.picture(fresh.layout(plan).active()))
      let known = activation.activeConstraints.map(ObjectIdentifier.init)
      views.layout(plan).update(fromActivation: activation)
      #expect(activation.lastChange == Activation.Change(kept: known.count), "\(changes)")
      #expect(activation.activeConstraints.map(ObjectIdentifier.init) == known)
    }
    activation.deactive()
    #expect(views.all.flatMap(\.subviews).isEmpty && views.held == [])
  }
}
