public import HeadlessUIKit

/// Constraints as the tests write them: `b.leading == a.trailing + 10 @999 'gap'`.
///
/// Items are called by their identifiers, else by their class, numbered by first mention.
@MainActor
public struct ConstraintText {
  private var unnamed: [(kind: String, item: AnyObject)] = []

  /// Nothing mentioned yet.
  public init() {}

  /// What constraints say, in their order.
  public static func lines(_ constraints: [NSLayoutConstraint]) -> [String] {
    var text = ConstraintText()
    return constraints.map { text.line($0) }
  }

  /// What a constraint says.
  public mutating func line(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var line = "\(side(constraint.firstItem, constraint.firstAttribute)) \(relation) "
    let constant = constraint.constant
    if let second = constraint.secondItem {
      line += side(second, constraint.secondAttribute)
      if constraint.multiplier != 1 { line += " * \(Self.number(constraint.multiplier))" }
      if constant != 0 { line += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    } else {
      line += Self.number(constant)
    }
    if constraint.priority != .required {
      line += " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
    }
    if let identifier = constraint.identifier { line += " '\(identifier)'" }
    return line
  }

  private mutating func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> String { "\(name(item)).\(attribute)" }

  private mutating func name(_ item: AnyObject?) -> String {
    guard let item else { return "nothing" }
    let given = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    if let given, !given.isEmpty, given != "UISV-distributing" { return given }
    let kind = "\(type(of: item))"
    if !unnamed.contains(where: { $0.item === item }) { unnamed.append((kind, item)) }
    let same = unnamed.filter { $0.kind == kind }
    return "\(kind)\((same.firstIndex { $0.item === item } ?? 0) + 1)"
  }

  /// A number rounded to so many decimals, without zeros that say nothing.
  public nonisolated static func number(_ value: CGFloat, decimals: Int = 6) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (Double(value) * scale).rounded() / scale + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
