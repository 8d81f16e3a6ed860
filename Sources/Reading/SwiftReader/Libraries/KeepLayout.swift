// KeepLayout, according to its documentation: attributes that are kept at, above or below a number,
// `title.keepTopInset.equal = 8`, `title.keepLeftOffsetTo(icon)?.min = KeepHigh(16)`.
//
// Asking for an attribute again finds what was set before, so that a second number moves a view. For
// most attributes the number is a distance; for centres and relative sizes it is a share.
//
// mark: keepInsets
// signs: .keepInsets.equal, .keepCenter.equal, .keepTopInset.equal, .keepSize.equal

typealias KeepPriority = Float
let KeepPriorityRequired: Float = 1000
let KeepPriorityHigh: Float = 750
let KeepPriorityLow: Float = 250
let KeepPriorityFitting: Float = 50

/// A number with a priority.
struct KeepNumber {
  let value: CGFloat
  let priority: Float
  var isNone = false
}
let KeepNone = KeepNumber(value: 0, priority: 0, isNone: true)
func KeepValueMake(_ value: CGFloat, _ priority: Float) -> KeepNumber {
  KeepNumber(value: value, priority: priority)
}
func KeepRequired(_ value: CGFloat) -> KeepNumber { KeepNumber(value: value, priority: 1000) }
func KeepHigh(_ value: CGFloat) -> KeepNumber { KeepNumber(value: value, priority: 750) }
func KeepLow(_ value: CGFloat) -> KeepNumber { KeepNumber(value: value, priority: 250) }
func KeepFitting(_ value: CGFloat) -> KeepNumber { KeepNumber(value: value, priority: 50) }
extension CGFloat { var keepValue: CGFloat { self } }
extension Double { var keepValue: CGFloat { CGFloat(self) } }
extension Int { var keepValue: CGFloat { CGFloat(self) } }

// MARK: - Attributes

private enum Kept {
  /// All attributes that were asked for.
  static var parts: [KeepPart] = []
  /// The constraints that the running closure of a `KeepAtomic` has made.
  static var recorded: [KeepPart]?
}

/// One relation of one attribute, with a number for each kind of it.
final class KeepPart {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  let other: Any?
  let otherAttribute: NSLayoutConstraint.Attribute
  let coefficient: CGFloat
  let isShare: Bool
  var equal: NSLayoutConstraint?
  var min: NSLayoutConstraint?
  var max: NSLayoutConstraint?
  init(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ coefficient: CGFloat, isShare: Bool
  ) {
    self.view = view
    self.attribute = attribute
    self.other = other
    self.otherAttribute = otherAttribute
    self.coefficient = coefficient
    self.isShare = isShare
  }
  var all: [NSLayoutConstraint] { [equal, min, max].compactMap { $0 } }
  /// Returns what takes the place of a constraint.
  func kept(
    _ old: NSLayoutConstraint?, _ relation: NSLayoutConstraint.Relation, _ number: Any
  ) -> NSLayoutConstraint? {
    let value = number as? KeepNumber ?? KeepRequired(number as? CGFloat ?? 0)
    if value.isNone {
      old?.isActive = false
      return nil
    }
    if let old, !isShare, (old.priority.rawValue == 1000) == (value.priority == 1000) {
      old.constant = value.value * coefficient
      if value.priority != 1000 { old.priority = UILayoutPriority(rawValue: value.priority) }
      old.isActive = true
      return old
    }
    // Neither a factor nor being required can be changed.
    old?.isActive = false
    return keepMake(relation, value)
  }
  private func keepMake(
    _ relation: NSLayoutConstraint.Relation, _ number: KeepNumber
  ) -> NSLayoutConstraint {
    var relation = relation
    if coefficient < 0, relation == .greaterThanOrEqual {
      relation = .lessThanOrEqual
    } else if coefficient < 0, relation == .lessThanOrEqual {
      relation = .greaterThanOrEqual
    }
    let scaled = number.value * coefficient
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: isShare ? scaled : 1, constant: isShare ? 0 : scaled)
    made.priority = UILayoutPriority(rawValue: number.priority)
    made.isActive = true
    return made
  }
}

