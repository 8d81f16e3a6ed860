import ConstraintSolver
import HeadlessUIKit
import DialectCore
import LayoutModel

/// The constraints of one view as lines for a block of anchors.
@MainActor
struct ConstraintCode {
  /// The lines, in the order of UIKit's attributes; constraints that agree in everything else share
  /// one.
  let lines: [String]

  init(_ constraints: [NSLayoutConstraint], of view: UIView, _ tag: Tag) {
    let rules = constraints.compactMap(\.draft).enumerated().sorted { first, second in
      let attributes = (
        first.element.attribute.rawNumber, second.element.attribute.rawNumber
      )
      return attributes.0 == attributes.1
        ? first.offset < second.offset : attributes.0 < attributes.1
    }.map(\.element)
    var order: [Line] = []
    var members: [Line: [LayoutModel.Attribute]] = [:]
    for rule in rules {
      let line = Line(rule)
      if members[line] == nil { order.append(line) }
      if members[line]?.contains(rule.attribute) != true {
        members[line, default: []].append(rule.attribute)
      }
    }
    lines = order.map { $0.text(members[$0] ?? [], of: view, tag) }
  }
}

/// What constraints on the same line have in common.
private struct Line: Hashable {
  private let rule: ConstraintDraft<NSObject>
  /// The attribute of the target, if it differs from that of the view.
  private let other: LayoutModel.Attribute?
  /// The axis of positions; `nil` for lengths, which can share a line.
  private let axis: LayoutModel.Axis?
  /// The attribute of a constraint that needs a line of its own, because it has a different
  /// attribute of the target or no target.
  private let only: LayoutModel.Attribute?

  init(_ rule: ConstraintDraft<NSObject>) {
    var common = rule
    other = rule.secondAttribute == rule.attribute ? nil : rule.secondAttribute
    axis = rule.attribute.isPosition ? rule.attribute.axis : nil
    only = rule.secondAttribute == rule.attribute ? nil : rule.attribute
    common.attribute = .left
    common.secondAttribute = nil
    self.rule = common
  }

  /// Returns a line such as `Anchors.top.bottom.equalTo(header, constant: 8.0)`.
  @MainActor
  func text(_ members: [LayoutModel.Attribute], of view: UIView, _ tag: Tag) -> String {
    let words = (["Anchors"] + members.map(\.rawValue)).joined(separator: ".")
    let isSuper = rule.second != nil && rule.second === view.superview
    let modifiers = modifiers
    if isSuper, other == nil, axis != nil, rule.relation == .equal, rule.constant == 0,
      modifiers.isEmpty
    {
      return words
    }
    var arguments: [String] = []
    if let second = rule.second, !isSuper { arguments.append(Self.argument(second, tag)) }
    if let other { arguments.append("attribute: .\(other.rawValue)") }
    if rule.second == nil || rule.constant != 0 { arguments.append("constant: \(rule.constant)") }
    let verb = rule.relation.method
    let call = "\(verb)\(isSuper ? "Super" : "")(\(arguments.joined(separator: ", ")))"
    return ([words, call] + modifiers).joined(separator: ".")
  }

  @MainActor
  private static func argument(_ item: NSObject, _ tag: Tag) -> String { tag.text(of: item) }

  /// The calls that follow the relation.
  private var modifiers: [String] {
    var result: [String] = []
    if rule.multiplier != 1 { result.append("multiplier(\(rule.multiplier))") }
    switch UILayoutPriority(Float(rule.priority)) {
    case .required: break
    case .defaultHigh: result.append("priority(.defaultHigh)")
    case .defaultLow: result.append("priority(.defaultLow)")
    default: result.append("priority(.init(\(rule.priority)))")
    }
    if let name = rule.identifier { result.append("identifier(\(name.debugDescription))") }
    return result
  }
}
