// The part of KeepLayout that concerns arrays of views, scroll views and priorities of contents.
//
// module: KeepLayout
// mark: keepInsets

extension Array {
  private func keepAll(_ find: (UIView) -> KeepAttribute?) -> KeepAttribute {
    KeepAttribute(flatMap { find($0)?.parts ?? [] })
  }
  private func keepEach(_ relate: (UIView, UIView) -> Void) {
    for index in indices where index > 0 { relate(self[index - 1], self[index]) }
  }
  var keepWidth: KeepAttribute { keepAll { $0.keepWidth } }
  var keepHeight: KeepAttribute { keepAll { $0.keepHeight } }
  var keepSize: KeepAttribute { keepAll { $0.keepSize } }
  var keepAspectRatio: KeepAttribute { keepAll { $0.keepAspectRatio } }
  func keepWidthTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepWidthTo(other) } }
  func keepHeightTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepHeightTo(other) } }
  func keepSizeTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepSizeTo(other) } }
  func keepSize(_ size: CGSize, priority: Float = 1000) {
    for view in self { view.keepSize(size, priority: priority) }
  }
  func keepWidthsEqual(with priority: Float = 1000) {
    keepEach { $0.keepWidthTo($1)?.equal = KeepValueMake(1, priority) }
  }
  func keepHeightsEqual(with priority: Float = 1000) {
    keepEach { $0.keepHeightTo($1)?.equal = KeepValueMake(1, priority) }
  }
  func keepSizesEqual(with priority: Float = 1000) {
    keepEach { $0.keepSizeTo($1)?.equal = KeepValueMake(1, priority) }
  }

  var keepLeftInset: KeepAttribute { keepAll { $0.keepLeftInset } }
  var keepRightInset: KeepAttribute { keepAll { $0.keepRightInset } }
  var keepLeadingInset: KeepAttribute { keepAll { $0.keepLeadingInset } }
  var keepTrailingInset: KeepAttribute { keepAll { $0.keepTrailingInset } }
  var keepTopInset: KeepAttribute { keepAll { $0.keepTopInset } }
  var keepBottomInset: KeepAttribute { keepAll { $0.keepBottomInset } }
  var keepInsets: KeepAttribute { keepAll { $0.keepInsets } }
  var keepHorizontalInsets: KeepAttribute { keepAll { $0.keepHorizontalInsets } }
  var keepVerticalInsets: KeepAttribute { keepAll { $0.keepVerticalInsets } }
  var keepSafeInsets: KeepAttribute { keepAll { $0.keepSafeInsets } }
  var keepHorizontalSafeInsets: KeepAttribute { keepAll { $0.keepHorizontalSafeInsets } }
  var keepVerticalSafeInsets: KeepAttribute { keepAll { $0.keepVerticalSafeInsets } }
  var keepTopSafeInset: KeepAttribute { keepAll { $0.keepTopSafeInset } }
  var keepBottomSafeInset: KeepAttribute { keepAll { $0.keepBottomSafeInset } }
  var keepMarginInsets: KeepAttribute { keepAll { $0.keepMarginInsets } }
  var keepHorizontalMarginInsets: KeepAttribute { keepAll { $0.keepHorizontalMarginInsets } }
  var keepVerticalMarginInsets: KeepAttribute { keepAll { $0.keepVerticalMarginInsets } }
  func keepInsets(_ insets: UIEdgeInsets, priority: Float = 1000) {
    for view in self { view.keepInsets(insets, priority: priority) }
  }
  var keepHorizontalCenter: KeepAttribute { keepAll { $0.keepHorizontalCenter } }
  var keepVerticalCenter: KeepAttribute { keepAll { $0.keepVerticalCenter } }
  var keepCenter: KeepAttribute { keepAll { $0.keepCenter } }
  func keepCentered(with priority: Float = 1000) {
    for view in self { view.keepCentered(with: priority) }
  }
  func keepHorizontallyCentered(with priority: Float = 1000) {
    for view in self { view.keepHorizontallyCentered(with: priority) }
  }
  func keepVerticallyCentered(with priority: Float = 1000) {
    for view in self { view.keepVerticallyCentered(with: priority) }
  }

  func keepLeftOffsetTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepLeftOffsetTo(other) }
  }
  func keepRightOffsetTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepRightOffsetTo(other) }
  }
  func keepTopOffsetTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepTopOffsetTo(other) } }
  func keepBottomOffsetTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepBottomOffsetTo(other) }
  }
  func keepHorizontalOffsets(_ value: Any) { keepEach { $0.keepRightOffsetTo($1)?.equal = value } }
  func keepLeadingOffsets(_ value: Any) { keepEach { $0.keepTrailingOffsetTo($1)?.equal = value } }
  func keepVerticalOffsets(_ value: Any) { keepEach { $0.keepBottomOffsetTo($1)?.equal = value } }
  func keepBaselineOffsets(_ value: Any) {
    keepEach { $0.keepLastBaselineOffsetTo($1)?.equal = value }
  }

  func keepLeftAlignTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepLeftAlignTo(other) } }
  func keepRightAlignTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepRightAlignTo(other) }
  }
  func keepTopAlignTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepTopAlignTo(other) } }
  func keepBottomAlignTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepBottomAlignTo(other) }
  }
  func keepEdgeAlignTo(_ other: UIView) -> KeepAttribute? { keepAll { $0.keepEdgeAlignTo(other) } }
  func keepVerticalAlignTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepVerticalAlignTo(other) }
  }
  func keepHorizontalAlignTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepHorizontalAlignTo(other) }
  }
  func keepCenterAlignTo(_ other: UIView) -> KeepAttribute? {
    keepAll { $0.keepCenterAlignTo(other) }
  }
  func keepLeftAlignments(_ value: Any) { keepEach { $0.keepLeftAlignTo($1)?.equal = value } }
  func keepRightAlignments(_ value: Any) { keepEach { $0.keepRightAlignTo($1)?.equal = value } }
  func keepTopAlignments(_ value: Any) { keepEach { $0.keepTopAlignTo($1)?.equal = value } }
  func keepBottomAlignments(_ value: Any) { keepEach { $0.keepBottomAlignTo($1)?.equal = value } }
  func keepVerticalAlignments(_ value: Any) {
    keepEach { $0.keepVerticalAlignTo($1)?.equal = value }
  }
  func keepHorizontalAlignments(_ value: Any) {
    keepEach { $0.keepHorizontalAlignTo($1)?.equal = value }
  }
  func keepLeftAligned() { keepLeftAlignments(0) }
  func keepRightAligned() { keepRightAlignments(0) }
  func keepLeadingAligned() { keepEach { $0.keepLeadingAlignTo($1)?.equal = 0 } }
  func keepTrailingAligned() { keepEach { $0.keepTrailingAlignTo($1)?.equal = 0 } }
  func keepTopAligned() { keepTopAlignments(0) }
  func keepBottomAligned() { keepBottomAlignments(0) }
  func keepVerticallyAligned() { keepVerticalAlignments(0) }
  func keepHorizontallyAligned() { keepHorizontalAlignments(0) }
  func keepFirstBaselineAligned() { keepEach { $0.keepFirstBaselineAlignTo($1)?.equal = 0 } }
  func keepLastBaselineAligned() { keepEach { $0.keepLastBaselineAlignTo($1)?.equal = 0 } }
}

