// A layout wrapper as people write them for UIKit, in the style of the best-known ones: closures,
// insets, priorities, and constraints that can be updated or made anew. It is here to show that such
// code compiles and runs unchanged over HeadlessUIKit, under the name of UIKit.

#if canImport(UIKit)
import UIKit

/// A view.
public typealias TetherView = UIView
/// A guide.
public typealias TetherGuide = UILayoutGuide
/// Distances from sides.
public typealias TetherInsets = UIEdgeInsets
/// How much a tie matters.
public typealias TetherPriority = UILayoutPriority
#else
#error("canImport(UIKit) holds under the alias")
#endif

/// What can be tied: a view or a guide.
public protocol TetherItem: AnyObject {}

extension TetherView: TetherItem {}
extension TetherGuide: TetherItem {}

/// A constraint that knows which tie it belongs to.
public final class TetherConstraint: NSLayoutConstraint {
  /// Its identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var tie: Tie?
}

private var tiesKey: UInt8 = 0

extension TetherItem {
  var superitem: TetherView? {
    if let view = self as? TetherView { return view.superview }
    return (self as? TetherGuide)?.owningView
  }

  /// The ties that are in force.
  var ties: NSMutableSet {
    if let known = objc_getAssociatedObject(self, &tiesKey) as? NSMutableSet { return known }
    let ties = NSMutableSet()
    objc_setAssociatedObject(self, &tiesKey, ties, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return ties
  }

  func prepare() {
    if let view = self as? TetherView { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

/// One statement about an item; it makes a constraint for each attribute.
public final class Tie {
  weak var item: (any TetherItem)?
  let attributes: [NSLayoutConstraint.Attribute]
  var relation = NSLayoutConstraint.Relation.equal
  var target: AnyObject?
  var targetAttribute: NSLayoutConstraint.Attribute?
  var number: CGFloat?
  var insets = TetherInsets.zero
  var offset: CGFloat = 0
  var multiplier: CGFloat = 1
  var priority = TetherPriority.required
  var label: String?
  /// What it made.
  public private(set) var constraints: [TetherConstraint] = []

  init(_ item: any TetherItem, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  /// The constant for one attribute.
  private func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let number { return number }
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return offset + insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: return offset - insets.right
    case .top, .topMargin, .firstBaseline: return offset + insets.top
    case .bottom, .bottomMargin, .lastBaseline: return offset - insets.bottom
    case .width: return offset - insets.left - insets.right
    case .height: return offset - insets.top - insets.bottom
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      return offset
    @unknown default: return offset
    }
  }

  /// Makes the constraints, or changes those that say the same but for a constant.
  func apply(updating isUpdate: Bool) {
    guard let item else { return }
    constraints = attributes.map { attribute in
      let constraint = TetherConstraint(
        item: item, attribute: attribute, relatedBy: relation,
        toItem: number == nil ? target ?? item.superitem : nil,
        attribute: number == nil ? targetAttribute ?? attribute : .notAnAttribute,
        multiplier: multiplier, constant: constant(attribute))
      constraint.label = label
      constraint.priority = TetherPriority(rawValue: priority.rawValue)
      constraint.tie = self
      return constraint
    }
    guard isUpdate else {
      NSLayoutConstraint.activate(constraints)
      item.ties.add(self)
      return
    }
    let existing = (item.ties.allObjects as? [Tie] ?? []).flatMap(\.constraints)
    for constraint in constraints {
      existing.first { $0 == constraint }?.constant = constraint.constant
    }
  }

  /// Takes the constraints away.
  public func remove() {
    NSLayoutConstraint.deactivate(constraints)
    item?.ties.remove(self)
  }

  /// Whether any of its constraints counts.
  public var isActive: Bool { constraints.contains { $0.isActive } }
}

/// Whether two constraints say the same but for a constant.
func == (lhs: TetherConstraint, rhs: TetherConstraint) -> Bool {
  lhs.firstItem === rhs.firstItem && lhs.secondItem === rhs.secondItem
    && lhs.firstAttribute == rhs.firstAttribute && lhs.secondAttribute == rhs.secondAttribute
    && lhs.relation == rhs.relation && lhs.multiplier == rhs.multiplier
    && lhs.priority == rhs.priority
}

/// Continues a statement.
public struct TieMaker {
  let tie: Tie

  @discardableResult
  private func relate(_ relation: NSLayoutConstraint.Relation, _ target: Any) -> TieMaker {
    tie.relation = relation
    switch target {
    case let item as any TetherItem: tie.target = item
    case let (item, attribute) as (AnyObject, NSLayoutConstraint.Attribute):
      tie.target = item
      tie.targetAttribute = attribute
    case let number as CGFloat: tie.number = number
    case let number as Double: tie.number = CGFloat(number)
    case let number as Int: tie.number = CGFloat(number)
    default: break
    }
    return self
  }

  /// Says what it equals.
  @discardableResult
  public func equal(to target: Any) -> TieMaker { relate(.equal, target) }
  /// Says what it is at most.
  @discardableResult
  public func atMost(_ target: Any) -> TieMaker { relate(.lessThanOrEqual, target) }
  /// Says what it is at least.
  @discardableResult
  public func atLeast(_ target: Any) -> TieMaker { relate(.greaterThanOrEqual, target) }
  /// Says that it equals the superview.
  @discardableResult
  public func equalToSuperview() -> TieMaker { self }
  /// Keeps a distance from all sides.
  @discardableResult
  public func inset(_ all: CGFloat) -> TieMaker {
    inset(TetherInsets(top: all, left: all, bottom: all, right: all))
  }
  /// Keeps distances from the sides.
  @discardableResult
  public func inset(_ insets: TetherInsets) -> TieMaker {
    tie.insets = insets
    return self
  }
  /// Shifts it.
  @discardableResult
  public func offset(_ offset: CGFloat) -> TieMaker {
    tie.offset = offset
    return self
  }
  /// Multiplies the other side.
  @discardableResult
  public func multiplied(by factor: CGFloat) -> TieMaker {
    tie.multiplier = factor
    return self
  }
  /// Says how much it matters.
  @discardableResult
  public func priority(_ priority: TetherPriority.RawValue) -> TieMaker {
    tie.priority = TetherPriority(priority)
    return self
  }
  /// Names the constraints.
  @discardableResult
  public func labeled(_ label: String) -> TieMaker {
    tie.label = label
    return self
  }
}

/// Begins statements about an item.
public final class TieList {
  private let item: any TetherItem
  var ties: [Tie] = []

  init(_ item: any TetherItem) {
    self.item = item
    item.prepare()
  }

  private func begin(_ attributes: NSLayoutConstraint.Attribute...) -> TieMaker {
    let tie = Tie(item, attributes)
    ties.append(tie)
    return TieMaker(tie: tie)
  }

  /// Its left side.
  public var left: TieMaker { begin(.left) }
  /// Its right side.
  public var right: TieMaker { begin(.right) }
  /// Its upper side.
  public var top: TieMaker { begin(.top) }
  /// Its lower side.
  public var bottom: TieMaker { begin(.bottom) }
  /// Its leading edge.
  public var leading: TieMaker { begin(.leading) }
  /// Its trailing edge.
  public var trailing: TieMaker { begin(.trailing) }
  /// Its width.
  public var width: TieMaker { begin(.width) }
  /// Its height.
  public var height: TieMaker { begin(.height) }
  /// Its width and height.
  public var size: TieMaker { begin(.width, .height) }
  /// Its middle.
  public var center: TieMaker { begin(.centerX, .centerY) }
  /// Its four sides.
  public var edges: TieMaker { begin(.left, .top, .right, .bottom) }
  /// Its four margins.
  public var margins: TieMaker { begin(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }
  /// Its last baseline.
  public var baseline: TieMaker { begin(.lastBaseline) }
}

/// What `view.tether` offers.
public struct Tether {
  let item: any TetherItem

  /// Makes ties.
  @discardableResult
  public func make(_ closure: (TieList) -> Void) -> [Tie] {
    let list = TieList(item)
    closure(list)
    for tie in list.ties { tie.apply(updating: false) }
    return list.ties
  }

  /// Changes the constants of ties.
  public func update(_ closure: (TieList) -> Void) {
    guard item.ties.count > 0 else {
      make(closure)
      return
    }
    let list = TieList(item)
    closure(list)
    for tie in list.ties { tie.apply(updating: true) }
  }

  /// Makes ties in the place of all others.
  public func remake(_ closure: (TieList) -> Void) {
    remove()
    make(closure)
  }

  /// Takes the constraints away.
  public func remove() { for tie in item.ties.allObjects as? [Tie] ?? [] { tie.remove() } }

  /// The safe area of a view.
  @available(iOS 11, tvOS 11, macOS 11, *)
  public var safeArea: any TetherItem { (item as? TetherView)?.safeAreaLayoutGuide ?? item }
}

extension TetherView {
  /// Where ties begin.
  public var tether: Tether { Tether(item: self) }
}

extension TetherGuide {
  /// Where ties begin.
  public var tether: Tether { Tether(item: self) }
}
