import Foundation
import LayoutModel
import UIKitTexts

/// A constraint that UIKit makes itself: for a stack, a guide, an autoresizing mask, or a view's
/// content.
///
/// It is listed and logged like any other constraint, but cannot be deactivated, and the layout
/// does not read it: the model generates the same rule on its own.
class SystemConstraint: NSLayoutConstraint {
  /// The form in which logs print it; the address is filled in later.
  private(set) var logged = LoggedConstraint()
  private weak var owner: UIView?

  override var isActive: Bool {
    get { owner != nil }
    set {}
  }

  override var description: String {
    MainActor.assumeIsolated { ConstraintText(self).description }
  }

  /// Sets how the constraint is printed, and the view it belongs to.
  func describe(as logged: LoggedConstraint, of owner: UIView) {
    self.logged = logged
    self.owner = owner
    identifier = logged.identifier
  }

  /// Creates a system constraint of the class with a name found in logs.
  static func make(_ className: String) -> SystemConstraint {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": NSAutoresizingMaskLayoutConstraint()
    case "NSContentSizeLayoutConstraint": NSContentSizeLayoutConstraint()
    default: SystemConstraint()
    }
  }
}

extension NSLayoutConstraint {
  /// Whether UIKit made the constraint: for a stack, a guide, an autoresizing mask, or a view's
  /// content.
  package var isMadeBySystem: Bool { self is SystemConstraint }
}

/// A constraint that an autoresizing mask is translated into.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}

/// The constraint for the size of a view's content, with a priority each for hugging and
/// compression resistance.
final class NSContentSizeLayoutConstraint: SystemConstraint {}

/// A guide that a stack makes between or around its views.
final class ArrangementGuide: UILayoutGuide {
  private let printedClass: String

  init(_ identifier: String, className: String, of view: UIView) {
    printedClass = className
    super.init()
    self.identifier = identifier
    setOwner(view)
  }

  required init?(coder: NSCoder) { nil }

  override var logged: LoggedItem {
    LoggedItem(key: address, className: printedClass, text: identifier)
  }
}