extension UIView {
  var keepHorizontalCompressionResistance: Float {
    get { contentCompressionResistancePriority(for: .horizontal).rawValue }
    set {
      setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }
  var keepVerticalCompressionResistance: Float {
    get { contentCompressionResistancePriority(for: .vertical).rawValue }
    set {
      setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .vertical)
    }
  }
  var keepCompressionResistance: Float {
    get { Swift.min(keepHorizontalCompressionResistance, keepVerticalCompressionResistance) }
    set {
      keepHorizontalCompressionResistance = newValue
      keepVerticalCompressionResistance = newValue
    }
  }
  var keepHorizontalHuggingPriority: Float {
    get { contentHuggingPriority(for: .horizontal).rawValue }
    set { setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
  }
  var keepVerticalHuggingPriority: Float {
    get { contentHuggingPriority(for: .vertical).rawValue }
    set { setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
  }
  var keepHuggingPriority: Float {
    get { Swift.min(keepHorizontalHuggingPriority, keepVerticalHuggingPriority) }
    set {
      keepHorizontalHuggingPriority = newValue
      keepVerticalHuggingPriority = newValue
    }
  }
}
extension UIScrollView {
  /// Content as wide, or as high, as the view itself.
  var keepHorizontalScrollDisabled: Bool {
    get { false }
    set { if newValue { keepContent(.width) } }
  }
  var keepVerticalScrollDisabled: Bool {
    get { false }
    set { if newValue { keepContent(.height) } }
  }
  private func keepContent(_ dimension: NSLayoutConstraint.Attribute) {
    let content = UIView()
    insertSubview(content, at: 0)
    content.keepInsets.equal = 0
    if dimension == .width { content.keepWidthTo(self)?.equal = 1 }
    if dimension == .height { content.keepHeightTo(self)?.equal = 1 }
  }
}
extension UIViewController {
  /// A view as large as what bars leave free.
  var keepLayoutView: UIView {
    if let known = view.subviews.first(where: { $0.accessibilityIdentifier == "keepLayoutView" }) {
      return known
    }
    let made = UIView()
    made.accessibilityIdentifier = "keepLayoutView"
    view.insertSubview(made, at: 0)
    made.keepSafeInsets.equal = 0
    return made
  }
}
