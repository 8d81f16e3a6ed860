/// The Swift names of types.
enum TypeNames {
  /// Types that moved into others.
  static let moved: [String: String] = [
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
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIButtonType": "UIButton.ButtonType", "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessory": "UITableViewCell.AccessoryType",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIProgressViewStyle": "UIProgressView.Style",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UIDatePickerMode": "UIDatePicker.Mode", "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIImageOrientation": "UIImage.Orientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UISearchBarStyle": "UISearchBar.Style",
  ]

  /// Types of Foundation and C.
  static let plain: [String: String] = [
    "NSString": "String", "NSMutableString": "String", "NSURL": "URL", "NSData": "Data",
    "NSDate": "Date", "NSIndexPath": "IndexPath", "NSBundle": "Bundle",
    "NSNotificationCenter": "NotificationCenter", "NSNotification": "Notification",
    "NSUserDefaults": "UserDefaults", "NSError": "Error", "NSTimer": "Timer",
    "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter",
    "NSFileManager": "FileManager", "NSCalendar": "Calendar", "NSLocale": "Locale",
    "NSNumber": "NSNumber", "id": "Any", "Class": "AnyClass", "BOOL": "Bool", "bool": "Bool",
    "Boolean": "Bool", "float": "CGFloat", "double": "CGFloat", "NSTimeInterval": "TimeInterval",
    "char": "Int", "void": "Void", "SEL": "Selector", "NSOperationQueue": "OperationQueue",
    "NSLayoutYAxisAnchor": "NSLayoutYAxisAnchor", "MASLayoutPriority": "UILayoutPriority",
    "dispatch_block_t": "() -> Void", "NSLayoutXAxisAnchor": "NSLayoutXAxisAnchor",
    "NSProcessInfo": "ProcessInfo", "NSThread": "Thread", "NSRunLoop": "RunLoop",
  ]

  static let collections: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
  ]
  static let dictionaries: Set<String> = ["NSDictionary", "NSMutableDictionary", "NSMapTable"]

  /// Structures that change by their members.
  static let structures: Set<String> = [
    "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSRange", "UIOffset", "CGAffineTransform",
    "NSDirectionalEdgeInsets", "CGVector",
  ]

  /// The initial values of types that are not references.
  static func zero(_ type: String) -> String? {
    switch type {
    case "Int", "CGFloat", "TimeInterval", "UILayoutPriority", "CFTimeInterval": "0"
    case "Bool": "false"
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets":
      ".zero"
    case "CGAffineTransform": ".identity"
    default: nil
    }
  }
}
