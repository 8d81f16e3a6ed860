/// A layout guide that a view brings: UIKit's `layoutMarginsGuide` and its kin.
///
/// A guide takes part in the layout only where a rule mentions it. Its rules are system rules, with
/// UIKit's identifiers.
package enum SystemGuide: String, Hashable, Sendable, CaseIterable {
  /// `layoutMarginsGuide`: the view without its layout margins.
  case margins
  /// `safeAreaLayoutGuide`: the view without what bars and the screen's corners cover.
  case safe
  /// `readableContentGuide`: the margins guide, no wider than a comfortable line of text.
  case readable
  /// `keyboardLayoutGuide`: where the keyboard is; while it is away, the bottom of the safe area.
  case keyboard
  /// The keyboard alone: `keyboardLayoutGuide` whose `usesBottomSafeArea` is false.
  case keyboardEdge
  /// A scroll view's `contentLayoutGuide`: what is scrolled.
  case content
  /// A scroll view's `frameLayoutGuide`: the window that it is scrolled behind.
  case frame

  /// The widest readable line at the default text size, in points (measured on UIKit).
  static let readableWidth = 672.0

  /// The helper guides of stacks that come before these.
  private static let firstHelper = 2

  /// Which helper guide of an item it is.
  var helper: Int {
    switch self {
    case .margins: Self.firstHelper
    case .safe: Self.firstHelper + 1
    case .readable: Self.firstHelper + 2
    case .keyboard: Self.firstHelper + 3
    case .keyboardEdge: Self.firstHelper + 4
    case .content: Self.firstHelper + 5
    case .frame: Self.firstHelper + 6
    }
  }

  /// The first number that no system guide has.
  static let helperEnd = firstHelper + allCases.count

  /// The guide of that number.
  init?(helper: Int) {
    let index = helper - Self.firstHelper
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  /// Whether only scroll views have it.
  package var isOfScrollViews: Bool { self == .content || self == .frame }

  /// UIKit's `UILayoutGuide.identifier`.
  package var identifier: String {
    switch self {
    case .margins: "UIViewLayoutMarginsGuide"
    case .safe: "UIViewSafeAreaLayoutGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard, .keyboardEdge: "UIViewKeyboardLayoutGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }
}

extension Item.ID {
  /// A system guide of an item.
  package func guide(_ guide: SystemGuide) -> Item.ID {
    Item.ID(index: index, helper: guide.helper)
  }

  /// Which system guide it is; nil for an item and for a helper guide of a stack.
  package var systemGuide: SystemGuide? { helper.flatMap(SystemGuide.init) }

  /// The item a helper guide belongs to; the item itself for an item.
  package var owner: Item.ID { Item.ID(index: index) }
}
