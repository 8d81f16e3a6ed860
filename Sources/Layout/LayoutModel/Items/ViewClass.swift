extension Item {
  /// The kind of an item; the raw values are the commands that make items of that kind.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case view, label, button, image, field, textview, `switch`, slider, stepper, segmented
    case progress, spinner, spacer, scroll, stack, guide
  }
}

/// A view class of UIKit, with the properties that layouts depend on.
///
/// One row serves compiled code, code that is read, the shell and export. To add a class, add a row
/// here and its declaration in HeadlessUIKit.
package struct ViewClass: Hashable, Sendable {
  /// The name of the class.
  package let name: String
  /// The name of its superclass; nil if that is not a view.
  package let parent: String?
  /// The kind of item that its objects become.
  package let kind: Item.Kind
  /// The default font of its text; nil if it shows none.
  package let font: Font?
  /// The content size, in points, if it does not depend on text; nil on an axis without one.
  package let size: PerAxis<Double?>
  /// The width and height of the content in other styles, by the names of the styles.
  package let styles: [String: Double]
  /// The content hugging priorities of an object made in code.
  ///
  /// In Interface Builder labels and images differ: it writes 251 for both axes.
  package let hugging: PerAxis<Double>
  /// The arguments with which exported code makes an object.
  package let arguments: String
  /// The argument labels of its initialisers, besides the one without arguments and `frame`.
  package let initialisers: [[String]]

  private init(
    _ name: String, _ parent: String?, _ kind: Item.Kind = .view, font: Font? = nil,
    width: Double? = nil, height: Double? = nil, styles: [String: Double] = [:],
    hugging: PerAxis<Double> = PerAxis(250), arguments: String = "",
    initialisers: [[String]] = []
  ) {
    self.name = name
    self.parent = parent
    self.kind = kind
    self.font = font
    size = PerAxis(horizontal: width, vertical: height)
    self.styles = styles
    self.hugging = hugging
    self.arguments = arguments
    self.initialisers = initialisers
  }
}

extension ViewClass {
  /// A view without content.
  package static let view = ViewClass("UIView", nil)
  /// One or more lines of text.
  package static let label = ViewClass("UILabel", "UIView", .label, font: Font())
  /// An image.
  package static let imageView = ViewClass(
    "UIImageView", "UIView", .image, initialisers: [["image"]])
  /// A view that arranges others in a row or a column.
  package static let stackView = ViewClass("UIStackView", "UIView", .stack)
  /// A view whose content can be scrolled.
  package static let scrollView = ViewClass("UIScrollView", "UIView", .scroll)
  /// Several lines of text that can be edited.
  package static let textView = ViewClass("UITextView", "UIScrollView", .textview, font: Font())
  /// A rectangle that is not a view.
  package static let layoutGuide = ViewClass("UILayoutGuide", nil, .guide)

  /// A system button, with a 15-point title.
  package static let button = ViewClass(
    "UIButton", "UIControl", .button, font: Font(size: 15), arguments: "type: .system",
    initialisers: [
      ["type"], ["type", "primaryAction"], ["configuration"], ["configuration", "primaryAction"],
    ])
  /// A line of text that can be edited.
  package static let textField = ViewClass("UITextField", "UIControl", .field, font: Font())
  /// A row of segments to choose one from, with 13-point titles.
  package static let segmentedControl = ViewClass(
    "UISegmentedControl", "UIControl", .segmented, font: Font(size: 13),
    initialisers: [["items"]])
  /// A switch; its frame is 51 points wide, its alignment rectangle 49.
  package static let `switch` = ViewClass(
    "UISwitch", "UIControl", .switch, width: 49, height: 31, hugging: PerAxis(750))
  /// A control for a value within a range.
  package static let slider = ViewClass("UISlider", "UIControl", .slider, height: 34)
  /// A control that increases or decreases a value.
  package static let stepper = ViewClass(
    "UIStepper", "UIControl", .stepper, width: 94, height: 32, hugging: PerAxis(750))
  /// A progress bar: 4 points high, 2 before iOS 14.
  package static let progressView = ViewClass(
    "UIProgressView", "UIView", .progress, height: 4,
    hugging: PerAxis(horizontal: 250, vertical: 750), arguments: "progressViewStyle: .default",
    initialisers: [["progressViewStyle"]])
  /// A spinning activity indicator.
  package static let activityIndicatorView = ViewClass(
    "UIActivityIndicatorView", "UIView", .spinner, width: 20, height: 20,
    styles: ["large": 37, "whiteLarge": 37], hugging: PerAxis(750), arguments: "style: .medium",
    initialisers: [["style"]])

