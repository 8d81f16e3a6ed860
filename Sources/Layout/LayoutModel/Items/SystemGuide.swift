/// A layout guide that a view provides: UIKit's `layoutMarginsGuide` and others.
///
/// A guide is part of the layout only if a rule mentions it. Its rules are system rules with
/// UIKit's identifiers.
package enum SystemGuide: String, Hashable, Sendable, CaseIterable {
  /// `layoutMarginsGuide`: the view without its margins.
  case margins
  /// `safeAreaLayoutGuide`: the view without what bars and screen corners cover.
  case safe
  /// `readableContentGuide`: the margins guide, but no wider than a comfortable line of text.
  case readable
  /// `keyboardLayoutGuide`: the keyboard's place; while it is away, the bottom of the safe area.
  case keyboard
  /// `keyboardLayoutGuide` with `usesBottomSafeArea` false: the keyboard alone.
  case keyboardEdge
  /// A scroll view's `contentLayoutGuide`: the content that is scrolled.
  case content
  /// A scroll view's `frameLayoutGuide`: the frame behind which it is scrolled.
  case frame
  /// The content of a scroll view without the scroll view's margins: what a margin of the scroll view
  /// means to a view inside. No line mentions it.
  case contentMargins

  /// The maximum width of the readable guide at the default text size, in points, as measured on
  /// UIKit.
  static let readableWidth = 672.0

  /// The number of the first system guide; the numbers before it belong to helper guides of stacks.
  private static let firstHelper = 2

  /// The guide's number among the helper guides of its item.
  var helper: Int {
    switch self {
    case .margins: Self.firstHelper
    case .safe: Self.firstHelper + 1
    case .readable: Self.firstHelper + 2
    case .keyboard: Self.firstHelper + 3
    case .keyboardEdge: Self.firstHelper + 4
    case .content: Self.firstHelper + 5
    case .frame: Self.firstHelper + 6
    case .contentMargins: Self.firstHelper + 7
    }
  }

  /// One more than the number of the last system guide.
  static let helperEnd = firstHelper + allCases.count

  /// Returns the system guide with a number; nil if the number is that of another helper guide.
  init?(helper: Int) {
    let index = helper - Self.firstHelper
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  /// Whether only scroll views provide it.
  package var isOfScrollViews: Bool {
    self == .content || self == .frame || self == .contentMargins
  }

  /// The guides that lines can mention.
  package static let spoken = allCases.filter { $0 != .contentMargins }

  /// The guide with that name in lines; nil if there is none.
  package init?(spoken name: String) {
    guard let guide = Self.spoken.first(where: { $0.rawValue == name }) else { return nil }
    self = guide
  }

  /// Whether it is no larger than zero where the insets are larger than the view: UIKit lets the
  /// edges of these guides cross, and asks only views not to be smaller than zero.
  var mayBeInverted: Bool {
    switch self {
    case .margins, .safe, .readable, .contentMargins: true
    case .keyboard, .keyboardEdge, .content, .frame: false
    }
  }

  /// The value of UIKit's `UILayoutGuide.identifier`.
  package var identifier: String {
    switch self {
    case .margins, .contentMargins: "UIViewLayoutMarginsGuide"
    case .safe: "UIViewSafeAreaLayoutGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard, .keyboardEdge: "UIViewKeyboardLayoutGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }
}

extension Item.ID {
  /// Returns the identity of a system guide of the item.
  package func guide(_ guide: SystemGuide) -> Item.ID {
    Item.ID(index: index, helper: guide.helper)
  }

  /// The system guide that this identifies; nil for an item and for a helper guide of a stack.
  package var systemGuide: SystemGuide? { helper.flatMap(SystemGuide.init) }

  /// The item that a guide belongs to; for an item, the item itself.
  package var owner: Item.ID { Item.ID(index: index) }
}
