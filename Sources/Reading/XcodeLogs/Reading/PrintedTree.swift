import PlumbLanguage
import UIKitTexts

/// A view tree as Xcode's debugger prints it: what `_autolayoutTrace` and `recursiveDescription`
/// say.
///
/// ```
/// •UIWindow:0x7f01
/// |   *UILabel:0x7f02'Title'- AMBIGUOUS LAYOUT for UILabel:0x7f02'Title'.minX{id: 5}
/// ```
package struct PrintedTree: Sendable {
  /// A view or guide of the tree.
  struct Node: Sendable {
    var item: LoggedItem
    /// The line it stands in, counted from 1.
    var line: Int
    /// How far it is indented.
    var depth: Int
    /// The node it is inside of.
    var parent: Int?
    /// What the system calls ambiguous, `minX`, `Height`; empty where it only says that something
    /// is, nil where it says nothing.
    var ambiguous: [String]?
    /// Whether the system says that nothing ties it to what is around it.
    var lacksHost = false
  }

  /// All of them, superviews before what is in them.
  private(set) var nodes: [Node] = []
  /// How many views were left out because there are too many, or they are too deep.
  private(set) var unread = 0

  /// The most views in a tree.
  private static let limit = 5000
  /// So deep may a view be in it, as in a storyboard.
  private static let depthLimit = 200

  /// The trees among the lines of a text, one after the other.
  init(_ lines: [LogLine]) {
    var open: [Int] = []
    for line in lines {
      guard var node = Self.node(in: line, isInTree: !open.isEmpty) else { continue }
      guard node.depth <= Self.depthLimit, nodes.count < Self.limit else {
        unread += 1
        continue
      }
      while let last = open.last, nodes[last].depth >= node.depth { open.removeLast() }
      node.parent = open.last
      open.append(nodes.count)
      nodes.append(node)
    }
    // A list with stars may be anything.
    if !nodes.contains(where: { $0.item.hasAddress || $0.ambiguous != nil }) { nodes = [] }
  }

  /// Whether a text holds such a tree; quick where it does not.
  package static func isTree(_ text: String) -> Bool {
    let bytes = text.utf8
    // Searching for words takes longer; nearly all lines that people type have neither.
    func has(_ letter: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: letter)) }
    guard has("U") || (has(":") && has("x")) else { return false }
    guard text.holds("AMBIGUOUS LAYOUT") || text.holds(":0x") || text.holds(": 0x") else {
      return false
    }
    guard bytes.count < 400 || text.contains("\n") else { return false }
    return !PrintedTree(LogLine.lines(of: text)).nodes.isEmpty
  }

  // MARK: - Lines

  /// The marks of a trace.
  private static let marks = "\u{2022}*+".unicodeScalars

  /// The view that a line is about; inside a tree it needs no mark.
  private static func node(in line: LogLine, isInTree: Bool) -> Node? {
    let scalars = line.scalars
    var scanner = TextScanner(scalars)
    var depth = 0
    while let scalar = scanner.peek(), scalar.isBlank || scalar == "|" || scalar == ">" {
      if scalar == "|" { depth += 1 }
      scanner.position += 1
    }
    let isMarked = scanner.peek().map(marks.contains) ?? false
    if isMarked { scanner.position += 1 }
    guard let first = scanner.peek(), !first.isBlank, isMarked || depth > 0 || first == "<" else {
      return nil
    }
    guard isMarked || (isInTree && depth > 0) || isDescribed(scanner) else { return nil }
    guard let item = item(&scanner, isMarked: isMarked) else { return nil }
    let rest = scanner.first("AMBIGUOUS LAYOUT", from: scanner.position)
    return Node(
      item: item, line: line.number, depth: depth, parent: nil,
      ambiguous: rest.map { dimensions(in: scanner, from: $0) },
      lacksHost: scanner.first("MISSING HOST CONSTRAINTS", from: scanner.position) != nil)
  }

  /// Whether a view comes next as `recursiveDescription` shows it: `<UIView: 0x7f…; frame = (…`.
  private static func isDescribed(_ scanner: TextScanner) -> Bool {
    guard scanner.peek() == "<",
      let found = scanner.address(from: scanner.position, spaced: true)
    else { return false }
    return scanner.has("; ", at: found.digits.upperBound)
      && scanner.first("frame = (", from: found.digits.upperBound) != nil
  }

  /// `UILabel:0x7f02'Title'`, `<UILabel: 0x7f02; text = 'Title'>`, or a name alone.
  private static func item(_ scanner: inout TextScanner, isMarked: Bool) -> LoggedItem? {
    let hasBracket = scanner.take("<")
    let start = scanner.position
    let ambiguous = scanner.first("- AMBIGUOUS LAYOUT", from: start) ?? scanner.end
    guard let found = scanner.address(from: start, spaced: hasBracket), found.colon < ambiguous,
      scanner.scalars[start..<found.colon].allSatisfy({ !"'\"=;".unicodeScalars.contains($0) })
    else {
      guard isMarked, !hasBracket else { return nil }
      var end = ambiguous
      while end > start, scanner.scalars[end - 1].isBlank { end -= 1 }
      guard end > start else { return nil }
      scanner.position = end
      let label = scanner.text(start..<end)
      return LoggedItem(key: label, label: label)
    }
    let className = scanner.text(start..<found.colon)
    // A list of constraints may have stars, too.
    guard !className.contains("onstraint") else { return nil }
    var item = LoggedItem(key: scanner.text(found.digits), className: className)
    scanner.position = found.digits.upperBound
    if hasBracket {
      item.text =
        quoted(scanner, behind: "- \"", until: "\"")
        ?? quoted(scanner, behind: "text = '", until: "'")
    } else if scanner.take("'") {
      let end =
        scanner.first("'- AMBIGUOUS", from: scanner.position)
        ?? (scanner.position..<scanner.end).last { scanner.scalars[$0] == "'" } ?? scanner.end
      item.text = scanner.text(scanner.position..<end)
      scanner.position = min(end + 1, scanner.end)
    }
    return item
  }

  /// What comes after one text and before the next sign of another.
  private static func quoted(
    _ scanner: TextScanner, behind opening: String, until closing: String
  ) -> String? {
    guard let place = scanner.first(opening, from: scanner.position) else { return nil }
    let start = place + opening.unicodeScalars.count
    return scanner.first(closing, from: start).map { scanner.text(start..<$0) }
  }

  /// The `minX` of each `title.minX{id: 5}`.
  private static func dimensions(in scanner: TextScanner, from place: Int) -> [String] {
    var names: [String] = []
    var place = place
    while let found = scanner.first("{id", from: place) {
      var start = found
      while let scalar = scanner.scalar(at: start - 1), scalar.isLetter { start -= 1 }
      names.append(scanner.text(start..<found))
      place = found + 3
    }
    return names
  }
}
