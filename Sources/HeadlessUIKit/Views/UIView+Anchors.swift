import Foundation
import LayoutModel
import UIKitTexts

extension UIView: LayoutItem {
  var itemView: UIView? { self }

  var logged: LoggedItem {
    LoggedItem(
      key: address, className: className, label: accessibilityIdentifier.map(LoggedItem.cut),
      text: modelText.map { LoggedItem.cut($0.text) })
  }

  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// Across.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// Down.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

  // MARK: - Guides

  /// The view without its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The view without what bars and corners cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safe) }
  /// The margins guide, no wider than a comfortable line of text.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// Where the keyboard is; while it is away, the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  /// The keyboard alone: while it is away, the bottom of the view.
  package var keyboardEdgeGuide: UILayoutGuide { guide(.keyboardEdge) }

  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = viewState.systemGuides[kind] { return guide }
    let guide =
      kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    viewState.systemGuides[kind] = guide
    return guide
  }
}

/// Where the keyboard is.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it keeps out of the bottom of the safe area while the keyboard is away.
  open var usesBottomSafeArea = true { didSet { owningView?.invalidateEngine() } }
  /// Whether it follows a keyboard that floats; there is none here.
  open var followsUndockedKeyboard = false

  override var systemGuide: SystemGuide? { usesBottomSafeArea ? .keyboard : .keyboardEdge }
}
