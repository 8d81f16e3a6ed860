public import Foundation

/// Controllers beside each other, one of which is seen above a bar that offers them.
///
/// Its view fills that of this controller, behind the bar, which adds to the safe area; where nothing
/// shines through the bar it ends above.
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  private var controllers: [UIViewController] = []
  private var selection = 0

  /// A controller that offers none yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers it offers.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Says which controllers it offers; the one that is seen stays, or else the first one is seen.
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

  /// Which one is seen.
  open var selectedIndex: Int {
    get { controllers.isEmpty ? NSNotFound : selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = selectedViewController
      selection = newValue
      showSelected(insteadOf: old)
    }
  }

  /// The one that is seen.
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
