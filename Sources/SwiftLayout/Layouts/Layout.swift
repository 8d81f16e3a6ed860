public import HeadlessUIKit

/// Which views are inside which, and their rules: a description that does nothing until it is
/// activated.
///
/// A layout without a view is transparent: what is inside it belongs to whatever is around it.
@preconcurrency @MainActor
public protocol Layout {
  /// The view that it is about; nil for a transparent layout.
  var view: UIView? { get }
  /// The guide that it is about; nil for a view and for a transparent layout.
  var guide: UILayoutGuide? { get }
  /// The rules of that view or guide.
  var anchors: Anchors { get }
  /// The layouts inside, in order.
  var sublayouts: [any Layout] { get }
  /// How views directly inside become subviews.
  var option: LayoutOption { get }
  /// Is called before views and constraints are looked at, on every activation and update.
  func layoutWillActivate()
  /// Is called when views and constraints are as they should be.
  func layoutDidActivate()
}

extension Layout {
  /// No view.
  public var view: UIView? { nil }
  /// No guide.
  public var guide: UILayoutGuide? { nil }
  /// No rules.
  public var anchors: Anchors { Anchors() }
  /// Nothing inside.
  public var sublayouts: [any Layout] { [] }
  /// Nothing special.
  public var option: LayoutOption { .none }
  /// Does nothing.
  public func layoutWillActivate() {}
  /// Does nothing.
  public func layoutDidActivate() {}

  /// The layout without its type.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }
}

/// How views become subviews.
public struct LayoutOption: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Those bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As usual: a stack view arranges what is inside it.
  public static let none: LayoutOption = []
  /// A stack view does not arrange them.
  public static let isNotArranged = LayoutOption(rawValue: 1)
}
