// The names without `mas_` that Masonry has after `#define MAS_SHORTHAND`.
//
// They are a library of their own, as many apps give views numbers called `left` or `width`.
//
// module: Masonry
// mark: mas_makeConstraints
// words: MAS_SHORTHAND
// bridged: MAS_SHORTHAND

extension UIView {
  func makeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_makeConstraints(block)
  }
  func updateConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_updateConstraints(block)
  }
  func remakeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_remakeConstraints(block)
  }
  func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    mas_attribute(attribute)
  }
  var left: MASViewAttribute { mas_left }
  var top: MASViewAttribute { mas_top }
  var right: MASViewAttribute { mas_right }
  var bottom: MASViewAttribute { mas_bottom }
  var leading: MASViewAttribute { mas_leading }
  var trailing: MASViewAttribute { mas_trailing }
  var width: MASViewAttribute { mas_width }
  var height: MASViewAttribute { mas_height }
  var centerX: MASViewAttribute { mas_centerX }
  var centerY: MASViewAttribute { mas_centerY }
  var baseline: MASViewAttribute { mas_baseline }
  var firstBaseline: MASViewAttribute { mas_firstBaseline }
  var lastBaseline: MASViewAttribute { mas_lastBaseline }
  var leftMargin: MASViewAttribute { mas_leftMargin }
  var rightMargin: MASViewAttribute { mas_rightMargin }
  var topMargin: MASViewAttribute { mas_topMargin }
  var bottomMargin: MASViewAttribute { mas_bottomMargin }
  var leadingMargin: MASViewAttribute { mas_leadingMargin }
  var trailingMargin: MASViewAttribute { mas_trailingMargin }
  var centerXWithinMargins: MASViewAttribute { mas_centerXWithinMargins }
  var centerYWithinMargins: MASViewAttribute { mas_centerYWithinMargins }
  var safeAreaLayoutGuideLeft: MASViewAttribute { mas_safeAreaLayoutGuideLeft }
  var safeAreaLayoutGuideTop: MASViewAttribute { mas_safeAreaLayoutGuideTop }
  var safeAreaLayoutGuideRight: MASViewAttribute { mas_safeAreaLayoutGuideRight }
  var safeAreaLayoutGuideBottom: MASViewAttribute { mas_safeAreaLayoutGuideBottom }
  var safeAreaLayoutGuideLeading: MASViewAttribute { mas_safeAreaLayoutGuideLeading }
  var safeAreaLayoutGuideTrailing: MASViewAttribute { mas_safeAreaLayoutGuideTrailing }
  var safeAreaLayoutGuideWidth: MASViewAttribute { mas_safeAreaLayoutGuideWidth }
  var safeAreaLayoutGuideHeight: MASViewAttribute { mas_safeAreaLayoutGuideHeight }
  var safeAreaLayoutGuideCenterX: MASViewAttribute { mas_safeAreaLayoutGuideCenterX }
  var safeAreaLayoutGuideCenterY: MASViewAttribute { mas_safeAreaLayoutGuideCenterY }
}
extension Array {
  func makeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_makeConstraints(block)
  }
  func updateConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_updateConstraints(block)
  }
  func remakeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_remakeConstraints(block)
  }
}
