import LayoutNotation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A text in Swift with its tree, for as long as anything of it may still be run.
final class SwiftSource: Sendable {
  /// The text as it was written.
  let text: String
  /// Its tree, with operators folded by their precedence.
  let tree: SourceFileSyntax
  /// Where it comes from: a file's name; nil for what somebody typed.
  let file: String?
  private let lines: [(offset: Int, text: String)]

  /// How large a text may be, in bytes.
  static let sizeLimit = 2_000_000
  /// How deep brackets may stand inside brackets.
  static let nestingLimit = 100

  /// Parses a text.
  ///
  /// - Throws: ``Failure`` at the first place where it is no Swift.
  init(_ text: String, file: String? = nil) throws {
    var lines: [(Int, String)] = []
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append((offset, String(line)))
      offset += line.utf8.count + 1
    }
    self.lines = lines.map { (offset: $0.0, text: $0.1) }
    self.text = text
    self.file = file
    guard text.utf8.count <= Self.sizeLimit else {
      throw Failure(.limit, "the text has more than \(Self.sizeLimit) bytes", at: 0..<1)
    }
    var parser = Parser(text, maximumNestingLevel: Self.nestingLimit)
    let parsed = SourceFileSyntax.parse(from: &parser)
    if let deep = Self.tooDeep(parsed) {
      tree = SourceFileSyntax(
        statements: CodeBlockItemListSyntax([]), endOfFileToken: .endOfFileToken())
      throw Failure(
        .limit, "too much stands inside of each other here", at: deep.place, in: self)
    }
    // Operators that do not combine stay unfolded, and say so when they are run.
    let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
    tree = folded.as(SourceFileSyntax.self) ?? parsed
    if let error = SyntaxError(in: parsed) {
      throw Failure(.swift, error.message, at: error.offset..<error.offset + 1, in: self)
    }
  }

  /// How many levels a tree can have, and how many parts a row of operators.
  private static let (levelLimit, partLimit) = (500, 301)

  /// Where a tree is deeper than code can be run; nil if it is nowhere.
  ///
  /// Rows of operators and chains of members are read in a loop, whatever their length, and lean over
  /// as deep as they are long.
  private static func tooDeep(_ tree: SourceFileSyntax) -> Syntax? {
    var open: [(node: Syntax, level: Int)] = [(Syntax(tree), 0)]
    while let (node, level) = open.popLast() {
      if level > levelLimit { return node }
      if let row = node.as(SequenceExprSyntax.self), row.elements.count > partLimit { return node }
      for child in node.children(viewMode: .sourceAccurate) { open.append((child, level + 1)) }
    }
    return nil
  }

  /// The line that holds a place, its number counted from 1, and the place in it in scalars.
  func line(at range: Range<Int>) -> (text: String, number: Int, range: Range<Int>) {
    let index = max(0, (lines.firstIndex { $0.offset > range.lowerBound } ?? lines.count) - 1)
    let line = lines[index]
    func column(_ offset: Int) -> Int {
      let bytes = line.text.utf8
      let end = bytes.index(
        bytes.startIndex, offsetBy: min(max(0, offset - line.offset), bytes.count))
      return line.text.unicodeScalars.distance(
        from: line.text.unicodeScalars.startIndex, to: end)
    }
    let start = column(range.lowerBound)
    return (line.text, index + 1, start..<max(start + 1, column(range.upperBound)))
  }

  /// The text at a place, on one line.
  func excerpt(_ range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    let part = bytes[min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count)]
    let words = String(decoding: part, as: UTF8.self).split { $0.isWhitespace }
    return words.joined(separator: " ")
  }
}

extension SyntaxProtocol {
  /// Where it stands, without the blanks around it, in bytes.
  var place: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
