/// What is known about a kind of rule that UIKit, AppKit or Interface Builder makes: its author,
/// its lifetime, and what to do about it.
///
/// A rule is recognised by its `NSLayoutConstraint.identifier`, or, if it has none, by a class of
/// its own, such as `NSAutoresizingMaskLayoutConstraint`.
package struct SystemRule: Hashable, Sendable {
  /// A pattern that an identifier is compared with.
  package enum Pattern: Hashable, Sendable {
    case begins(String)
    case ends(String)
    case says(String)

    /// Whether an identifier matches the pattern.
    package func fits(_ identifier: String) -> Bool {
      switch self {
      case .begins(let text): identifier.hasPrefix(text)
      case .ends(let text): identifier.hasSuffix(text)
      case .says(let text): identifier == text
      }
    }
  }

  /// How long a system keeps such a rule.
  package enum Lifetime: Hashable, Sendable {
    /// For one pass of layout, or until the view has been measured.
    case passing
    /// As long as the reason for it lasts.
    case lasting
  }

  /// The patterns of its identifiers.
  package let patterns: [Pattern]
  /// The author that is shown for it in sums.
  package let author: Author
  /// Whether it never breaks if an ordinary rule could, as far as logs show.
  package let isProtected: Bool
  /// How long it lasts.
  package let lifetime: Lifetime
  /// What it is, as the end of a sentence that begins with `c3 is `.
  package let meaning: String
  /// What to do if it is part of a conflict.
  package let practice: String
  /// The name, in ``practice``, of the rule that yields; nil if none does.
  package let yielding: String?

  private init(
    _ patterns: Pattern..., author: Author, isProtected: Bool = true, lifetime: Lifetime = .lasting,
    meaning: String, yielding: String? = nil, practice: String
  ) {
    self.patterns = patterns
    self.author = author
    self.isProtected = isProtected
    self.lifetime = lifetime
    self.meaning = meaning
    self.practice = practice
    self.yielding = yielding
  }

  /// Returns what to do, with the name of the rule that yields replaced.
  package func practice(yielding rule: String) -> String {
    yielding.map { practice.replacing($0, with: rule) } ?? practice
  }

  /// The class of rules that are translated from an autoresizing mask.
  package static let maskClass = "NSAutoresizingMaskLayoutConstraint"
  /// The classes of rules that are recognised by their class if they have no identifier.
  package static let classes = [
    maskClass, "_UILayoutSupportConstraint", "NSIBPrototypingLayoutConstraint",
  ]

  /// The identifier of rules that Interface Builder makes for the content view of a cell.
  private static let ofCell = "UIIBSystemGenerated"
  /// Whether it is one of those.
  package var isOfCell: Bool { patterns == [.says(Self.ofCell)] }

  /// The rules of the masks of cells and their content views.
  package static let maskOfCell = SystemRule(
    author: .mask, meaning: "the size that a table or collection gives to the cell",
    yielding: "the far pin",
    practice: "let the rows have the height they ask for (UITableView.automaticDimension), or give "
      + "the far pin priority 999")

  /// Returns what is known about rules with an identifier; nil if nothing is.
  package static func of(_ identifier: String) -> SystemRule? {
    all.first { $0.patterns.contains { $0.fits(identifier) } }
  }

  /// All kinds of system rules; the first one that matches counts.
  package static let all: [SystemRule] = [
    SystemRule(
      .begins("UIView-Encapsulated-Layout-Height"), .begins("NSView-Encapsulated-Layout-Height"),
      author: .encapsulated, lifetime: .passing,
      meaning: "the height that a table, collection or window gives the view from outside: often "
        + "an estimate, or 0 in a first pass, and right in the final one",
      yielding: "the bottom pin",
      practice: "give the bottom pin priority 999: it may not hold in the first pass, but it will "
        + "in the final one"),
    SystemRule(
      .begins("UIView-Encapsulated-Layout-Width"), .begins("NSView-Encapsulated-Layout-Width"),
      author: .encapsulated, lifetime: .passing,
      meaning: "the width that a table, collection or window gives the view from outside: 0 or an "
        + "old one in a first pass, and right in the final one",
      yielding: "the trailing pin",
      practice: "give the trailing pin priority 999: it may not hold in the first pass, but it "
        + "will in the final one"),
    SystemRule(
      .begins("UIView-Encapsulated-Layout-"), .begins("NSView-Encapsulated-Layout-"),
      author: .encapsulated,
      meaning: "the position that the view gets from outside",
      practice: "do not tie that edge of the view to anything inside it"),
    SystemRule(
      .begins("_UITemporary"), .begins("UITemporary"),
      author: .encapsulated, lifetime: .passing,
      meaning: "a size that UIKit tries while it measures the view, and then drops",
      yielding: "the far pin",
      practice: "give the far pin priority 999, so that the measuring pass can hold"),
    SystemRule(
      .begins("fittingSize"), author: .encapsulated, lifetime: .passing,
      meaning: "the size that systemLayoutSizeFitting asks for while it measures, and then drops",
      yielding: "the far pin",
      practice: "give the far pin priority 999, or ask with a size that fits"),
    SystemRule(
      .says("UISV-hiding"), author: .stack, lifetime: .passing,
      meaning: "how a stack view hides an arranged view: a length of 0 while it is hidden",
      practice: "give a pin or a size inside the hidden view priority 999"),
    SystemRule(
      .says("UISV-spacing"), author: .stack, isProtected: false,
      meaning: "the spacing of a stack view",
      practice: "change its spacing, or let an arranged view be smaller"),
    SystemRule(
      .begins("UISV-fill-proportionally"), author: .stack, isProtected: false,
      meaning: "the share of a view in a stack that fills proportionally, which is taken of the "
        + "whole stack, with its margins",
      practice: "use distribution fill, or put the margins around the stack instead of inside it"),
    SystemRule(
      .begins("UISV-"), author: .stack, isProtected: false,
      meaning: "made by a stack view from its alignment and distribution",
      practice: "change those, not the rule, or give a size of an arranged view priority 999"),
    SystemRule(
      .says(maskClass), author: .mask,
      meaning: "made from the view's frame, because translatesAutoresizingMaskIntoConstraints is "
        + "true",
      practice: "set it to false for a view that you place by constraints"),
    SystemRule(
      .says("_UILayoutSupportConstraint"), author: .system,
      meaning: "UIKit's, for the top or bottom layout guide of a view controller",
      practice: "tie to the guide's inner edge only"),
    SystemRule(
      .says(ofCell), author: .system, isProtected: false,
      meaning: "Interface Builder's, for the content view of a cell, which is as large as the cell",
      practice: "leave the content view and its mask alone; a fraction of a point comes of an item "
        + "size that is no whole number: round it"),
    SystemRule(
      .begins("IB auto generated"), .says("NSIBPrototypingLayoutConstraint"), author: .system,
      isProtected: false,
      meaning: "Interface Builder's, for a view that has too few constraints of its own",
      practice: "give the view constraints in Interface Builder, so that it adds none"),
    SystemRule(
      .ends("-guide-constraint"), .begins("UIViewLayoutMarginsGuide"), author: .system,
      meaning: "a layout margin of the view",
      practice: "change layoutMargins, or tie to the edges instead of the margins"),
    SystemRule(
      .begins("UIViewSafeAreaLayoutGuide"), author: .system,
      meaning: "the safe area: what bars, notch and home indicator leave free",
      practice: "tie to the safe area or to the edge, not both"),
    SystemRule(
      .begins("UIViewReadableContentGuide"), author: .system,
      meaning: "a readable width",
      practice: "tie to the guide at 999, or to the margins"),
    SystemRule(
      .begins("UIViewKeyboardLayoutGuide"), author: .system,
      meaning: "where the keyboard is",
      practice: "tie above the keyboard with >=, or at 999: it may leave little room for a moment"),
    SystemRule(
      .begins("UIScrollView-"), author: .system,
      meaning: "UIKit's, for the content of a scroll view",
      practice: "tie the content to contentLayoutGuide and its width to frameLayoutGuide"),
    SystemRule(
      .begins("NSWindow-current-"), author: .encapsulated,
      meaning: "the current size of the window",
      practice: "give what is too large a priority below 500, so that the window can keep its size"),
    SystemRule(
      .begins("IB_"), .begins("TB_"), .begins("BB_"), author: .system, isProtected: false,
      meaning: "UIKit's, inside a bar button",
      practice: "give the custom view of the bar button a size of its own, at 999"),
    SystemRule(
      .begins("accessoryView."), .begins("inputView."), .begins("assistantHeight"),
      .begins("assistantView."), author: .system, isProtected: false,
      meaning: "UIKit's, for the keyboard and what is above it",
      practice: "give the height of the input accessory view priority 999"),
  ]

  /// What to do about a size that is usually temporary, if it is the one that the view finally
  /// gets.
  package static let practiceWithGivenSize = "make the content fit; the size itself is fixed"

  /// The beginnings of the names of UIKit's private view classes.
  private static let privateViews = [
    "_UI", "UIKB", "UIInputSet", "UIInputWindow", "UIRemoteKeyboard", "UIKeyboard", "UIEditing",
    "SystemInputAssistant", "TUI", "_NS", "NSToolbarItemViewer", "NSToolbarButton",
    "WKContent", "WKScroll", "UIButtonBar", "UINavigationBar",
    "UINavigationButton", "UIToolbarContent", "_TtC5UIKit", "UITextEffects", "UIDimming",
    "UIInterfaceAction", "UICompat", "UIPrediction", "SPUI",
  ]

  /// Whether only the system makes views of a class.
  package static func isPrivate(viewClass name: String) -> Bool {
    privateViews.contains { name.hasPrefix($0) }
  }
}
