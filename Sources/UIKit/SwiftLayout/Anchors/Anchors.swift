public import HeadlessUIKit
import DialectCore
import LayoutModel

/// Rules for a view or guide that is determined later by the layout they are part of.
///
/// ```swift
/// Anchors.top.leading.equalToSuper(inwardOffset: 8)
/// Anchors.width.equalTo("photo").multiplier(0.5).priority(.defaultHigh)
/// ```
@preconcurrency @MainActor
public final class Anchors: AnchorsConvertible {
  /// The relations, in the order of writing.
  private(set) var templates: [ConstraintTemplate<RelatedItem<NSObject>>]

  /// Creates an object without rules.
  public init() { templates = [] }

  init(_ templates: ConstraintTemplate<RelatedItem<NSObject>>...) { self.templates = templates }

  /// Joins the rules of several objects, in order, without changing these.
  init(joining parts: [Anchors]) { templates = parts.flatMap(\.templates) }

  /// The object itself.
  public var anchors: Anchors { self }

  /// Multiplies the right-hand side of all rules.
  ///
  /// A position is multiplied as its distance from the origin of the nearest common ancestor.
  @discardableResult public func multiplier(_ multiplier: CGFloat) -> Self {
    for index in templates.indices { templates[index].multiplier = Double(multiplier) }
    return self
  }

  /// Sets the priority of all rules.
  @discardableResult public func priority(_ priority: UILayoutPriority) -> Self {
    for index in templates.indices { templates[index].priority = Double(priority.rawValue) }
    return self
  }

  /// Sets the identifier of all rules, by which an ``Activation`` finds their constraints.
  @discardableResult public func identifier(_ identifier: String) -> Self {
    for index in templates.indices { templates[index].identifier = identifier }
    return self
  }

  // MARK: - Constraints

  /// Returns the constraints for a view or guide, in the order of writing, without activating them.
  ///
  /// - Parameters:
  ///   - item: The view or guide that the rules are about.
  ///   - toItem: The superview. Without one, lengths equal their constants, and a rule on a
  ///     position raises the same exception as in UIKit.
  ///   - viewDic: The views and guides by identifier; for an unknown identifier the superview is
  ///     used.
  /// - Returns: The constraints.
  public func constraints(
    item: NSObject, toItem: NSObject?, viewDic: [String: NSObject] = [:]
  ) -> [NSLayoutConstraint] {
    templates.flatMap { $0.drafts(of: item, in: toItem) { viewDic[$0] ?? toItem } }
      .map { NSLayoutConstraint($0) }
  }
}

extension AnchorsChain {
  /// Makes the attributes equal to those of the superview times a factor.
  ///
  /// SwiftLayout's documentation writes `Anchors.top.multiplier(10)`, although its releases require
  /// a relation in between.
  public func multiplier(_ multiplier: CGFloat) -> Anchors { anchors.multiplier(multiplier) }

  /// Makes the attributes equal to those of the superview, with a priority.
  public func priority(_ priority: UILayoutPriority) -> Anchors { anchors.priority(priority) }

  /// Makes the attributes equal to those of the superview, with an identifier.
  public func identifier(_ identifier: String) -> Anchors { anchors.identifier(identifier) }
}
