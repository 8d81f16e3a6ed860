import ConstraintSolver
package import LayoutModel
package import PlumbLanguage

extension SceneFile {
  /// Writes changes of a scene's layout into the text of the file, by attribute and element.
  ///
  /// - Parameters:
  ///   - edits: The changes, made one after the other.
  ///   - layout: The layout before them, on any device.
  ///   - scene: The scene that the layout was made from.
  /// - Returns: The changes of the text.
  /// - Throws: Why one of them cannot be written.
  package func textEdits(
    making edits: [LayoutEdit], of layout: Layout, in scene: ImportedScene
  ) throws(Unwritable) -> [TextEdit] {
    var editor = try SceneEditor(document, scene, layout)
    for edit in edits { try editor.make(edit) }
    return try editor.finished()
  }
}

/// Writes changes of a layout into the file that it comes from.
struct SceneEditor {
  let document: InterfaceDocument
  let scene: ImportedScene
  let text: ElementText
  /// The layout with the changes so far.
  private(set) var layout: Layout
  /// The changes of attributes.
  private var edits: [TextEdit] = []
  /// The elements that go.
  private var removed: Set<Int> = []
  /// The constraints that come, by the view that holds them.
  var added: [AddedConstraint] = []

  var tree: XMLTree { document.tree }

  init(
    _ document: InterfaceDocument, _ scene: ImportedScene, _ layout: Layout
  ) throws(Unwritable) {
    guard let text = ElementText(document.text, of: document.tree) else {
      throw Unwritable("its elements are not where they should be")
    }
    (self.document, self.scene, self.text, self.layout) = (document, scene, text, layout)
  }

  // MARK: - Changes

  /// Makes one change.
  mutating func make(_ edit: LayoutEdit) throws(Unwritable) {
    let before = layout
    do throws(LayoutError) { try edit.apply(to: &layout) } catch {
      throw Unwritable("it is refused: \(error.inWords)")
    }
    switch edit {
    case .constant(let id, let value): try setConstant(value, of: constraint(id, in: before))
    case .priority(let id, let value):
      try set("priority", to: value == 1000 ? nil : value.exactlySpelled, of: constraint(id))
    case .relation(let id, let relation):
      try set("relation", to: relation.word, of: constraint(id))
    case .inward(let id):
      guard let rule = before.rule(id) else { return }
      let node = try constraint(id)
      try setConstant(-rule.constant, of: node)
      try set("relation", to: rule.relation.flipped.word, of: node)
    case .language(let id):
      let node = try constraint(id)
      for name in ["firstAttribute", "secondAttribute"] {
        guard let word = tree[node][name], let other = Self.followingLanguage[word] else {
          continue
        }
        try set(name, to: other, of: node)
      }
    case .removal(let id), .off(let id): try remove(constraint(id))
    case .rule: try add(layout.lastRule)
    case .hugging(let id, let axis, let value):
      try set("\(axis.word)HuggingPriority", to: value.exactlySpelled, of: view(id))
    case .resistance(let id, let axis, let value):
      try set("\(axis.word)CompressionResistancePriority", to: value.exactlySpelled, of: view(id))
    case .spacing(let id, let value): try set("spacing", to: value.exactlySpelled, of: view(id))
    case .lines(let id, let count): try set("numberOfLines", to: String(count), of: view(id))
    case .mask(let id):
      try set("translatesAutoresizingMaskIntoConstraints", to: "NO", of: view(id))
    case .rootSize(let axis, let value): try setRoot(axis, value)
    case .designedFrame(let id, let frame): try draw(id, at: frame)
    case .customSpacing: throw Unwritable("Interface Builder has no spacing after a single view")
    case .maskRules: throw Unwritable("the mask is not in the file")
    }
  }

  private static let followingLanguage = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  private mutating func setConstant(_ value: Double, of node: Int) throws(Unwritable) {
    guard tree[node].flag("symbolic") != true else {
      throw Unwritable("its constant is a standard value, not a number")
    }
    try set("constant", to: value == 0 ? nil : value.exactlySpelled, of: node)
  }

