import LayoutModel

/// Pieces of Swift, and how they are put into lines.
enum SwiftCode {
  /// How wide a line should be, inside an initializer as well.
  static let width = 76

  /// A line that far from the left.
  static func line(_ text: String, _ depth: Int) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: 2 * depth) + text
  }

  /// Lines that much further to the right.
  static func indented(_ lines: [String], by depth: Int = 1) -> [String] {
    lines.map { line($0, depth) }
  }

  /// A call in one line, or with its arguments below it where that is too long.
  ///
  /// - Parameters:
  ///   - head: What stands before the bracket.
  ///   - arguments: The arguments with their labels.
  ///   - tail: What follows the bracket.
  ///   - depth: How far from the left.
  ///   - brackets: The brackets.
  ///   - margin: How many columns are to be left free for blocks around it.
  /// - Returns: The lines.
  static func call(
    _ head: String, _ arguments: [String], tail: String = "", depth: Int,
    brackets: (String, String) = ("(", ")"), margin: Int = 0
  ) -> [String] {
    let width = width - margin
    let list = arguments.joined(separator: ", ")
    let whole = line("\(head)\(brackets.0)\(list)\(brackets.1)\(tail)", depth)
    guard whole.count > width, !arguments.isEmpty else { return [whole] }
    // A list ends in a line of its own, and so does what a link follows.
    let isList = brackets.0 == "[" || tail.hasPrefix(".")
    let comma = brackets.0 == "[" ? "," : ""
    let end = isList ? "" : "\(brackets.1)\(tail)"
    let second = line("\(list)\(end)", depth + 1)
    var lines = [line("\(head)\(brackets.0)", depth)]
    if second.count <= width {
      lines.append(second + comma)
    } else {
      for (index, argument) in arguments.enumerated() {
        let isLast = index == arguments.count - 1
        let last = isList ? comma : end
        lines.append(line(argument + (isLast ? last : ","), depth + 1))
      }
    }
    if isList { lines.append(line("\(brackets.1)\(tail)", depth)) }
    return lines
  }

  /// A chain in one line, or with each link on its own below the head where that is too long.
  static func chain(_ head: String, _ links: [String], depth: Int) -> [String] {
    let whole = line(([head] + links).joined(separator: "."), depth)
    guard links.count > 1 || whole.count > width, !links.isEmpty else { return [whole] }
    return [line(head, depth)] + Self.links(links, depth: depth + 1)
  }

  /// Links of a chain below each other; one that is long has its argument below it.
  static func links(_ links: [String], depth: Int) -> [String] {
    // Chains stand in blocks.
    let margin = 8
    return links.flatMap { link -> [String] in
      let whole = line(".\(link)", depth)
      guard whole.count > width - margin, link.hasSuffix(")"), !link.contains(")."),
        let start = link.firstIndex(of: "(")
      else { return [whole] }
      let argument = link[link.index(after: start)...].dropLast()
      return call(".\(link[..<start])", [String(argument)], depth: depth, margin: margin)
    }
  }

  /// A number that means the same where a length is wanted.
  static func number(_ value: Double) -> String { value.exactlySpelled }

  /// A factor, as a small fraction where only that is exact: `16 / 9`.
  static func factor(_ value: Double) -> String {
    guard (value * 1000).rounded() / 1000 != value else { return number(value) }
    for divisor in 2...999 {
      let dividend = (value * Double(divisor)).rounded()
      guard abs(dividend) < 10_000 else { break }
      if dividend / Double(divisor) == value { return "\(Int(dividend)) / \(divisor)" }
    }
    return number(value)
  }

  /// The names that UIKit has for priorities.
  static func priorityName(_ priority: Double) -> String? {
    switch priority {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: nil
    }
  }

  /// A priority where UIKit's type is wanted.
  static func priority(_ priority: Double) -> String {
    priorityName(priority) ?? "UILayoutPriority(\(number(priority)))"
  }

  /// A text in quotes.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isControl:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `CGSize(width: 24, height: 24)`.
  static func size(_ width: Double, _ height: Double) -> String {
    "CGSize(width: \(number(width)), height: \(number(height)))"
  }

  /// Margins with the sides left and right; nil where these depend on the language.
  ///
  /// - Parameters:
  ///   - margins: The distances.
  ///   - all: How a dialect writes one for all sides.
  ///   - pair: How it writes one above and below, and one at the sides.
  /// - Returns: The value.
  static func insets(
    _ margins: Insets, all: (String) -> String, pair: (String, String) -> String
  ) -> String? {
    guard margins.leading == margins.trailing else { return nil }
    let (top, bottom, side) = (
      number(margins.top), number(margins.bottom), number(margins.leading)
    )
    guard top == bottom else {
      return "UIEdgeInsets(top: \(top), left: \(side), bottom: \(bottom), right: \(side))"
    }
    return top == side ? all(top) : pair(top, side)
  }

  /// What nothing says, as comments.
  static func comments(_ remarks: [Spelling.Remark]) -> [String] {
    let unsaid = remarks.filter { $0.standIn == nil }
    return unsaid.isEmpty ? [] : ["// Not expressed above:"] + unsaid.flatMap { comment($0.text) }
  }

  /// A text as comments, broken between words; later lines are further to the right.
  static func comment(_ text: String) -> [String] {
    let visible = String(
      text.unicodeScalars.map { $0.isControl ? " " : Character($0) })
    var lines: [String] = []
    var line = "//"
    for word in visible.split(separator: " ", omittingEmptySubsequences: false) {
      if line.count + word.count + 1 > width - 4, line.count > 6 {
        lines.append(line)
        line = "//   \(word)"
      } else {
        line += " \(word)"
      }
    }
    return lines + [line]
  }
}