  /// Wheels to choose values from.
  package static let pickerView = ViewClass("UIPickerView", "UIView", width: 320, height: 216)
  /// Wheels to choose a date or time from.
  package static let datePicker = ViewClass("UIDatePicker", "UIControl", width: 320, height: 216)
  /// Dots that show the current page; without pages as wide as none, see ``PageDots``.
  package static let pageControl = ViewClass("UIPageControl", "UIControl", width: 0, height: 37)
  /// The control that is pulled down to refresh a list.
  package static let refreshControl = ViewClass("UIRefreshControl", "UIControl", height: 60)
  /// A field to search with.
  package static let searchBar = ViewClass("UISearchBar", "UIView", height: 56)
  /// The bar at the top of a screen; a large title adds 52 points.
  package static let navigationBar = ViewClass("UINavigationBar", "UIView", height: 44)
  /// A bar of buttons.
  package static let toolbar = ViewClass("UIToolbar", "UIView", height: 44)
  /// The bar of tabs at the bottom, above the safe area.
  package static let tabBar = ViewClass("UITabBar", "UIView", height: 49)

  /// All classes; of those with one kind, the default one comes first.
  package static let all: [ViewClass] = [
    view, label, button, imageView, textField, textView, `switch`, slider, stepper,
    segmentedControl, progressView, activityIndicatorView, scrollView, stackView, pickerView,
    datePicker, pageControl, refreshControl, searchBar, navigationBar, toolbar, tabBar,
    ViewClass("UIControl", "UIView"),
    ViewClass("UIVisualEffectView", "UIView", initialisers: [["effect"]]),
    ViewClass("UITableView", "UIScrollView", .scroll, initialisers: [["frame", "style"]]),
    ViewClass(
      "UICollectionView", "UIScrollView", .scroll,
      initialisers: [["frame", "collectionViewLayout"]]),
    ViewClass("UITableViewCell", "UIView"), ViewClass("UITableViewHeaderFooterView", "UIView"),
    ViewClass("UICollectionReusableView", "UIView"),
    ViewClass("UICollectionViewCell", "UICollectionReusableView"),
    ViewClass("WKWebView", "UIView"), ViewClass("MKMapView", "UIView"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  fileprivate static let byKind = Dictionary(
    (all + [layoutGuide]).map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the class with a name; nil if it is not a view class of UIKit.
  package static func named(_ name: String) -> ViewClass? { byName[name] }
}

extension Item.Kind {
  /// The default class of its items; a spacer has no class of its own and is a plain view.
  package var viewClass: ViewClass { ViewClass.byKind[self] ?? .view }

  /// The name of the default class.
  package var className: String { viewClass.name }

  /// The default font in UIKit.
  package var usualFont: Font { viewClass.font ?? Font() }

  /// Whether it shows text.
  package var showsText: Bool { viewClass.font != nil }

  /// Whether it has a content size without being given one.
  package var hasContent: Bool {
    showsText ? self != .textview : viewClass.size != PerAxis(nil)
  }

  /// The default content hugging priorities of an object made in code.
  package var usualHugging: PerAxis<Double> { viewClass.hugging }

  /// The default compression resistance priorities of an object made in code.
  package var usualResistance: PerAxis<Double> { PerAxis(750) }
}

/// The dots of a `UIPageControl` as before iOS 14: 7 points wide, 9 points apart, 37 points high.
package struct PageDots: Hashable, Sendable {
  /// The number of pages.
  package var count: Int
  /// Whether there is no dot for a single page.
  package var hidesSingle: Bool

  /// Makes the dots for a number of pages.
  package init(count: Int = 0, hidesSingle: Bool = false) {
    self.count = count
    self.hidesSingle = hidesSingle
  }

  /// The size of all dots together, in points.
  package var size: Size {
    let shown = Double(hidesSingle && count == 1 ? 0 : max(0, count))
    return Size(
      width: shown * 7 + max(0, shown - 1) * 9,
      height: ViewClass.pageControl.size.vertical ?? 0)
  }
}
