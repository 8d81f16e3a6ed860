import HeadlessUIKit
import SwiftLayout
import Testing
import ViewSupport

/// Views and view controllers with layouts of their own.
@MainActor @Suite struct LayoutableTests {
  private class Names: UIView, Layoutable {
    let (first, middle, last) = (view("first"), view("middle"), view("last"))
    var activation: Activation?
    var updates = 0
    @LayoutProperty var showsMiddle = false
    @LayoutProperty(mode: .deferred) var isWide = false
    @AnimatableLayoutProperty(duration: 2, options: .curveLinear) var isDown = false

    var layout: some Layout {
      self.sl.onActivate { $0.updates += 1 }.sublayout {
        first.sl.anchors {
          if isDown { Anchors.bottom } else { Anchors.top }
          Anchors.leading
          Anchors.size.equalTo(width: isWide ? 60 : 30, height: 20)
        }
        if showsMiddle { middle }
        last
      }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      self.sl.updateLayout()
    }

    required init?(coder: NSCoder) { nil }
  }

  private let names = Names(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func updatesAtOnce() {
    #expect(names.subviews == [names.first, names.last] && names.updates == 1)
    let activation = names.activation
    names.showsMiddle = true
    #expect(names.subviews == [names.first, names.middle, names.last])
    #expect(names.activation === activation && names.showsMiddle && names.updates == 2)
    // Also for an equal value.
    names.showsMiddle = true
    #expect(names.updates == 3)
    names.showsMiddle = false
    #expect(names.subviews == [names.first, names.last])
  }

  @Test func deferredUpdatesComeOnce() {
    names.isWide = true
    names.isWide = false
    names.isWide = true
    names.sl.updateLayout(.deferred)
    #expect(names.updates == 1 && names.isWide)
    DeferredUpdates.perform()
    #expect(names.updates == 2 && names.first.placed == "0 0 60 20")
    DeferredUpdates.perform()
    #expect(names.updates == 2)
    // An update meanwhile says it all.
    names.isWide = false
    names.sl.updateLayout(.forced)
    #expect(names.updates == 3 && names.first.frame.place == "0 0 30 20")
    DeferredUpdates.perform()
    #expect(names.updates == 3)
    names.sl.updateLayout(.immediate)
    #expect(names.updates == 4)
  }

  @Test func deferredUpdatesComeWithTheNextTurn() async {
    names.isWide = true
    #expect(names.updates == 1)
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(names.updates == 2)
  }

  @Test func animationsTellTheFramesBetween() {
    names.layoutIfNeeded()
    #expect(names.first.frame.place == "0 0 30 20")
    names.isDown = true
    #expect(names.first.frame.place == "0 80 30 20")
    let animation = names.first.layer.animation(forKey: "position")
    #expect(animation?.duration == 2)
    func at(_ fraction: Double) -> String {
      names.first.simulatedFrame(atAnimationFraction: fraction).place
    }
    #expect(
      [at(0), at(0.5), at(0.75), at(1)] == ["0 0 30 20", "0 40 30 20", "0 60 30 20", "0 80 30 20"])
  }

  @Test func animationsEndAtOnce() {
    final class Switch: UIView, Layoutable {
      let knob = UIView()
      var activation: Activation?
      let finished: () -> Void
      @AnimatableLayoutProperty<Bool> var isOn: Bool
      var layout: some Layout {
        self.sl.sublayout { if isOn { knob } }
      }
      init(_ finished: @escaping () -> Void) {
        self.finished = finished
        _isOn = AnimatableLayoutProperty(wrappedValue: false, duration: 1, delay: 0.5) { _ in
          finished()
        }
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    var count = 0
    let view = Switch { count += 1 }
    view.isOn.toggle()
    #expect(count == 1 && view.isOn && view.subviews == [view.knob])
  }

  @Test func controllersHaveLayoutsToo() {
    final class Screen: UIViewController, Layoutable {
      let label = UILabel()
      var activation: Activation?
      var layout: some Layout {
        view.sl.sublayout {
          label.sl.anchors { Anchors.allSides.equalTo(view.safeAreaLayoutGuide) }
        }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        self.sl.updateLayout()
      }
    }
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.view.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    #expect(screen.label.superview === screen.view)
    screen.view.layoutIfNeeded()
    #expect(screen.label.frame.place == "0 20 320 426")
  }
}
