extension Item {
  /// What sort of item it is; the words are those of the commands that make them.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case view, label, button, image, field, textview, `switch`, slider, stepper, segmented
    case progress, spinner, spacer, scroll, stack, guide
  }
}

/// A class of UIKit's views, as far as layouts tell it from others.
///
/// One row serves compiled code, code that is read, the shell and what is exported. A class with a
/// size is a row here and its declaration in HeadlessUIKit.
package struct ViewClass: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// The class it inherits from, as far as that is a view.
  package let parent: String?
  /// What sort of item its objects are.
  package let kind: Item.Kind
  /// The font of the text that it shows; nil where it shows none.
  package let font: Font?
  /// The size of its content, in points, where that does not depend on text; nil where it has none.
  package let size: PerAxis<Double?>
  /// The width and height of its content in other styles, by their names.
  package let styles: [String: Double]
  /// How strongly it refuses to grow when it was made in code.
  ///
  /// Interface Builder differs where it makes labels and images: it writes 251 for both axes.
  package let hugging: PerAxis<Double>
  /// What stands in the brackets where code makes one.
  package let arguments: String
  /// The labels of its initialisers, besides those without any and with `frame`.
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
  /// A plain view.
  package static let view = ViewClass("UIView", nil)
  /// A text.
  package static let label = ViewClass("UILabel", "UIView", .label, font: Font())
  /// An image.
  package static let imageView = ViewClass(
    "UIImageView", "UIView", .image, initialisers: [["image"]])
  /// A row or column.
  package static let stackView = ViewClass("UIStackView", "UIView", .stack)
  /// What can be scrolled.
  package static let scrollView = ViewClass("UIScrollView", "UIView", .scroll)
  /// Lines of text that can be changed.
  package static let textView = ViewClass("UITextView", "UIScrollView", .textview, font: Font())
  /// A rectangle that is not a view.
  package static let layoutGuide = ViewClass("UILayoutGuide", nil, .guide)

  /// A system button: 15-point text.
  package static let button = ViewClass(
    "UIButton", "UIControl", .button, font: Font(size: 15), arguments: "type: .system",
    initialisers: [
      ["type"], ["type", "primaryAction"], ["configuration"], ["configuration", "primaryAction"],
    ])
  /// A line of text that can be changed.
  package static let textField = ViewClass("UITextField", "UIControl", .field, font: Font())
  /// One of several: 13-point text.
  package static let segmentedControl = ViewClass(
    "UISegmentedControl", "UIControl", .segmented, font: Font(size: 13),
    initialisers: [["items"]])
  /// On or off; its frame is 51 wide, its alignment rectangle 49.
  package static let `switch` = ViewClass(
    "UISwitch", "UIControl", .switch, width: 49, height: 31, hugging: PerAxis(750))
  /// A number between two others.
  package static let slider = ViewClass("UISlider", "UIControl", .slider, height: 34)
  /// One more or one less.
  package static let stepper = ViewClass(
    "UIStepper", "UIControl", .stepper, width: 94, height: 32, hugging: PerAxis(750))
  /// How much is done: 4 points high, 2 before iOS 14.
  package static let progressView = ViewClass(
    "UIProgressView", "UIView", .progress, height: 4,
    hugging: PerAxis(horizontal: 250, vertical: 750), arguments: "progressViewStyle: .default",
    initialisers: [["progressViewStyle"]])
  /// Something is being done.
  package static let activityIndicatorView = ViewClass(
    "UIActivityIndicatorView", "UIView", .spinner, width: 20, height: 20,
    styles: ["large": 37, "whiteLarge": 37], hugging: PerAxis(750), arguments: "style: .medium",
    initialisers: [["style"]])

  /// Wheels to choose from.
  package static let pickerView = ViewClass("UIPickerView", "UIView", width: 320, height: 216)
  /// A day or time to choose on wheels.
  package static let datePicker = ViewClass("UIDatePicker", "UIControl", width: 320, height: 216)
  /// Dots that say which page it is; without pages as wide as none, see ``PageDots``.
  package static let pageControl = ViewClass("UIPageControl", "UIControl", width: 0, height: 37)
  /// What is pulled down for new content.
  package static let refreshControl = ViewClass("UIRefreshControl", "UIControl", height: 60)
  /// What is searched for.
  package static let searchBar = ViewClass("UISearchBar", "UIView", height: 56)
  /// The bar above a screen; a large title adds 52 points.
  package static let navigationBar = ViewClass("UINavigationBar", "UIView", height: 44)
  /// The bar with what can be done.
  package static let toolbar = ViewClass("UIToolbar", "UIView", height: 44)
  /// The bar of tabs, above the safe area.
  package static let tabBar = ViewClass("UITabBar", "UIView", height: 49)

  /// The rows, those of one kind with the usual one first.
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

  /// The class of that name; nil for one that is none of UIKit's views.
  package static func named(_ name: String) -> ViewClass? { byName[name] }
}

extension Item.Kind {
  /// The class that its items usually have; room in stacks has none of its own and is a plain view.
  package var viewClass: ViewClass { ViewClass.byKind[self] ?? .view }

  /// The class of UIKit.
  package var className: String { viewClass.name }

  /// The font that UIKit gives it, unless told otherwise.
  package var usualFont: Font { viewClass.font ?? Font() }

  /// Whether it shows text.
  package var showsText: Bool { viewClass.font != nil }

  /// Whether it has a content size of its own, without being given one.
  package var hasContent: Bool {
    showsText ? self != .textview : viewClass.size != PerAxis(nil)
  }

  /// How strongly it refuses to grow when it was made in code.
  package var usualHugging: PerAxis<Double> { viewClass.hugging }

  /// How strongly it refuses to shrink when it was made in code.
  package var usualResistance: PerAxis<Double> { PerAxis(750) }
}

/// The dots of a `UIPageControl`: 7 points wide, 9 apart, in 37 points down, as before iOS 14.
package struct PageDots: Hashable, Sendable {
  /// How many pages there are.
  package var count: Int
  /// Whether a single page has no dot.
  package var hidesSingle: Bool

  /// The dots of so many pages.
  package init(count: Int = 0, hidesSingle: Bool = false) {
    self.count = count
    self.hidesSingle = hidesSingle
  }

  /// How large they are, in points.
  package var size: Size {
    let shown = Double(hidesSingle && count == 1 ? 0 : max(0, count))
    return Size(
      width: shown * 7 + max(0, shown - 1) * 9,
      height: ViewClass.pageControl.size.vertical ?? 0)
  }
}
