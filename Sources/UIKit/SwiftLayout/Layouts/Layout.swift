public import HeadlessUIKit

/// A description of which views are inside which, and of their rules.
///
/// It does nothing until it is activated. A layout without a view is transparent: what is inside it
/// belongs to the layout around it.
@preconcurrency @MainActor
public protocol Layout {
  /// The view of the layout; `nil` if it is transparent or has a guide.
  var view: UIView? { get }
  /// The guide of the layout; `nil` if it is transparent or has a view.
  var guide: UILayoutGuide? { get }
  /// The rules of the view or guide.
  var anchors: Anchors { get }
  /// The layouts inside, in order.
  var sublayouts: [any Layout] { get }
  /// How the views directly inside become subviews.
  var option: LayoutOption { get }
  /// Called on every activation and update, before views and constraints are evaluated.
  func layoutWillActivate()
  /// Called on every activation and update, after views and constraints have changed.
  func layoutDidActivate()
}

extension Layout {
  /// No view, by default.
  public var view: UIView? { nil }
  /// No guide, by default.
  public var guide: UILayoutGuide? { nil }
  /// No rules, by default.
  public var anchors: Anchors { Anchors() }
  /// No layouts inside, by default.
  public var sublayouts: [any Layout] { [] }
  /// No option, by default.
  public var option: LayoutOption { .none }
  /// Does nothing, by default.
  public func layoutWillActivate() {}
  /// Does nothing, by default.
  public func layoutDidActivate() {}

  /// Returns the layout with its type erased.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }
}

/// How views become subviews.
public struct LayoutOption: OptionSet, Hashable, Sendable {
  /// The option bits.
  public let rawValue: Int

  /// Creates an option from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The default: a stack view arranges what is inside it.
  public static let none: LayoutOption = []
  /// The views become subviews of a stack view without being arranged.
  public static let isNotArranged = LayoutOption(rawValue: 1)
}
