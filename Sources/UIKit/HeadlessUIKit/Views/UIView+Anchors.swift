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

  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

  // MARK: - Guides

  /// The guide for the view inside of its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The guide for the part of the view that bars and corners of the screen do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safe) }
  /// The guide for the view inside of its layout margins, no wider than text is comfortable to
  /// read.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// The guide for the keyboard; while there is none, it lies at the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  /// A guide for the keyboard that lies at the bottom of the view while there is none.
  package var keyboardEdgeGuide: UILayoutGuide { guide(.keyboardEdge) }

  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = viewState.systemGuides[kind] { return guide }
    let guide =
      kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    viewState.systemGuides[kind] = guide
    return guide
  }
}

/// The guide for the part of a view that the keyboard covers.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide ends at the safe area, rather than the view's bottom, while there is no
  /// keyboard.
  open var usesBottomSafeArea = true { didSet { owningView?.invalidateEngine() } }
  /// Whether the guide follows a floating keyboard; there is none here.
  open var followsUndockedKeyboard = false

  override var systemGuide: SystemGuide? { usesBottomSafeArea ? .keyboard : .keyboardEdge }
}
