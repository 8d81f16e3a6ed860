import LayoutModel

/// What the element name of a view tells about it.
struct ElementKind: Sendable {
  /// The class in UIKit or AppKit.
  let className: String
  /// The kind of item that it becomes.
  let kind: Item.Kind
  /// The axes on which the view has an intrinsic content size.
  let content: PerAxis<Bool>
  /// The distances by which the frame extends beyond the alignment rectangle, in points.
  let outset: EdgeInsets

  private init(
    _ className: String, _ kind: Item.Kind = .view, width: Bool = false, height: Bool = false,
    outset: EdgeInsets = EdgeInsets()
  ) {
    self.className = className
    self.kind = kind
    content = PerAxis(horizontal: width, vertical: height)
    self.outset = outset
  }

  private static func sized(
    _ className: String, _ kind: Item.Kind = .view, outset: EdgeInsets = EdgeInsets()
  ) -> ElementKind {
    ElementKind(className, kind, width: true, height: true, outset: outset)
  }

  /// The elements of views in iOS.
  private static let uiKit: [String: ElementKind] = [
    "view": ElementKind("UIView"), "containerView": ElementKind("UIView"),
    "control": ElementKind("UIControl"),
    "label": sized("UILabel", .label), "button": sized("UIButton", .button),
    "imageView": ElementKind("UIImageView", .image),
    "textField": sized("UITextField", .field), "textView": ElementKind("UITextView", .textview),
    "switch": sized("UISwitch", .switch, outset: EdgeInsets(right: 2)),
    "slider": ElementKind(
      "UISlider", .slider, height: true, outset: EdgeInsets(left: 2, bottom: 1, right: 2)),
    "stepper": sized("UIStepper", .stepper),
    "segmentedControl": sized(
      "UISegmentedControl", .segmented, outset: EdgeInsets(bottom: 1)),
    "progressView": ElementKind("UIProgressView", .progress, height: true),
    "activityIndicatorView": sized("UIActivityIndicatorView", .spinner),
    "pageControl": sized("UIPageControl"), "datePicker": sized("UIDatePicker"),
    "pickerView": sized("UIPickerView"), "colorWell": sized("UIColorWell"),
    "searchBar": ElementKind("UISearchBar", height: true),
    "navigationBar": ElementKind("UINavigationBar", height: true),
    "toolbar": ElementKind("UIToolbar", height: true),
    "tabBar": ElementKind("UITabBar", height: true),
    "scrollView": ElementKind("UIScrollView", .scroll),
    "stackView": ElementKind("UIStackView", .stack),
    "tableView": ElementKind("UITableView"), "tableViewCell": ElementKind("UITableViewCell"),
    "tableViewCellContentView": ElementKind("UITableViewCellContentView"),
    "collectionView": ElementKind("UICollectionView"),
    "collectionViewCell": ElementKind("UICollectionViewCell"),
    "collectionViewCellContentView": ElementKind("UIView"),
    "collectionReusableView": ElementKind("UICollectionReusableView"),
    "visualEffectView": ElementKind("UIVisualEffectView"),
    "mapView": ElementKind("MKMapView"), "mkMapView": ElementKind("MKMapView"),
    "webView": ElementKind("UIWebView"), "wkWebView": ElementKind("WKWebView"),
    "glkView": ElementKind("GLKView"), "mtkView": ElementKind("MTKView"),
    "sceneKitView": ElementKind("SCNView"), "skView": ElementKind("SKView"),
    "arscnView": ElementKind("ARSCNView"), "arskView": ElementKind("ARSKView"),
    "arView": ElementKind("ARView"), "window": ElementKind("UIWindow"),
    "pdfView": ElementKind("PDFView"), "calendarView": ElementKind("UICalendarView"),
    "refreshControl": ElementKind("UIRefreshControl", height: true),
  ]

  /// The elements of views in macOS that differ from those in iOS.
  private static let appKit: [String: ElementKind] = [
    "view": ElementKind("NSView"), "customView": ElementKind("NSView"),
    "box": ElementKind("NSBox"), "splitView": ElementKind("NSSplitView"),
    "tabView": ElementKind("NSTabView"), "clipView": ElementKind("NSClipView"),
    "scrollView": ElementKind("NSScrollView"), "scroller": ElementKind("NSScroller"),
    "stackView": ElementKind("NSStackView", .stack), "containerView": ElementKind("NSView"),
    "textField": sized("NSTextField", .label), "button": sized("NSButton", .button),
    "popUpButton": sized("NSPopUpButton", .button), "imageView": ElementKind("NSImageView", .image),
    "textView": ElementKind("NSTextView", .textview),
    "slider": ElementKind("NSSlider", height: true),
    "secureTextField": sized("NSSecureTextField", .field),
    "searchField": sized("NSSearchField", .field),
    "comboBox": sized("NSComboBox", .field), "tokenField": sized("NSTokenField", .field),
    "segmentedControl": sized("NSSegmentedControl", .segmented),
    "switch": sized("NSSwitch", .switch),
    "stepper": sized("NSStepper", .stepper), "colorWell": ElementKind("NSColorWell"),
    "progressIndicator": ElementKind("NSProgressIndicator", height: true),
    "levelIndicator": sized("NSLevelIndicator"), "datePicker": sized("NSDatePicker"),
    "matrix": ElementKind("NSMatrix"), "gridView": ElementKind("NSGridView"),
    "tableView": ElementKind("NSTableView"), "outlineView": ElementKind("NSOutlineView"),
    "tableHeaderView": ElementKind("NSTableHeaderView"),
    "tableCellView": ElementKind("NSTableCellView"), "browser": ElementKind("NSBrowser"),
    "collectionView": ElementKind("NSCollectionView"),
    "visualEffectView": ElementKind("NSVisualEffectView"), "mapView": ElementKind("MKMapView"),
    "wkWebView": ElementKind("WKWebView"), "webView": ElementKind("WebView"),
    "window": ElementKind("NSWindow"), "openGLView": ElementKind("NSOpenGLView"),
    "sceneKitView": ElementKind("SCNView"), "skView": ElementKind("SKView"),
    "mtkView": ElementKind("MTKView"), "pathControl": sized("NSPathControl"),
  ]

  /// Returns the kind for an element name, or `nil` if it is unknown.
  static func named(_ name: String, isAppKit: Bool) -> ElementKind? {
    isAppKit ? appKit[name] : uiKit[name]
  }

  /// Returns the kind of a view about which nothing but its element name is known.
  static func unknown(_ name: String) -> ElementKind { ElementKind(name) }

  /// Returns the alignment rectangle for a frame.
  func alignmentRectangle(_ frame: Frame) -> Frame {
    Frame(
      x: frame.x + outset.left, y: frame.y + outset.top,
      width: max(0, frame.width - outset.left - outset.right),
      height: max(0, frame.height - outset.top - outset.bottom))
  }

  /// Returns the frame for an alignment rectangle.
  func frame(_ rectangle: Frame) -> Frame {
    Frame(
      x: rectangle.x - outset.left, y: rectangle.y - outset.top,
      width: rectangle.width + outset.left + outset.right,
      height: rectangle.height + outset.top + outset.bottom)
  }
}
