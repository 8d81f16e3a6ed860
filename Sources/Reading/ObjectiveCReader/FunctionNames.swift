/// The functions and constants of UIKit's C, in Swift.
enum FunctionNames {
  /// The functions that make values, with the labels of Swift's initialisers.
  static let makers: [String: (type: String, labels: [String])] = [
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeMake": ("CGSize", ["width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "NSDirectionalEdgeInsetsMake": (
      "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"]
    ),
    "NSMakeRange": ("NSRange", ["location", "length"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "NSSelectorFromString": ("Selector", [""]),
  ]

  /// The labels of the fields of structures.
  static let fields: [String: [String]] = {
    var table = makers.values.reduce(into: [String: [String]]()) { table, maker in
      if table[maker.type] == nil { table[maker.type] = maker.labels }
    }
    table["CGRect"] = ["origin", "size"]
    return table
  }()

  /// The functions that ask their argument for one of its measures.
  static let measures: [String: String] = [
    "CGRectGetWidth": "width", "CGRectGetHeight": "height", "CGRectGetMinX": "minX",
    "CGRectGetMidX": "midX", "CGRectGetMaxX": "maxX", "CGRectGetMinY": "minY",
    "CGRectGetMidY": "midY", "CGRectGetMaxY": "maxY", "CGRectIsEmpty": "isEmpty",
    "CGRectIsNull": "isNull",
  ]

  /// The functions that are methods of their first argument.
  static let methods: [String: (name: String, labels: [String?])] = [
    "CGRectInset": ("insetBy", ["dx", "dy"]), "CGRectOffset": ("offsetBy", ["dx", "dy"]),
    "UIEdgeInsetsInsetRect": ("inset", ["by"]), "CGRectContainsPoint": ("contains", [nil]),
    "CGRectUnion": ("union", [nil]), "CGRectIntersection": ("intersection", [nil]),
    "CGRectIntersectsRect": ("intersects", [nil]),
  ]

  /// The functions that compare their arguments.
  static let comparisons: Set<String> = [
    "CGRectEqualToRect", "CGSizeEqualToSize", "CGPointEqualToPoint",
    "UIEdgeInsetsEqualToEdgeInsets",
  ]

  /// The functions with other names.
  static let renamed: [String: String] = [
    "MAX": "max", "MIN": "min", "ABS": "abs", "fabs": "abs", "fabsf": "abs", "fmax": "max",
    "fmaxf": "max", "fmin": "min", "fminf": "min", "ceilf": "ceil", "floorf": "floor",
    "roundf": "round", "rintf": "round", "rint": "round", "lround": "round", "lroundf": "round",
    "sqrtf": "sqrt", "powf": "pow", "sinf": "sin", "cosf": "cos", "tanf": "tan", "atan2f": "atan2",
    "NSStringFromCGRect": "NSCoder.string",
  ]

  /// The constants.
  static let constants: [String: String] = [
    "YES": "true", "NO": "false", "nil": "nil", "Nil": "nil", "NULL": "nil", "TRUE": "true",
    "FALSE": "false", "CGRectZero": "CGRect.zero", "CGSizeZero": "CGSize.zero",
    "CGPointZero": "CGPoint.zero", "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "UIOffsetZero": "UIOffset.zero", "CGRectNull": "CGRect.null",
    "CGRectInfinite": "CGRect.infinite",
    "NSDirectionalEdgeInsetsZero": "NSDirectionalEdgeInsets.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UILayoutPriorityRequired": "1000", "UILayoutPriorityDefaultHigh": "750",
    "UILayoutPriorityDefaultLow": "250", "UILayoutPriorityFittingSizeLevel": "50",
    "UILayoutPriorityDragThatCanResizeScene": "510", "UILayoutPrioritySceneSizeStayPut": "500",
    "UILayoutPriorityDragThatCannotResizeScene": "490",
    "MASLayoutPriorityRequired": "1000", "MASLayoutPriorityDefaultHigh": "750",
    "MASLayoutPriorityDefaultMedium": "500", "MASLayoutPriorityDefaultLow": "250",
    "MASLayoutPriorityFittingSizeLevel": "50",
    "ALLayoutPriorityRequired": "1000",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIViewNoIntrinsicMetricDefault": "UIView.noIntrinsicMetric",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIStackViewSpacingUseDefault": "UIStackView.spacingUseDefault",
    "UIStackViewSpacingUseSystem": "UIStackView.spacingUseSystem",
    "CGFLOAT_MAX": "CGFloat.greatestFiniteMagnitude", "CGFLOAT_MIN": "CGFloat.leastNormalMagnitude",
    "FLT_MAX": "CGFloat.greatestFiniteMagnitude", "DBL_MAX": "CGFloat.greatestFiniteMagnitude",
    "MAXFLOAT": "CGFloat.greatestFiniteMagnitude", "NSIntegerMax": "Int.max",
    "NSUIntegerMax": "Int.max", "INT_MAX": "Int.max", "FLT_MIN": "CGFloat.leastNormalMagnitude",
    "FLT_EPSILON": "CGFloat.ulpOfOne", "DBL_EPSILON": "CGFloat.ulpOfOne",
    "M_PI": "CGFloat.pi", "M_PI_2": "CGFloat.pi / 2", "M_PI_4": "CGFloat.pi / 4",
    "_cmd": "\"_cmd\"", "UIControlStateNormal": ".normal", "kNilOptions": "[]",
  ]

  /// The constants that are numbers.
  static let numbers: Set<String> = Set(
    constants.filter { $0.value.first?.isNumber ?? false }.keys
  ).union(["M_PI", "M_PI_2", "M_PI_4", "CGFLOAT_MAX", "FLT_MAX", "UIViewNoIntrinsicMetric"])

  /// The colours, which `[UIColor redColor]` names.
  static func colour(_ selector: String) -> String? {
    guard selector.hasSuffix("Color"), selector.count > 5 else { return nil }
    let name = String(selector.dropLast(5))
    return name.hasPrefix("system") || plainColours.contains(name)
      || name.hasPrefix("secondarySystem")
      ? name
      : selector == "labelColor"
        ? "label"
        : selector == "secondaryLabelColor"
          ? "secondaryLabel"
          : selector == "separatorColor" ? "separator" : nil
  }

  private static let plainColours: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "tertiaryLabel", "quaternaryLabel",
  ]
}
