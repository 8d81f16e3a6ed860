/// Carries out directives and replaces macros: what is left is what a compiler for a current iPhone
/// would see.
struct Preprocessor {
  /// The macros, by name.
  private(set) var macros: [String: Macro]
  /// The modules that were imported, with the line of each.
  private(set) var imports: [(name: String, line: Int)] = []
  private var tokens: [Token] = []
  /// How many tokens macros may still make.
  private var budget = 200_000

  /// The largest number of macros inside each other.
  private static let depthLimit = 40

  init(_ macros: [String: Macro]) {
    self.macros = macros
  }

  /// Returns the macros that a file defines, whatever the conditions around them.
  static func macros(in items: [Lexer.Item]) -> [String: Macro] {
    var preprocessor = Preprocessor([:])
    preprocessor.budget = 0
    _ = preprocessor.run(items)
    return preprocessor.macros
  }

  /// Returns the tokens of a file with its macros replaced.
  mutating func run(_ items: [Lexer.Item]) -> [Token] {
    // One level for each open #if: whether its code counts, and whether a branch has counted.
    var levels: [(isOn: Bool, wasOn: Bool, isInside: Bool)] = []
    var pending: [Token] = []
    for item in items {
      let isOn = levels.last.map { $0.isOn && $0.isInside } ?? true
      switch item {
      case .token(let token):
        if isOn { pending.append(token) }
      case .directive(let directive):
        guard let word = directive.first?.text else { continue }
        let rest = directive.dropFirst()
        switch word {
        case "if", "ifdef", "ifndef":
          let value = holds(word, rest)
          levels.append((value, value, isOn))
        case "elif":
          guard let level = levels.last else { continue }
          let value = !level.wasOn && holds("if", rest)
          levels[levels.count - 1] = (value, level.wasOn || value, level.isInside)
        case "else":
          guard let level = levels.last else { continue }
          levels[levels.count - 1] = (!level.wasOn, true, level.isInside)
        case "endif":
          _ = levels.popLast()
        case "define" where isOn:
          flush(&pending)
          guard let name = rest.first?.text, let macro = Macro(rest) else { continue }
          if !Self.kept.contains(name) { macros[name] = macro }
        case "undef" where isOn:
          flush(&pending)
          if let name = rest.first?.text { macros[name] = nil }
        case "import" where isOn, "include" where isOn:
          let text = rest.map(\.text).joined()
          let path = text.split { "<>\"".contains($0) }.first.map(String.init) ?? ""
          if let mark = directive.first?.mark { imports.append((path, mark.line)) }
        default: continue
        }
      }
    }
    flush(&pending)
    return tokens
  }

  private mutating func flush(_ pending: inout [Token]) {
    tokens += budget > 0 && !macros.isEmpty ? expanded(pending, []) : pending
    pending.removeAll()
  }

  /// The macros of well known libraries, of which the parser knows what they mean.
  static let kept: Set<String> = [
    "weakify", "strongify", "NS_ENUM", "NS_OPTIONS", "NSDictionaryOfVariableBindings", "MAX", "MIN",
    "ABS", "YES", "NO", "nil", "NULL", "mas_equalTo", "mas_greaterThanOrEqualTo",
    "mas_lessThanOrEqualTo", "mas_offset", "BOOL", "id", "self", "super", "IBOutlet", "IBAction",
    "NSLog", "keypath", "NSLocalizedString", "NSLocalizedStringFromTable", "NSStringFromClass",
    "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "offset", "weakSelf", "strongSelf",
    "NSAssert", "NSParameterAssert", "MASBoxValue", "M_PI", "CGFLOAT_MAX",
  ]

  // MARK: - Conditions

  private static let off: Set<String> = [
    "DEBUG", "TARGET_OS_OSX", "TARGET_OS_MAC", "TARGET_OS_WATCH", "TARGET_OS_TV", "__cplusplus",
    "TARGET_OS_MACCATALYST", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "APPLETV",
    "DEBUGGING",
  ]
  private static let numbers: [String: Int] = [
    "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_EMBEDDED": 1, "YES": 1, "true": 1,
    "__IPHONE_OS_VERSION_MAX_ALLOWED": 260_000, "__IPHONE_OS_VERSION_MIN_REQUIRED": 150_000,
    "__OBJC__": 1, "__has_feature": 1, "__has_include": 1, "__has_attribute": 1,
    "__has_warning": 0, "__has_extension": 1, "CGFLOAT_IS_DOUBLE": 1, "__LP64__": 1,
    "UIKIT_EXTERN": 1, "NSFoundationVersionNumber": 9_999, "NS_BLOCK_ASSERTIONS": 0,
  ]

  private func isDefined(_ name: String) -> Bool {
    guard !Self.off.contains(name) else { return false }
    return macros[name] != nil || (Self.numbers[name] ?? 0) != 0 || name.hasPrefix("__IPHONE_")
  }

