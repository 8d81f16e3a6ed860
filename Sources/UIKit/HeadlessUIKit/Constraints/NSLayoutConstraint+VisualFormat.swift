import ConstraintSolver
import Foundation
import LayoutModel
import UIKitTexts

extension NSLayoutConstraint {
  /// Returns the constraints described by a visual format, such as `H:|-[title]-8-[badge(>=40)]-|`.
  ///
  /// A format that cannot be parsed raises UIKit's exception, whose reason marks the position with
  /// a caret; see ``LayoutException``.
  ///
  /// - Parameters:
  ///   - format: The visual format.
  ///   - opts: The alignment and direction of the views.
  ///   - metrics: The numbers that names in the format stand for.
  ///   - views: The views and guides that names in the format stand for.
  /// - Returns: The constraints in UIKit's order, not active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let cast = FormatCast(views)
    do throws(VisualFormat.Failure) {
      let drafts = try VisualFormat(format).drafts(
        opts.modelled,
        naming: VisualFormat.Names(
          view: cast.view, number: { name in metrics?[name].flatMap(Self.number) }))
      return drafts.compactMap(cast.constraint)
    } catch {
      LayoutException(UIKitException(error, of: format)).raise()
      return []
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as UILayoutPriority: Double(value.rawValue)
    default: nil
    }
  }
}

/// The views named in a format, with the items of a model that stand for them while it is parsed.
@MainActor
private struct FormatCast {
  private var layout = Layout()
  private var members: [String: VisualFormat.Names.View] = [:]
  private var objects: [Item.ID: any LayoutItem] = [:]

  init(_ views: [String: Any]) {
    var ids: [ObjectIdentifier: Item.ID] = [:]
    _ = try? layout.setRoot("cast", size: nil)
    for (name, value) in views.sorted(by: { $0.key < $1.key }) {
      guard let object = value as? any LayoutItem else { continue }
      let superview =
        (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
      let parent = superview.flatMap { id(of: $0, &ids) }
      guard let id = id(of: object, &ids) else { continue }
      members[name] = VisualFormat.Names.View(id, in: parent)
    }
  }

  private mutating func id(
    of object: any LayoutItem, _ ids: inout [ObjectIdentifier: Item.ID]
  ) -> Item.ID? {
    if let id = ids[ObjectIdentifier(object)] { return id }
    guard let id = try? layout.addItem(.view, "i\(ids.count)") else { return nil }
    ids[ObjectIdentifier(object)] = id
    objects[id] = object
    return id
  }

  func view(_ name: String) -> VisualFormat.Names.View? { members[name] }

  /// Returns the attribute of the object that an anchor of the model stands for; if its item is a
  /// guide, of that guide of the object's view.
  private func place(_ anchor: Anchor) -> LayoutPlace? {
    guard let object = objects[anchor.item.owner] else { return nil }
    let attribute = NSLayoutConstraint.Attribute(anchor.attribute)
    guard let guide = anchor.item.systemGuide else { return LayoutPlace(object, attribute) }
    return (object as? UIView).map { LayoutPlace($0.guide(guide), attribute) }
  }

  func constraint(_ draft: RuleDraft) -> NSLayoutConstraint? {
    guard let first = draft.left.terms.first.flatMap({ place($0.anchor) }) else { return nil }
    let constraint = NSLayoutConstraint()
    constraint.relate(
      first, NSLayoutConstraint.Relation(draft.relation),
      draft.right.terms.first.flatMap { place($0.anchor) },
      multiplier: draft.right.terms.first?.coefficient ?? 1, constant: draft.right.constant)
    constraint.hasFormatSpacing = draft.isStandardDistance
    if let priority = draft.priority { constraint.priority = UILayoutPriority(Float(priority)) }
    return constraint
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The options as the parser of visual formats has them.
  fileprivate var modelled: VisualFormat.Options {
    var options = VisualFormat.Options()
    options.alignments = Set(
      VisualFormat.Options.alignments.filter { rawValue & (1 << UInt($0.rawNumber)) != 0 })
    if contains(.directionLeftToRight) { options.direction = .leftToRight }
    if contains(.directionRightToLeft) { options.direction = .rightToLeft }
    if contains(.spacingBaselineToBaseline) { options.spacing = .baselineToBaseline }
    return options
  }
}
