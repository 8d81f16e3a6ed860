import HeadlessUIKit
import SwiftLayout
import Testing
import ViewSupport

/// Layouts with the rules, the order and the frames that SwiftLayout gives them.
@MainActor @Suite struct AcceptanceTests {
  private let a = view("a")
  private let b = view("b")

  @Test func allSidesInwards() {
    let (root, box, inner) = (view("root", 300, 200), view("box"), view("inner"))
    let activation = root.sl.sublayout {
      box.sl.anchors {
        Anchors.allSides.equalToSuper(inwardOffset: 10)
      }.sublayout {
        inner.sl.anchors {
          Anchors.allSides.equalToSuper(inwardOffset: 5)
        }
      }
    }.active()
    #expect(
      activation.rules == [
        "box.top == root.top + 10", "box.bottom == root.bottom - 10",
        "box.leading == root.leading + 10", "box.trailing == root.trailing - 10",
        "inner.top == box.top + 5", "inner.bottom == box.bottom - 5",
        "inner.leading == box.leading + 5", "inner.trailing == box.trailing - 5",
      ])
    #expect(box.placed == "10 10 280 180")
    #expect(inner.placed == "5 5 270 170")
  }

  @Test func capAndShoe() {
    let (root, top, bottom) = (view("root", 200, 400), view("top"), view("bottom"))
    let activation = root.sl.sublayout {
      top.sl.anchors {
        Anchors.cap
        Anchors.height.equalToSuper().multiplier(0.25)
      }
      bottom.sl.anchors {
        Anchors.top.equalTo(top, attribute: .bottom, constant: 8)
        Anchors.shoe
      }
    }.active()
    #expect(
      activation.rules == [
        "top.top == root.top", "top.leading == root.leading", "top.trailing == root.trailing",
        "top.height == root.height * 0.25", "bottom.top == top.bottom + 8",
        "bottom.bottom == root.bottom", "bottom.leading == root.leading",
        "bottom.trailing == root.trailing",
      ])
    #expect(top.placed == "0 0 200 100")
    #expect(bottom.placed == "0 108 200 292")
  }

  @Test func constantsAreRawAndInwardOffsetsAreNot() {
    let root = view("root", 100, 100)
    let activation = root.sl.sublayout {
      a.sl.anchors {
        Anchors.vertical.equalToSuper(inwardOffset: 11)
        Anchors.horizontal.equalToSuper(constant: 11)
      }
      b.sl.anchors {
        Anchors.center.equalTo(a)
        Anchors.size.equalTo(a, widthOffset: -20, heightOffset: -10)
      }
    }.active()
    #expect(
      activation.rules == [
        "a.top == root.top + 11", "a.bottom == root.bottom - 11",
        "a.leading == root.leading + 11", "a.trailing == root.trailing + 11",
        "b.centerX == a.centerX", "b.centerY == a.centerY", "b.width == a.width - 20",
        "b.height == a.height - 10",
      ])
    #expect(a.placed == "11 11 100 78")
    #expect(b.placed == "21 16 80 68")
  }

  @Test func multipliedCentres() {
    let root = view("root", 200, 100)
    let activation = root.sl.sublayout {
      a.sl.anchors {
        Anchors.centerX.equalToSuper().multiplier(1.2)
        Anchors.centerY.equalToSuper().multiplier(0.8)
        Anchors.width.height.equalTo(constant: 40)
      }
    }.active()
    #expect(
      activation.rules == [
        "a.centerX == root.centerX * 1.2", "a.centerY == root.centerY * 0.8", "a.width == 40",
        "a.height == 40",
      ])
    #expect(a.placed == "100 20 40 40")
  }

  @Test func multipliersCountFromTheNearestCommonAncestor() {
    let (root, p) = (view("root", 300, 300), view("p"))
    root.sl.sublayout {
      p.sl.anchors {
        Anchors.leading.top.equalToSuper(constant: 20)
        Anchors.size.equalTo(width: 160, height: 100)
      }.sublayout {
        a.sl.anchors {
          Anchors.centerX.equalToSuper().multiplier(1.5)
          Anchors.top
          Anchors.width.height.equalTo(constant: 10)
        }
      }
    }.finalActive()
    #expect(a.placed == "115 0 10 10")
  }

  @Test func anUnknownIdentifierIsTheSuperviewAndAWarning() {
    let root = view("root", 100, 100)
    let activation = root.sl.sublayout {
      a.sl.anchors {
        Anchors.top.equalTo("nope", attribute: .bottom)
        Anchors.leading.equalTo("nope")
      }
    }.active()
    #expect(activation.rules == ["a.top == root.bottom", "a.leading == root.leading"])
    #expect(activation.warnings == [.unknownIdentifier("nope")])
  }

  @Test func updates() {
    let (host, box) = (view("host", 90, 90), view("box"))
    let (child, friend) = (view("child"), view("friend"))
    func layout(_ flag: Bool) -> some Layout {
      host.sl.sublayout {
        box.sl.anchors {
          if flag {
            Anchors.allSides
          } else {
            Anchors.size.equalTo(width: 50, height: 50)
            Anchors.center
          }
        }.sublayout {
          if flag {
            child.sl.anchors { Anchors.allSides }
          } else {
            friend.sl.anchors { Anchors.allSides }
          }
        }
      }
    }
    let activation = layout(true).active()
    #expect(activation.lastChange.activated == 8)
    #expect([box.placed, child.placed] == ["0 0 90 90", "0 0 90 90"])

    let same = layout(false).update(fromActivation: activation)
    #expect(same === activation)
    #expect(activation.lastChange.activated == 8 && activation.lastChange.deactivated == 8)
    #expect(activation.lastChange.added == 1 && activation.lastChange.removed == 1)
    #expect(child.superview == nil && box.subviews == [friend])
    #expect([box.placed, friend.placed] == ["20 20 50 50", "0 0 50 50"])

    let before = activation.activeConstraints
    layout(false).update(fromActivation: activation)
    #expect(activation.lastChange.activated == 0 && activation.lastChange.deactivated == 0)
    #expect(activation.lastChange.kept == 8)
    #expect(
      before.map(ObjectIdentifier.init) == activation.activeConstraints.map(ObjectIdentifier.init))
    #expect([box.placed, friend.placed] == ["20 20 50 50", "0 0 50 50"])
  }

  @Test func stacksArrangeWhatIsInside() {
    let (host, bg) = (view("host", 40, 80), view("bg"))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    func layout(_ showA: Bool) -> some Layout {
      host.sl.sublayout {
        stack.sl.anchors {
          Anchors.allSides
        }.sublayout {
          GroupLayout(option: .isNotArranged) {
            bg.sl.anchors { Anchors.allSides }
          }
          if showA { a }
          b
        }
      }
    }
    let activation = layout(true).active()
    #expect(stack.arrangedSubviews == [a, b])
    #expect(stack.subviews == [bg, a, b])
    #expect([a.placed, b.placed, bg.placed] == ["20 0 0 40", "20 40 0 40", "0 0 40 80"])

    layout(false).update(fromActivation: activation)
    #expect(stack.arrangedSubviews == [b] && stack.subviews == [bg, b])
    #expect(b.placed == "20 0 0 80")

    layout(true).update(fromActivation: activation)
    #expect(stack.arrangedSubviews == [a, b] && stack.subviews == [bg, a, b])
    #expect([a.placed, b.placed] == ["20 0 0 40", "20 40 0 40"])
  }

  @Test func guidesAsTargets() {
    let root = view("root", 200, 300)
    root.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let activation = root.sl.sublayout {
      a.sl.anchors {
        Anchors.vertical.equalTo(root.safeAreaLayoutGuide)
        Anchors.horizontal.equalToSuper(inwardOffset: 12)
      }
    }.active()
    #expect(
      activation.rules == [
        "a.top == UIViewSafeAreaLayoutGuide.top", "a.bottom == UIViewSafeAreaLayoutGuide.bottom",
        "a.leading == root.leading + 12", "a.trailing == root.trailing - 12",
      ])
    #expect(a.placed == "12 20 176 246")
  }

  @Test func prioritiesInequalitiesAndMultipliers() {
    let root = view("root", 200, 100)
    let activation = root.sl.sublayout {
      a.sl.anchors {
        Anchors.leading.top
        Anchors.width.equalTo(constant: 300).priority(.defaultHigh)
        Anchors.width.lessThanOrEqualToSuper(constant: -40)
        Anchors.height.equalTo(constant: 20)
      }
      b.sl.anchors {
        Anchors.top.equalTo(a, attribute: .bottom)
        Anchors.centerX.equalTo(a)
        Anchors.width.equalTo(a).multiplier(0.5)
        Anchors.height.equalTo(a, constant: 4).multiplier(0.5)
      }
    }.active()
    #expect(
      activation.rules == [
        "a.leading == root.leading", "a.top == root.top", "a.width == 300 @750",
        "a.width <= root.width - 40", "a.height == 20", "b.top == a.bottom",
        "b.centerX == a.centerX", "b.width == a.width * 0.5", "b.height == a.height * 0.5 + 4",
      ])
    #expect(a.placed == "0 0 160 20")
    #expect(b.placed == "40 20 80 14")
  }
}
