/// The names of Swift 1 to 4.1, of UIKit and of layout libraries, with those of today.
///
/// Swift 3 and 4.2 renamed most of UIKit by rules: first words of enumerations became lower case,
/// what a name says of its first argument became a label, `is` came in front of properties that are
/// true or false, and types moved into those they belong to. What rules do not give is listed here,
/// and nowhere else: the reader itself knows only the names of today.
enum EarlierNames {
  /// The name of a function, the label of its first argument, and changed labels of the others.
  typealias Function = (name: String, label: String?, labels: [String: String])

  /// The functions that lost a part of their names to labels.
  static let functions: [String: Function] = {
    var table: [String: Function] = [:]
    func add(_ old: String, _ new: String, _ label: String?, _ labels: [String: String] = [:]) {
      table[old] = (new, label, labels)
    }
    for relation in ["EqualTo", "LessThanOrEqualTo", "GreaterThanOrEqualTo"] {
      let label = relation.lowercasedStart
      add("constraint\(relation)Anchor", "constraint", label)
      add("constraint\(relation)Constant", "constraint", label + "Constant")
    }
    // Those of Swift 4.
    for relation in ["EqualTo", "LessThanOrEqualTo", "GreaterThanOrEqualTo"] {
      for side in ["After", "Below"] {
        let name = "\(relation)SystemSpacing\(side)"
        add("constraint\(name)", "constraint", name.lowercasedStart)
      }
    }
    add("constraintsWithVisualFormat", "constraints", "withVisualFormat")
    add("activateConstraints", "activate", nil)
    add("deactivateConstraints", "deactivate", nil)
    add("contentHuggingPriorityForAxis", "contentHuggingPriority", "for")
    add(
      "contentCompressionResistancePriorityForAxis", "contentCompressionResistancePriority", "for")
    add("systemFontOfSize", "systemFont", "ofSize")
    add("boldSystemFontOfSize", "boldSystemFont", "ofSize")
    add("italicSystemFontOfSize", "italicSystemFont", "ofSize")
    add("preferredFontForTextStyle", "preferredFont", "forTextStyle")
    add("colorWithAlphaComponent", "withAlphaComponent", nil)
    add("animateWithDuration", "animate", "withDuration")
    add("addChildViewController", "addChild", nil)
    add("didMoveToParentViewController", "didMove", "toParent")
    add("willMoveToParentViewController", "willMove", "toParent")
    add("removeFromParentViewController", "removeFromParent", nil)
    add("presentViewController", "present", nil)
    add("didMove", "didMove", nil, ["toParentViewController": "toParent"])
    add("willMove", "willMove", nil, ["toParentViewController": "toParent"])
    // PureLayout.
    add("autoSetDimensionsToSize", "autoSetDimensions", "to")
    add("autoPinEdgesToSuperviewEdgesWithInsets", "autoPinEdgesToSuperviewEdges", "with")
    add(
      "autoPinEdgesToSuperviewMarginsExcludingEdge", "autoPinEdgesToSuperviewMargins",
      "excludingEdge")
    add("autoPinEdgeToSuperviewEdge", "autoPinEdge", "toSuperviewEdge")
    add("autoPinEdgeToSuperviewMargin", "autoPinEdge", "toSuperviewMargin")
    add("autoAlignAxisToSuperviewAxis", "autoAlignAxis", "toSuperviewAxis")
    add("autoAlignAxisToSuperviewMarginAxis", "autoAlignAxis", "toSuperviewMarginAxis")
    let others = ["toEdge": "to", "toAttribute": "to", "toDimension": "to", "ofView": "of"]
    add("autoPinEdge", "autoPinEdge", nil, others)
    add("autoConstrainAttribute", "autoConstrainAttribute", nil, others)
    add("autoMatchDimension", "autoMatch", nil, others)
    add("autoAlignAxis", "autoAlignAxis", nil, ["toSameAxisOfView": "toSameAxisOf"])
    return table
  }()

  /// The labels of arguments that no name has to be known for.
  static let labels = [
    "forState": "for", "forAxis": "for", "forControlEvents": "for", "atIndex": "at",
  ]

  /// The functions without labels that made values, with the labels of the initialisers.
  static let makers: [String: (type: String, labels: [String])] = [
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
  ]

  /// The functions that asked a rectangle for one of its measures.
  static let measures = [
    "CGRectGetWidth": "width", "CGRectGetHeight": "height", "CGRectGetMinX": "minX",
    "CGRectGetMidX": "midX", "CGRectGetMaxX": "maxX", "CGRectGetMinY": "minY",
    "CGRectGetMidY": "midY", "CGRectGetMaxY": "maxY",
  ]

