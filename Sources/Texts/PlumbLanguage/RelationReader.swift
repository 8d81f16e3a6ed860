import UIKitTexts
import ConstraintSolver
package import LayoutModel

/// Reads a relation between linear expressions, such as `badge.leading >= title.trailing + 8 @750
/// as gap`.
///
/// ```
/// relation = expr rel expr ["@" priority] ["as" name]
/// expr     = ["-"] term { ("+" | "-") term }
/// term     = factor { ("*" | "/") factor }
/// factor   = number | let-name | anchor | "(" expr ")"
/// ```
package struct RelationReader {
  private var reader: TokenReader
  /// Whether x and y are read as the left and the top edge, where nothing is asked for.
  private var isMeasuring = false

  /// Reads where another reader stands.
  package init(_ reader: TokenReader) { self.reader = reader }

  /// Reads a whole line and returns its rules, and the priority and name behind them.
  package mutating func relation() throws(Diagnostic) -> (drafts: [RuleDraft], clause: RuleClause) {
    let drafts = try comparison()
    let clause = try reader.clause()
    try reader.finish()
    return (drafts, clause)
  }

  /// Reads `expr rel expr`; ``remainder`` continues behind it.
  package mutating func comparison() throws(Diagnostic) -> [RuleDraft] {
    let left = try expression()
    let relation = try self.relationSign()
    let right = try expression()
    return try Self.drafts(left, relation, right, in: reader)
  }

  /// Reads an expression without views; ``remainder`` continues behind it.
  package mutating func number() throws(Diagnostic) -> Double {
    let start = reader.here
    let form = try expression()
    guard form.isNumber else {
      throw Diagnostic(
        .unexpected, "a number cannot depend on views", at: form.mentions.first?.range ?? start,
        in: reader.line)
    }
    return form.constant
  }

  /// Reads an expression whose value is asked for, in which x and y are the left and the top edge;
  /// ``remainder`` continues behind it.
  package mutating func measured() throws(Diagnostic) -> AnchorExpression {
    isMeasuring = true
    defer { isMeasuring = false }
    let form = try expression()
    if let size = form.size {
      throw Diagnostic(
        .groupMismatch, "a sum is of single numbers, this is two", at: size.range, in: reader.line)
    }
    var terms: [AnchorTerm] = []
    for mention in form.mentions {
      guard case .attribute(let attribute) = mention.target else {
        throw Diagnostic(
          .groupMismatch, "a sum is of single numbers, this is several", at: mention.range,
          in: reader.line, note: "ask for one of its attributes")
      }
      terms.append(AnchorTerm(Anchor(mention.item, attribute), times: mention.coefficient))
    }
    return AnchorExpression(terms, constant: form.constant)
  }

  /// A reader that continues behind what was read.
  package var remainder: TokenReader { reader }

  private mutating func relationSign() throws(Diagnostic) -> Relation {
    guard let token = reader.peek, token.kind == .sign else {
      throw reader.missing("==, <= or >=")
    }
    let relation: Relation
    switch token.text {
    case "==", "=": relation = .equal
    case "<=": relation = .lessOrEqual
    case ">=": relation = .greaterOrEqual
    case "!=": throw Self.forbidding(token.range, in: reader)
    case "<" where reader.peek(1)?.isSign(">") ?? false:
      throw Self.forbidding(token.range.lowerBound..<token.range.upperBound + 1, in: reader)
    case "<", ">":
      throw Diagnostic(
        .unexpected, "a rule cannot ask for strictly more or less", at: token.range,
        in: reader.line, meant: token.text + "=")
    default: throw reader.missing("==, <= or >=")
    }
    reader.next()
    return relation
  }

  private static func forbidding(_ range: Range<Int>, in reader: TokenReader) -> Diagnostic {
    Diagnostic(
      .unexpected, "a rule cannot exclude a value", at: range, in: reader.line,
      note: "use ==, <= or >=")
  }

  // MARK: - Expressions

  /// A linear expression of anchors, groups and sizes, as far as it has been read.
  struct Form {
    /// An anchor or a group of attributes with its place.
    struct Mention {
      var item: Item.ID
      var target: Target
      var range: Range<Int>
      var coefficient: Double
    }
    enum Target: Equatable {
      case attribute(Attribute)
      case group(AttributeGroup)
    }
    var mentions: [Mention] = []
    var constant = 0.0
    /// A size such as 24x24, and its place.
    var size: (length: PerAxis<Double>, range: Range<Int>)?

    var isNumber: Bool { mentions.isEmpty && size == nil }

    mutating func scale(by factor: Double) { change { $0 * factor } }

    /// Multiplying by the inverse would be less exact: 10 * (1 / 7) is not the number nearest to
    /// 10/7.
    mutating func divide(by divisor: Double) { change { $0 / divisor } }

    private mutating func change(_ number: (Double) -> Double) {
      for index in mentions.indices {
        mentions[index].coefficient = number(mentions[index].coefficient)
      }
      constant = number(constant)
      if let old = size {
        size = (
          PerAxis(
            horizontal: number(old.length.horizontal), vertical: number(old.length.vertical)),
          old.range
        )
      }
    }

    mutating func add(_ other: Form) {
      mentions += other.mentions
      constant += other.constant
      if let more = other.size {
        let mine = size?.length ?? PerAxis(0)
        size = (
          PerAxis(
            horizontal: mine.horizontal + more.length.horizontal,
            vertical: mine.vertical + more.length.vertical), more.range
        )
      }
    }
  }

  private mutating func expression(depth: Int = 0) throws(Diagnostic) -> Form {
    var sum = try signedTerm(depth)
    while let token = reader.peek, token.isSign("+") || token.isSign("-") {
      // Behind a question a flag may follow.
      if isMeasuring, token.isSign("-"), reader.peek(1)?.isSign("-") ?? false { break }
      reader.next()
      var term = try signedTerm(depth)
      if token.isSign("-") { term.scale(by: -1) }
      sum.add(term)
    }
    return sum
  }

  private mutating func signedTerm(_ depth: Int) throws(Diagnostic) -> Form {
    var sign = 1.0
    while let token = reader.peek, token.isSign("+") || token.isSign("-") {
      if token.isSign("-") { sign = -sign }
      reader.next()
    }
    var term = try self.term(depth)
    if sign < 0 { term.scale(by: -1) }
    return term
  }

  private mutating func term(_ depth: Int) throws(Diagnostic) -> Form {
    var product = try factor(depth)
    while let token = reader.peek, token.isSign("*") || token.isSign("/") {
      reader.next()
      let start = reader.here
      var next = try factor(depth)
      if token.isSign("/") {
        guard next.isNumber, next.constant != 0 else {
          var complaint = Diagnostic(
            .badDivision, "only a number other than zero can divide", at: start, in: reader.line)
          if next.isNumber, !product.isNumber {
            complaint.add(UIKitException(multiplier: .infinity))
          }
          throw complaint
        }
        product.divide(by: next.constant)
      } else if next.isNumber {
        product.scale(by: next.constant)
      } else if product.isNumber {
        next.scale(by: product.constant)
        product = next
      } else {
        throw Diagnostic(
          .notLinear, "a rule must be linear, this multiplies two unknowns", at: token.range,
          in: reader.line)
      }
    }
    return product
  }

  private mutating func factor(_ depth: Int) throws(Diagnostic) -> Form {
    guard depth < 100 else {
      throw Diagnostic(
        .limit, "more than 100 brackets inside each other are too many", at: reader.here,
        in: reader.line)
    }
    if reader.take(sign: "(") {
      let inner = try expression(depth: depth + 1)
      guard reader.take(sign: ")") else { throw reader.missing(")") }
      return inner
    }
    guard let token = reader.peek else { throw reader.missing("a number or NAME.attribute") }
    if case .number(let value) = token.kind {
      if let size = try reader.takeSize() { return Form(size: size) }
      reader.next()
      return Form(constant: value)
    }
    guard token.isName else { throw reader.missing("a number or NAME.attribute") }
    if reader.peek(1)?.isSign(".") ?? false { return Form(mentions: [try mention()]) }
    reader.next()
    return Form(constant: try number(token))
  }

  /// Returns the value of a name without a dot, which has to be that of a number.
  private func number(_ token: Token) throws(Diagnostic) -> Double {
    switch reader.layout.named(token.text) {
    case .number(let value): return value
    case .item:
      throw Diagnostic(
        .missing, "\(token.text) is a view; which of its attributes?", at: token.range,
        in: reader.line, note: "such as \(token.text).width")
    case .rule:
      throw Diagnostic(
        .noNumber, "\(token.text) is a rule, not a number", at: token.range, in: reader.line)
    case nil:
      throw Diagnostic(
        .noNumber, "no number named \"\(token.text)\"", at: token.range, in: reader.line,
        meant: Similarity.nearest(to: token.text, among: reader.layout.lets.map(\.name)))
    }
  }

  private mutating func mention() throws(Diagnostic) -> Form.Mention {
    let item = try reader.itemOrGuide()
    guard reader.take(sign: ".") else { throw reader.missing("an attribute such as .width") }
    let token = try reader.name("an attribute such as width")
    let edge: Attribute? =
      switch token.text {
      case "x" where isMeasuring: .left
      case "y" where isMeasuring: .top
      default: nil
      }
    if let attribute = edge ?? Attribute(rawValue: token.text) {
      return Form.Mention(
        item: item, target: .attribute(attribute), range: token.range, coefficient: 1)
    }
    if let group = AttributeGroup(rawValue: token.text) {
      return Form.Mention(item: item, target: .group(group), range: token.range, coefficient: 1)
    }
    throw reader.noAttribute(token)
  }

  // MARK: - From forms to rules

  private static func drafts(
    _ left: Form, _ relation: Relation, _ right: Form, in reader: TokenReader
  ) throws(Diagnostic) -> [RuleDraft] {
    let mentions = left.mentions + right.mentions
    let group = mentions.compactMap { mention in
      if case .group(let group) = mention.target { group } else { nil }
    }.first
    guard let group else {
      if let size = left.size ?? right.size {
        throw Diagnostic(
          .groupMismatch, "a size can only be related to NAME.size", at: size.range, in: reader.line
        )
      }
      return [draft(left, relation, right, member: nil)]
    }
    if let stranger = mentions.first(where: { $0.target != .group(group) }) {
      throw Diagnostic(
        .groupMismatch, "\(group.rawValue) can only be related to \(group.rawValue)",
        at: stranger.range,
        in: reader.line)
    }
    if let size = left.size ?? right.size, group != .size {
      throw Diagnostic(
        .groupMismatch, "a size can only be related to NAME.size", at: size.range, in: reader.line)
    }
    return group.members.map { draft(left, relation, right, member: $0) }
  }

  private static func draft(
    _ left: Form, _ relation: Relation, _ right: Form, member: Attribute?
  ) -> RuleDraft {
    var places: [Anchor: Range<Int>] = [:]
    func side(_ form: Form) -> AnchorExpression {
      let terms = form.mentions.map { mention -> AnchorTerm in
        let attribute: Attribute
        switch mention.target {
        case .attribute(let own): attribute = own
        case .group: attribute = member ?? .width
        }
        let anchor = Anchor(mention.item, attribute)
        if places[anchor] == nil { places[anchor] = mention.range }
        return AnchorTerm(anchor, times: mention.coefficient)
      }
      let size = member.map { form.size?.length[$0.axis] ?? 0 } ?? 0
      return AnchorExpression(terms, constant: form.constant + size)
    }
    var result = RuleDraft(side(left), relation, side(right), member: member)
    result.places = places
    return result
  }
}

extension RelationReader.Form {
  fileprivate init(constant: Double) { self.constant = constant }
  fileprivate init(mentions: [Mention]) { self.mentions = mentions }
  fileprivate init(size: (PerAxis<Double>, Range<Int>)) { self.size = size }
}
