import Foundation
import LayoutModel
import UIKitTexts

/// The description of a constraint as UIKit prints it.
@MainActor
struct ConstraintText {
  /// The constraint in the form in which logs are described.
  let logged: LoggedConstraint

  /// The text, such as `<NSLayoutConstraint:0x7f8a UIView:0x7f9c.width == 80   (active)>`.
  var description: String { ConstraintDescription(logged).text }

  init(_ constraint: NSLayoutConstraint) {
    if let constraint = constraint as? SystemConstraint {
      var logged = constraint.logged
      // A system constraint without a class of its own prints as a plain one.
      logged.address = constraint.address
      self.logged = logged
      return
    }
    var logged = LoggedConstraint()
    logged.className = constraint.className
    logged.address = constraint.address
    logged.identifier = constraint.identifier
    logged.isActive = constraint.isActive
    logged.relation = constraint.relation.modelled
    logged.priority = Double(constraint.priority.rawValue)
    logged.left.terms = Self.terms(constraint.first)
    logged.right.terms = Self.terms(constraint.second, times: constraint.multiplier)
    logged.right.constant = constraint.constant
    if constraint.hasSystemSpacing { logged.spacing = .anchor }
    if constraint.hasFormatSpacing { logged.spacing = .visualFormat }
    if let first = constraint.first?.item, let second = constraint.second?.item {
      logged.arrange(
        firstIsInSecond: first.superitem === second, secondIsInFirst: second.superitem === first,
        isRightToLeft: second.itemView.flatMap { first.itemView?.commonAncestor(with: $0) }?
          .isRightToLeft ?? false)
    }
    self.logged = logged
  }

  /// Returns the terms of a side: an attribute, or the two ends of a distance.
  private static func terms(
    _ place: LayoutPlace?, times factor: CGFloat = 1
  ) -> [LoggedConstraint.Term] {
    guard let place else { return [] }
    func term(
      _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat
    ) -> LoggedConstraint.Term {
      let modelled = attribute.modelled ?? .width
      return LoggedConstraint.Term(
        item: item?.logged ?? LoggedItem(key: "(null)"),
        attribute: modelled.withinMargins.map { .inMargins($0) } ?? .plain(modelled),
        coefficient: factor)
    }
    let whole = term(place.item, place.attribute, factor)
    guard let origin = place.originAttribute else { return [whole] }
    return [whole, term(place.originItem, origin, -factor)]
  }
}

extension LayoutItem {
  /// The view that directly contains the item.
  fileprivate var superitem: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }

  /// The item as UIKit prints it inside of a text; a view with an identifier by the identifier
  /// alone.
  var shortDescription: String { ConstraintDescription.text(logged) }
}
