public import Foundation

/// Who makes a view and looks after it.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  var appearance = ControllerAppearance.hidden
  var isTransitionAnimated = false
  /// How far bars of the controller that contains it reach over its view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { addedSafeAreaDidChange() } }
  }
  /// What bars call it.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows while it is on top.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for it.
  open lazy var tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains it.
  open private(set) weak var parent: UIViewController?
  /// The controller it shows in front of itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows it.
  open private(set) weak var presentingViewController: UIViewController?
  /// Whether content lies below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether content lies below bars through which nothing shines.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether a tab bar goes away while it is on top.
  open var hidesBottomBarWhenPushed = false
  /// How it is shown in front of others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes in front of others.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it stays in front until the program takes it away.
  open var isModalInPresentation = false
  /// Whether the first scroll view keeps out from below bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Which size it would like to have where it is shown.
  open var preferredContentSize = CGSize.zero
  /// Whether its view has at least the margins of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.invalidateEngine() }
  }

  /// A controller; there are no nibs here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller whose view is made when it is asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - The view

  /// Its view, made when it is asked for.
  ///
  /// UIKit declares it as implicitly unwrapped; it never is nil when it is read.
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

  /// Its view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether its view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes its view, if that was not done.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    isLoading = false
    viewDidLoad()
  }

  /// Makes its view: one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Tells that its view was made.
  open func viewDidLoad() {}

  /// Tells that its view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that its view is being shown and has its final size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that its view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that its view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that its view is about to lay out what is inside.
  open func viewWillLayoutSubviews() {}

  /// Tells that its view laid out what is inside.
  open func viewDidLayoutSubviews() {}

  /// Where it changes the constraints of its view in one go.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Begins to show its view, or to take it away, as the controller that contains it says.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether it is being shown in front of another one.
  open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }

  /// Whether what it shows in front is being taken away.
  open var isBeingDismissed: Bool { presentingViewController != nil && appearance == .disappearing }

  /// How the bar at the top of the screen looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the bar at the top of the screen is hidden; it adds no safe area here.
  open var prefersStatusBarHidden: Bool { false }

  /// Asks for another look of the bar at the top of the screen; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Which ways the screen may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Tells that the safe area of its view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells that the margins of its view changed.
  open func viewLayoutMarginsDidChange() {}

  /// The controllers inside whose views are inside its own.
  var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// What its surroundings are like.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after the traits of its environment changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The controller that it was pushed on, near or far.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The controller of tabs that it is inside, near or far.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// Shows a controller where that is done: pushed where there is a navigation controller, else in
  /// front.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Controllers inside

  /// Takes a controller in; its view has to be added by whoever calls this.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the controller that contains it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells that it is about to enter another controller, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that it entered another controller, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller in front of itself.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear(animated: flag)
    completion?()
  }

  /// Takes away what is shown in front.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let shown = presentedViewController == nil ? presentingViewController : self
    shown?.presentedViewController?.appear(false, animated: flag)
    shown?.presentedViewController?.presentingViewController = nil
    shown?.presentedViewController = nil
    completion?()
  }

  // MARK: - Safe area and margins

  /// What is added to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { addedSafeAreaDidChange() }
    }
  }

  /// What it and the bars around it add to the safe area of its view.
  private var addedSafeArea: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

  private func addedSafeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view.viewState.additionalSafeArea = addedSafeArea
    view.surroundingsDidChange()
  }

  /// The least margins of its view: 16 points at the sides of a narrow screen, 20 of a wide one.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of its view where nobody gives it any.
  var minimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// Where bars at the top end.
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = BarGuide(.top, of: self)

  /// Where bars at the bottom begin.
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarGuide(.bottom, of: self)
}

/// Where the bars of a view controller begin or end.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far they reach into the view, in points.
  var length: CGFloat { get }
  /// The upper side of the bars.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side of the bars.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How high the bars are.
  var heightAnchor: NSLayoutDimension { get }
}

/// What lies in an environment of traits: views and their controllers.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after they changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
