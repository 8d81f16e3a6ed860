// The part of Masonry that concerns views, controllers and arrays of views: attributes such as
// `mas_left`, and rows.
//
// module: Masonry
// mark: mas_makeConstraints
// bridged: .mas_makeConstraints, .mas_updateConstraints, .mas_remakeConstraints, .mas_distributeViews
// bridged: MAS_SHORTHAND
// signs: MASConstraintMaker

/// An attribute of a maker; several are a list of them.
typealias MASAttribute = NSLayoutConstraint.Attribute

// MARK: - Attributes of views

extension UIView {
  func masAttribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }
  func masSafe(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }
  func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    masAttribute(attribute)
  }
  func mas_attribute() -> (NSLayoutConstraint.Attribute) -> MASViewAttribute {
    { self.masAttribute($0) }
  }
  var mas_left: MASViewAttribute { masAttribute(.left) }
  var mas_top: MASViewAttribute { masAttribute(.top) }
  var mas_right: MASViewAttribute { masAttribute(.right) }
  var mas_bottom: MASViewAttribute { masAttribute(.bottom) }
  var mas_leading: MASViewAttribute { masAttribute(.leading) }
  var mas_trailing: MASViewAttribute { masAttribute(.trailing) }
  var mas_width: MASViewAttribute { masAttribute(.width) }
  var mas_height: MASViewAttribute { masAttribute(.height) }
  var mas_centerX: MASViewAttribute { masAttribute(.centerX) }
  var mas_centerY: MASViewAttribute { masAttribute(.centerY) }
  var mas_baseline: MASViewAttribute { masAttribute(.lastBaseline) }
  var mas_firstBaseline: MASViewAttribute { masAttribute(.firstBaseline) }
  var mas_lastBaseline: MASViewAttribute { masAttribute(.lastBaseline) }
  var mas_leftMargin: MASViewAttribute { masAttribute(.leftMargin) }
  var mas_rightMargin: MASViewAttribute { masAttribute(.rightMargin) }
  var mas_topMargin: MASViewAttribute { masAttribute(.topMargin) }
  var mas_bottomMargin: MASViewAttribute { masAttribute(.bottomMargin) }
  var mas_leadingMargin: MASViewAttribute { masAttribute(.leadingMargin) }
  var mas_trailingMargin: MASViewAttribute { masAttribute(.trailingMargin) }
  var mas_centerXWithinMargins: MASViewAttribute { masAttribute(.centerXWithinMargins) }
  var mas_centerYWithinMargins: MASViewAttribute { masAttribute(.centerYWithinMargins) }
  var mas_safeAreaLayoutGuide: MASViewAttribute { masSafe(.notAnAttribute) }
  var mas_safeAreaLayoutGuideLeft: MASViewAttribute { masSafe(.left) }
  var mas_safeAreaLayoutGuideTop: MASViewAttribute { masSafe(.top) }
  var mas_safeAreaLayoutGuideRight: MASViewAttribute { masSafe(.right) }
  var mas_safeAreaLayoutGuideBottom: MASViewAttribute { masSafe(.bottom) }
  var mas_safeAreaLayoutGuideLeading: MASViewAttribute { masSafe(.leading) }
  var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { masSafe(.trailing) }
  var mas_safeAreaLayoutGuideWidth: MASViewAttribute { masSafe(.width) }
  var mas_safeAreaLayoutGuideHeight: MASViewAttribute { masSafe(.height) }
  var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { masSafe(.centerX) }
  var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { masSafe(.centerY) }
  /// A name for conflicts that the library prints.
  var mas_key: Any? {
    get { nil }
    set {}
  }
  func mas_closestCommonSuperview(_ view: UIView?) -> UIView? {
    var outer = view
    while let candidate = outer {
      if isDescendant(of: candidate) { return candidate }
      outer = candidate.superview
    }
    return nil
  }
}
extension NSLayoutConstraint {
  var mas_key: Any? {
    get { identifier }
    set { identifier = newValue.map { "\($0)" } }
  }
}
func MASAttachKeys(_ views: Any...) {}
func MASBoxValue(_ value: Any) -> Any { value }
// What blocks take as an object is the value itself here.
func NSNumber(value: Any) -> Any { value }
func NSValue(cgPoint: CGPoint) -> Any { cgPoint }
func NSValue(cgSize: CGSize) -> Any { cgSize }
func NSValue(uiEdgeInsets: UIEdgeInsets) -> Any { uiEdgeInsets }