  private mutating func setRoot(_ axis: Axis, _ value: Double) throws(Unwritable) {
    guard !scene.fillsScreen, let root = layout.root else {
      throw Unwritable("the size of the screen cannot be changed")
    }
    let node = try view(root)
    guard let rect = tree.child(of: node, "rect", key: "frame") else {
      throw Unwritable("the file does not give its frame")
    }
    try set(axis == .horizontal ? "width" : "height", to: value.exactlySpelled, of: rect)
  }

  /// Writes the frame of a view that has an alignment rectangle, in points.
  private mutating func draw(_ id: Item.ID, at rectangle: Frame) throws(Unwritable) {
    let node = try view(id)
    guard let canvas = scene.canvasViews[id],
      let rect = tree.child(of: node, "rect", key: "frame")
    else { throw Unwritable("the file does not give its frame") }
    guard
      !tree.children(of: node, named: "variation").contains(where: {
        tree.child(of: $0, "rect") != nil
      })
    else { throw Unwritable("its frame depends on the size class") }
    var frame = canvas.kind.frame(rectangle)
    if document.isAppKit, let parent = layout.parent(of: id),
      let outer = tree.child(of: try view(parent), "rect", key: "frame"),
      let height = tree[outer].number("height")
    {
      frame.y = height - frame.y - frame.height
    }
    for (name, value) in [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ] where tree[rect].number(name) != value {
      try set(name, to: value.exactlySpelled, of: rect)
    }
    if tree[node]["misplaced"] != nil { try set("misplaced", to: nil, of: node) }
  }

  // MARK: - Elements

  /// The element of a rule.
  private func constraint(_ id: Rule.ID, in layout: Layout? = nil) throws(Unwritable) -> Int {
    guard let mark = scene.constraintMarks[id] else {
      let rule = (layout ?? self.layout).rule(id)
      throw Unwritable(
        "\(rule?.name ?? "the rule") is not in the file: it follows from something else")
    }
    return mark.node
  }

  /// The element of a view.
  func view(_ id: Item.ID) throws(Unwritable) -> Int {
    guard let canvas = scene.canvasViews[id.owner] else {
      throw Unwritable("\(layout.name(of: id)) is not in the file")
    }
    return canvas.node
  }

  /// Gives an attribute of an element another value, or takes it away.
  private mutating func set(
    _ name: String, to value: String?, of node: Int
  ) throws(Unwritable) {
    guard !tree.children(of: node, named: "variation").contains(where: { tree[$0][name] != nil })
    else { throw Unwritable("its \(name) depends on the size class") }
    let span = text.spans[node]
    if let attribute = span.attribute(name) {
      if let value {
        edits.append(TextEdit(attribute.value, value.escapedInXML))
      } else {
        let blanks = text.bytes[..<attribute.whole.lowerBound].reversed().prefix {
          " \t\r\n".utf8.contains($0)
        }.count
        edits.append(
          TextEdit(attribute.whole.lowerBound - blanks..<attribute.whole.upperBound, ""))
      }
    } else if let value {
      let written = "\(name)=\"\(value.escapedInXML)\""
      if let next = span.attributes.first(where: { AttributeOrder.comes(name, before: $0.name) }) {
        edits.append(
          TextEdit(next.whole.lowerBound..<next.whole.lowerBound, written + " "))
      } else {
        let end =
          span.attributes.last?.whole.upperBound
          ?? span.tag.lowerBound + 1 + span.name.utf8.count
        edits.append(TextEdit(end..<end, " " + written))
      }
    }
  }

  /// Takes a constraint away, and what mentions it for a size class.
  private mutating func remove(_ node: Int) throws(Unwritable) {
    removed.insert(node)
    guard let id = tree[node].id else { return }
    for index in tree.nodes.indices where index != node {
      let other = tree[index]
      guard other.attributes.contains(where: { $0.key != "id" && $0.value == id }) else { continue }
      switch other.name {
      case "include", "exclude": removed.insert(index)
      case "outlet", "outletCollection":
        throw Unwritable("code has an outlet to it: remove that as well")
      default: throw Unwritable("line \(other.line) of the file refers to it")
      }
    }
  }

  // MARK: - The result