  private func holds(_ word: String, _ tokens: ArraySlice<Token>) -> Bool {
    if word != "if" {
      let isKnown = tokens.first.map { isDefined($0.text) } ?? false
      return isKnown == (word == "ifdef")
    }
    var reader = ConditionReader(tokens: Array(tokens.prefix(200))) { name in
      if let number = Self.numbers[name] { return number }
      if Self.off.contains(name) { return 0 }
      if name.hasPrefix("__IPHONE_") {
        let parts = name.dropFirst(9).split(separator: "_").compactMap { Int($0) }
        return (parts.first ?? 0) * 10_000 + (parts.dropFirst().first ?? 0) * 100
      }
      guard let body = macros[name]?.body else { return 0 }
      return body.first.flatMap { Int($0.text) } ?? (body.isEmpty ? 1 : 0)
    } isDefined: {
      isDefined($0)
    }
    return reader.value(0) != 0
  }

  // MARK: - Macros

  /// Replaces the macros in some tokens; `hidden` are those that are being replaced.
  private mutating func expanded(_ tokens: [Token], _ hidden: Set<String>) -> [Token] {
    guard hidden.count < Self.depthLimit else { return tokens }
    var result: [Token] = []
    result.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .name, budget > 0, !hidden.contains(token.text),
        let macro = macros[token.text], !isPart(result, tokens, index, macro)
      else {
        result.append(token)
        continue
      }
      guard let parameters = macro.parameters else {
        result += expanded(moved(macro.body, to: token), hidden.union([token.text]))
        continue
      }
      guard index < tokens.count, tokens[index].is("("),
        let (arguments, end) = Self.arguments(tokens, index)
      else {
        result.append(token)
        continue
      }
      index = end
      let body = replaced(macro, parameters, arguments, token, hidden)
      budget -= body.count
      result += expanded(body, hidden.union([token.text]))
    }
    return result
  }

  /// Whether a name is the word of a selector or a member rather than a macro.
  private func isPart(_ before: [Token], _ tokens: [Token], _ next: Int, _ macro: Macro) -> Bool {
    guard let last = before.last, macro.parameters == nil else { return false }
    return last.is(".") && !last.isExpanded && macro.body.count != 1
  }

  private mutating func moved(_ body: [Token], to token: Token) -> [Token] {
    budget -= body.count
    return body.enumerated().map { index, part in
      var part = part
      part.mark = token.mark
      part.isFirst = index == 0 && token.isFirst
      part.isExpanded = true
      return part
    }
  }

  private static func arguments(
    _ tokens: [Token], _ open: Int
  ) -> (arguments: [[Token]], end: Int)? {
    var depth = 0
    var arguments: [[Token]] = [[]]
    var index = open
    while index < tokens.count, index - open < 20_000 {
      let token = tokens[index]
      index += 1
      if token.is("(") || token.is("[") || token.is("{") {
        depth += 1
        if depth == 1 { continue }
      } else if token.is(")") || token.is("]") || token.is("}") {
        depth -= 1
        if depth == 0 { return (arguments, index) }
      } else if token.is(","), depth == 1 {
        arguments.append([])
        continue
      }
      arguments[arguments.count - 1].append(token)
    }
    return nil
  }

  private mutating func replaced(
    _ macro: Macro, _ parameters: [String], _ given: [[Token]], _ name: Token, _ hidden: Set<String>
  ) -> [Token] {
    var given = given
    if macro.takesMore, !parameters.isEmpty, given.count >= parameters.count {
      let comma = Token(kind: .sign, text: ",", mark: name.mark)
      let rest = given[(parameters.count - 1)...].joined(separator: [comma])
      given = given.prefix(parameters.count - 1) + [Array(rest)]
    }
    let values = Dictionary(
      zip(parameters, given), uniquingKeysWith: { first, _ in first })
    var result: [Token] = []
    var index = 0
    while index < macro.body.count, budget > 0 {
      var part = macro.body[index]
      index += 1
      if part.is("##") {
        guard index < macro.body.count, let last = result.popLast() else { continue }
        let next = macro.body[index]
        index += 1
        var right = values[next.text] ?? [next]
        if last.is(",") {
          if !right.isEmpty { result.append(last) }
        } else if !right.isEmpty {
          var joined = last
          joined.text += right.removeFirst().text
          result.append(joined)
        } else {
          result.append(last)
        }
        budget -= right.count
        result += right
        continue
      }
      if part.is("#"), index < macro.body.count, let value = values[macro.body[index].text] {
        index += 1
        let text = value.map(\.text).joined()
        result.append(Token(kind: .text, text: text, mark: name.mark, isExpanded: true))
        continue
      }
      if part.kind == .name, parameters.contains(part.text) {
        let value = values[part.text] ?? []
        budget -= value.count
        let isPasted = index < macro.body.count && macro.body[index].is("##")
        result += isPasted ? value : expanded(value, hidden)
        continue
      }
      part.mark = name.mark
      part.isExpanded = true
      part.isFirst = false
      result.append(part)
    }
    return result
  }
}