  /// The constants outside of types.
  static let constants: [String: String] = [
    "CGRectZero": "CGRect.zero", "CGSizeZero": "CGSize.zero", "CGPointZero": "CGPoint.zero",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
    "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite",
    // They were plain numbers, with which people reckon.
    "UILayoutPriorityRequired": "1000", "UILayoutPriorityDefaultHigh": "750",
    "UILayoutPriorityDefaultLow": "250", "UILayoutPriorityFittingSizeLevel": "50",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIFontWeightThin": "UIFont.Weight.thin", "UIFontWeightLight": "UIFont.Weight.light",
    "UIFontWeightRegular": "UIFont.Weight.regular", "UIFontWeightMedium": "UIFont.Weight.medium",
    "UIFontWeightSemibold": "UIFont.Weight.semibold", "UIFontWeightBold": "UIFont.Weight.bold",
    "UIFontWeightHeavy": "UIFont.Weight.heavy", "UIFontWeightBlack": "UIFont.Weight.black",
  ]

  /// The types that moved into others, or lost their prefix.
  static let types = [
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIButtonType": "UIButton.ButtonType",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "NSBundle": "Bundle", "NSNotificationCenter": "NotificationCenter", "NSIndexPath": "IndexPath",
    "NSNotification": "Notification", "NSURL": "URL", "NSData": "Data", "NSDate": "Date",
  ]

  /// The types whose members alone were renamed.
  static let types2: Set<String> = [
    "NSTextAlignment", "NSLineBreakMode", "ALEdge", "ALAxis",
    "ALDimension", "ALAttribute",
  ]

  /// The class functions without arguments that are properties today.
  static let singles: [String: String] = {
    let colours = [
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
      "magenta", "orange", "purple", "brown", "clear",
    ]
    let table = [
      "mainScreen": "main", "mainBundle": "main", "currentDevice": "current",
      "sharedApplication": "shared", "defaultCenter": "default",
    ]
    return colours.reduce(into: table) { $0["\($1)Color"] = $1 }
  }()

  /// The properties that are true or false.
  static let truths = [
    "active": "isActive", "hidden": "isHidden", "opaque": "isOpaque",
    "userInteractionEnabled": "isUserInteractionEnabled",
    "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
    "baselineRelativeArrangement": "isBaselineRelativeArrangement", "enabled": "isEnabled",
    "selected": "isSelected", "highlighted": "isHighlighted", "scrollEnabled": "isScrollEnabled",
    "pagingEnabled": "isPagingEnabled",
  ]

  /// The words behind a dot that by themselves show that a text is older than Swift 3.
  static let words: Set<String> = [
    "Left", "Right", "Top", "Bottom", "Leading", "Trailing", "Width", "Height", "CenterX",
    "CenterY", "Baseline", "LastBaseline", "FirstBaseline", "LeftMargin", "RightMargin",
    "TopMargin", "BottomMargin", "LeadingMargin", "TrailingMargin", "CenterXWithinMargins",
    "CenterYWithinMargins", "NotAnAttribute", "Equal", "LessThanOrEqual", "GreaterThanOrEqual",
    "Horizontal", "Vertical", "Fill", "FillEqually", "FillProportionally", "EqualSpacing",
    "EqualCentering", "Center", "System", "Custom", "Normal", "ScaleToFill", "ScaleAspectFit",
    "ScaleAspectFill", "FlexibleWidth", "FlexibleHeight", "FlexibleTopMargin",
    "FlexibleBottomMargin", "FlexibleLeftMargin", "FlexibleRightMargin", "ByWordWrapping",
    "ByTruncatingTail", "Natural", "Justified", "TouchUpInside", "AlignAllCenterY",
    "AlignAllCenterX", "AlignAllTop", "AlignAllBottom", "AlignAllLeft", "AlignAllRight",
    "AlignAllLeading", "AlignAllTrailing", "AlignAllBaseline", "DirectionLeadingToTrailing",
  ]

  /// What the names that stand alone and have to be looked for are.
  static let all: Set<String> = Set(functions.keys).union(labels.keys).union(makers.keys)
    .union(measures.keys).union(constants.keys).union(types.keys).union(singles.keys)
    .union(truths.keys).union(words)
    .union(["setTranslatesAutoresizingMaskIntoConstraints", "buttonWithType", "allZeros"])
    .subtracting(["autoPinEdge", "autoConstrainAttribute", "autoAlignAxis", "didMove", "willMove"])
    .union(["toEdge", "ofView", "toSameAxisOfView", "toParentViewController", "toAttribute"])
}

extension String {
  /// The word as an enumeration of today has it: `CenterX` is `centerX`, `URLCache` `urlCache`.
  var lowercasedStart: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    let count = capitals.count > 1 && capitals.count < self.count ? capitals.count - 1 : 1
    return prefix(capitals.count == self.count ? capitals.count : count).lowercased()
      + dropFirst(capitals.count == self.count ? capitals.count : count)
  }
}
