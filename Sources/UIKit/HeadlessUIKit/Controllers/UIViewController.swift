public import Foundation

/// An object that creates and manages a view.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  var appearance = ControllerAppearance.hidden
  var isTransitionAnimated = false
  /// The insets of the container's bars that lie over the view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { addedSafeAreaDidChange() } }
  }
  /// The title, which bars display.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// The content of the navigation bar while the controller is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view extends below opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the tab bar is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition when the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the presented controller.
  open var isModalInPresentation = false
  /// Whether the first scroll view is inset by the bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The size that the controller prefers in a container.
  open var preferredContentSize = CGSize.zero
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.invalidateEngine() }
  }

  /// Creates a controller; nibs are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller whose view is loaded on first access.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - The view

  /// The view, which is loaded on first access.
  ///
  /// UIKit declares it as implicitly unwrapped; it is never `nil` when it is read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      loadedView?.viewState.viewController = nil
      loadedView = newValue
      newValue?.viewState.viewController = self
      newValue?.viewState.additionalSafeArea = addedSafeArea
      newValue?.surroundingsDidChange()
    }
  }

  /// The view, or `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    isLoading = false
    viewDidLoad()
  }

  /// Creates the view, which has the size of the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view is about to be shown and has its final size.
  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view; overrides change all of them in one place.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Begins showing or hiding the view, on behalf of a container.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the controller is about to be presented.
  open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }

  /// Whether the controller is about to be dismissed.
  open var isBeingDismissed: Bool { presentingViewController != nil && appearance == .disappearing }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden, which has no influence on the safe area here.
  open var prefersStatusBarHidden: Bool { false }

  /// Requests an update of the status bar, which has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open func viewSafeAreaInsetsDidChange() {}

  open func viewLayoutMarginsDidChange() {}

  /// The child controllers whose views are inside this controller's view.
  var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after the traits of the environment have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// Shows a controller: pushes it if there is a navigation controller, and presents it otherwise.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Controllers inside

  /// Adds a child controller, without adding its view.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear(animated: flag)
    completion?()
  }

  /// Dismisses the presented controller, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let shown = presentedViewController == nil ? presentingViewController : self
    shown?.presentedViewController?.appear(false, animated: flag)
    shown?.presentedViewController?.presentingViewController = nil
    shown?.presentedViewController = nil
    completion?()
  }

  // MARK: - Safe area and margins

  /// The insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { addedSafeAreaDidChange() }
    }
  }

  /// The insets that the controller and the surrounding bars add to the safe area of the view.
  private var addedSafeArea: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

  private func addedSafeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view.viewState.additionalSafeArea = addedSafeArea
    view.surroundingsDidChange()
  }

  /// The smallest margins of the view: 16 points at the sides of a narrow view, 20 at those of a
  /// wide one.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the view if none are set; `nil` if it does not respect those of the system.
  var minimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// The guide at the lower edge of the bars at the top.
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = BarGuide(.top, of: self)

  /// The guide at the upper edge of the bars at the bottom.
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarGuide(.bottom, of: self)
}

/// The extent of a view controller's bars at the top or bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length by which the bars overlap the view, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// An object in an environment of traits: a view or a controller.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
