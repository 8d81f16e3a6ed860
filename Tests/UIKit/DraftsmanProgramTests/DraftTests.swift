import Combine
import Draftsman
import Testing
import UIKit

/// Drafts as people write them, each with the frames it gives.
@MainActor @Suite struct DraftTests {
  private let screen: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, bottom: 10)
    return view
  }()
  private let panel = UIView()
  private let handle = UIView()

  private func frames(_ views: UIView...) -> [CGRect] {
    screen.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func anchorsOfOtherViews() {
    screen.addSubview(panel)
    screen.addSubview(handle)
    panel.drf
      .left.equal(with: .parent).offset(by: 10)
      .top.equal(with: .safeArea).offSet(5)
      .size.equal(to: CGSize(width: 100, height: 50))
      .apply()
    handle.drf
      .left.equal(to: panel.drf.right).offset(by: 4)
      .top.equal(to: panel.topAnchor)
      .right.moreThan(with: .parent).offset(by: 16)
      .bottom.moreThan(with: .top(of: .keyboard)).offset(by: 6)
      .width.equal(to: 500).priority(.defaultLow)
      .height.equal(to: panel.heightAnchor).multiplied(by: 4).added(by: 8)
      .priority(.defaultHigh).identifier("tall")
      .apply()
    #expect(
      frames(panel, handle) == [
        CGRect(x: 10, y: 25, width: 100, height: 50),
        CGRect(x: 114, y: 25, width: 170, height: 169),
      ])
    #expect(screen.constraints.contains { $0.identifier == "tall" })
  }

  @Test func hierarchyAsItIsWritten() {
    screen.draftContent {
      panel.drf
        .center.equal(to: .parent)
        .horizontal.equal(to: .safeArea)
        .height.equal(to: 100)
        .insert {
          handle.drf
            .edges(.equal, to: .parent)
        }
    }.apply()
    #expect(screen.subviews == [panel] && panel.subviews == [handle])
    #expect(
      frames(panel, handle) == [
        CGRect(x: 0, y: 50, width: 300, height: 100), CGRect(x: 0, y: 0, width: 300, height: 100),
      ])
  }

  @Test func severalAnchorsAtOnce() {
    screen.draftContent {
      panel.drf.top.left.equal(with: .parent).offset(by: 8)
        .bottom.moreThan(with: .safeArea).offset(by: 16)
        .size.lessThan(with: .previous)
        .width.equal(to: 40)
        .height.equal(to: 400).priority(999)
      handle.drf.bottom.left.right.equal(to: screen.safeAreaLayoutGuide)
        .top.equal(with: .bottom(of: .previous))
    }.apply()
    #expect(
      frames(panel, handle) == [
        CGRect(x: 8, y: 8, width: 40, height: 166), CGRect(x: 0, y: 174, width: 300, height: 16),
      ])
    handle.drf.vertical.equal(to: panel.drf.vertical).build().forEach { #expect(!$0.isActive) }
    handle.drf.bottom.horizontal.moreThan(to: panel.drf.top.horizontal).build().forEach {
      #expect($0.firstItem === handle && $0.secondItem === panel)
    }
  }

  @Test func shortcuts() {
    screen.draftContent {
      panel.drf.fillSafeArea().offset(by: 2)
      handle.drf.cornered(at: .bottomRight).offset(by: 3).sized(CGSize(sides: 30))
    }.apply()
    #expect(
      frames(panel, handle) == [
        CGRect(x: 2, y: 22, width: 296, height: 166), CGRect(x: 267, y: 167, width: 30, height: 30),
      ])
    screen.draftContent {
      handle.drf.matchParentV().centeredH().widthMatchHeight().multiplied(by: 0.5)
    }.build().forEach { #expect(!$0.isActive) }
  }

  @Test func helpers() {
    let list = ScrollableStackView(axis: .vertical, alignment: .fill)
    screen.draftContent {
      Margined(by: 12) {
        list.drf.insertStacked {
          panel.drf.height.equal(to: 200)
          SpacerView(8)
          handle.drf.height.equal(to: 30)
        }
      }
      .fillParent()
    }.apply()
    #expect(
      frames(list, panel, handle) == [
        CGRect(x: 12, y: 12, width: 276, height: 176),
        CGRect(x: 0, y: 0, width: 276, height: 200),
        CGRect(x: 0, y: 208, width: 276, height: 30),
      ])
    #expect(list.contentSize == CGSize(width: 276, height: 238))
  }

  final class Thermometer {
    @Published var reading: String?
    @Published var color: UIColor?
    var cancellables: Set<AnyCancellable> = .init()
  }

  @Test func propertiesThatFollow() {
    let thermometer = Thermometer()
    let label = UILabel()
    screen.draftContent {
      label.drf
        .text(assignedBy: thermometer.$reading)
        .textColor(by: thermometer.$color)
        .storeAll(in: &thermometer.cancellables)
        .backgroundColor(.white)
        .drf.center.equal(to: .parent)
        .bottom.moreThan(to: .safeArea)
    }.apply()
    thermometer.reading = "21 °C"
    thermometer.color = .red
    #expect(label.text == "21 °C" && label.textColor == .red && label.backgroundColor == .white)
    screen.layoutIfNeeded()
    #expect(label.center == CGPoint(x: 150, y: 100))
  }

  final class Buttons: UIStackView, PlannedStack {
    @LayoutPlan
    var stackViewPlan: ViewPlan {
      UIImageView(image: UIImage(named: "play"))
        .sized(CGSize(sides: 40))
      UILabel(text: "Play")
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      applyPlan()
    }

    required init(coder: NSCoder) {
      super.init(coder: coder)
      applyPlan()
    }
  }

  @Test func aStackThatPlansItself() {
    let buttons = Buttons()
    screen.draftContent { buttons.drf.top.left.equal(with: .parent) }.apply()
    screen.layoutIfNeeded()
    #expect(buttons.frame.height == 40 && buttons.arrangedSubviews.count == 2)
    #expect(buttons.arrangedSubviews[1].frame.minX == 40)
  }
}
