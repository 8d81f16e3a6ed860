/// How a controller is presented; here its view is always a hierarchy of its own.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default of the system.
  case automatic = -2
  /// Not presented.
  case none = -1
  case fullScreen = 0
  /// Covers most of the screen as a page.
  case pageSheet
  /// Covers a part of the screen as a form.
  case formSheet
  /// Covers the view of the presenting controller.
  case currentContext
  case custom
  /// Covers the screen, with the content below visible.
  case overFullScreen
  /// Covers the view of the presenting controller, with the content below visible.
  case overCurrentContext
  case popover
}

/// The transition when a controller is presented; here it takes no time.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
