import PlumbLanguage

/// The members that code can use, by receiver: for reading, completion and suggestions.
enum Vocabulary {
  /// The tables of members of the dialects.
  static let tables: [[Member]] = [
    values, searching, lists, surroundings, viewClasses, viewMembers, controllers, viewProperties,
    contentMembers,
    anchorMembers,
    constraintMembers,
    stackViewMembers, draftsmanLists, draftsman, draftsmanGeometry, draftsmanViews,
    swiftLayoutAnchors,
    swiftLayout, stacks, stackLayout, arranged, plans, snapKit,
  ]

  private struct Key: Hashable {
    let receiver: Receiver
    let name: String
  }

  private static let index: [Key: [Member]] = Dictionary(
    grouping: tables.joined(), by: { Key(receiver: $0.receiver, name: $0.name) })

  private static let names: [Receiver: [String]] = Dictionary(
    grouping: tables.joined(), by: \.receiver
  ).mapValues { members in
    var seen = Set<String>()
    return members.map(\.name).filter { seen.insert($0).inserted }
  }

  /// Returns the members with a name, those of the first receivers first.
  static func members(_ name: String, of receivers: [Receiver]) -> [Member] {
    receivers.flatMap { index[Key(receiver: $0, name: name)] ?? [] }
  }

  /// Returns the names of all members of some receivers.
  static func names(of receivers: [Receiver]) -> [String] {
    var seen = Set<String>()
    return receivers.flatMap { names[$0] ?? [] }.filter { seen.insert($0).inserted }
  }

  /// Returns all members of some receivers, each signature once.
  static func all(of receivers: [Receiver]) -> [Member] {
    var seen = Set<String>()
    return receivers.flatMap { receiver in
      (names[receiver] ?? []).flatMap { index[Key(receiver: receiver, name: $0)] ?? [] }
    }.filter { seen.insert($0.text).inserted }
  }

  /// The names of all properties that can be set.
  static let settable: Set<String> = Set(
    tables.joined().filter { $0.assign != nil }.map(\.name))

  /// Types whose values have no meaning for a layout: those for appearance, motion and gestures.
  static let decorativeTypes: Set<String> = [
    "CABasicAnimation", "CAGradientLayer", "CALayer", "CAShapeLayer", "CGAffineTransform",
    "UIAction", "UIBezierPath", "UIBlurEffect", "UICollectionViewFlowLayout",
    "UICollectionViewLayout", "UIColor", "UIImage", "UILongPressGestureRecognizer", "UIMenu",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UISwipeGestureRecognizer", "UITapGestureRecognizer", "UIVibrancyEffect",
    "UIBarButtonItem", "UINavigationItem", "UITabBarItem", "UIBarButtonItemGroup",
    "NSTextAttachment",
    "NSParagraphStyle", "NSMutableParagraphStyle", "UISymbolConfiguration",
    "UIContextMenuInteraction",
    "CATransition", "CATransaction", "CAEmitterLayer", "CATextLayer", "UIVisualEffect",
    "UISelectionFeedbackGenerator", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "DispatchQueue", "DispatchWorkItem", "Task", "Timer", "URLSession", "NSShadow",
    "UINavigationBarAppearance", "UITabBarAppearance", "UIBackgroundConfiguration",
  ]

  /// Properties of views without meaning for a layout; they can be set to anything.
  static let decorations: Set<String> = [
    "backgroundColor", "tintColor", "textColor", "alpha", "clipsToBounds", "contentMode",
    "textAlignment", "isUserInteractionEnabled", "accessibilityLabel", "layer", "delegate",
    "dataSource", "image", "isEnabled", "isSelected", "isOpaque", "lineBreakMode", "title",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", "adjustsFontForContentSizeCategory",
    "borderStyle", "keyboardType", "returnKeyType", "isSecureTextEntry", "autocapitalizationType",
    "autocorrectionType", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "isPagingEnabled", "isScrollEnabled",
    "contentInsetAdjustmentBehavior", "separatorStyle", "allowsSelection", "isOn", "value",
    "minimumValue", "maximumValue", "progress", "shadowColor", "shadowOffset",
    "highlightedTextColor",
    "isAccessibilityElement", "accessibilityTraits", "accessibilityHint", "preferredMaxLayoutWidth",
    "textContentType", "clearButtonMode", "selectedSegmentIndex", "navigationItem",
    "isMultipleTouchEnabled",
    "color", "hidesWhenStopped", "isEditable", "isSelectable", "isExclusiveTouch", "exclusiveTouch",
    "configuration", "menu", "showsMenuAsPrimaryAction", "contentInset", "rowHeight",
    "estimatedRowHeight", "refreshControl", "tabBarItem", "modalPresentationStyle",
    "modalTransitionStyle", "overrideUserInterfaceStyle", "keyboardDismissMode", "inputView",
    "selectionStyle", "accessoryType", "accessoryView", "editingAccessoryType", "separatorInset",
    "backgroundView", "selectedBackgroundView", "backgroundConfiguration", "isHighlighted",
    "currentPage", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
    "progressTintColor", "trackTintColor", "bounces", "tableHeaderView", "tableFooterView",
    "attributedPlaceholder", "leftViewMode", "rightViewMode", "spellCheckingType",
    "accessibilityValue", "hidesBottomBarWhenPushed", "onTintColor", "thumbTintColor",
    "accessibilityElements", "accessibilityElementsHidden", "autoresizesSubviews",
    "contentHorizontalAlignment", "contentOffset", "contentVerticalAlignment", "datePickerMode",
    "date", "decelerationRate", "delaysContentTouches", "edgesForExtendedLayout", "effect",
    "extendedLayoutIncludesOpaqueBars", "highlightedImage", "imageEdgeInsets",
    "inputAccessoryView", "isContinuous", "isDirectionalLockEnabled", "isModalInPresentation",
    "mask", "maximumDate", "maximumTrackTintColor", "maximumZoomScale", "minimumDate",
    "minimumTrackTintColor", "minimumZoomScale", "minuteInterval", "preferredContentSize",
    "scrollIndicatorInsets", "scrollsToTop", "sectionFooterHeight", "sectionHeaderHeight",
    "separatorColor", "stepValue", "titleEdgeInsets", "transform", "transform3D",
    "followsUndockedKeyboard",
  ]

  /// Methods of views without meaning for a layout; they can be called with anything.
  static let decorativeCalls: Set<String> = [
    "addTarget", "register", "setTitleColor", "setImage", "addGestureRecognizer", "removeTarget",
    "addAction", "setBackgroundImage", "setCollectionViewLayout", "setOn", "setValue",
    "cornerRadius", "backgroundColor", "addBorderRecursively", "setProgress", "setPlaceholder",
    "addInteraction", "startAnimating", "stopAnimating", "becomeFirstResponder",
    "resignFirstResponder", "reloadData", "removeAction", "removeGestureRecognizer",
    "scrollRectToVisible", "selectRow", "sendAction", "sendActions", "setContentOffset", "setDate",
    "touchesBegan", "endEditing",
  ]

  /// Functions of Swift and Foundation that only print or check something.
  static let decorativeFunctions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure",
    "precondition",
  ]
}
