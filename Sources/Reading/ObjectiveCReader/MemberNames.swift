/// The names and kinds of UIKit's properties.
enum MemberNames {
  /// The properties that are true or false and have another name in Swift.
  static let truths: [String: String] = {
    let names = [
      "active", "hidden", "opaque", "userInteractionEnabled", "layoutMarginsRelativeArrangement",
      "baselineRelativeArrangement", "enabled", "selected", "highlighted", "scrollEnabled",
      "pagingEnabled", "multipleTouchEnabled", "exclusiveTouch", "secureTextEntry", "editable",
      "selectable", "directionalLockEnabled", "accessibilityElement", "translucent", "editing",
      "navigationBarHidden", "toolbarHidden", "tracking", "dragging", "decelerating", "continuous",
      "animating", "viewLoaded", "on", "modalInPresentation", "firstResponder",
    ]
    return names.reduce(into: [:]) { $0[$1] = "is\($1.capitalized)" }
  }()

  /// The properties with another name in Swift.
  static let renamed: [String: String] = [
    "mainScreen": "main", "mainBundle": "main", "currentDevice": "current",
    "sharedApplication": "shared", "defaultCenter": "default", "standardUserDefaults": "standard",
    "mainQueue": "main", "currentLocale": "current", "currentCalendar": "current",
    "defaultManager": "default", "CGColor": "cgColor", "CGImage": "cgImage",
    "parentViewController": "parent", "childViewControllers": "children",
    "length": "count", "firstObject": "first", "lastObject": "last", "allObjects": "allObjects",
    "allKeys": "keys", "allValues": "values", "CGRectValue": "cgRectValue",
    "layoutAttributesClass": "layoutAttributesClass",
    "centerXWithinMargins": "centerXWithinMargins", "processInfo": "processInfo",
    "sharedManager": "sharedManager",
  ]

  /// The values in boxes, which Swift takes out of them by itself.
  static let unboxed: Set<String> = [
    "floatValue", "doubleValue", "intValue", "integerValue", "boolValue", "unsignedIntegerValue",
    "CGSizeValue", "CGRectValue", "CGPointValue", "UIEdgeInsetsValue", "copy", "mutableCopy",
    "autorelease", "retain", "unsignedIntValue", "longValue", "CGFloatValue", "self",
    "objectEnumerator", "nonretainedObjectValue", "autoContentAccessingProxy",
  ]

  /// The types of properties, which tell what is meant where one stands as a condition.
  static let types: [String: String] = {
    var table: [String: String] = [:]
    func add(_ type: String, _ names: String) {
      for name in names.split(separator: " ") { table[String(name)] = type }
    }
    add(
      "UIView",
      """
      view superview contentView inputView inputAccessoryView tableHeaderView tableFooterView titleView \
      customView backgroundView selectedBackgroundView accessoryView leftView rightView maskView \
      backgroundColorView snapshotView
      """)
    add("UILabel", "titleLabel textLabel detailTextLabel")
    add("UIImageView", "imageView")
    add("UIWindow", "window keyWindow")
    add(
      "UIColor", "backgroundColor tintColor textColor shadowColor barTintColor separatorColor color"
    )
    add(
      "NSString",
      """
      text title placeholder identifier reuseIdentifier restorationIdentifier \
      accessibilityLabel accessibilityIdentifier nibName
      """)
    add("UIFont", "font")
    add("UIImage", "image highlightedImage backgroundImage")
    add("CALayer", "layer")
    add("NSAttributedString", "attributedText attributedPlaceholder")
    add(
      "UIViewController",
      """
      parentViewController rootViewController topViewController presentedViewController \
      presentingViewController visibleViewController
      """)
    add("UINavigationController", "navigationController")
    add("UITabBarController", "tabBarController")
    add("UINavigationBar", "navigationBar")
    add("UINavigationItem", "navigationItem")
    add("UIBarButtonItem", "leftBarButtonItem rightBarButtonItem backBarButtonItem")
    add(
      "NSArray",
      """
      subviews arrangedSubviews constraints viewControllers childViewControllers \
      leftBarButtonItems rightBarButtonItems gestureRecognizers items
      """)
    add("id", "delegate dataSource firstObject lastObject")
    add(
      "UILayoutGuide",
      """
      safeAreaLayoutGuide layoutMarginsGuide readableContentGuide \
      contentLayoutGuide frameLayoutGuide topLayoutGuide bottomLayoutGuide
      """)
    add("NSLayoutXAxisAnchor", "leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor")
    add(
      "NSLayoutYAxisAnchor",
      """
      topAnchor bottomAnchor centerYAnchor firstBaselineAnchor \
      lastBaselineAnchor
      """)
    add("NSLayoutDimension", "widthAnchor heightAnchor")
    add(
      "CGFloat",
      """
      constant multiplier spacing alpha cornerRadius borderWidth rowHeight estimatedRowHeight x y \
      width height top left bottom right minimumLineSpacing minimumInteritemSpacing zoomScale scale \
      preferredMaxLayoutWidth pointSize lineHeight
      """)
    add(
      "NSInteger",
      """
      count length tag numberOfLines row section item numberOfPages currentPage \
      selectedSegmentIndex integerValue
      """)
    add("UILayoutPriority", "priority")
    add("CGRect", "frame bounds")
    add("CGPoint", "center origin contentOffset")
    add("CGSize", "size contentSize intrinsicContentSize preferredContentSize itemSize")
    add(
      "UIEdgeInsets",
      """
      contentInset layoutMargins safeAreaInsets titleEdgeInsets \
      imageEdgeInsets contentEdgeInsets scrollIndicatorInsets separatorInset
      """)
    add(
      "BOOL",
      """
      translatesAutoresizingMaskIntoConstraints clipsToBounds masksToBounds animated isHidden \
      isActive isEnabled isSelected boolValue bounces adjustsFontSizeToFitWidth autoresizesSubviews \
      hidesWhenStopped
      """)
    for name in truths.keys { table[name] = "BOOL" }
    return table
  }()

