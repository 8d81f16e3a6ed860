public import Foundation

/// A stack of view controllers below a navigation bar.
///
/// The view of the top controller fills that of the navigation controller. It extends below the
/// bar, which adds to its safe area, unless the bar is opaque or the controller does not extend
/// below bars.
open class UINavigationController: UIViewController {
  public let navigationBar: UINavigationBar
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  private var isBarHidden = false

  /// Creates a navigation controller with an empty stack; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with a class of navigation bars.
  ///
  /// The bar is created with `init(coder:)`, the only initializer that all classes of views have.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    navigationBar = type.init(coder: NSCoder()) ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: - Upon each other

  /// The stack of controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the presented one, or else the one on top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, oldTop) = (stack, stack.last)
    for controller in old where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
    }
    let added = viewControllers.filter { !old.contains($0) }
    for controller in added { addChild(controller) }
    stack = viewControllers
    navigationBar.items = stack.map(\.navigationItem)
    showTop(insteadOf: oldTop, animated)
    for controller in old where !viewControllers.contains(controller) {
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      return LayoutException.invalidArgument(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))"
      ).raise()
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the controller on top of the stack and returns it, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers above the given one, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Removes all controllers but the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: - The bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    navigationBar.isHidden = hidden
    if isViewLoaded { arrange() }
  }

  // MARK: - Views

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.arrange = { [weak self] in self?.arrange() }
    view.addSubview(navigationBar)
    self.view = view
    showTop(insteadOf: nil, false)
  }

  private func showTop(insteadOf old: UIViewController?, _ animated: Bool) {
    guard let view = viewIfLoaded as? ContainerView else { return }
    let top = topViewController
    if let top, top !== old {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    let isChange = top !== old && isShown
    if isChange {
      old?.beginAppearanceTransition(false, animated: animated)
      top?.beginAppearanceTransition(true, animated: animated)
    }
    if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
    if let inner = top?.view { view.show(inner, behind: navigationBar) }
    arrange()
    if isChange {
      old?.endAppearanceTransition()
      top?.endAppearanceTransition()
    }
    if let top, top !== old {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = isBarHidden ? 0 : navigationBar.barHeight
    navigationBar.frame = CGRect(
      x: 0, y: safe.top, width: bounds.width, height: navigationBar.barHeight)
    guard let top = topViewController, top.isViewLoaded else { return }
    let reachesBelow =
      top.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
    let y = isBarHidden || reachesBelow ? 0 : safe.top + height
    top.view.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
    top.barInsets = UIEdgeInsets(top: reachesBelow ? height : 0, left: 0, bottom: 0, right: 0)
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
