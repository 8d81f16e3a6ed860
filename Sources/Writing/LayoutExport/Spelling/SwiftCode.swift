import LayoutModel

/// Pieces of Swift code, and their layout in lines.
enum SwiftCode {
  /// The preferred width of lines, in columns, even inside an initializer.
  static let width = 76

  /// Returns a line indented to a depth.
  static func line(_ text: String, _ depth: Int) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: 2 * depth) + text
  }

  /// Returns lines that are indented further.
  static func indented(_ lines: [String], by depth: Int = 1) -> [String] {
    lines.map { line($0, depth) }
  }

  /// Returns a call on one line, or with its arguments on lines below if that is too long.
  ///
  /// - Parameters:
  ///   - head: The text before the opening bracket.
  ///   - arguments: The arguments with their labels.
  ///   - tail: The text after the closing bracket.
  ///   - depth: The depth of indentation.
  ///   - brackets: The brackets.
  ///   - margin: The number of columns to be left free for surrounding blocks.
  /// - Returns: The lines.
  static func call(
    _ head: String, _ arguments: [String], tail: String = "", depth: Int,
    brackets: (String, String) = ("(", ")"), margin: Int = 0
  ) -> [String] {
    let width = width - margin
    let list = arguments.joined(separator: ", ")
    let whole = line("\(head)\(brackets.0)\(list)\(brackets.1)\(tail)", depth)
    guard whole.count > width, !arguments.isEmpty else { return [whole] }
    // The bracket stands on a line of its own at the end of a list, and before a link of a chain.
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

  /// Returns a chain on one line, or with each link on a line below the head if that is too long.
  static func chain(_ head: String, _ links: [String], depth: Int) -> [String] {
    let whole = line(([head] + links).joined(separator: "."), depth)
    guard links.count > 1 || whole.count > width, !links.isEmpty else { return [whole] }
    return [line(head, depth)] + Self.links(links, depth: depth + 1)
  }

  /// Returns the links of a chain below each other; the argument of a long one is on lines below
  /// it.
  static func links(_ links: [String], depth: Int) -> [String] {
    // Leaves room for the blocks that contain the chain.
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

  /// Returns a number as a literal that Swift accepts as a length and that has exactly this value.
  static func number(_ value: Double) -> String { value.exactlySpelled }

  /// Returns a factor, written as a small fraction if only that is exact: `16 / 9`.
  static func factor(_ value: Double) -> String {
    guard (value * 1000).rounded() / 1000 != value else { return number(value) }
    for divisor in 2...999 {
      let dividend = (value * Double(divisor)).rounded()
      guard abs(dividend) < 10_000 else { break }
      if dividend / Double(divisor) == value { return "\(Int(dividend)) / \(divisor)" }
    }
    return number(value)
  }

  /// Returns UIKit's name for a priority, or `nil` if it has none.
  static func priorityName(_ priority: Double) -> String? {
    switch priority {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: nil
    }
  }

  /// Returns a priority as an expression of type `UILayoutPriority`.
  static func priority(_ priority: Double) -> String {
    priorityName(priority) ?? "UILayoutPriority(\(number(priority)))"
  }

  /// Returns a string literal.
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

  /// Returns a size, `CGSize(width: 24, height: 24)`.
  static func size(_ width: Double, _ height: Double) -> String {
    "CGSize(width: \(number(width)), height: \(number(height)))"
  }

  /// Returns margins in terms of left and right, or `nil` if they depend on the language direction.
  ///
  /// - Parameters:
  ///   - margins: The margins.
  ///   - all: Returns the dialect's expression for one value on all sides.
  ///   - pair: Returns its expression for a vertical and a horizontal value.
  /// - Returns: The expression.
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

  /// Returns comments about remarks for which there is no stand-in in the code.
  static func comments(_ remarks: [Spelling.Remark]) -> [String] {
    let unsaid = remarks.filter { $0.standIn == nil }
    return unsaid.isEmpty ? [] : ["// Not expressed above:"] + unsaid.flatMap { comment($0.text) }
  }

  /// Returns a text as comments, broken between words, with later lines indented.
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
