import LayoutModel
import PlumbLanguage

/// A line of a loop in which names have been replaced by values, and which remembers where each of
/// its characters stands in the line as it was typed.
struct TracedText {
  private var scalars: [Unicode.Scalar]
  /// The place of each character in the typed line.
  private var places: [Range<Int>]

  /// Traces a line that is as it was typed.
  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
    places = scalars.indices.map { $0..<$0 + 1 }
  }

  /// The line.
  var text: String { Shell.text(scalars[...]) }

  /// Whether the line begins with a blank.
  var isIndented: Bool { scalars.first == " " || scalars.first == "\t" }

  /// Returns the part of the line from a place on.
  func dropFirst(_ count: Int) -> TracedText {
    var rest = self
    rest.scalars.removeFirst(min(count, scalars.count))
    rest.places.removeFirst(min(count, places.count))
    return rest
  }

  /// Returns where a part of the line stands in the line as it was typed.
  func place(of range: Range<Int>) -> Range<Int> {
    guard let last = places.last else { return range }
    let start =
      range.lowerBound < places.count ? places[range.lowerBound].lowerBound : last.upperBound
    let end = places[min(max(range.upperBound, range.lowerBound + 1), places.count) - 1].upperBound
    return start..<max(end, start + 1)
  }

  /// Returns the line with a value in place of the name in braces, as in `cell{i}`, `cell{i+1}` and
  /// `{i*40}`.
  func replacing(_ name: String, by value: String) -> TracedText {
    guard scalars.contains("{") else { return self }
    var result = self
    (result.scalars, result.places) = ([], [])
    var index = 0
    while index < scalars.count {
      if scalars[index] == "{", let end = scalars[index...].firstIndex(of: "}"),
        let text = Self.value(of: Shell.text(scalars[index + 1..<end]), name, value)
      {
        let place = places[index].lowerBound..<places[end].upperBound
        for scalar in text.unicodeScalars {
          result.scalars.append(scalar)
          result.places.append(place)
        }
        index = end + 1
      } else {
        result.scalars.append(scalars[index])
        result.places.append(places[index])
        index += 1
      }
    }
    return result
  }

  /// The first name in braces directly behind a name, which nothing has replaced: the `{j}` of
  /// `cell{j}`.
  var leftOver: (name: String, place: Range<Int>)? {
    var isQuoted = scalars.first == "\""
    for index in scalars.indices.dropFirst() {
      if scalars[index] == "\"" { isQuoted.toggle() }
      guard scalars[index] == "{", !isQuoted else { continue }
      let before = scalars[index - 1]
      guard Name.isLetter(before) || Name.isDigit(before),
        let end = scalars[index...].firstIndex(of: "}")
      else { continue }
      let name = Shell.text(scalars[index + 1..<end])
      guard let first = name.unicodeScalars.first, Name.isLetter(first),
        name.unicodeScalars.allSatisfy({ Name.isLetter($0) || Name.isDigit($0) })
      else { continue }
      return (name, places[index].lowerBound..<places[end].upperBound)
    }
    return nil
  }

  /// What stands in braces, computed: `i`, `i+1`, `2*i-1`; nil if it is not about the name.
  private static func value(of text: String, _ name: String, _ value: String) -> String? {
    guard let tokens = try? Lexer.tokens(of: text), let first = tokens.first else { return nil }
    if tokens.count == 1 { return first.text == name ? value : nil }
    guard let number = Double(value), tokens.contains(where: { $0.text == name }) else {
      return nil
    }
    // A sum of products of numbers and the name.
    var (sum, product, sign) = (0.0, nil as Double?, 1.0)
    var operation = "+"
    for token in tokens {
      let operand: Double? =
        if case .number(let number) = token.kind { number } else {
          token.text == name ? number : nil
        }
      switch (operand, product) {
      case (let operand?, nil): product = sign * operand
      case (let operand?, let before?) where operation == "*": product = before * operand
      case (nil, let before?) where ["+", "-"].contains(token.text):
        sum += before
        product = nil
        sign = token.text == "-" ? -1 : 1
      case (nil, nil) where token.text == "-": sign = -sign
      case (nil, _?) where token.text == "*": break
      default: return nil
      }
      operation = operand == nil ? token.text : ""
    }
    return product.map { (sum + $0).exactlySpelled }
  }

  /// Returns an error at its place in the line as it was typed; what is about another text stays.
  ///
  /// `labels` are the values of the loops around the line, in words.
  func located(
    _ error: Diagnostic, typed: String, _ number: Int?, for labels: [String]
  ) -> Diagnostic {
    var located = error
    if error.line == text {
      located.line = typed
      located.ranges = error.ranges.map(place)
      // It would hold for one value only.
      if !labels.isEmpty { located.correction = nil }
    }
    located.lineNumber = number
    if !labels.isEmpty { located.message += " (for \(labels.joined(separator: ", ")))" }
    return located
  }
}
