import ObjectiveCReader
import SwiftParser
import SwiftSyntax

/// A text of Swift 1 to 4.1 in the spelling of today, or one of Objective-C as Swift, and where each
/// piece of it stood.
///
/// Lines stay what they were, so only columns have to be found again. A name that the text itself
/// declares keeps its spelling.
struct EarlierSwift {
  /// The text in the spelling of today.
  let text: String
  /// The tree of a text that had to be parsed to see that it is one of today; only its first reader
  /// gets it.
  private(set) var tree: SourceFileSyntax?
  /// What was replaced, in order, in bytes of the old text.
  private let edits: [Edit]
  /// Where the pieces stood, if the whole text was another language.
  private var translation: Translation?

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// Translates a text; one of today stays as it is.
  ///
  /// In lines that are typed, `title.hidden = true` alone is a mistake, for which there is advice.
  init(_ text: String, isTyped: Bool = false) {
    guard Self.hasEarlierName(text), text.utf8.count <= SwiftSource.sizeLimit,
      OpenBrackets(text).tooDeep == nil
    else {
      (self.text, edits) = (text, [])
      return
    }
    var parser = Parser(text, maximumNestingLevel: OpenBrackets.depthLimit)
    let parsed = SourceFileSyntax.parse(from: &parser)
    var search = Search(parsed, isTyped)
    edits = search.run()
    guard !edits.isEmpty else {
      (self.text, tree) = (text, parsed)
      return
    }
    var bytes: [UInt8] = []
    let old = Array(text.utf8)
    var end = 0
    for edit in edits {
      bytes += old[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    self.text = String(decoding: bytes + old[end...], as: UTF8.self)
  }

  /// The translation of a text in Objective-C.
  init(_ translation: Translation) {
    (text, edits) = (translation.text, [])
    self.translation = translation
  }

  /// What was assumed to translate it.
  var assumed: [(line: Int, text: String)] { translation?.assumed ?? [] }

  /// Whether the text was Objective-C.
  var isFromObjectiveC: Bool { translation != nil }

  /// Returns the translation with its tree, and drops the tree here, so that only one is in memory.
  mutating func taken() -> EarlierSwift {
    defer { tree = nil }
    return self
  }

  /// The range that was written where the translated text has `range`.
  func written(_ range: Range<Int>) -> Range<Int> {
    if let translation { return translation.written(range) }
    guard !edits.isEmpty else { return range }
    let start = written(range.lowerBound, isEnd: false)
    return start..<max(start, written(range.upperBound, isEnd: true))
  }

  private func written(_ offset: Int, isEnd: Bool) -> Int {
    var moved = 0
    for edit in edits {
      let start = edit.range.lowerBound + moved
      guard offset > start || (offset == start && edit.range.isEmpty && isEnd) else { break }
      let count = edit.text.utf8.count
      if offset < start + count { return isEnd ? edit.range.upperBound : edit.range.lowerBound }
      moved += count - edit.range.count
    }
    return max(0, offset - moved)
  }

  /// Whether a word of the text is one that was renamed; words are compared without parsing.
  private static func hasEarlierName(_ text: String) -> Bool {
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80 {
        word.append(byte)
      } else if byte == UInt8(ascii: "_"), word == Array("snp".utf8) {
        return true
      } else if byte == UInt8(ascii: "("), word == Array("layout".utf8) {
        return true
      } else {
        if word.count > 2, isEarlier(word) { return true }
        word.removeAll(keepingCapacity: true)
      }
    }
    return word.count > 2 && isEarlier(word)
  }

  private static func isEarlier(_ word: [UInt8]) -> Bool {
    lengths.contains(word.count) && EarlierNames.all.contains(String(decoding: word, as: UTF8.self))
  }

  private static let lengths = Set(EarlierNames.all.map(\.utf8.count))

  // MARK: - Search

  /// Finds what has to be replaced.
  private struct Search {
    private let tree: SourceFileSyntax
    private let isTyped: Bool
    private var edits: [Edit] = []
    /// Replacements that are made only in a text that is older than Swift 3 by other signs.
    private var doubtful: [Edit] = []
    private var isBefore3 = false
    private var declared: Set<String> = []

    init(_ tree: SourceFileSyntax, _ isTyped: Bool) {
      (self.tree, self.isTyped) = (tree, isTyped)
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
        switch parent.kind {
        case .functionDecl, .enumCaseElement, .classDecl, .structDecl, .enumDecl, .typeAliasDecl:
          declared.insert(token.nameText)
        case .functionParameter:
          if parent.as(FunctionParameterSyntax.self)?.firstName == token {
            declared.insert(token.nameText)
          }
        case .identifierPattern:
          if parent.parent?.is(PatternBindingSyntax.self) ?? false {
            declared.insert(token.nameText)
          }
        default: continue
        }
      }
    }

    mutating func run() -> [Edit] {
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind else { continue }
        look(at: token)
      }
      if isBefore3 {
        edits += doubtful
        addLabels()
      }
      edits.sort { ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count) }
      var end = 0
      // What overlaps is left as it is; no rule makes such edits in code that can be parsed.
      edits.removeAll { edit in
        defer { end = max(end, edit.range.upperBound) }
        return edit.range.lowerBound < end
      }
      return edits
    }

    private mutating func replace(_ range: Range<Int>, _ text: String) {
      edits.append(Edit(range: range, text: text))
    }

    private mutating func insert(_ text: String, at place: Int) { replace(place..<place, text) }

    private mutating func look(at token: TokenSyntax) {
      let name = token.nameText
      guard let parent = token.parent else { return }
      if parent.is(LabeledExprSyntax.self) {
        if let label = EarlierNames.labels[name], !declared.contains(name) {
          replace(token.place, label)
        }
      } else if parent.is(IdentifierTypeSyntax.self) {
        if let type = EarlierNames.types[name], !declared.contains(name) {
          replace(token.place, type)
        }
      } else if let reference = parent.as(DeclReferenceExprSyntax.self),
        reference.baseName == token, !declared.contains(name)
      {
        if let member = reference.parent?.as(MemberAccessExprSyntax.self),
          member.declName.id == reference.id
        {
          look(atMember: name, token, member)
        } else {
          look(atFree: name, token, reference)
        }
      }
    }

    // MARK: Members

    private mutating func look(
      atMember name: String, _ token: TokenSyntax, _ member: MemberAccessExprSyntax
    ) {
      let call = member.parent?.as(FunctionCallExprSyntax.self)
        .flatMap { $0.calledExpression.id == member.id ? $0 : nil }
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name.hasPrefix("snp_"), name.count > 4 {
        replace(token.place, "snp." + name.dropFirst(4))
      } else if let call, let function = EarlierNames.functions[name] {
        respell(call, token, function)
      } else if let call, name == "setTranslatesAutoresizingMaskIntoConstraints",
        let open = call.leftParen, let close = call.rightParen
      {
        isBefore3 = true
        replace(token.place, "translatesAutoresizingMaskIntoConstraints")
        replace(open.place, " = ")
        replace(close.place, "")
      } else if let call, name == "buttonWithType", let base = member.base,
        let first = call.arguments.first
      {
        isBefore3 = true
        replace(base.place.upperBound..<token.place.upperBound, "")
        insert("type: ", at: first.place.lowerBound)
      } else if let call, let single = EarlierNames.singles[name], type != nil,
        call.arguments.isEmpty, let open = call.leftParen, let close = call.rightParen
      {
        isBefore3 = true
        replace(token.place, single)
        replace(open.place.lowerBound..<close.place.upperBound, "")
      } else if name == "allZeros" {
        isBefore3 = true
        replace(member.place, "[]")
      } else if let truth = EarlierNames.truths[name], member.base != nil {
        let edit = Edit(range: token.place, text: truth)
        if member.isSetToTruth, !isTyped { edits.append(edit) } else { doubtful.append(edit) }
      } else if name.first?.isUppercase ?? false {
        look(atWord: name, token, member, of: type)
      }
    }

    /// A word of an enumeration, which began with a capital letter.
    private mutating func look(
      atWord name: String, _ token: TokenSyntax, _ member: MemberAccessExprSyntax,
      of type: String?
    ) {
      let edit = Edit(range: token.place, text: name.lowercasedStart)
      let isOfOld = type.map { EarlierNames.types[$0] != nil || EarlierNames.types2.contains($0) }
      if isOfOld ?? false || (member.base == nil && EarlierNames.words.contains(name)) {
        isBefore3 = true
        edits.append(edit)
      } else if member.base == nil {
        doubtful.append(edit)
      }
    }

    private mutating func respell(
      _ call: FunctionCallExprSyntax, _ token: TokenSyntax, _ function: EarlierNames.Function
    ) {
      if token.nameText != function.name {
        isBefore3 = true
        replace(token.place, function.name)
      }
      if let label = function.label, let first = call.arguments.first, first.label == nil {
        insert("\(label): ", at: first.place.lowerBound)
      }
      for argument in call.arguments {
        guard let label = argument.label, let new = function.labels[label.nameText] else {
          continue
        }
        replace(label.place, new)
      }
    }

    // MARK: Free names

    private mutating func look(
      atFree name: String, _ token: TokenSyntax, _ reference: DeclReferenceExprSyntax
    ) {
      if let constant = EarlierNames.constants[name] {
        replace(token.place, constant)
        return
      }
      let call = reference.parent?.as(FunctionCallExprSyntax.self)
        .flatMap { $0.calledExpression.id == reference.id ? $0 : nil }
      guard let call else {
        if let type = EarlierNames.types[name] { replace(token.place, type) }
        return
      }
      if let maker = EarlierNames.makers[name], call.arguments.count == maker.labels.count {
        if name.hasPrefix("CG") { isBefore3 = true }
        replace(token.place, maker.type)
        for (argument, label) in zip(call.arguments, maker.labels) where argument.label == nil {
          insert("\(label): ", at: argument.place.lowerBound)
        }
      } else if let measure = EarlierNames.measures[name], let close = call.rightParen {
        isBefore3 = true
        replace(token.place, "")
        insert(".\(measure)", at: close.place.upperBound)
      } else if name == "NSLayoutFormatOptions", call.isOfZero {
        replace(call.place, "[]")
      } else if name == "layout", call.isListOfViews {
        replace(token.place, "constrain")
      } else if let function = EarlierNames.functions[name] {
        // The functions of a class, asked of itself: `addChildViewController(child)`.
        respell(call, token, function)
      } else if let type = EarlierNames.types[name] {
        replace(token.place, type)
      }
    }

    /// Gives the first parameters of functions no label, which none had before Swift 3.
    private mutating func addLabels() {
      for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.func) {
        guard let function = token.parent?.as(FunctionDeclSyntax.self),
          let first = function.signature.parameterClause.parameters.first,
          first.secondName == nil, case .identifier = first.firstName.tokenKind
        else { continue }
        insert("_ ", at: first.firstName.place.lowerBound)
      }
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is set to `true` or `false`.
  fileprivate var isSetToTruth: Bool {
    guard let row = parent?.as(ExprListSyntax.self), let last = row.last else { return false }
    return row.count == 3 && row.first?.id == ExprSyntax(self).id
      && row.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
      && last.is(BooleanLiteralExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call makes a set of options from the number zero.
  fileprivate var isOfZero: Bool {
    guard arguments.count == 1, let only = arguments.first else { return arguments.isEmpty }
    return only.expression.trimmedText == "0"
  }

  /// Whether the call is about views, for each of which its closure has a name.
  fileprivate var isListOfViews: Bool {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil }),
      let signature = trailingClosure?.signature?.parameterClause
    else { return false }
    switch signature {
    case .simpleInput(let names): return names.count == arguments.count
    case .parameterClause(let clause): return clause.parameters.count == arguments.count
    }
  }
}
