import HeadlessUIKit
import SwiftLayout
import Testing
import ViewSupport

/// What activating, updating and deactivating do with views and constraints.
@MainActor @Suite struct ActivationTests {
  private let root = view("root", 100, 100)
  private let a = view("a")
  private let b = view("b")

  /// Counts what happens to its subviews.
  private final class Counter: UIView {
    var added = 0
    var removed = 0
    override func addSubview(_ view: UIView) {
      added += 1
      super.addSubview(view)
    }
    override func willRemoveSubview(_ subview: UIView) {
      removed += 1
      super.willRemoveSubview(subview)
    }
  }

  @Test func aLayoutDoesNothingUntilItIsActivated() {
    let layout = root.sl.sublayout {
      a.sl.onActivate { $0.tag = 1 }.anchors { Anchors.allSides }
    }
    #expect(root.subviews.isEmpty && root.constraints.isEmpty && a.tag == 0)
    layout.finalActive()
    #expect(root.subviews == [a] && root.constraints.count == 4 && a.tag == 1)
  }

  @Test func viewsAreAddedAgainOnEveryUpdate() {
    let counter = Counter()
    let layout = counter.sl.sublayout {
      a
      b
    }
    let activation = layout.active()
    #expect(counter.added == 2)
    counter.bringSubviewToFront(a)
    layout.update(fromActivation: activation)
    layout.update(fromActivation: activation)
    #expect(counter.added == 6 && counter.removed == 0)
    #expect(counter.subviews == [a, b])
  }

  @Test func rootsStayAsTheyAre() {
    let old = view("old")
    old.addSubview(root)
    let activation = root.sl.sublayout {
      a.sl.anchors { Anchors.allSides }
    }.active()
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(root.superview === old)
    let constraints = root.constraints
    activation.deactive()
    #expect(root.superview === old && a.superview == nil && root.subviews.isEmpty)
    #expect(constraints.allSatisfy { !$0.isActive } && root.constraints.isEmpty)
    #expect(activation.activeConstraints.isEmpty)
  }

  @Test func whatSomeoneElseMovedIsLeftWhereItIs() {
    let elsewhere = view("elsewhere")
    let activation = root.sl.sublayout { a }.active()
    elsewhere.addSubview(a)
    root.sl.sublayout { b }.update(fromActivation: activation)
    #expect(a.superview === elsewhere && b.superview === root)
    activation.deactive()
    #expect(a.superview === elsewhere && b.superview == nil)
  }

  @Test func whatAnActivationDidOutlivesIt() {
    var activation: Activation? = root.sl.sublayout {
      a.sl.anchors { Anchors.allSides }
    }.active()
    weak let known = activation
    activation = nil
    #expect(known == nil)
    #expect(a.superview === root && root.constraints.count == 4)
  }

  @Test func activationsKeepNothingAlive() {
    weak var label: UILabel?
    let activation = root.sl.sublayout {
      { () -> UILabel in
        let made = UILabel()
        label = made
        return made
      }().sl.identifying("label").sl.anchors { Anchors.top }
    }.active()
    #expect(label != nil && activation.viewForIdentifier("label") === label)
    root.subviews.first?.removeFromSuperview()
    #expect(label == nil && activation.viewForIdentifier("label") == nil)
    #expect(activation.activeConstraints.isEmpty)
    activation.deactive()
  }

  @Test func viewsWithoutANameAreNewOnEveryUpdate() {
    func layout() -> some Layout {
      root.sl.sublayout { UILabel().sl.anchors { Anchors.allSides } }
    }
    let activation = layout().active()
    let first = root.subviews
    layout().update(fromActivation: activation)
    #expect(root.subviews.count == 1 && root.subviews != first)
    #expect(activation.lastChange.added == 1 && activation.lastChange.removed == 1)
  }