/// One attribute, or several to which the same number is given.
final class KeepAttribute {
  let parts: [KeepPart]
  init(_ parts: [KeepPart]) { self.parts = parts }
  static func group(_ attributes: KeepAttribute?...) -> KeepAttribute {
    KeepAttribute(attributes.compactMap { $0 }.flatMap { $0.parts })
  }
  var equal: Any {
    get { number(parts.first?.equal) }
    set { each { $0.equal = $0.kept($0.equal, .equal, newValue) } }
  }
  var min: Any {
    get { number(parts.first?.min) }
    set { each { $0.min = $0.kept($0.min, .greaterThanOrEqual, newValue) } }
  }
  var max: Any {
    get { number(parts.first?.max) }
    set { each { $0.max = $0.kept($0.max, .lessThanOrEqual, newValue) } }
  }
  private func each(_ change: (KeepPart) -> Void) {
    for part in parts {
      change(part)
      Kept.recorded?.append(part)
    }
  }
  private func number(_ constraint: NSLayoutConstraint?) -> Any {
    guard let constraint, let part = parts.first else { return KeepNone }
    return KeepNumber(
      value: (part.isShare ? constraint.multiplier : constraint.constant) / part.coefficient,
      priority: constraint.priority.rawValue)
  }
  var isActive: Bool { parts.contains { $0.all.contains { $0.isActive } } }
  func deactivate() {
    equal = KeepNone
    min = KeepNone
    max = KeepNone
  }
  func name(_ name: String) -> KeepAttribute { self }
}
/// The constraints that a closure makes, which are deactivated together.
final class KeepAtomic {
  private var parts: [KeepPart] = []
  static func layout(_ block: () -> Void) -> KeepAtomic {
    let outer = Kept.recorded
    Kept.recorded = []
    block()
    let made = KeepAtomic()
    made.parts = Kept.recorded ?? []
    Kept.recorded = outer
    return made
  }
  func deactivate() { KeepAttribute(parts).deactivate() }
}

// MARK: - Views

extension UIView {
  private func keepPart(
    _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ coefficient: CGFloat = 1,
    isShare: Bool = false
  ) -> KeepAttribute {
    translatesAutoresizingMaskIntoConstraints = false
    let known = Kept.parts.first {
      // An alignment is the same from both sides.
      let isOwn = $0.view === self && $0.other === other
      let isInverse =
        attribute == otherAttribute && !isShare && $0.other === self && $0.view === other
      return (isOwn || isInverse) && $0.attribute == attribute
        && $0.otherAttribute == otherAttribute && $0.isShare == isShare
    }
    if let known { return KeepAttribute([known]) }
    let part = KeepPart(self, attribute, other, otherAttribute, coefficient, isShare: isShare)
    Kept.parts.append(part)
    return KeepAttribute([part])
  }
  private func keepInset(
    _ attribute: NSLayoutConstraint.Attribute, _ coefficient: CGFloat,
    of outer: NSLayoutConstraint.Attribute? = nil, isSafe: Bool = false
  ) -> KeepAttribute {
    keepPart(
      attribute, isSafe ? superview?.safeAreaLayoutGuide : superview, outer ?? attribute,
      coefficient)
  }
  /// As views of the other side are placed by the attribute, too, their masks are turned off.
  private func keepRelated(
    _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ coefficient: CGFloat = 1,
    isShare: Bool = false
  ) -> KeepAttribute {
    other.translatesAutoresizingMaskIntoConstraints = false
    return keepPart(attribute, other, otherAttribute, coefficient, isShare: isShare)
  }

