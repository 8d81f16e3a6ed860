import HeadlessUIKit
import Testing

/// Small parts of UIKit that libraries and their tests use.
@MainActor @Suite struct PartsOfUIKitTests {
  @Test func colours() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.components == [0.25, 0.5])
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(abs(white - 2 / 3) < 0.001)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    let colour = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.8, alpha: 1)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(colour.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(abs(hue - 0.7) < 1e-9 && abs(saturation - 0.4) < 1e-9 && abs(brightness - 0.8) < 1e-9)
  }

  @Test func descriptions() {
    #expect(CGRect(x: 1, y: 2.5, width: 3, height: 4).debugDescription == "(1.0, 2.5, 3.0, 4.0)")
  }

  @Test func identifiers() {
    func name(_ object: any UIAccessibilityIdentification) -> String? {
      object.accessibilityIdentifier
    }
    let view = UIView()
    view.accessibilityIdentifier = "box"
    #expect(name(view) == "box")
    #expect(name(UIBarButtonItem()) == nil)
  }

  @Test func oldQuestions() {
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.forBaselineLayout() === button.titleLabel)
  }

  @Test func guidesFromArchives() {
    final class Guide: UILayoutGuide {
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let guide = Guide()
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 40)
  }

  @Test func appearances() {
    let look = UILabel.appearance()
    look.textColor = .red
    #expect(type(of: look) == UILabel.self)
    #expect(UILabel.appearance() === look)
    #expect(UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]) !== look)
    #expect(UIButton.appearance() as UIView !== look)
  }

  @Test func theKeyboardTells() {
    var height: CGFloat?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { height = frame?.height }
    }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 9, height: 300)]
    )
    NotificationCenter.default.removeObserver(token)
    #expect(height == 300)
  }

  @Test func textInTheMiddle() {
    let view = UITextView()
    view.text = "abcd"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.insertText("X")
    #expect(view.text == "aXd")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func theCancelButtonTakesRoom() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width == 304)
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
  }
}