  private func height(_ constant: CGFloat, _ activation: Activation) -> NSLayoutConstraint? {
    root.sl.sublayout {
      a.sl.anchors { Anchors.height.equalTo(constant: constant) }
    }.update(fromActivation: activation)
    return activation.activeConstraints.first
  }

  @Test func aChangedConstraintIsReplaced() throws {
    let activation = root.sl.sublayout {}.active()
    let first = try #require(height(10, activation))
    let second = try #require(height(20, activation))
    #expect(first !== second && !first.isActive && second.isActive)
    #expect(ConstraintText.lines(a.constraints) == ["a.height == 20"])
    // Someone else changed it: the layout brings back what it says.
    second.constant = 30
    let third = try #require(height(20, activation))
    #expect(third !== second && ConstraintText.lines(a.constraints) == ["a.height == 20"])
  }

  @Test func sameConstraintsCollapse() {
    let activation = root.sl.sublayout {
      a.sl.anchors {
        Anchors.cap
        Anchors.leading
        Anchors.width.equalTo(constant: 37)
        Anchors.size.equalTo(width: 37, height: 37)
      }
    }.active()
    #expect(root.constraints.count == 3 && a.constraints.count == 2)
    #expect(Set(activation.rules).count == 5 && activation.rules.count == 5)
  }

  @Test func whatOthersDeactivatedAndNobodyKeepsIsMadeAgain() throws {
    let activation = root.sl.sublayout {}.active()
    _ = height(10, activation)
    NSLayoutConstraint.deactivate(a.constraints)
    #expect(a.constraints.isEmpty)
    #expect(height(10, activation)?.isActive == true)
    #expect(a.constraints.count == 1)
  }

  @Test func whatOthersDeactivatedAndKeepStaysInactive() throws {
    let activation = root.sl.sublayout {}.active()
    let kept = try #require(height(10, activation))
    kept.isActive = false
    #expect(height(10, activation) === kept)
    #expect(!kept.isActive && a.constraints.isEmpty)
  }

  // The view is taken out of one place, which drops its constraints, before it is put into another.
  @Test func constraintsFollowAViewThatMovesInsideTheLayout() {
    let (left, right) = (view("left"), view("right"))
    func layout(_ isLeft: Bool) -> some Layout {
      let movable = a.sl.anchors { Anchors.width.equalTo(b) }
      return root.sl.sublayout {
        left.sl.sublayout { if isLeft { movable } }
        right.sl.sublayout { if !isLeft { movable } }
        b
      }
    }
    let activation = layout(false).active()
    let held = root.constraints
    #expect(ConstraintText.lines(held) == ["a.width == b.width"])
    layout(true).update(fromActivation: activation)
    #expect(a.superview === left && root.constraints == held && held[0].isActive)
    #expect(activation.lastChange == Activation.Change(added: 1, removed: 1, kept: 1))
  }

  @Test func onActivateRunsFirstEachTimeAndTheLastOneCounts() {
    var log: [String] = []
    let layout = root.sl.onActivate { _ in log.append("root") }.sublayout {
      a.sl.onActivate { _ in log.append("never") }.onActivate { view in
        log.append(view.superview == nil ? "a alone" : "a inside")
      }
    }
    let activation = layout.active()
    layout.update(fromActivation: activation)
    #expect(log == ["root", "a alone", "root", "a inside"])
  }

  @Test func layoutsOfOnesOwnHearOfActivations() {
    final class Log { var lines: [String] = [] }
    struct Probe: Layout {
      let inner: UIView
      let log: Log
      var sublayouts: [any Layout] { [ViewLayout(inner)] }
      func layoutWillActivate() { log.lines.append("will \(inner.superview == nil)") }
      func layoutDidActivate() { log.lines.append("did \(inner.superview == nil)") }
    }
    let log = Log()
    root.sl.sublayout { Probe(inner: a, log: log) }.finalActive()
    #expect(log.lines == ["will true", "did false"])
  }

