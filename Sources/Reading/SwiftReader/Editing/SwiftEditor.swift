import ConstraintSolver
package import LayoutModel
package import PlumbLanguage
import SwiftSyntax

extension ImportedCode {
  /// Writes changes of the layout into the code that makes it, in the way that the code is written.
  ///
  /// - Parameters:
  ///   - edits: The changes, made one after the other.
  ///   - layout: The layout before them.
  ///   - files: The files that were read together.
  /// - Returns: Each change of a text with the name of the file.
  /// - Throws: Why one of them cannot be written.
  package func textEdits(
    making edits: [LayoutEdit], of layout: Layout, in files: [SwiftFile]
  ) throws(Unwritable) -> [(file: String, edit: TextEdit)] {
    var editor = SwiftEditor(places: places, files: files, layout: layout)
    for edit in edits { try editor.make(edit) }
    return editor.edits
  }

  /// Writes that a constraint is activated which nothing activates.
  ///
  /// - Throws: Why that cannot be written.
  package func textEdits(
    activating dropped: DroppedConstraint, of layout: Layout, in files: [SwiftFile]
  ) throws(Unwritable) -> [(file: String, edit: TextEdit)] {
    guard let site = dropped.site else { throw Unwritable("no line of the code makes it") }
    var editor = SwiftEditor(places: places, files: files, layout: layout)
    try editor.activate(site)
    return editor.edits
  }
}

/// Writes changes of a layout into code.
struct SwiftEditor {
  let places: [Rule.ID: RulePlace]
  let files: [SwiftFile]
  /// The layout with the changes so far.
  private(set) var layout: Layout
  /// The changes of the texts so far.
  private(set) var edits: [(file: String, edit: TextEdit)] = []
  private var sources: [String: SwiftSource] = [:]

  init(places: [Rule.ID: RulePlace], files: [SwiftFile], layout: Layout) {
    (self.places, self.files, self.layout) = (places, files, layout)
  }

  // MARK: - Changes

  /// Makes one change.
  mutating func make(_ edit: LayoutEdit) throws(Unwritable) {
    let before = layout
    do throws(LayoutError) { try edit.apply(to: &layout) } catch {
      throw Unwritable("it is refused: \(error.inWords)")
    }
    if let file = objectiveC(of: edit, before) {
      return add(try ObjectiveCEditor(file, layout).edit(edit, before: before), to: file.name)
    }
    switch edit {
    case .constant(let id, let value):
      try setConstant(value, of: rule(id, before), at: constraint(id))
    case .inward(let id):
      let (rule, coded) = (try rule(id, before), try constraint(id))
      try setConstant(-rule.constant, of: rule, at: coded)
      try setRelation(rule.relation.flipped, at: coded)
    case .relation(let id, let relation): try setRelation(relation, at: constraint(id))
    case .language(let id): try followLanguage(constraint(id))
    case .priority(let id, let value):
      try setPriority(value, of: rule(id, before), at: constraint(id))
    case .removal(let id), .off(let id):
      if try !removeAttribute(of: rule(id, before)) { try remove(constraint(id)) }
    case .rule: try add(layout.lastRule)
    case .hugging(let id, let axis, let value):
      try setContentPriority("Hugging", value, id, axis)
    case .resistance(let id, let axis, let value):
      try setContentPriority("CompressionResistance", value, id, axis)
    case .lines(let id, let count):
      try assign("numberOfLines", String(count), to: id)
    case .mask(let id):
      try assign("translatesAutoresizingMaskIntoConstraints", "false", to: id)
    case .spacing(let id, let value): try assign("spacing", value.exactlySpelled, to: id)
    case .customSpacing, .rootSize, .maskRules, .designedFrame:
      throw Unwritable("no line of the code says it")
    }
  }

  /// The file of Objective-C that a change is about; nil if it is about Swift.
  private func objectiveC(of edit: LayoutEdit, _ before: Layout) -> SwiftFile? {
    let written = files.filter(\.isObjectiveC)
    guard !written.isEmpty else { return nil }
    let name: String?
    switch edit {
    case .constant(let id, _), .priority(let id, _), .relation(let id, _), .removal(let id),
      .off(let id), .inward(let id), .language(let id):
      name = before.rule(id)?.made.file
    case .mask(let id): name = before.item(id)?.origin.file
    default: name = nil
    }
    if let name { return written.first { $0.name == name } }
    return files.count == written.count ? written[0] : nil
  }

  private func rule(_ id: Rule.ID, _ layout: Layout) throws(Unwritable) -> Rule {
    guard let rule = layout.rule(id) else { throw Unwritable("the rule is gone") }
    return rule
  }

  private mutating func setConstant(
    _ value: Double, of rule: Rule, at coded: CodedConstraint
  ) throws(Unwritable) {
    guard let constant = coded.constant else {
      guard rule.constant == 0, !rule.right.isEmpty, let gap = coded.constantGap else {
        throw Unwritable("its constant is not written there")
      }
      return insert(gap.before + value.exactlySpelled + gap.after, at: gap.place, coded.source)
    }
    if let (text, written) = constant.literal {
      // An inset counts inwards, and so has the other sign at far edges.
      guard abs(written) == abs(rule.constant) else {
        throw Unwritable("the code says \(text), and \(rule.constant.spelled) comes of it")
      }
      let number = written == rule.constant ? value : -value
      let point = text.contains(".") && number == number.rounded() ? ".0" : ""
      return replace(constant, by: number.exactlySpelled + point, coded.source)
    }
    guard value == -rule.constant else {
      throw Unwritable(
        "its constant is \(constant.trimmedText), which may be used elsewhere")
    }
    replace(constant, by: constant.negated, coded.source)
  }