extension UIViewController {
  var mas_topLayoutGuide: MASViewAttribute { masGuide(topLayoutGuide, .bottom) }
  var mas_topLayoutGuideTop: MASViewAttribute { masGuide(topLayoutGuide, .top) }
  var mas_topLayoutGuideBottom: MASViewAttribute { masGuide(topLayoutGuide, .bottom) }
  var mas_bottomLayoutGuide: MASViewAttribute { masGuide(bottomLayoutGuide, .top) }
  var mas_bottomLayoutGuideTop: MASViewAttribute { masGuide(bottomLayoutGuide, .top) }
  var mas_bottomLayoutGuideBottom: MASViewAttribute { masGuide(bottomLayoutGuide, .bottom) }
  func masGuide(_ guide: Any, _ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: view, item: guide, layoutAttribute: attribute)
  }
}

// MARK: - Arrays of views

enum MASAxisType { case horizontal, vertical }
let MASAxisTypeHorizontal = MASAxisType.horizontal
let MASAxisTypeVertical = MASAxisType.vertical

extension Array {
  func mas_makeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(block) }
  }
  func mas_updateConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(block) }
  }
  func mas_remakeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(block) }
  }
  var masCommonSuperview: UIView? {
    var common = first as? UIView
    for case let view as UIView in dropFirst() {
      common = view.mas_closestCommonSuperview(common)
    }
    return common
  }
  /// A row or column of views of one length, with the same space between them.
  func mas_distributeViews(
    along axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    guard count > 1, let outer = masCommonSuperview else { return }
    let isRow = axis == .horizontal
    for (index, view) in enumerated() {
      view.mas_makeConstraints { make in
        let near = isRow ? make.left : make.top
        guard index > 0 else {
          near.equalTo(outer).offset(leadSpacing)
          return
        }
        let previous = self[index - 1]
        near.equalTo(isRow ? previous.mas_right : previous.mas_bottom).offset(spacing)
        (isRow ? make.width : make.height).equalTo(previous)
        if index == count - 1 {
          (isRow ? make.right : make.bottom).equalTo(outer).offset(-tailSpacing)
        }
      }
    }
  }
  /// A row or column of views of a given length, with far edges that are shares of the superview's.
  func mas_distributeViews(
    along axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    guard count > 1, let outer = masCommonSuperview else { return }
    let isRow = axis == .horizontal
    for (index, view) in enumerated() {
      view.mas_makeConstraints { make in
        (isRow ? make.width : make.height).equalTo(length)
        guard index > 0 else {
          (isRow ? make.left : make.top).equalTo(outer).offset(leadSpacing)
          return
        }
        let far = isRow ? make.right : make.bottom
        guard index < count - 1 else {
          far.equalTo(outer).offset(-tailSpacing)
          return
        }
        let share = CGFloat(index) / CGFloat(count - 1)
        let distance = (1 - share) * (length + leadSpacing) - share * tailSpacing
        far.equalTo(outer).multipliedBy(share).offset(distance)
      }
    }
  }
  func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    self.mas_distributeViews(
      along: axis, withFixedSpacing: spacing, leadSpacing: leadSpacing, tailSpacing: tailSpacing)
  }
  func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    self.mas_distributeViews(
      along: axis, withFixedItemLength: length, leadSpacing: leadSpacing, tailSpacing: tailSpacing)
  }
}
