import HeadlessUIKit
import Testing
import ViewSupport

/// Margins, safe areas, guides, directions and masks.
@MainActor @Suite struct SurroundingsTests {
  private let top = root(300, 200)

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test func marginsAreEightUnlessSomebodySaysOtherwise() {
    let view = UIView()
    top.add(view)
    fill(view, top.layoutMarginsGuide)
    top.layoutIfNeeded()
    #expect(view.place == "8 8 284 184")
    #expect(top.layoutMarginsGuide.layoutFrame == view.frame)
    top.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    top.layoutIfNeeded()
    #expect(view.place == "2 1 294 196")
    #expect(top.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func marginAttributes() {
    let view = Box(10, 10)
    top.add(view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: top,
        attribute: .leadingMargin, multiplier: 1, constant: 1),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: top,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
    ])
    top.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 50, right: 0)
    top.layoutIfNeeded()
    #expect(view.place == "31 70 10 10")
  }

  @Test func safeAreasReachIntoViewsInside() {
    top.simulatedSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let (card, inner) = (UIView(), UIView())
    top.add(card)
    card.add(inner)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: top.topAnchor, constant: 10),
      card.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
    fill(inner, card.safeAreaLayoutGuide)
    top.layoutIfNeeded()
    #expect(inner.place == "0 34 300 66")
    #expect(card.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
    #expect(card.layoutMargins == UIEdgeInsets(top: 42, left: 8, bottom: 8, right: 8))
    #expect(card.safeAreaLayoutGuide.layoutFrame == inner.frame)
  }

  @Test func marginsOfTheSuperview() {
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let whole = root(300, 300)
    whole.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    whole.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    let inner = UIView()
    child.add(inner)
    fill(inner, child.layoutMarginsGuide)
    whole.layoutIfNeeded()
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    #expect(inner.place == "30 20 62 72")
  }

  @Test func keyboards() {
    let field = Box(100, 20)
    top.add(field)
    field.bottomAnchor.constraint(equalTo: top.keyboardLayoutGuide.topAnchor).isActive = true
    field.leadingAnchor.constraint(equalTo: top.leadingAnchor).isActive = true
    top.simulatedSafeAreaInsets.bottom = 10
    top.layoutIfNeeded()
    #expect(field.frame.maxY == 190)
    top.simulatedKeyboardHeight = 120
    top.layoutIfNeeded()
    #expect(field.frame.maxY == 80)
    top.simulatedKeyboardHeight = 0
    top.keyboardLayoutGuide.usesBottomSafeArea = false
    top.layoutIfNeeded()
    #expect(field.frame.maxY == 200)
  }

  @Test func theKeyboardAloneKnowsNoSafeArea() {
    let (low, high) = (Box(100, 20), Box(100, 20))
    top.add(low, high)
    NSLayoutConstraint.activate([
      low.bottomAnchor.constraint(equalTo: top.keyboardEdgeGuide.topAnchor),
      high.bottomAnchor.constraint(equalTo: top.keyboardLayoutGuide.topAnchor),
    ])
    top.simulatedSafeAreaInsets.bottom = 10
    top.layoutIfNeeded()
    #expect([low.frame.maxY, high.frame.maxY] == [200, 190])
    top.simulatedKeyboardHeight = 120
    top.layoutIfNeeded()
    #expect([low.frame.maxY, high.frame.maxY] == [80, 80])
  }

  @Test func aKeyboardInAViewInside() {
    let (card, field) = (UIView(), Box(100, 20))
    top.add(card)
    card.add(field)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: top.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 150),
      field.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
    ])
    top.simulatedKeyboardHeight = 120
    top.layoutIfNeeded()
    #expect(field.frame.maxY == 80)
  }

  @Test func readableContent() {
    let (wide, view) = (root(1000, 100), UIView())
    wide.add(view)
    fill(view, wide.readableContentGuide)
    wide.layoutIfNeeded()
    #expect(view.place == "164 8 672 84")
  }

  @Test func rightToLeft() {
    let (a, b) = (Box(40, 20), Box(60, 20))
    top.add(a, b)
    for view in [top, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      a.topAnchor.constraint(equalTo: top.topAnchor),
      b.topAnchor.constraint(equalTo: top.topAnchor),
    ])
    top.layoutIfNeeded()
    #expect([a.place, b.place] == ["250 0 40 20", "182 0 60 20"])
    b.semanticContentAttribute = .playback
    #expect(b.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aWindowThatRunsRightToLeft() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.layoutDirection = .rightToLeft
    let controller = UIViewController()
    window.rootViewController = controller
    let stack = UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 10)])
    controller.view.add(stack)
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    window.makeKeyAndVisible()
    #expect(controller.view.place == "0 0 200 100")
    #expect(stack.place == "120 0 80 10")
    #expect(stack.arrangedSubviews.map(\.place) == ["50 0 30 10", "0 0 50 10"])
    #expect(controller.view.window === window)
  }

  /// As `_UILayoutSupportConstraint`s: the edge and the height of each guide that is asked for.
  @Test func aControllersViewHoldsTheConstraintsOfItsBars() {
    let controller = UIViewController()
    controller.view = root(300, 300)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(controller.view.constraints.isEmpty)
    let view = UIView()
    controller.view.add(view)
    let top = view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
    top.isActive = true
    #expect(controller.view.constraints.first === top)
    #expect(controller.view.constraints.count == 3)
    view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    controller.view.layoutIfNeeded()
    let constraints = controller.view.constraints
    #expect(constraints.count == 6 && constraints.allSatisfy(\.isActive))
    #expect(controller.view.constraints == constraints, "the same objects each time")
    #expect(
      ConstraintText.lines(Array(constraints.dropFirst(2))) == [
        "UIVC-topLayoutGuide.top == UIView1.top", "UIVC-topLayoutGuide.height == 20",
        "UIView1.bottom == UIVC-bottomLayoutGuide.bottom", "UIVC-bottomLayoutGuide.height == 10",
      ])
    let text = constraints[2].description
    #expect(text.hasPrefix("<_UILayoutSupportConstraint:0x") && text.hasSuffix(")>"))
    #expect(text.contains("V:|-(0)-[_UILayoutSpacer:0x"))
    #expect(view.place == "0 20 0 270")
    controller.additionalSafeAreaInsets.top = 44
    controller.view.layoutIfNeeded()
    #expect(controller.view.constraints[3].constant == 44)
    controller.view.removeConstraints(controller.view.constraints)
    #expect(controller.view.constraints.count == 4, "the guides stay where they are")
  }

  @Test func masksFollowTheSuperview() {
    let bar = UIView(frame: CGRect(x: 0, y: 160, width: 300, height: 40))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    top.addSubview(bar)
    top.frame.size = CGSize(width: 400, height: 300)
    #expect(bar.place == "0 260 400 40", "at once, without constraints")
    let button = Box(50, 20)
    bar.add(button)
    button.trailingAnchor.constraint(equalTo: bar.trailingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true
    top.layoutIfNeeded()
    #expect(bar.place == "0 260 400 40")
    #expect(button.place == "350 0 50 20")
  }

  @Test func masksFollowAViewThatConstraintsResize() {
    let (card, bar) = (UIView(), UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20)))
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    card.addSubview(bar)
    bar.autoresizingMask = .flexibleWidth
    top.add(card)
    let width = card.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, card.heightAnchor.constraint(equalToConstant: 100),
      card.topAnchor.constraint(equalTo: top.topAnchor),
      card.leadingAnchor.constraint(equalTo: top.leadingAnchor),
    ])
    top.layoutIfNeeded()
    #expect(bar.place == "10 0 80 20")
    width.constant = 150
    top.layoutIfNeeded()
    #expect(bar.place == "10 0 130 20")
    width.constant = 100
    top.layoutIfNeeded()
    #expect(bar.place == "10 0 80 20")
  }

  @Test func whatNothingConstrainsKeepsItsFrame() {
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
    top.add(view)
    top.layoutIfNeeded()
    #expect(view.place == "7 8 9 10")
  }

  @Test func aTopmostViewWithoutAMaskHasTheSizeOfItsConstraints() {
    let (card, box) = (UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), Box(70, 20))
    card.translatesAutoresizingMaskIntoConstraints = false
    card.layoutIfNeeded()
    #expect(card.place == "1 2 30 40")
    card.add(box)
    box.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: card.trailingAnchor).isActive = true
    card.layoutIfNeeded()
    #expect(card.place == "1 2 70 40")
    #expect(box.place == "0 0 70 20")
  }

  @Test func scrolledContent() {
    let (scroll, a, b) = (UIScrollView(), Box(400, 90), Box(30, 60))
    top.add(scroll)
    scroll.add(a, b)
    fill(scroll, top.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: scroll.topAnchor),
      a.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      b.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      b.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -5),
    ])
    top.layoutIfNeeded()
    #expect([scroll.place, a.place, b.place] == ["0 0 300 200", "0 0 400 90", "0 90 300 60"])
    #expect(scroll.contentSize == CGSize(width: 400, height: 155))
    scroll.contentOffset = CGPoint(x: 20, y: 30)
    top.layoutIfNeeded()
    #expect(a.place == "0 0 400 90", "content is placed in the content")
    #expect(a.convert(CGPoint(x: 0, y: 0), to: top) == CGPoint(x: -20, y: -30))
  }

  @Test func aContentSizeThatWasSetStays() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    top.addSubview(scroll)
    top.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 500))
  }

  @Test func controllers() {
    final class Controller: UIViewController {
      var notes: [String] = []
      override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 100))
      }
      override func viewDidLoad() { notes.append("loaded") }
      override func viewWillLayoutSubviews() { notes.append("will") }
      override func viewDidLayoutSubviews() { notes.append("did") }
      override func updateViewConstraints() {
        notes.append("update")
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.layoutMargins.left == 20)
    controller.view.layoutIfNeeded()
    #expect(controller.notes == ["loaded", "update", "will", "did"])
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.parent === controller && controller.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil && controller.children.isEmpty)
    #expect(controller.view.next === controller)
    controller.view.layoutMargins.left = 3
    #expect(controller.view.layoutMargins.left == 3)
  }
}
