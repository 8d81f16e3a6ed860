/// How a controller is shown in front of others; here it always is a view by itself.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not in front.
  case none = -1
  /// On the whole screen.
  case fullScreen = 0
  /// On a page.
  case pageSheet
  /// On a form.
  case formSheet
  /// On the view of the controller around.
  case currentContext
  /// As the program likes.
  case custom
  /// On the whole screen, through which something shines.
  case overFullScreen
  /// On the view of the controller around, through which something shines.
  case overCurrentContext
  /// Beside what it is about.
  case popover
}

/// How a controller comes in front of others; no time passes here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By turning the page.
  case partialCurl
}
