import ConstraintSolver
package import LayoutModel

/// A small layout that is written in lines, for tests that know no shell.
///
/// The lines look like those of sessions. They are read here and not by the product's readers, so
/// that a test of the model cannot fail, or pass, because of a reader:
///
/// ```
/// root card 320x200          view a in card content 96x20       guide g
/// label l "Title"            size a 100x40                      hug a h 251
/// hide a                     rtl on                             scale 2
/// a.left >= card.margins.left + 8 @250 as gap
/// ```
package struct Sketch: Sendable {
  /// What the lines made.
  package var layout = Layout()

  /// A line that is not a line of a sketch: a mistake of the test.
  package struct Misspelled: Error, CustomStringConvertible {
    /// The line, or what is wrong with it.
    package let description: String
  }

  /// A layout without a root.
  package init() {}

  /// The layout that some lines make, divided by semicolons or ends of lines.
  ///
  /// - Throws: ``Misspelled``, or the `LayoutError` of the first line that the layout refuses.
  package init(_ lines: String) throws {
    try add(lines)
  }

  /// Adds further lines.
  package mutating func add(_ lines: String) throws {
    for line in lines.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let words = line.split(separator: " ").map(String.init)
      if !words.isEmpty { try add(words[...]) }
    }
  }

  /// The item of that name, which has to be there.
  package subscript(_ name: String) -> Item.ID {
    guard case .item(let id)? = layout.named(name) else {
      preconditionFailure("the sketch has no item \(name)")
    }
    return id
  }

  /// The rule of that name, which has to be there.
  package func rule(_ name: String) -> Rule.ID {
    guard case .rule(let id)? = layout.named(name) else {
      preconditionFailure("the sketch has no rule \(name)")
    }
    return id
  }

  /// The layout with its frames.
  package var solved: SolvedLayout { SolvedLayout(layout) }

  // MARK: - Lines

  private mutating func add(_ words: ArraySlice<String>) throws {
    var rest = words
    let head = rest.removeFirst()
    func word(_ index: Int) throws -> String {
      guard words.count > index else { throw Self.misspelled(words) }
      return words[words.startIndex + index]
    }
    switch head {
    case "root": try layout.setRoot(word(1), size: Self.size(word(2)))
    case "size":
      let (id, size) = (self[try word(1)], try Self.size(word(2)))
      for (attribute, length) in [(Attribute.width, size.width), (.height, size.height)] {
        try layout.addRule(
          AnchorExpression(Anchor(id, attribute)), .equal, AnchorExpression(constant: length))
      }
    case "hug", "resist":
      let axis: Axis = try word(2) == "h" ? .horizontal : .vertical
      let priority = try Self.number(word(3))
      if head == "hug" {
        try layout.set(\.hugging[axis], of: self[word(1)], to: priority)
      } else {
        try layout.set(\.resistance[axis], of: self[word(1)], to: priority)
      }
    case "hide": try layout.set(\.isHidden, of: self[word(1)], to: true)
    case "rtl": layout.setDirection(isRightToLeft: try word(1) == "on")
    case "scale": try layout.setScale(Self.number(word(1)))
    default:
      if let kind = Item.Kind(rawValue: head) {
        try addItem(kind, rest)
      } else {
        try addRule(words)
      }
    }
  }

  private mutating func addItem(_ kind: Item.Kind, _ words: ArraySlice<String>) throws {
    var words = words
    let name = words.removeFirst()
    var text: String?
    if words.first?.hasPrefix("\"") ?? false { text = words.removeFirst().filter { $0 != "\"" } }
    var parent: Item.ID?
    if words.first == "in" { parent = self[words.dropFirst().first ?? ""] }
    let id = try layout.addItem(kind, name, in: parent)
    if let text { try layout.set(\.text, of: id, to: text) }
    guard let place = words.firstIndex(of: "content") else { return }
    let lengths = words[words.index(after: place)].split(separator: "x").map { Double($0) }
    try layout.set(\.content, of: id, to: PerAxis(horizontal: lengths[0], vertical: lengths[1]))
  }

  /// Adds `left REL right [@priority] [as name]` and returns its id.
  private mutating func addRule(_ words: ArraySlice<String>) throws {
    let relations: [String: Relation] = [
      "==": .equal, "<=": .lessOrEqual, ">=": .greaterOrEqual,
    ]
    guard let sign = words.firstIndex(where: { relations[$0] != nil }),
      let relation = relations[words[sign]]
    else { throw Self.misspelled(words) }
    var right = words[(sign + 1)...]
    var name: String?
    if let place = right.firstIndex(of: "as") {
      name = right[place + 1]
      right = right[..<place]
    }
    var priority = 1000.0
    if let last = right.last, last.hasPrefix("@") {
      priority = try Self.number(String(last.dropFirst()))
      right = right.dropLast()
    }
    try layout.addRule(
      expression(words[..<sign]), relation, expression(right), priority: priority, name: name)
  }

  /// `2 * a.width + b.width - 8`.
  package func expression(_ text: String) throws -> AnchorExpression {
    try expression(text.split(separator: " ").map(String.init)[...])
  }

  private func expression(_ words: ArraySlice<String>) throws -> AnchorExpression {
    var sum = AnchorExpression()
    var factor = 1.0
    var isNumber = false
    for (index, word) in zip(words.indices, words) {
      switch word {
      case "+": factor = 1
      case "-": factor = -1
      case "*": guard isNumber else { throw Self.misspelled(words) }
      default:
        isNumber = Double(word) != nil
        if let number = Double(word) {
          if index + 1 < words.endIndex, words[index + 1] == "*" {
            factor *= number
          } else {
            sum.constant += factor * number
          }
        } else {
          sum = sum + AnchorExpression([AnchorTerm(try anchor(word), times: factor)])
        }
      }
    }
    return sum
  }

  /// `a.left`, `card.safe.top`.
  package func anchor(_ text: String) throws -> Anchor {
    let parts = text.split(separator: ".").map(String.init)
    guard let attribute = parts.last.flatMap(Attribute.init(rawValue:)), parts.count > 1,
      case .item(var id)? = layout.named(parts[0])
    else { throw Misspelled(description: "no anchor: \(text)") }
    if parts.count > 2 {
      guard let guide = SystemGuide(rawValue: parts[1]) else {
        throw Misspelled(description: "no guide: \(text)")
      }
      id = id.guide(guide)
    }
    return Anchor(id, attribute)
  }

  private static func size(_ text: String) throws -> Size {
    let lengths = try text.split(separator: "x").map { try number(String($0)) }
    guard lengths.count == 2 else { throw Misspelled(description: "no size: \(text)") }
    return Size(width: lengths[0], height: lengths[1])
  }

  private static func number(_ text: String) throws -> Double {
    guard let number = Double(text) else { throw Misspelled(description: "no number: \(text)") }
    return number
  }

  private static func misspelled(_ words: ArraySlice<String>) -> Misspelled {
    Misspelled(description: words.joined(separator: " "))
  }
}

extension SolvedLayout {
  /// The frame of an item or guide as x, y, width and height, in the coordinates of its parent.
  package func numbers(_ id: Item.ID) -> [Double] {
    let frame = frame(of: id)
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// The names of the required claims that do not hold, oldest first.
  package var brokenNames: [String] {
    brokenSources.map { name(of: $0) }
  }
}

/// Whether two lists of numbers are the same but for the last digits.
package func isSame(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-5 * max(1, abs($0)) }
}