  /// All changes of the text.
  consuming func finished() throws(Unwritable) -> [TextEdit] {
    // A list that nothing is left of goes as well.
    var gone = removed
    for node in removed.sorted() {
      guard let list = tree[node].parent, tree[list].name == "constraints",
        tree[list].children.allSatisfy(removed.contains),
        !added.contains(where: { $0.holder == tree[list].parent })
      else { continue }
      gone.subtract(tree[list].children)
      gone.insert(list)
    }
    for node in gone.sorted() {
      edits.append(TextEdit(text.lines(of: text.spans[node].whole), ""))
    }
    for holder in Set(added.map(\.holder)).sorted() {
      edits += try listed(
        added.filter { $0.holder == holder }.sorted { $0.id.precedes($1.id) }, in: holder)
    }
    return edits
  }

  /// The changes that put constraints into the list of a view, which Interface Builder sorts by id.
  private func listed(
    _ added: [AddedConstraint], in holder: Int
  ) throws(Unwritable) -> [TextEdit] {
    if let list = tree.child(of: holder, "constraints"), let first = tree[list].children.first {
      return added.map { constraint in
        let before = tree[list].children.last {
          !removed.contains($0) && !constraint.id.precedes(tree[$0].id ?? "")
        }
        guard let before else {
          let start = text.spans[list].tag.upperBound
          return TextEdit(start..<start, separator(like: first) + constraint.tag)
        }
        let end = text.spans[before].whole.upperBound
        return TextEdit(end..<end, separator(like: before) + constraint.tag)
      }
    }
    guard tree.child(of: holder, "constraints") == nil,
      let before = tree[holder].children.last(where: Self.precedesConstraints(in: tree))
    else { throw Unwritable("there is no place for a constraint in line \(tree[holder].line)") }
    let end = text.spans[before].whole.upperBound
    let line = separator(like: before)
    let outer = text.indentation(at: text.spans[holder].whole.lowerBound) ?? ""
    let own = text.indentation(at: text.spans[before].whole.lowerBound) ?? ""
    let step = own.hasPrefix(outer) ? String(own.dropFirst(outer.count)) : ""
    let inner = line.isEmpty ? "" : line + step
    let tags = added.map { inner + $0.tag }.joined()
    return [TextEdit(end..<end, "\(line)<constraints>\(tags)\(line)</constraints>")]
  }

  /// A line break and the blanks in front of an element; empty if it does not stand first in its line.
  private func separator(like node: Int) -> String {
    let start = text.spans[node].whole.lowerBound
    return text.indentation(at: start).map { text.lineBreak(before: start) + $0 } ?? ""
  }

  /// Whether Interface Builder writes an element of a view in front of its constraints.
  private static func precedesConstraints(in tree: XMLTree) -> (Int) -> Bool {
    { index in
      let node = tree[index]
      switch node.name {
      case "rect": return node.key == "frame"
      case "color": return node.key == "backgroundColor" || node.key == "tintColor"
      case "autoresizingMask", "subviews", "animations", "accessibility", "gestureRecognizers":
        return true
      default: return node.key == "contentView"
      }
    }
  }
}

/// A constraint that was not there.
struct AddedConstraint: Sendable {
  /// The element of the view that holds it.
  let holder: Int
  /// Its id.
  let id: String
  /// The element as text.
  let tag: String
}

extension String {
  /// Whether an id comes before another one in a list.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// The order in which Interface Builder writes attributes, as far as they are ever added.
private enum AttributeOrder {
  private static let constraint = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "placeholder", "symbolic", "id",
  ]
  private static let view = [
    "opaque", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "contentMode",
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "axis",
    "distribution", "alignment", "spacing", "baselineRelativeArrangement", "text", "textAlignment",
    "lineBreakMode", "numberOfLines", "baselineAdjustment",
    "translatesAutoresizingMaskIntoConstraints", "id",
  ]

  /// Whether an attribute is known to be written before another one.
  static func comes(_ name: String, before other: String) -> Bool {
    let order = constraint.contains(name) ? constraint : view
    guard let rank = order.firstIndex(of: name), let otherRank = order.firstIndex(of: other) else {
      return false
    }
    return rank < otherRank
  }
}

extension Relation {
  /// What Interface Builder calls it; nil for equality, which it leaves out.
  var word: String? {
    switch self {
    case .equal: nil
    case .greaterOrEqual: "greaterThanOrEqual"
    case .lessOrEqual: "lessThanOrEqual"
    }
  }
}

extension Axis {
  /// `horizontal` or `vertical`.
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension String {
  /// The text as the value of an attribute.
  var escapedInXML: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