  var keepWidth: KeepAttribute { keepPart(.width, nil, .notAnAttribute) }
  var keepHeight: KeepAttribute { keepPart(.height, nil, .notAnAttribute) }
  var keepSize: KeepAttribute { .group(keepWidth, keepHeight) }
  var keepAspectRatio: KeepAttribute { keepPart(.width, self, .height, isShare: true) }
  func keepWidthTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.width, other, .width, isShare: true)
  }
  func keepHeightTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.height, other, .height, isShare: true)
  }
  func keepSizeTo(_ other: UIView) -> KeepAttribute? {
    .group(keepWidthTo(other), keepHeightTo(other))
  }
  func keepSize(_ size: CGSize, priority: Float = 1000) {
    keepWidth.equal = KeepValueMake(size.width, priority)
    keepHeight.equal = KeepValueMake(size.height, priority)
  }

  var keepLeftInset: KeepAttribute { keepInset(.left, 1) }
  var keepRightInset: KeepAttribute { keepInset(.right, -1) }
  var keepLeadingInset: KeepAttribute { keepInset(.leading, 1) }
  var keepTrailingInset: KeepAttribute { keepInset(.trailing, -1) }
  var keepTopInset: KeepAttribute { keepInset(.top, 1) }
  var keepBottomInset: KeepAttribute { keepInset(.bottom, -1) }
  var keepFirstBaselineInset: KeepAttribute { keepInset(.firstBaseline, 1, of: .top) }
  var keepLastBaselineInset: KeepAttribute { keepInset(.lastBaseline, -1, of: .bottom) }
  var keepInsets: KeepAttribute {
    .group(keepTopInset, keepBottomInset, keepLeftInset, keepRightInset)
  }
  var keepHorizontalInsets: KeepAttribute { .group(keepLeftInset, keepRightInset) }
  var keepVerticalInsets: KeepAttribute { .group(keepTopInset, keepBottomInset) }
  func keepInsets(_ insets: UIEdgeInsets, priority: Float = 1000) {
    keepLeftInset.equal = KeepValueMake(insets.left, priority)
    keepRightInset.equal = KeepValueMake(insets.right, priority)
    keepTopInset.equal = KeepValueMake(insets.top, priority)
    keepBottomInset.equal = KeepValueMake(insets.bottom, priority)
  }

  var keepLeftSafeInset: KeepAttribute { keepInset(.left, 1, isSafe: true) }
  var keepRightSafeInset: KeepAttribute { keepInset(.right, -1, isSafe: true) }
  var keepLeadingSafeInset: KeepAttribute { keepInset(.leading, 1, isSafe: true) }
  var keepTrailingSafeInset: KeepAttribute { keepInset(.trailing, -1, isSafe: true) }
  var keepTopSafeInset: KeepAttribute { keepInset(.top, 1, isSafe: true) }
  var keepBottomSafeInset: KeepAttribute { keepInset(.bottom, -1, isSafe: true) }
  var keepSafeInsets: KeepAttribute { .group(keepVerticalSafeInsets, keepHorizontalSafeInsets) }
  var keepHorizontalSafeInsets: KeepAttribute { .group(keepLeftSafeInset, keepRightSafeInset) }
  var keepVerticalSafeInsets: KeepAttribute { .group(keepTopSafeInset, keepBottomSafeInset) }
  func keepSafeInsets(_ insets: UIEdgeInsets, priority: Float = 1000) {
    keepLeftSafeInset.equal = KeepValueMake(insets.left, priority)
    keepRightSafeInset.equal = KeepValueMake(insets.right, priority)
    keepTopSafeInset.equal = KeepValueMake(insets.top, priority)
    keepBottomSafeInset.equal = KeepValueMake(insets.bottom, priority)
  }

  var keepLeftMarginInset: KeepAttribute { keepInset(.left, 1, of: .leftMargin) }
  var keepRightMarginInset: KeepAttribute { keepInset(.right, -1, of: .rightMargin) }
  var keepLeadingMarginInset: KeepAttribute { keepInset(.leading, 1, of: .leadingMargin) }
  var keepTrailingMarginInset: KeepAttribute { keepInset(.trailing, -1, of: .trailingMargin) }
  var keepTopMarginInset: KeepAttribute { keepInset(.top, 1, of: .topMargin) }
  var keepBottomMarginInset: KeepAttribute { keepInset(.bottom, -1, of: .bottomMargin) }
  var keepMarginInsets: KeepAttribute {
    .group(keepVerticalMarginInsets, keepHorizontalMarginInsets)
  }
  var keepHorizontalMarginInsets: KeepAttribute {
    .group(keepLeftMarginInset, keepRightMarginInset)
  }
  var keepVerticalMarginInsets: KeepAttribute { .group(keepTopMarginInset, keepBottomMarginInset) }
  func keepMarginInsets(_ insets: UIEdgeInsets, priority: Float = 1000) {
    keepLeftMarginInset.equal = KeepValueMake(insets.left, priority)
    keepRightMarginInset.equal = KeepValueMake(insets.right, priority)
    keepTopMarginInset.equal = KeepValueMake(insets.top, priority)
    keepBottomMarginInset.equal = KeepValueMake(insets.bottom, priority)
  }

  // A centre in the middle is a half, which is the centre of the superview.
  var keepHorizontalCenter: KeepAttribute {
    keepPart(.centerX, superview, .centerX, 2, isShare: true)
  }
  var keepVerticalCenter: KeepAttribute {
    keepPart(.centerY, superview, .centerY, 2, isShare: true)
  }
  var keepCenter: KeepAttribute { .group(keepHorizontalCenter, keepVerticalCenter) }
  func keepCentered(with priority: Float = 1000) {
    keepCenter(CGPoint(x: 0.5, y: 0.5), priority: priority)
  }
  func keepHorizontallyCentered(with priority: Float = 1000) {
    keepHorizontalCenter.equal = KeepValueMake(0.5, priority)
  }
  func keepVerticallyCentered(with priority: Float = 1000) {
    keepVerticalCenter.equal = KeepValueMake(0.5, priority)
  }
  func keepCenter(_ center: CGPoint, priority: Float = 1000) {
    keepHorizontalCenter.equal = KeepValueMake(center.x, priority)
    keepVerticalCenter.equal = KeepValueMake(center.y, priority)
  }

  func keepLeftOffsetTo(_ other: UIView) -> KeepAttribute? { keepRelated(.left, other, .right) }
  func keepRightOffsetTo(_ other: UIView) -> KeepAttribute? { other.keepLeftOffsetTo(self) }
  func keepLeadingOffsetTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.leading, other, .trailing)
  }
  func keepTrailingOffsetTo(_ other: UIView) -> KeepAttribute? { other.keepLeadingOffsetTo(self) }
  func keepTopOffsetTo(_ other: UIView) -> KeepAttribute? { keepRelated(.top, other, .bottom) }
  func keepBottomOffsetTo(_ other: UIView) -> KeepAttribute? { other.keepTopOffsetTo(self) }
  func keepFirstBaselineOffsetTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.firstBaseline, other, .lastBaseline)
  }
  func keepLastBaselineOffsetTo(_ other: UIView) -> KeepAttribute? {
    other.keepFirstBaselineOffsetTo(self)
  }

  func keepLeftAlignTo(_ other: UIView) -> KeepAttribute? { keepRelated(.left, other, .left) }
  func keepRightAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.right, other, .right, -1)
  }
  func keepLeadingAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.leading, other, .leading)
  }
  func keepTrailingAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.trailing, other, .trailing, -1)
  }
  func keepTopAlignTo(_ other: UIView) -> KeepAttribute? { keepRelated(.top, other, .top) }
  func keepBottomAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.bottom, other, .bottom, -1)
  }
  func keepVerticalAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.centerX, other, .centerX)
  }
  func keepHorizontalAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.centerY, other, .centerY)
  }
  func keepFirstBaselineAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.firstBaseline, other, .firstBaseline, -1)
  }
  func keepLastBaselineAlignTo(_ other: UIView) -> KeepAttribute? {
    keepRelated(.lastBaseline, other, .lastBaseline, -1)
  }
  func keepEdgeAlignTo(_ other: UIView) -> KeepAttribute? {
    .group(
      keepTopAlignTo(other), keepLeftAlignTo(other), keepRightAlignTo(other),
      keepBottomAlignTo(other))
  }
  func keepCenterAlignTo(_ other: UIView) -> KeepAttribute? {
    .group(keepVerticalAlignTo(other), keepHorizontalAlignTo(other))
  }
  func keepAnimated(withDuration duration: Double, layout: () -> Void) { layout() }
  func keepAnimated(withDuration duration: Double, delay: Double, layout: () -> Void) { layout() }
  func keepNotAnimated(_ layout: () -> Void) { layout() }
}
