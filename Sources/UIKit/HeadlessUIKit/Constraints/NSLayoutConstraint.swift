public import Foundation

/// A relation between two attributes of views or guides that the layout must satisfy: `first REL
/// multiplier * second + constant`.
///
/// A constraint does not keep its items alive. It affects the layout while it is active; during
/// that time the nearest common ancestor of its items holds it.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first side; `nil` for a constraint that could not be made.
  private(set) var first: LayoutPlace?
  /// The second side without multiplier and constant; `nil` if it is just a number.
  private(set) var second: LayoutPlace?
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The view that holds it while it is active.
  private(set) weak var holder: UIView?
  nonisolated let associatedObjects = AssociatedObjects()
  /// The number of its last activation; the constraint that was activated earlier has the lower
  /// one.
  private(set) var age = 0
  /// Whether the constant is the system spacing.
  var hasSystemSpacing = false
  /// Whether a `-` in a visual format asked for the distance.
  var hasFormatSpacing = false

  /// The relation between the two sides.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1
  /// Whether the constraint is archived with its view; it has no effect here.
  open var shouldBeArchived = false
  /// A name for the constraint in logs.
  open var identifier: String?

  /// Creates a constraint without items, which cannot be activated.
  public override init() { super.init() }

  /// Creates the constraint `view1.attr1 REL multiplier * view2.attr2 + c`, which is not active
  /// yet.
  ///
  /// An illegal pair of attributes raises an exception; see ``LayoutException``.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let check = ConstraintCheck(
      view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
    guard case .success(let pair) = check.result else {
      if case .failure(let exception) = check.result { exception.raise() }
      return
    }
    relate(pair.first, relation, pair.second, multiplier: multiplier, constant: c)
  }

  /// Sets the items, attributes and numbers; called once, right after the constraint was created.
  func relate(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    if let exception = ConstraintCheck.exception(
      multiplier: multiplier, constant: constant, first, second)
    {
      return exception.raise()
    }
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// Returns whether the constraint has exactly these sides, this relation and these numbers.
  func says(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat,
    constant: CGFloat
  ) -> Bool {
    guard let known = self.first, known == first, self.relation == relation else { return false }
    guard self.multiplier == multiplier, self.constant == constant else { return false }
    switch (self.second, second) {
    case (nil, nil): return true
    case (let known?, let second?): return known == second
    default: return false
    }
  }

  // MARK: - What it says

  /// The first view or guide.
  open var firstItem: AnyObject? { first?.item }

  /// The attribute of the first view or guide.
  open var firstAttribute: Attribute {
    first.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute
  }

  /// The second view or guide.
  open var secondItem: AnyObject? { second?.item }

  /// The attribute of the second view or guide; `notAnAttribute` if there is just a number.
  open var secondAttribute: Attribute {
    second.map { $0.isDistance ? .notAnAttribute : $0.attribute } ?? .notAnAttribute
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    Self.erased((first ?? LayoutPlace(UIView(), .width)).anchor)
  }

  /// The anchor of the second side; `nil` if there is just a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { Self.erased($0.anchor) }
  }

  /// Returns an anchor without its type, as `firstAnchor` has it in UIKit.
  ///
  /// In Objective-C generic arguments exist only at compile time. An anchor stores nothing whose
  /// type depends on its argument, so the same object serves under both types.
  private static func erased(_ anchor: any PlacedAnchor) -> NSLayoutAnchor<AnyObject> {
    unsafeBitCast(anchor as AnyObject, to: NSLayoutAnchor<AnyObject>.self)
  }

  // MARK: - What can change

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      if let first,
        let exception = ConstraintCheck.exception(
          multiplier: multiplier, constant: newValue, first, second)
      {
        return exception.raise()
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      holder?.invalidateEngine()
    }
  }

  /// The priority of the constraint.
  ///
  /// Since iOS 13 a required constraint may become optional, and the reverse, while it is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return LayoutException.illegal(newValue).raise()
      }
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      holder?.invalidateEngine()
    }
  }

  /// Whether it affects the layout; setting it activates or deactivates the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, in order; if one of them is illegal, those before it stay active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: - Taking part

  /// The items that the constraint refers to and that still exist.
  var items: [any LayoutItem] { (first?.items ?? []) + (second?.items ?? []) }

  /// Whether all items that the constraint refers to still exist.
  var isAlive: Bool { first?.isAlive ?? false && second?.isAlive ?? true }

  private func activate() {
    guard holder == nil, isAlive, let first else { return }
    var ancestor: UIView?
    for item in items {
      // A guide without a view is in no hierarchy; UIKit does nothing in this case.
      guard let view = item.itemView else { return }
      guard let known = ancestor else {
        ancestor = view
        continue
      }
      guard let common = known.commonAncestor(with: view) else {
        return LayoutException.noCommonAncestor(first, second).raise()
      }
      ancestor = common
    }
    if let ancestor { install(on: ancestor) }
  }

  private func deactivate() { holder?.forget(self) }

  /// Adds the constraint to those that a view holds, removing it from its former holder.
  func install(on view: UIView) {
    guard holder !== view else { return }
    holder?.forget(self)
    holder = view
    age = ActivationClock.next()
    for case let item as UIView in items { item.viewState.isConstrained = true }
    view.hold(self)
  }

  /// Notes that no view holds the constraint any more.
  func uninstall() { holder = nil }

  // MARK: - Describing

  /// The text that UIKit prints: `<NSLayoutConstraint:0x7f8a UIView:0x7f9c.width == 80
  /// (active)>`.
  open override var description: String {
    MainActor.assumeIsolated { ConstraintText(self).description }
  }
}
