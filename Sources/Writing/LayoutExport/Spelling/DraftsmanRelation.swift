import PlumbLanguage
import ConstraintSolver
import DialectCore
import LayoutModel

/// A relation in Draftsman's syntax: `top.horizontal.equal(with: .parent).offset(by: 16)`.
struct DraftsmanRelation {
  private let template: ConstraintTemplate<Item.ID>
  private let names: SwiftNames

  init(_ template: ConstraintTemplate<Item.ID>, _ names: SwiftNames) {
    self.template = template
    self.names = names
  }

  private var members: [Attribute] { template.path.members }

  /// The relation and its modifiers, as links of a chain.
  var links: [String] {
    var links = [shortcut ?? plain]
    if template.multiplier != 1 {
      links.append("multiplied(by: \(SwiftCode.factor(template.multiplier)))")
    }
    if let constant { links.append(constant) }
    if template.priority != 1000 {
      let value = SwiftCode.priorityName(template.priority) ?? SwiftCode.number(template.priority)
      links.append("priority(\(value))")
    }
    if let identifier = template.identifier {
      links.append("identifier(\(SwiftCode.text(identifier)))")
    }
    return links
  }

  /// The word that stands for the whole relation, if there is one.
  private var shortcut: String? {
    guard template.verb.relation == .equal, template.multiplier == 1 else { return nil }
    if template.target == nil, members.count == 2, case .perAxis(let size) = template.constant {
      return "sized(\(Self.size(size)))"
    }
    return RelationShortcut.draftsman.first { shortcut in
      let attributes = shortcut.other.map { ConstraintTemplate<Item.ID>.Target.Attributes.one($0) }
      return shortcut.members == members
        && template.target == .placeholder(shortcut.target, attributes ?? .same)
    }.map { "\($0.name)()" }
  }

  private var plain: String {
    let verb =
      switch template.verb.relation {
      case .equal: "equal"
      case .greaterOrEqual: "moreThan"
      case .lessOrEqual: "lessThan"
      }
    return "\(anchors).\(verb)(\(target))"
  }

  // MARK: - Anchors

  private var anchors: String {
    let words = AnchorShortcut.draftsman
    if let word = words.first(where: { Set($0.members) == Set(members) }) { return word.name }
    // Of three attributes the unpaired one comes first, then the word for the pair.
    if members.count == 3, let pair = words.first(where: { $0.members == Array(members[1...]) }) {
      return "\(members[0].rawValue).\(pair.name)"
    }
    // The name of a corner begins with its vertical position.
    return members.sorted { $0.axis == .vertical && $1.axis == .horizontal }
      .map(\.rawValue).joined(separator: ".")
  }

  private var target: String {
    guard let target = template.target else {
      switch template.constant {
      case .raw(let length): return "to: \(SwiftCode.number(length))"
      case .perAxis(let size): return "to: \(Self.size(size))"
      default: return ""
      }
    }
    switch (target.owner, target.attributes) {
    case (.placeholder(let word), .one(let attribute)) where !attribute.isBaseline:
      return "with: .\(attribute.rawValue)(of: .\(word.rawValue))"
    case (.placeholder(let word), .same): return "with: .\(word.rawValue)"
    case (.item(let item), .one(let attribute)) where attribute.isBaseline:
      return "to: \(names.member(item, "\(attribute.rawValue)Anchor"))"
    case (.item(let item), .one(let attribute)):
      return "to: \(names.member(item, "drf.\(attribute.rawValue)"))"
    case (.item(let item), _): return "to: \(names.object(item))"
    default: return ""
    }
  }

  // MARK: - Constants

  private static func size(_ size: PerAxis<Double>) -> String {
    SwiftCode.size(size.horizontal, size.vertical)
  }

  private var constant: String? {
    switch template.constant {
    case .raw(let number):
      guard template.target != nil, number != 0 else { return nil }
      return number < 0
        ? "substracted(by: \(SwiftCode.number(-number)))"
        : "added(by: \(SwiftCode.number(number)))"
    case .perAxis(let size):
      guard template.target != nil, size != PerAxis(0) else { return nil }
      return "added(by: \(Self.size(size)))"
    case .inward(let distance):
      return distance == 0 ? nil : "offset(by: \(SwiftCode.number(distance)))"
    case .outward(let distance): return "inset(by: \(SwiftCode.number(distance)))"
    case .inwardEdges(let edges): return "offsetted(using: \(Self.edges(edges, members)))"
    case .outwardEdges, .lengths, .places, .remaining: return nil
    }
  }

  /// Returns the distances as an argument for a relation of these edges.
  private static func edges(_ edges: EdgeInsets, _ members: [Attribute]) -> String {
    func list(_ type: String, _ parts: KeyValuePairs<String, Double>) -> String {
      let arguments = parts.map { "\($0.key): \(SwiftCode.number($0.value))" }
      return "\(type)(\(arguments.joined(separator: ", ")))"
    }
    switch members.count {
    case 2 where members[0].axis == .vertical:
      return list("VerticalOffsets", ["top": edges.top, "bottom": edges.bottom])
    case 2 where members[0].followsLanguage:
      return list("HorizontalOffsets", ["leading": edges.left, "trailing": edges.right])
    case 2: return list("HorizontalOffsets", ["left": edges.left, "right": edges.right])
    default:
      let sides = [
        ("top", edges.top), ("left", edges.left), ("bottom", edges.bottom),
        ("right", edges.right),
      ].filter { $0.1 != 0 }.map { "\($0.0): \(SwiftCode.number($0.1))" }
      return "EdgeOffsets(\(sides.joined(separator: ", ")))"
    }
  }
}
