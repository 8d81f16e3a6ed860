import HeadlessUIKit
import SwiftLayout
import Testing
import ViewSupport

/// Which hierarchies the blocks of layouts stand for.
@MainActor @Suite struct BuilderTests {
  private let root = view("root", 100, 100)
  private let views = (0..<24).map { view("v\($0)") }

  private func names(@LayoutBuilder _ build: () -> some Layout) -> [String?] {
    root.sl.sublayout(build).finalActive()
    return root.subviews.map(\.accessibilityIdentifier)
  }

  @Test func anyNumberOfViews() {
    #expect(names {} == [])
    #expect(names { views[0] } == ["v0"])
    let v = views
    let all = names {
      v[0]
      v[1]
      v[2]
      v[3]
      v[4]
      v[5]
      v[6]
      v[7]
      v[8]
      v[9]
      v[10]
      v[11]
      v[12].sl.anchors { Anchors.top }
    }
    #expect(all == (0...12).map { "v\($0)" })
  }

  @Test func conditionsLoopsAndOptionals() {
    enum Kind: CaseIterable { case one, two, three }
    let (none, some): (UIView?, UIView?) = (nil, views[4])
    let (noLayout, layout): (ViewLayout<UIView>?, ViewLayout<UIView>?) = (
      nil, views[5].sl.anchors { Anchors.top }
    )
    let (noGuide, any): (UILayoutGuide?, any Layout) = (nil, views[23].sl.eraseToAnyLayout())
    func block(_ kind: Kind) -> [String?] {
      for view in root.subviews { view.removeFromSuperview() }
      return names {
        if kind == .one { views[0] }
        if kind == .one {
          views[1]
        } else if kind == .two {
          views[2]
        } else {
          views[3].sl.sublayout { views[20] }
        }
        none
        some
        noLayout
        layout
        noGuide
        AnyLayout(any)
        switch kind {
        case .one: views[6]
        case .two:
          views[7]
          views[8]
        case .three: ListLayout([])
        }
        for index in 9..<12 {
          let view = views[index]
          view
        }
        if #available(macOS 10.15, *) { views[12] }
      }
    }
    let (middle, rest) = (["v4", "v5", "v23"], ["v9", "v10", "v11", "v12"])
    #expect(block(.one) == ["v0", "v1"] + middle + ["v6"] + rest)
    #expect(block(.two) == ["v2"] + middle + ["v7", "v8"] + rest)
    #expect(block(.three) == ["v3"] + middle + rest)
    #expect(views[20].superview === views[3])
  }

  @Test func chainsAppendAndLayoutsAreValues() {
    let (box, first, second) = (views[0], views[1], views[2])
    let plain = box.sl.anchors { Anchors.top }
    let longer = plain.anchors { Anchors.leading }.sublayout { first }.sublayout { second }
      .anchors { Anchors.height.equalTo(constant: 3) }
    #expect(
      root.sl.sublayout { longer }.active().rules == [
        "v0.top == root.top", "v0.leading == root.leading", "v0.height == 3",
      ])
    #expect(box.subviews == [first, second])
    // In SwiftLayout the chain would have grown the first layout as well.
    #expect(root.sl.sublayout { plain }.active().rules == ["v0.top == root.top"])
    #expect(plain.sl.sublayouts.isEmpty)
  }

  @Test func theSameViewMayAppearAgainAsARoot() {
    let (box, inner) = (views[0], views[1])
    @LayoutBuilder var layout: some Layout {
      root.sl.sublayout {
        box.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: 10) }
      }
      box.sl.sublayout {
        inner.sl.anchors { Anchors.allSides }
      }
    }
    let activation = layout.active(forceLayout: true)
    #expect(box.superview === root && inner.superview === box)
    #expect([box.frame.place, inner.frame.place] == ["10 10 80 80", "0 0 80 80"])
    layout.update(fromActivation: activation)
    #expect(activation.lastChange == Activation.Change(kept: 8))
    activation.deactive()
    #expect(box.superview == nil && root.subviews.isEmpty)
  }

  @Test func identifiersNameViewsAndTheFirstOfSeveralCounts() {
    let (first, second) = (UIView().sl.identifying("same"), UIView().sl.identifying("same"))
    let layout: ViewLayout<UILabel> = UILabel().sl.identifying("label")
    #expect(layout.view?.accessibilityIdentifier == "label")
    let activation = root.sl.sublayout {
      views[0].sl.anchors { Anchors.top.equalTo("same", attribute: .bottom) }
      first
      second
      UIView().sl.onActivate { $0.tag = 7 }.identifying("later")
    }.active()
    #expect(activation.activeConstraints.first?.secondItem === first)
    #expect(activation.viewForIdentifier("same") === first)
    #expect(activation.viewForIdentifier("later")?.tag == 7)
    #expect(activation.viewForIdentifier("nobody") == nil)
    #expect([activation].viewForIdentifier("same") === first)
    #expect([Activation]().viewForIdentifier("same") == nil)
  }

  @Test func groupsTellStacksWhatNotToArrange() {
    let stack = UIStackView()
    let v = views
    stack.sl.sublayout {
      GroupLayout(option: .isNotArranged) {
        v[0]
        if v.count > 1 { v[1] }
        GroupLayout { v[2] }
        v[3].sl.sublayout {
          UIStackView().sl.identifying("inner").sl.sublayout { v[4] }
        }
      }
      v[5]
    }.finalActive()
    #expect(stack.subviews == [v[0], v[1], v[2], v[3], v[5]])
    #expect(stack.arrangedSubviews == [v[2], v[5]])
    #expect((v[4].superview as? UIStackView)?.arrangedSubviews == [v[4]])
  }

  @Test func whatEffectViewsShowGoesIntoTheirContent() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let inner = views[0]
    let layout = root.sl.sublayout {
      effect.sl.anchors { Anchors.allSides }.sublayout {
        inner.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: 5) }
      }
    }
    let activation = layout.active(forceLayout: true)
    #expect(inner.superview === effect.contentView)
    #expect(inner.frame.place == "5 5 90 90")
    layout.update(fromActivation: activation)
    #expect(activation.lastChange == Activation.Change(kept: 8))
    activation.deactive()
    #expect(inner.superview == nil)
  }

  @Test func modulesAreDescribedOncePerActivation() {
    struct Badge: ModularLayout {
      let text: String
      var layout: some Layout {
        UILabel().sl.identifying("badge").sl.onActivate { $0.text = text }.anchors {
          Anchors.top.leading
        }
        UIView()
      }
    }
    let activation = root.sl.sublayout { Badge(text: "new") }.active()
    #expect((activation.viewForIdentifier("badge") as? UILabel)?.text == "new")
    #expect((root.subviews.first as? UILabel)?.text == "new")
    #expect(root.subviews.count == 2)
  }
}
