/// The state of a controller's view between hidden and shown.
enum ControllerAppearance {
  case hidden, appearing, shown, disappearing
}

extension UIViewController {
  /// Shows or hides the view in one step.
  func appear(_ isAppearing: Bool = true, animated: Bool = false) {
    beginAppearanceTransition(isAppearing, animated: animated)
    endAppearanceTransition()
  }

  /// Begins showing or hiding the view, and calls the methods for that once, for child controllers
  /// too.
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

  /// Whether the view is shown or about to be.
  var isShown: Bool { appearance == .shown || appearance == .appearing }

  /// Returns the nearest ancestor of the given class.
  func nearest<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let next = controller {
      if let found = next as? Controller { return found }
      controller = next.parent
    }
    return nil
  }
}
