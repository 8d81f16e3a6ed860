import HeadlessUIKit
import SwiftLayout
import Testing
import ViewSupport

/// Which rules the words of anchors stand for.
@MainActor @Suite struct AnchorsTests {
  private let root = view("root", 300, 200)
  private let a = view("a")
  private let b = view("b")

  /// The rules of `a` inside of `root`, beside `b`.
  private func rules(@AnchorsBuilder _ build: () -> Anchors) -> [String] {
    ConstraintText.lines(
      build().constraints(item: a, toItem: root, viewDic: ["b": b]))
  }

  @Test func everyWordAlone() {
    let x = [
      Anchors.centerX, Anchors.leading, Anchors.trailing, Anchors.left, Anchors.right,
      Anchors.centerXWithinMargins, Anchors.leftMargin, Anchors.rightMargin,
      Anchors.leadingMargin, Anchors.trailingMargin,
    ]
    let y = [
      Anchors.centerY, Anchors.top, Anchors.bottom, Anchors.firstBaseline, Anchors.lastBaseline,
      Anchors.centerYWithinMargins, Anchors.topMargin, Anchors.bottomMargin,
    ]
    let names = [
      "centerX", "leading", "trailing", "left", "right", "centerXWithinMargins", "leftMargin",
      "rightMargin", "leadingMargin", "trailingMargin", "centerY", "top", "bottom",
      "firstBaseline", "lastBaseline", "centerYWithinMargins", "topMargin", "bottomMargin",
      "height", "width",
    ]
    #expect(
      rules {
        for word in x { word }
        for word in y { word }
        Anchors.height
        Anchors.width
      } == names.map { "a.\($0) == root.\($0)" })
  }

  @Test(arguments: [
    ("horizontal", "leading trailing"), ("vertical", "top bottom"),
    ("allSides", "top bottom leading trailing"), ("cap", "top leading trailing"),
    ("shoe", "bottom leading trailing"), ("size", "width height"), ("center", "centerX centerY"),
  ])
  func composites(_ word: String, _ members: String) {
    let rules = rules {
      switch word {
      case "horizontal": Anchors.horizontal
      case "vertical": Anchors.vertical
      case "allSides": Anchors.allSides
      case "cap": Anchors.cap
      case "shoe": Anchors.shoe
      case "size": Anchors.size
      default: Anchors.center
      }
    }
    #expect(rules == members.split(separator: " ").map { "a.\($0) == root.\($0)" })
  }

  @Test func chainsKeepTheirOrderAndKnowTheirKind() {
    let x: AnchorsExpression<AnchorsXAxis> = Anchors.trailing.leading.centerX
    let y: AnchorsExpression<AnchorsYAxis> = Anchors.bottom.top
    let lengths: AnchorsExpression<AnchorsDimension> = Anchors.height.width
    let mixed: AnchorsMixedExpression = Anchors.bottom.leading.height.top.trailingMargin
    func names(_ attributes: [NSLayoutConstraint.Attribute]) -> String {
      attributes.map { "\($0)" }.joined(separator: " ")
    }
    #expect(names(x.attributes) == "trailing leading centerX")
    #expect(names(y.attributes) == "bottom top")
    #expect(names(lengths.attributes) == "height width")
    #expect(names(mixed.attributes) == "bottom leading height top trailingMargin")
    #expect(names(Anchors.top.horizontal.attributes) == "top leading trailing")
    #expect(names(Anchors.width.vertical.attributes) == "width top bottom")
  }

  @Test func relationsOfPlaces() {
    #expect(
      rules {
        Anchors.trailing.equalToSuper()
        Anchors.trailing.greaterThanOrEqualToSuper(constant: 3)
        Anchors.trailing.lessThanOrEqualToSuper(attribute: .centerX, constant: 3)
        Anchors.trailing.equalToSuper(inwardOffset: 3)
        Anchors.trailing.greaterThanOrEqualToSuper(attribute: .leading, inwardOffset: 3)
        Anchors.trailing.lessThanOrEqualToSuper(inwardOffset: 3)
        Anchors.top.equalTo(b)
        Anchors.top.greaterThanOrEqualTo(b, attribute: .bottom)
        Anchors.top.lessThanOrEqualTo(b, constant: -2)
        Anchors.bottom.equalTo("b", inwardOffset: -2)
        Anchors.bottom.greaterThanOrEqualTo("b", attribute: .top, inwardOffset: 2)
        Anchors.bottom.lessThanOrEqualTo("b", attribute: .top, inwardOffset: 2)
      } == [
        "a.trailing == root.trailing", "a.trailing >= root.trailing + 3",
        "a.trailing <= root.centerX + 3", "a.trailing == root.trailing - 3",
        "a.trailing >= root.leading - 3", "a.trailing <= root.trailing - 3", "a.top == b.top",
        "a.top >= b.bottom", "a.top <= b.top - 2", "a.bottom == b.bottom + 2",
        "a.bottom >= b.top - 2", "a.bottom <= b.top - 2",
      ])
  }

  @Test func relationsToAnchors() {
    #expect(
      rules {
        Anchors.leading.equalTo(b.trailingAnchor)
        Anchors.leading.greaterThanOrEqualTo(b.centerXAnchor, constant: 4)
        Anchors.leading.trailing.lessThanOrEqualTo(b.leadingAnchor, inwardOffset: 4)
        Anchors.top.bottom.equalTo(b.topAnchor, inwardOffset: 4)
        Anchors.top.greaterThanOrEqualTo(root.safeAreaLayoutGuide.topAnchor)
        Anchors.top.lessThanOrEqualTo(b.firstBaselineAnchor, constant: 1)
      } == [
        "a.leading == b.trailing", "a.leading >= b.centerX + 4", "a.leading <= b.leading + 4",
        "a.trailing <= b.leading - 4", "a.top == b.top + 4", "a.bottom == b.top - 4",
        "a.top >= UIViewSafeAreaLayoutGuide.top", "a.top <= b.firstBaseline + 1",
      ])
  }

  // SwiftLayout finds out what an anchor is by relating it to a leading edge, which UIKit refuses
  // for left and right.
  @Test func leftAndRightAnchorsDoNotRaise() {
    var result: [String] = []
    let raised = LayoutException.recording {
      result = rules {
        Anchors.left.equalTo(b.rightAnchor, constant: 8)
        Anchors.right.lessThanOrEqualTo(b.leftAnchor, inwardOffset: 8)
      }
    }
    #expect(raised == [])
    #expect(result == ["a.left == b.right + 8", "a.right <= b.left - 8"])
  }

  @Test func distancesBetweenAnchorsAreNoAttributes() {
    let gap = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    var result = ["?"]
    let raised = LayoutException.recording {
      result = rules { Anchors.width.equalTo(gap) }
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"] && result == [])
  }

  @Test func anchorsOfItemsThatAreGoneRelateToNothing() {
    var gone: UIView? = UIView()
    guard let anchor = gone?.widthAnchor else { return }
    gone = nil
    #expect(gone == nil && rules { Anchors.width.equalTo(anchor, constant: 4) } == ["a.width == 4"])
  }

  @Test func relationsOfLengths() {
    #expect(
      rules {
        Anchors.width.equalTo(constant: 10)
        Anchors.width.height.greaterThanOrEqualTo(constant: 10)
        Anchors.height.lessThanOrEqualTo(constant: 10)
        Anchors.width.equalTo(b.heightAnchor)
        Anchors.width.greaterThanOrEqualTo(b.widthAnchor, constant: 1)
        Anchors.width.lessThanOrEqualTo(b.widthAnchor, constant: 1)
        Anchors.width.equalTo(b, attribute: .height, constant: 2)
        Anchors.height.greaterThanOrEqualToSuper(constant: -2)
        Anchors.height.lessThanOrEqualToSuper(attribute: .width, inwardOffset: 2)
      } == [
        "a.width == 10", "a.width >= 10", "a.height >= 10", "a.height <= 10",
        "a.width == b.height", "a.width >= b.width + 1", "a.width <= b.width + 1",
        "a.width == b.height + 2", "a.height >= root.height - 2", "a.height <= root.width + 2",
      ])
  }

  @Test func relationsOfMixedAttributes() {
    #expect(
      rules {
        Anchors.top.trailing.equalToSuper()
        Anchors.top.trailing.greaterThanOrEqualToSuper(constant: 5)
        Anchors.top.trailing.lessThanOrEqualToSuper(inwardOffset: 5)
        Anchors.cap.equalTo(b, constant: 6)
        Anchors.top.width.greaterThanOrEqualTo("b", inwardOffset: 6)
        Anchors.shoe.lessThanOrEqualTo(b, inwardOffset: 6)
        Anchors.allSides.equalTo(root.safeAreaLayoutGuide)
      } == [
        "a.top == root.top", "a.trailing == root.trailing", "a.top >= root.top + 5",
        "a.trailing >= root.trailing + 5", "a.top <= root.top + 5",
        "a.trailing <= root.trailing - 5", "a.top == b.top + 6", "a.leading == b.leading + 6",
        "a.trailing == b.trailing + 6", "a.top >= b.top + 6", "a.width >= b.width + 6",
        "a.bottom <= b.bottom - 6", "a.leading <= b.leading + 6", "a.trailing <= b.trailing - 6",
        "a.top == UIViewSafeAreaLayoutGuide.top", "a.bottom == UIViewSafeAreaLayoutGuide.bottom",
        "a.leading == UIViewSafeAreaLayoutGuide.leading",
        "a.trailing == UIViewSafeAreaLayoutGuide.trailing",
      ])
  }

  @Test func sizeAndCenter() {
    #expect(
      rules {
        Anchors.size.equalTo(CGSize(width: 1, height: 2))
        Anchors.size.equalTo(width: 3, height: 4)
        Anchors.size.equalToSuper(heightOffset: -5)
        Anchors.size.equalTo(b, widthOffset: 6)
        Anchors.center.equalToSuper(xOffset: 7)
        Anchors.center.equalTo("b", yOffset: -8)
      } == [
        "a.width == 1", "a.height == 2", "a.width == 3", "a.height == 4", "a.width == root.width",
        "a.height == root.height - 5", "a.width == b.width + 6", "a.height == b.height",
        "a.centerX == root.centerX + 7", "a.centerY == root.centerY",
        "a.centerX == b.centerX", "a.centerY == b.centerY - 8",
      ])
  }

  @Test func oneAttributeOfTheTargetForAllMembers() {
    #expect(
      rules { Anchors.top.bottom.equalTo(b, attribute: .top) } == [
        "a.top == b.top", "a.bottom == b.top",
      ])
  }

  @Test func insideOffsetsTurnAroundAtFarEdgesOnly() {
    #expect(
      rules {
        Anchors.left.right.centerX.leftMargin.rightMargin.leadingMargin.trailingMargin
          .equalToSuper(inwardOffset: 1)
        Anchors.centerY.firstBaseline.lastBaseline.topMargin.bottomMargin
          .equalToSuper(inwardOffset: 1)
      }.map { String($0.suffix(3)) } == [
        "+ 1", "- 1", "+ 1", "+ 1", "- 1", "+ 1", "- 1", "+ 1", "+ 1", "+ 1", "+ 1", "- 1",
      ])
  }

  @Test func modifiersHoldForAllRules() {
    #expect(
      rules {
        Anchors.top.width.equalTo(b, constant: 4).multiplier(0.5).priority(.defaultLow)
          .identifier("gap")
        Anchors.width.equalTo(constant: 3).priority(.init(999.5))
        Anchors.top.multiplier(10)
        Anchors.leading.priority(.defaultHigh)
        Anchors.trailing.identifier("end")
        Anchors.sl.top.bottom
      } == [
        "a.top == b.top * 0.5 + 4 @250 'gap'", "a.width == b.width * 0.5 + 4 @250 'gap'",
        "a.width == 3 @999.5", "a.top == root.top * 10", "a.leading == root.leading @750",
        "a.trailing == root.trailing 'end'", "a.top == root.top", "a.bottom == root.bottom",
      ])
  }

  @Test func modifyingChangesTheObjectItself() {
    let anchors = Anchors.top.bottom.equalToSuper()
    #expect(anchors.multiplier(2) === anchors)
    #expect(rules { anchors } == ["a.top == root.top * 2", "a.bottom == root.bottom * 2"])
  }

  @Test func blocks() {
    let (yes, none): (Bool, Anchors?) = (true, nil)
    let (some, nothing): (AnchorsMixedExpression?, AnchorsSizeExpression?) = (Anchors.cap, nil)
    enum Side { case top, bottom }
    func block(_ side: Side) -> [String] {
      rules {
        let width = Anchors.width.equalTo(constant: 7)
        if yes { width }
        if !yes { Anchors.height }
        none
        some
        nothing
        switch side {
        case .top: Anchors.top
        case .bottom: Anchors.bottom
        }
        for index in 1...2 { Anchors.height.equalTo(constant: CGFloat(index)) }
        if #available(macOS 10.15, *) { Anchors.left } else { Anchors.right }
      }
    }
    #expect(
      block(.bottom) == [
        "a.width == 7", "a.top == root.top", "a.leading == root.leading",
        "a.trailing == root.trailing", "a.bottom == root.bottom", "a.height == 1",
        "a.height == 2", "a.left == root.left",
      ])
    #expect(block(.top)[4] == "a.top == root.top")
    #expect(rules {} == [])
  }

  @Test func withoutASuperviewLengthsAreConstantsAndPlacesRaise() {
    let lengths = Anchors.width.equalToSuper(constant: 30).constraints(item: a, toItem: nil)
    #expect(ConstraintText.lines(lengths) == ["a.width == 30"])
    let raised = LayoutException.recording {
      a.sl.anchors { Anchors.leading }.finalActive()
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func illegalPairsRaiseWhatUIKitRaises() {
    let raised = LayoutException.recording {
      root.sl.sublayout {
        a.sl.anchors {
          Anchors.leading.equalToSuper(attribute: .left)
          Anchors.top
        }
      }.finalActive()
    }
    #expect(raised.count == 1 && raised.first?.reason.isEmpty == false)
    #expect(ConstraintText.lines(root.constraints) == ["a.top == root.top"])
  }
}
