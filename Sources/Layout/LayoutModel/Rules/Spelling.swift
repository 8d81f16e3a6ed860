package import ConstraintSolver

extension Double {
  /// The number as replies print it: with at most 3 decimals, and without trailing zeros or `-0`.
  package var spelled: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-∞" : "∞" }
    guard abs(self) < 1e15 else { return description }
    let thousandths = Int((self * 1000).rounded())
    let whole = abs(thousandths) / 1000
    let rest = abs(thousandths) % 1000
    let sign = thousandths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// The number in digits that are read back as exactly this number.
  package var exactlySpelled: String {
    if abs(self) < 1e15, let whole = Int(exactly: self) { return String(whole) }
    return description
  }

  /// The number as a multiplier: a decimal if three digits are exact, otherwise a small fraction
  /// such as `16/9` if there is one, otherwise rounded to the six digits that UIKit prints, so that
  /// a sum with it can be checked.
  package var spelledAsFactor: String {
    guard isFinite, (self * 1000).rounded() / 1000 != self else { return spelled }
    if let smallFraction { return smallFraction }
    guard abs(self) < 1000 else { return spelled }
    // A rounding error, or a mistake; in any case it is not shown as zero.
    guard abs(self) >= Tolerance.cancellation else { return exactlySpelled }
    var (scale, places) = (1e3, 3)
    while abs(self) * scale < 99_999.5 { (scale, places) = (scale * 10, places + 1) }
    var digits = String(Int((abs(self) * scale).rounded()))
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var decimals = digits.suffix(places)
    while decimals.last == "0" { decimals.removeLast() }
    let whole = (self < 0 ? "-" : "") + digits.dropLast(places)
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }

  fileprivate var smallFraction: String? {
    let fraction = Rational(meaning: self)
    let (top, bottom) = fraction.parts
    return top.count <= 4 && bottom.count <= 3 ? "\(top)/\(bottom)" : nil
  }
}

extension Layout {
  /// How many digits of a number are shown.
  package enum Precision: Sendable {
    /// At most three decimals, for people.
    case reading
    /// All digits, to be read back.
    case writing
  }

  /// Returns a rule as text, such as `title.leading == card.leading + 16`, without priority and
  /// name.
  package func text(of rule: Rule, precision: Precision = .reading) -> String {
    text(text(of: rule.left, precision), rule.relation, rule.right, rule.constant, precision)
  }

  /// Returns a generated rule as text.
  package func text(of rule: GeneratedRule) -> String {
    var first = text(of: rule.first)
    // Masks are about positions in the superview, as UIKit's private minX and midX are.
    if rule.origin == .mask, rule.second?.attribute.isPosition != true,
      let place = rule.first.attribute.placeInSuperview
    {
      first = "\(writtenName(of: rule.first.item)).\(place)"
    }
    return text(first, rule.relation, rule.right, rule.constant, .reading)
  }

  /// Returns the line that makes a rule, with priority, name and identifier, and with all digits.
  package func line(of rule: Rule) -> String {
    var line = text(of: rule, precision: .writing)
    if rule.priority != 1000 { line += " @\(rule.priority.exactlySpelled)" }
    if let name = rule.givenName { line += " as \(Name.written(name))" }
    if let identifier = rule.identifier { line += " id \(identifier.quoted)" }
    if rule.isSystem { line += " system" }
    return line
  }

  private func text(
    _ left: String, _ relation: Relation, _ right: [AnchorTerm], _ constant: Double,
    _ precision: Precision
  ) -> String {
    var side = text(of: right, precision)
    let number = precision == .reading ? abs(constant).spelled : abs(constant).exactlySpelled
    if side.isEmpty {
      side = (constant < 0 && number != "0" ? "-" : "") + number
    } else if number != "0" {
      side += constant < 0 ? " - \(number)" : " + \(number)"
    }
    return "\(left) \(relation.symbol) \(side)"
  }

  private func text(of terms: [AnchorTerm], _ precision: Precision) -> String {
    var result = ""
    for term in terms {
      let size = abs(term.coefficient)
      if result.isEmpty {
        if term.coefficient < 0 { result += "-" }
      } else {
        result += term.coefficient < 0 ? " - " : " + "
      }
      if size != 1 {
        result += precision == .reading ? size.spelledAsFactor : size.factorForWriting
        result += " * "
      }
      result += text(of: term.anchor)
    }
    return result
  }

  /// Returns an anchor as text, such as `title.leading`.
  package func text(of anchor: Anchor) -> String {
    "\(writtenName(of: anchor.item)).\(anchor.attribute.rawValue)"
  }
}

extension Double {
  fileprivate var factorForWriting: String {
    if (self * 1000).rounded() / 1000 == self { return exactlySpelled }
    return smallFraction ?? exactlySpelled
  }
}

extension String {
  /// The text in quotes, escaped as the language requires.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isControl: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Relation {
  /// The sign of the relation: `==`, `<=` or `>=`.
  package var symbol: String {
    switch self {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }
}