  /// The properties that code may read by a message.
  static let properties: Set<String> = Set(types.keys).union(truths.keys).union(truths.values)
    .union(renamed.keys).union([
      "numberOfTouches", "traitCollection", "horizontalSizeClass", "verticalSizeClass",
      "userInterfaceIdiom", "collectionViewLayout", "nativeScale", "statusBarFrame", "window",
      "windows", "axis", "distribution", "alignment", "description", "state", "contentMode",
      "firstItem", "secondItem", "firstAttribute", "secondAttribute", "relation",
      "layoutMarginsGuide", "autoresizingMask", "transform", "shared", "sharedInstance2",
      "toolbar", "tabBar", "storyboard", "gestureRecognizers", "textAlignment", "nextResponder",
      "statusBarOrientation", "orientation", "interfaceOrientation", "systemVersion",
      "visibleCells", "indexPathsForVisibleItems", "bundle", "localizedDescription",
      "navigationBar", "hash", "class", "ascender", "descender", "capHeight", "xHeight",
      "estimatedItemSize", "whiteColor", "trailing", "leading", "presentationController",
      "popoverPresentationController", "name", "translatesAutoresizingMaskIntoConstraints",
      "mas_left", "mas_right", "mas_top", "mas_bottom", "mas_leading", "mas_trailing", "mas_width",
      "mas_height", "mas_centerX", "mas_centerY", "mas_baseline", "viewForBaselineLayout",
      "pathComponents", "lastPathComponent", "absoluteString", "extension", "currentTitle",
      "currentImage", "requiresConstraintBasedLayout", "undoManager", "canBecomeFirstResponder",
    ])

  /// The properties of UIKit that classes override by methods.
  static let overridden: Set<String> = [
    "intrinsicContentSize", "requiresConstraintBasedLayout", "layerClass", "alignmentRectInsets",
    "preferredStatusBarStyle", "prefersStatusBarHidden", "canBecomeFirstResponder",
    "shouldAutorotate", "supportedInterfaceOrientations", "inputAccessoryView", "inputView",
    "preferredInterfaceOrientationForPresentation", "viewForFirstBaselineLayout",
    "viewForLastBaselineLayout", "preferredStatusBarUpdateAnimation",
    "prefersHomeIndicatorAutoHidden",
    "childViewControllerForStatusBarStyle", "collectionViewContentSize", "description",
    "frame", "bounds", "text", "font", "hidden", "isHidden", "selected", "isSelected",
    "highlighted", "isHighlighted", "enabled", "isEnabled", "image", "title", "backgroundColor",
    "contentSize", "contentInset", "contentOffset", "attributedText", "textColor", "tintColor",
    "alpha", "center", "preferredContentSize", "tag", "delegate", "textAlignment", "numberOfLines",
    "placeholder", "contentMode", "layoutMargins", "userInteractionEnabled", "titleLabel",
    "imageView", "preferredMaxLayoutWidth", "undoManager", "layoutMarginsGuide",
  ]

  /// The methods of UIKit that classes override.
  static let overriddenMethods: Set<String> = [
    "viewDidLoad", "loadView", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:",
    "viewDidDisappear:", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateViewConstraints",
    "layoutSubviews", "updateConstraints", "awakeFromNib", "prepareForReuse", "didMoveToSuperview",
    "didMoveToWindow", "willMoveToSuperview:", "willMoveToWindow:", "drawRect:", "sizeThatFits:",
    "setSelected:animated:", "setHighlighted:animated:", "setEditing:animated:",
    "tintColorDidChange",
    "traitCollectionDidChange:", "viewWillTransitionToSize:withTransitionCoordinator:",
    "layoutMarginsDidChange", "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
    "setNeedsLayout", "setNeedsUpdateConstraints", "layoutIfNeeded", "sizeToFit", "addSubview:",
    "didReceiveMemoryWarning", "prepareForSegue:sender:", "hitTest:withEvent:",
    "pointInside:withEvent:", "invalidateIntrinsicContentSize", "didMoveToParentViewController:",
    "willMoveToParentViewController:", "prepareLayout", "becomeFirstResponder",
    "resignFirstResponder", "touchesBegan:withEvent:", "touchesEnded:withEvent:",
    "systemLayoutSizeFittingSize:", "layoutSublayersOfLayer:",
    "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
  ]
}
