/// The Swift names of UIKit's enumerations and options.
enum EnumerationNames {
  /// The types by the beginning that the names of their values have in Objective-C.
  static let types: [String: String] = {
    var table = irregular
    for (type, name) in TypeNames.moved { table[type] = name }
    for type in plain { table[type] = type }
    return table
  }()

  /// Beginnings that are not the name of the type.
  private static let irregular: [String: String] = [
    "NSLayoutFormat": "NSLayoutConstraint.FormatOptions",
    "NSLineBreakBy": "NSLineBreakMode", "UIControlEvent": "UIControl.Event",
    "UIViewAnimationOption": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIReturnKey": "UIReturnKeyType", "UIModalPresentation": "UIModalPresentationStyle",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIAccessibilityTrait": "UIAccessibilityTraits", "UIBarMetrics": "UIBarMetrics",
    "UILayoutPriority": "UILayoutPriority", "UIFontWeight": "UIFont.Weight",
    "UIFontTextStyle": "UIFont.TextStyle", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIInterfaceOrientationMask": "UIInterfaceOrientationMask",
    "UIFontDescriptorTrait": "UIFontDescriptor.SymbolicTraits",
    "UIGestureRecognizerState": "UIGestureRecognizer.State", "MASAxisType": "MASAxisType",
    "NSAttributedStringKey": "NSAttributedString.Key",
  ]

  /// Types that are called in Swift as they are in Objective-C.
  private static let plain = [
    "NSTextAlignment", "ALEdge", "ALAxis", "ALDimension", "ALAttribute", "ALMargin", "ALMarginAxis",
    "UIRectEdge", "UISemanticContentAttribute", "UIUserInterfaceSizeClass",
    "UIUserInterfaceIdiom", "UIUserInterfaceStyle", "UIInterfaceOrientation",
    "UIDeviceOrientation", "UIStatusBarStyle", "UIBarStyle", "UIBarPosition", "UIKeyboardType",
    "UIKeyboardAppearance", "UITextAutocorrectionType", "UITextAutocapitalizationType",
    "UITextSpellCheckingType", "UIModalTransitionStyle", "UIRectCorner", "UITextFieldViewMode",
    "UIUserInterfaceLayoutDirection", "UIBaselineAdjustment", "NSUnderlineStyle",
  ]

  /// The lengths that beginnings have, longest first.
  private static let lengths = Set(types.keys.map(\.utf8.count)).sorted(by: >)

  /// Values whose names do not follow from those in Objective-C.
  private static let values: [String: String] = [
    "UIViewAutoresizingNone": "[]", "UIControlStateNormal": ".normal",
    "NSLayoutFormatDirectionMask": ".directionMask", "UIRectEdgeNone": "[]",
    "NSLineBreakByWordWrapping": ".byWordWrapping", "UIRectCornerAllCorners": ".allCorners",
    "NSLineBreakByCharWrapping": ".byCharWrapping", "NSLineBreakByClipping": ".byClipping",
    "NSLineBreakByTruncatingHead": ".byTruncatingHead",
    "NSLineBreakByTruncatingTail": ".byTruncatingTail",
    "NSLineBreakByTruncatingMiddle": ".byTruncatingMiddle",
    "UITextAlignmentLeft": ".left", "UITextAlignmentCenter": ".center",
    "UITextAlignmentRight": ".right", "UILineBreakModeWordWrap": ".byWordWrapping",
    "UILineBreakModeTailTruncation": ".byTruncatingTail",
    "UIUserInterfaceIdiomPhone": ".phone", "UIUserInterfaceIdiomPad": ".pad",
    "UITableViewStylePlain": ".plain", "UITableViewStyleGrouped": ".grouped",
    "UIInterfaceOrientationMaskAll": ".all",
    "NSLayoutFormatAlignAllBaseline": ".alignAllLastBaseline",
    "NSLayoutAttributeBaseline": ".lastBaseline",
    "UIFontTextStyleTitle1": ".title1", "UIFontTextStyleTitle2": ".title2",
    "UIFontTextStyleTitle3": ".title3", "UIControlEventValueChanged": ".valueChanged",
  ]

  /// Returns the Swift name of a value, as `.top`; `nil` if the name is not of a known type.
  static func value(_ name: String) -> String? {
    if let known = values[name] { return known }
    guard let start = name.utf8.first,
      start == 0x55 || start == 0x4E || start == 0x41 || start == 0x4D
    else { return nil }
    let count = name.utf8.count
    for length in lengths where length < count {
      let prefix = String(name.prefix(length))
      guard types[prefix] != nil else { continue }
      let rest = name.dropFirst(length)
      guard rest.first?.isUppercase ?? false else { continue }
      let word = String(rest).lowercasedStart
      return "." + (word == "default" || word == "repeat" ? word : word)
    }
    return nil
  }

  /// Whether a name is that of an option, of which several can be joined.
  static func isOption(_ name: String) -> Bool {
    [
      "UIViewAutoresizing", "NSLayoutFormat", "UIViewAnimationOption", "UIControlEvent",
      "UIControlState", "UIRectEdge", "UIRectCorner", "UIInterfaceOrientationMask",
      "UIFontDescriptorTrait", "UIAccessibilityTrait",
    ].contains { name.hasPrefix($0) }
  }
}

extension String {
  /// The name with a small first letter or abbreviation: `CenterX` is `centerX`, `URLCache` `urlCache`.
  var lowercasedStart: String {
    let capitals = prefix { $0.isUppercase }
    guard capitals.count > 1 else { return prefix(1).lowercased() + dropFirst() }
    if capitals.count == count { return lowercased() }
    let next = self[capitals.endIndex]
    let count = next.isLowercase ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }

  /// The name with a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
