import ConstraintSolver
import LayoutModel

/// The description of a constraint as `-[NSLayoutConstraint description]` prints it since iOS 10.
///
/// ```
/// <NSLayoutConstraint:0xc5 'gap' H:[title]-(8)-[badge]   (active, names: badge:0xa3, title:0xa2 )>
/// ```
///
/// Parsing the text yields an equal constraint, and describing what was parsed yields the text.
package struct ConstraintDescription: Hashable, Sendable {
  /// The whole text, from `<` to `>`.
  package let text: String

  /// Describes a constraint; the constraint itself tells which item `|` stands for.
  package init(_ constraint: LoggedConstraint) {
    var text = "<\(constraint.className):\(constraint.address)"
    if let mask = constraint.mask { text += " \(mask)" }
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " \(Body(constraint).text)"
    if constraint.priority != 1000 { text += " priority:\(Self.number(constraint.priority))" }
    if let hugging = constraint.hugging, let resistance = constraint.resistance {
      text += " Hug:\(Self.number(hugging)) CompressionResistance:\(Self.number(resistance))"
    }
    let names = Self.names(of: constraint)
    text += "   (\(constraint.isActive ? "active" : "inactive")"
    text += names.isEmpty ? ")>" : ", names: \(names.joined(separator: ", ")) )>"
    self.text = text
  }

  /// Returns an item as it appears in the body of a description.
  package static func text(_ item: LoggedItem) -> String {
    if let label = item.label { return label }
    let name = item.className.map { "\($0):\(item.key)" } ?? item.key
    return name + (item.text.map { "'\($0)'" } ?? "")
  }

  private static func number(_ value: Double) -> String { PrintedNumber(value).text }

  /// Returns the items that the body shows by name alone: first item, second item, superview.
  private static func names(of constraint: LoggedConstraint) -> [String] {
    var names: [String] = []
    for term in constraint.left.terms + constraint.right.terms {
      guard let label = term.item.label else { continue }
      let name = "\(label):\(term.item.key)"
      if !names.contains(name) { names.append(name) }
    }
    guard let superitem = constraint.superitem else { return names }
    if let name = superitem.label ?? superitem.className {
      names.append("'|':\(name):\(superitem.key)")
    }
    return names
  }
}

/// The body of a description: visual format where UIKit prints that, else an equation.
private struct Body {
  let text: String

  init(_ constraint: LoggedConstraint) {
    text = Self.spacing(constraint) ?? Self.equation(constraint)
  }

  // MARK: - Visual format

  /// Returns a distance in visual format, `H:|-(8)-[a]`, `V:[a]-(8)-[b]` or `H:[a]-(8)-|`; `nil`
  /// unless the items and attributes stand in an order for which UIKit prints that.
  private static func spacing(_ constraint: LoggedConstraint) -> String? {
    guard let first = constraint.left.terms.first, let second = constraint.right.terms.first,
      constraint.left.terms.count == 1, constraint.right.terms.count == 1,
      first.coefficient == 1, second.coefficient == 1, constraint.left.constant == 0,
      case .plain(let attribute) = first.attribute, case .plain(let other) = second.attribute
    else { return nil }
    let near: [Attribute] = [.leading, .left, .top]
    let far: [Attribute] = [.trailing, .right, .bottom]
    let superview = constraint.superitem?.key
    let (before, after): (String, String)
    if let superview, attribute == other, second.item.key == superview, near.contains(attribute) {
      (before, after) = ("|", "[\(ConstraintDescription.text(first.item))]")
    } else if let superview, attribute == other, first.item.key == superview,
      far.contains(attribute)
    {
      (before, after) = ("[\(ConstraintDescription.text(second.item))]", "|")
    } else if let index = near.firstIndex(of: attribute), other == far[index] {
      (before, after) = (
        "[\(ConstraintDescription.text(second.item))]",
        "[\(ConstraintDescription.text(first.item))]"
      )
    } else {
      return nil
    }
    let axis = attribute.axis == .horizontal ? "H" : "V"
    let direction = constraint.isRightToLeft ? "(RTL)" : attribute.ignoresLanguage ? "(LTR)" : ""
    return "\(axis):\(before)-(\(length(constraint)))-\(after)\(direction)"
  }

  /// Returns the text between the parentheses of a distance.
  private static func length(_ constraint: LoggedConstraint) -> String {
    let sign = constraint.relation == .equal ? "" : constraint.relation.symbol
    let number = PrintedNumber(constraint.right.constant).text
    let length = constraint.spacing.map { "\($0.rawValue)(\(number))" } ?? number
    let priority = constraint.priority
    return sign + length + (priority == 1000 ? "" : "@\(PrintedNumber(priority).text)")
  }

  // MARK: - Equations

  private static func equation(_ constraint: LoggedConstraint) -> String {
    "\(side(constraint.left, nil)) \(constraint.relation.symbol) "
      + side(constraint.right, constraint.spacing)
  }

  /// Returns a side of an equation, `0.5*a.width + 8`; only the sign before a number has blanks
  /// around it.
  private static func side(
    _ side: LoggedConstraint.Side, _ spacing: LoggedConstraint.Spacing?
  ) -> String {
    let number = PrintedNumber(abs(side.constant)).text
    guard !side.terms.isEmpty else { return side.constant < 0 ? "- \(number)" : number }
    var result = sum(side.terms)
    if let spacing {
      result += " \(spacing.rawValue)(\(PrintedNumber(side.constant).text))"
    } else if side.constant != 0 {
      result += side.constant < 0 ? " - \(number)" : " + \(number)"
    }
    return result
  }

  /// Returns the sum of terms; two that differ only in sign are an anchor offset, `(b.leading -
  /// a.trailing)`.
  private static func sum(_ terms: [LoggedConstraint.Term]) -> String {
    if terms.count == 2, terms[0].coefficient == -terms[1].coefficient {
      return factor(terms[0].coefficient) + "(\(anchor(terms[0])) - \(anchor(terms[1])))"
    }
    return terms.enumerated().map { index, term in
      let isNegative = term.coefficient < 0
      guard index > 0 else { return factor(term.coefficient) + anchor(term) }
      return (isNegative ? " - " : " + ") + factor(abs(term.coefficient)) + anchor(term)
    }.joined()
  }

  private static func factor(_ value: Double) -> String {
    value == 1 ? "" : value == -1 ? "-" : "\(PrintedNumber(value).text)*"
  }

  private static func anchor(_ term: LoggedConstraint.Term) -> String {
    "\(ConstraintDescription.text(term.item)).\(term.attribute.spelling)"
  }
}
