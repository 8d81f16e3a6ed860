/// Where a controller is between not being shown and being shown.
enum ControllerAppearance {
  case hidden, appearing, shown, disappearing
}

extension UIViewController {
  /// Shows its view, or takes it away, all at once.
  func appear(_ isAppearing: Bool = true, animated: Bool = false) {
    beginAppearanceTransition(isAppearing, animated: animated)
    endAppearanceTransition()
  }

  /// Begins to show its view, or to take it away; tells so once, and those whose views are inside.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isShown else { return }
    appearance = isAppearing ? .appearing : .disappearing
    isTransitionAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Ends what ``beginAppearance(_:animated:)`` began.
  func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewIsAppearing(isTransitionAnimated)
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .hidden
      viewDidDisappear(isTransitionAnimated)
    default: return
    }
    for child in shownChildren { child.endAppearance() }
  }

  /// Whether its view is shown or about to be.
  var isShown: Bool { appearance == .shown || appearance == .appearing }

  /// The nearest controller of a class that it is inside.
  func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let next = controller {
      if let found = next as? Controller { return found }
      controller = next.parent
    }
    return nil
  }
}
