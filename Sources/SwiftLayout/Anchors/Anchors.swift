public import HeadlessUIKit
import DialectCore
import LayoutModel

/// Rules for one view, not yet about a certain one.
///
/// ```swift
/// Anchors.top.leading.equalToSuper(inwardOffset: 8)
/// Anchors.width.equalTo("photo").multiplier(0.5).priority(.defaultHigh)
/// ```
@preconcurrency @MainActor
public final class Anchors: AnchorsConvertible {
  /// What was written, in order.
  private(set) var templates: [ConstraintTemplate<RelatedItem<NSObject>>]

  /// No rules.
  public init() { templates = [] }

  init(_ templates: ConstraintTemplate<RelatedItem<NSObject>>...) { self.templates = templates }

  /// The rules of several, in order; the several stay as they are.
  init(joining parts: [Anchors]) { templates = parts.flatMap(\.templates) }

  /// The rules themselves.
  public var anchors: Anchors { self }

  /// Multiplies the right side of all its rules; of places, their distance from the origin of the
  /// nearest view that both are inside.
  @discardableResult public func multiplier(_ multiplier: CGFloat) -> Self {
    for index in templates.indices { templates[index].multiplier = Double(multiplier) }
    return self
  }

  /// Gives all its rules a priority.
  @discardableResult public func priority(_ priority: UILayoutPriority) -> Self {
    for index in templates.indices { templates[index].priority = Double(priority.rawValue) }
    return self
  }

  /// Gives all its rules a name, by which an ``Activation`` finds them.
  @discardableResult public func identifier(_ identifier: String) -> Self {
    for index in templates.indices { templates[index].identifier = identifier }
    return self
  }

  // MARK: - Constraints

  /// The constraints of a view or guide in a superview, in the order of writing, not active yet.
  ///
  /// - Parameters:
  ///   - item: Whose attributes come first.
  ///   - toItem: The superview; without one places have nothing to relate to, which raises what
  ///     UIKit raises, and lengths are constants.
  ///   - viewDic: The items of identifiers; an unknown one stands for the superview.
  /// - Returns: The constraints.
  public func constraints(
    item: NSObject, toItem: NSObject?, viewDic: [String: NSObject] = [:]
  ) -> [NSLayoutConstraint] {
    templates.flatMap { $0.drafts(of: item, in: toItem) { viewDic[$0] ?? toItem } }
      .map { NSLayoutConstraint($0) }
  }
}

extension AnchorsChain {
  /// Those attributes, equal to so many times the superview's.
  ///
  /// SwiftLayout's own page writes `Anchors.top.multiplier(10)`, though its releases want a relation
  /// in between.
  public func multiplier(_ multiplier: CGFloat) -> Anchors { anchors.multiplier(multiplier) }

  /// Those attributes, equal to the superview's, of that priority.
  public func priority(_ priority: UILayoutPriority) -> Anchors { anchors.priority(priority) }

  /// Those attributes, equal to the superview's, under that name.
  public func identifier(_ identifier: String) -> Anchors { anchors.identifier(identifier) }
}