  @Test func storing() {
    var (list, set): ([Activation], Set<Activation>) = ([], [])
    root.sl.sublayout { a }.active().store(&list)
    list[0].store(&set)
    list[0].store(&set)
    #expect(list.count == 1 && set == [list[0]])
    #expect(list.viewForIdentifier("a") === a && set.viewForIdentifier("a") === a)
  }

  @Test func constraintsCanBeChangedInPlaceByTheirName() {
    let layout = root.sl.sublayout {
      a.sl.anchors {
        Anchors.top.leading.identifier("gap")
        Anchors.width.equalTo(constant: 5).identifier("width")
      }
    }
    let activation = layout.active()
    let all = activation.activeConstraints
    activation.anchors("gap").update(constant: 4)
    activation.anchors("gap", attribute: .leading).update(constant: 9, priority: .defaultLow)
    activation.anchors("width") { $0.constant > 5 }.update(constant: 6)
    activation.anchors("nothing").update(constant: 1)
    #expect(
      activation.rules == [
        "a.top == root.top + 4 'gap'", "a.leading == root.leading + 9 @250 'gap'",
        "a.width == 5 'width'",
      ])
    #expect(all == activation.activeConstraints)
    layout.update(fromActivation: activation)
    #expect(activation.lastChange == Activation.Change(activated: 2, deactivated: 2, kept: 1))
    #expect(activation.rules[0] == "a.top == root.top 'gap'")
  }

  /// What finds them finds them again, though the layout replaced them meanwhile.
  @Test func whatChangesConstraintsOutlivesAnUpdate() throws {
    func layout(_ width: CGFloat) -> some Layout {
      root.sl.sublayout {
        a.sl.anchors {
          Anchors.leading.identifier("gap")
          Anchors.width.equalTo(constant: width).identifier("gap")
        }
      }
    }
    let activation = layout(5).active()
    let gaps = activation.anchors("gap")
    let wide = activation.anchors("gap", attribute: .width) { $0.constant > 6 }
    #expect(gaps.constraints.count == 2 && wide.constraints.isEmpty)
    gaps.update(constant: 7)
    #expect(activation.rules == ["a.leading == root.leading + 7 'gap'", "a.width == 7 'gap'"])
    layout(6).update(fromActivation: activation)
    #expect(activation.rules == ["a.leading == root.leading 'gap'", "a.width == 6 'gap'"])
    #expect(wide.constraints.isEmpty)
    gaps.update(constant: 8, priority: .defaultHigh)
    #expect(
      activation.rules == ["a.leading == root.leading + 8 @750 'gap'", "a.width == 8 @750 'gap'"])
    #expect(try #require(wide.constraints.first).isActive)
    #expect(gaps.constraints == activation.activeConstraints)
    activation.deactive()
    #expect(gaps.constraints.isEmpty)
  }

  /// Views and guides of an effect view go where what it shows belongs.
  @Test func whatAnEffectViewHoldsGoesToItsContentView() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let gap = UILayoutGuide()
    func layout(_ hasGap: Bool) -> some Layout {
      root.sl.sublayout {
        effect.sl.anchors { Anchors.allSides }.sublayout {
          if hasGap {
            gap.sl.anchors {
              Anchors.cap
              Anchors.height.equalTo(constant: 30)
            }
          }
          a.sl.anchors {
            if hasGap { Anchors.top.equalTo(gap, attribute: .bottom) } else { Anchors.top }
            Anchors.shoe
          }
        }
      }
    }
    let activation = layout(true).active(forceLayout: true)
    #expect(a.superview === effect.contentView && gap.owningView === effect.contentView)
    #expect(effect.layoutGuides.isEmpty && effect.contentView.layoutGuides == [gap])
    #expect(a.frame.place == "0 30 100 70" && gap.layoutFrame.place == "0 0 100 30")
    #expect(activation.lastChange.added == 3)
    layout(true).update(fromActivation: activation)
    #expect(activation.lastChange.added == 0 && activation.lastChange.kept == 12)
    layout(false).update(fromActivation: activation, forceLayout: true)
    #expect(gap.owningView == nil && effect.contentView.layoutGuides.isEmpty)
    #expect(a.frame.place == "0 0 100 100")
    layout(true).update(fromActivation: activation)
    activation.deactive()
    #expect(gap.owningView == nil && a.superview == nil)
  }

  @Test func guidesInTheTree() {
    let (gap, other) = (UILayoutGuide(), UILayoutGuide())
    func layout(_ flag: Bool) -> some Layout {
      root.sl.sublayout {
        if flag { gap } else { other }
        gap.sl.identifying("gap").onActivate { _ in }.anchors {
          Anchors.cap
          Anchors.height.equalTo(constant: 30)
        }
        a.sl.anchors {
          Anchors.top.equalTo("gap", attribute: .bottom)
          Anchors.shoe
        }
      }
    }
    let activation = layout(false).active(forceLayout: true)
    #expect(root.layoutGuides == [other, gap])
    #expect(activation.layoutGuideForIdentifier("gap") === gap)
    #expect(gap.layoutFrame.place == "0 0 100 30" && a.frame.place == "0 30 100 70")
    layout(true).update(fromActivation: activation)
    #expect(root.layoutGuides == [gap] && activation.lastChange.removed == 1)
    activation.deactive()
    #expect(root.layoutGuides.isEmpty && root.subviews.isEmpty)
  }

  @Test func forcedLayoutGivesFramesAtOnce() {
    let layout = root.sl.sublayout { a.sl.anchors { Anchors.allSides } }
    let activation = layout.active()
    #expect(a.frame == .zero)
    layout.update(fromActivation: activation, forceLayout: true)
    #expect(a.frame.place == "0 0 100 100")
    #expect(layout.active(mode: .forced).lastChange.added == 0)
    layout.update(fromActivation: activation, mode: .immediate)
  }

  @Test func aSuperviewTurnsWhatIsInside() {
    root.semanticContentAttribute = .forceRightToLeft
    root.sl.sublayout {
      a.sl.anchors {
        Anchors.leading.top.equalToSuper(inwardOffset: 10)
        Anchors.size.equalTo(width: 40, height: 20)
      }
      b.sl.anchors {
        Anchors.leading.equalTo(a, attribute: .trailing, constant: 5)
        Anchors.top.equalTo(a)
        Anchors.size.equalTo(width: 30, height: 20)
      }
    }.finalActive(forceLayout: true)
    #expect([a.frame.place, b.frame.place] == ["50 10 40 20", "15 10 30 20"])
  }

  @Test func newViewsDoNotComeFromNowhere() {
    let layout = root.sl.sublayout {
      a.sl.anchors {
        Anchors.center
        Anchors.size.equalTo(width: 40, height: 20)
      }
    }
    UIView.animate(withDuration: 1) { layout.finalActive(forceLayout: true) }
    #expect(a.frame.place == "30 40 40 20" && a.layer.animationKeys() == nil)
    #expect(a.simulatedFrame(atAnimationFraction: 0) == a.frame)

    UIView.animate(withDuration: 1, options: .curveLinear) {
      root.sl.sublayout {
        a.sl.anchors { Anchors.leading.equalToSuper(constant: 50).priority(.init(900)) }
        b.sl.anchors { Anchors.allSides }
      }.active(forceLayout: true)
      NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstAttribute == .centerX })
      root.layoutIfNeeded()
    }
    #expect(a.layer.animationKeys() == ["position"] && b.layer.animationKeys() == nil)
    #expect(a.simulatedFrame(atAnimationFraction: 0).place == "30 40 40 20")
    #expect(a.simulatedFrame(atAnimationFraction: 0.25).place == "35 40 40 20")
    #expect(a.simulatedFrame(atAnimationFraction: 1).place == "50 40 40 20")
  }
}
