import HeadlessUIKit
import Testing
import ViewSupport

/// Controllers upon and beside each other, and the safe areas that their bars leave.
@MainActor @Suite struct NavigationTests {
  private final class Page: UIViewController {
    var told: [String] = []
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.add(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      told.append(parent == nil ? "leaves" : "enters")
    }
    override func didMove(toParent parent: UIViewController?) {
      told.append(parent == nil ? "left" : "entered")
    }
  }

  private let page = Page()
  private let window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    return window
  }()

  @discardableResult
  private func show(_ controller: UIViewController) -> UIWindow {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func theBarFeedsTheSafeArea() {
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    #expect(navigation.navigationBar.place == "0 20 320 44")
    #expect(page.view.place == "0 0 320 480")
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    #expect(page.content.place == "0 64 320 382")
    #expect(page.navigationController === navigation && page.parent === navigation)
  }

  @Test func withoutABarThereIsNoneToFeedIt() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    show(navigation)
    #expect(page.content.place == "0 20 320 426")
    navigation.setNavigationBarHidden(false, animated: true)
    window.layoutIfNeeded()
    #expect(page.content.place == "0 64 320 382")
  }

  @Test func belowABarThroughWhichNothingShines() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(page.view.place == "0 64 320 416" && page.content.place == "0 0 320 382")
    page.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(page.view.place == "0 0 320 480" && page.content.place == "0 64 320 382")
    page.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(page.view.place == "0 64 320 416")
  }

  @Test func largeTitlesTakeMoreRoom() {
    let navigation = UINavigationController(rootViewController: page)
    page.title = "Departures"
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    #expect(navigation.navigationBar.frame.height == 96 && page.content.place == "0 116 320 330")
    page.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(page.content.place == "0 64 320 382")
  }

  @Test func pushingAndPopping() {
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    let second = Page()
    page.told = []
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [page, second] && page.viewIfLoaded?.superview == nil)
    #expect(second.content.place == "0 64 320 382")
    #expect(page.told == ["will disappear", "did disappear"])
    #expect(second.told == ["enters", "will appear", "did appear", "entered"])
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(
      second.told.suffix(4) == ["leaves", "will disappear", "did disappear", "left"])
    #expect(second.parent == nil && navigation.topViewController === page)
    #expect(page.view.window === window)
    let raised = LayoutException.recording { navigation.pushViewController(page, animated: false) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func poppingSeveral() {
    let pages = [Page(), Page(), Page()]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    show(navigation)
    #expect(pages[0].isViewLoaded == false && pages[2].isViewLoaded)
    #expect(navigation.popToRootViewController(animated: false) == Array(pages[1...]))
    #expect(navigation.children == [pages[0]] && pages[0].view.window === window)
  }

  @Test func whatTheBarShows() {
    let navigation = UINavigationController(rootViewController: page)
    let (title, badge) = (Box(100, 30), Box(40, 20))
    page.navigationItem.titleView = title
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: badge), .fixedSpace(10),
    ]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in })
    show(navigation)
    #expect(title.place == "110 7 100 30" && badge.place == "264 12 40 20")
    let edit = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first
    #expect(edit?.currentTitle == "Edit" && edit?.frame.minX == 16)
    page.navigationItem.titleView = nil
    page.title = "Page"
    window.layoutIfNeeded()
    #expect(title.superview == nil)
    let label = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Page" && label?.center.x == 160)
  }

  @Test func tabs() {
    let other = Page()
    let tabs = UITabBarController()
    tabs.viewControllers = [page, other]
    show(tabs)
    #expect(tabs.tabBar.place == "0 397 320 83")
    #expect(page.content.place == "0 20 320 377" && other.isViewLoaded == false)
    #expect(page.tabBarController === tabs && tabs.selectedIndex == 0)
    page.told = []
    tabs.selectedViewController = other
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === other.tabBarItem)
    #expect(page.told == ["will disappear", "did disappear"])
    #expect(other.content.place == "0 20 320 377" && page.view.window == nil)
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(other.content.place == "0 20 320 426")
  }

  @Test func navigationInsideOfTabs() {
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(page.content.place == "0 64 320 333")
    #expect(page.tabBarController === tabs && page.told.suffix(2) == ["will appear", "did appear"])
  }

  @Test func appearingIsToldOnce() {
    show(page)
    window.makeKeyAndVisible()
    #expect(page.told == ["will appear", "did appear"])
    let other = Page()
    window.rootViewController = other
    #expect(page.told.suffix(2) == ["will disappear", "did disappear"])
    #expect(other.told == ["will appear", "did appear"])
    let loose = Page()
    loose.beginAppearanceTransition(true, animated: false)
    #expect(loose.isViewLoaded && loose.told == ["will appear"])
    loose.endAppearanceTransition()
    #expect(loose.told == ["will appear", "did appear"])
  }

  @Test func toolbarsShareWhatIsLeft() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, last) = (Box(40, 20), Box(60, 20))
    toolbar.items = [
      UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last),
    ]
    toolbar.layoutIfNeeded()
    #expect(first.place == "16 12 40 20" && last.place == "244 12 60 20")
    #expect(toolbar.sizeThatFits(.zero).height == 44)
  }
}
