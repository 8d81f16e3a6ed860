public import Foundation

/// A set of view controllers, of which one is visible above a tab bar.
///
/// Its view fills that of the tab bar controller. It extends below the bar, which adds to its safe
/// area, unless the bar is opaque.
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  private var controllers: [UIViewController] = []
  private var selection = 0

  /// Creates a tab bar controller without controllers; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, in the order of the tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the selected one is kept, or else the first one becomes selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, shown) = (controllers, selectedViewController)
    let new = viewControllers ?? []
    for controller in old where !new.contains(controller) { controller.willMove(toParent: nil) }
    for controller in new where !old.contains(controller) { addChild(controller) }
    controllers = new
    selection = shown.flatMap { new.firstIndex(of: $0) } ?? 0
    tabBar.items = new.map(\.tabBarItem)
    showSelected(insteadOf: shown)
    for controller in old where !new.contains(controller) {
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
  }

  /// The index of the selected controller; `NSNotFound` if there are no controllers.
  open var selectedIndex: Int {
    get { controllers.isEmpty ? NSNotFound : selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      showSelected(insteadOf: old)
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      if let index = newValue.flatMap({ controllers.firstIndex(of: $0) }) { selectedIndex = index }
    }
  }

  // MARK: - Views

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.arrange = { [weak self] in self?.arrange() }
    view.addSubview(tabBar)
    self.view = view
    showSelected(insteadOf: nil)
  }

  private func showSelected(insteadOf old: UIViewController?) {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let view = viewIfLoaded as? ContainerView else { return }
    let new = selectedViewController
    let isChange = new !== old && isShown
    if isChange {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    if let inner = new?.view { view.show(inner, behind: tabBar) }
    arrange()
    if isChange {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let navigation = selectedViewController as? UINavigationController
    let isHidden =
      tabBar.isHidden || (navigation?.topViewController?.hidesBottomBarWhenPushed ?? false)
    let height = UITabBar.usualHeight + safe.bottom
    let y = isHidden && !tabBar.isHidden ? bounds.height : bounds.height - height
    tabBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    guard let shown = selectedViewController, shown.isViewLoaded else { return }
    let reachesBelow =
      isHidden
      || (shown.edgesForExtendedLayout.contains(.bottom)
        && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars))
    shown.view.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: reachesBelow ? bounds.height : max(0, y))
    shown.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: reachesBelow && !isHidden ? UITabBar.usualHeight : 0, right: 0)
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}
