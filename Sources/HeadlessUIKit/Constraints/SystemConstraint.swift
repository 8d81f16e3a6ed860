import Foundation
import LayoutModel
import UIKitTexts

/// A constraint that UIKit makes itself: for a stack, a guide, a mask, or a view's content.
///
/// It is listed and logged like any other, but nobody can deactivate it, and the layout does not
/// read it: the model makes the same rule.
class SystemConstraint: NSLayoutConstraint {
  /// How logs print it; the address is filled in later.
  private(set) var logged = LoggedConstraint()
  private weak var owner: UIView?

  override var isActive: Bool {
    get { owner != nil }
    set {}
  }

  override var description: String {
    MainActor.assumeIsolated { ConstraintText(self).description }
  }

  /// Says what it is about, of which view, and how it is printed.
  func describe(as logged: LoggedConstraint, of owner: UIView) {
    self.logged = logged
    self.owner = owner
    identifier = logged.identifier
  }

  /// The constraint of a class of logs.
  static func make(_ className: String) -> SystemConstraint {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": NSAutoresizingMaskLayoutConstraint()
    case "NSContentSizeLayoutConstraint": NSContentSizeLayoutConstraint()
    default: SystemConstraint()
    }
  }
}

extension NSLayoutConstraint {
  /// Whether UIKit made it: for a stack, a guide, a mask, or a view's content.
  package var isMadeBySystem: Bool { self is SystemConstraint }
}

/// One of those that an autoresizing mask stands for.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}

/// What the size of a view's content asks for, at two priorities.
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