  private mutating func setRelation(
    _ relation: Relation, at coded: CodedConstraint
  ) throws(Unwritable) {
    guard let (token, text) = coded.relating(relation) else {
      throw Unwritable("its relation is not written there")
    }
    replace(token, by: text, coded.source)
  }

  private static let followingLanguage = [
    "leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor", "left": "leading",
    "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
  ]

  private mutating func followLanguage(_ coded: CodedConstraint) throws(Unwritable) {
    let named = coded.attributes.filter { Self.followingLanguage[$0.text] != nil }
    guard !named.isEmpty else { throw Unwritable("its edges are not written there") }
    for token in named {
      replace(token, by: Self.followingLanguage[token.text] ?? token.text, coded.source)
    }
  }

  /// Takes the edge of one constraint out of a line of SnapKit that makes several:
  /// `make.top.bottom.right.equalToSuperview()`.
  ///
  /// - Returns: Whether the line is one of these.
  private mutating func removeAttribute(of rule: Rule) throws(Unwritable) -> Bool {
    guard let place = places[rule.id], place.count > 1, !place.isInHelper,
      let name = rule.left.first?.anchor.attribute.rawValue
    else { return false }
    let source = try source(named: place.file)
    guard let coded = CodedConstraint(at: place.range, in: source), coded.form == .snapKit,
      let edges = coded.edges, edges.count == place.count,
      let own = edges.first(where: { $0.declName.baseName.text == name })
    else { return false }
    change(own.period.place.lowerBound..<own.declName.place.upperBound, "", source)
    return true
  }

  /// Takes a constraint out of its list, or its line away.
  private mutating func remove(_ coded: CodedConstraint) throws(Unwritable) {
    let lines = CodeLines(coded.source)
    switch CodeHolder(of: coded.whole) {
    case .statement(let item): delete(lines.whole(item.place), coded.source)
    case .element(let element, let array):
      guard array.elements.count > 1 else {
        guard let item = CodeHolder.statement(around: Syntax(array)), item.isActivation else {
          throw Unwritable("nothing is left of the list then")
        }
        return delete(lines.whole(item.place), coded.source)
      }
      let all = Array(array.elements)
      guard let index = all.firstIndex(of: element) else { return }
      if index == all.count - 1, index > 0, element.trailingComma == nil {
        let end = all[index - 1].expression.place.upperBound
        delete(end..<element.place.upperBound, coded.source)
      } else {
        let whole = lines.whole(element.place)
        let next =
          index + 1 < all.count ? all[index + 1].place.lowerBound : element.place.upperBound
        delete(
          whole == element.place ? element.place.lowerBound..<next : whole, coded.source)
      }
    case .named(let name, _):
      throw Unwritable("it is called \(name), which other lines may use")
    case .other: throw Unwritable("it is a part of something else")
    }
  }

  // MARK: - Places

  /// The constraint that makes a rule.
  func constraint(_ id: Rule.ID) throws(Unwritable) -> CodedConstraint {
    guard let place = places[id] else {
      throw Unwritable("the code that makes it cannot be changed")
    }
    let source = try source(named: place.file)
    let line = source.line(at: place.range).number
    guard !place.isInHelper else {
      throw Unwritable("line \(line) is in a helper, which other views may call")
    }
    guard place.count == 1 else {
      throw Unwritable("line \(line) makes \(place.count) constraints")
    }
    guard let coded = CodedConstraint(at: place.range, in: source) else {
      throw Unwritable("line \(line) is not written in anchors, items or SnapKit")
    }
    return coded
  }

  /// The syntax of a file.
  func source(named name: String) throws(Unwritable) -> SwiftSource {
    guard let file = files.first(where: { $0.name == name }) else {
      throw Unwritable("\(name) is not among the files that are fixed")
    }
    guard let source = try? SwiftSource(file.text, file: name), source.fragmentNotes.isEmpty else {
      throw Unwritable("\(name) is not a whole file")
    }
    guard source.text == file.text else {
      throw Unwritable("it is in the words of an earlier Swift, which are read, and not written")
    }
    return source
  }

  // MARK: - Texts

  mutating func replace(_ node: some SyntaxProtocol, by text: String, _ source: SwiftSource) {
    change(node.place, text, source)
  }

  mutating func insert(_ text: String, at place: Int, _ source: SwiftSource) {
    change(place..<place, text, source)
  }

  private mutating func delete(_ range: Range<Int>, _ source: SwiftSource) {
    change(range, "", source)
  }

  private mutating func change(_ range: Range<Int>, _ text: String, _ source: SwiftSource) {
    add(TextEdit(range, text), to: source.file ?? "")
  }

  /// Adds a change of a file's text.
  mutating func add(_ edit: TextEdit, to file: String) { edits.append((file, edit)) }
}

extension ExprSyntax {
  /// The expression with the other sign.
  fileprivate var negated: String {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.trimmedText
    }
    let isSimple =
      self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self) || self.is(TupleExprSyntax.self)
    return isSimple ? "-\(trimmedText)" : "-(\(trimmedText))"
  }
}
