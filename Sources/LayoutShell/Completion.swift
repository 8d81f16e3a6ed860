import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import SwiftNotation

extension Shell {
  /// Words that could stand at a place.
  public struct Completion: Hashable, Sendable {
    /// The part of the line they replace, in Unicode scalars.
    public var range: Range<Int>
    /// The words, each with a few words about it.
    public var candidates: [(text: String, about: String)]

    /// Whether both are the same.
    public static func == (a: Completion, b: Completion) -> Bool {
      a.range == b.range && a.candidates.map(\.text) == b.candidates.map(\.text)
    }

    /// Feeds what tells two of them apart into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(range) }
  }

  /// What fits where the cursor stands: commands at the start, then views, attributes, rules or
  /// words, as the command at the start takes them.
  public func completion(of line: String, at cursor: Int) -> Completion {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    if let open = openQuote(in: scalars) { return open }
    if let path = path(in: scalars) { return path }
    var start = scalars.count
    while start > 0, Name.isLetter(scalars[start - 1]) || Name.isDigit(scalars[start - 1]) {
      start -= 1
    }
    let word = Self.text(scalars[start...])
    // A step has a hash in front, and one equals sign is the half of two.
    if start > 0, scalars[start - 1] == "#" || (word.isEmpty && Self.isHalf(scalars)) { start -= 1 }
    let typed = Self.text(scalars[start...])
    let before = Self.text(scalars[..<start])
    let range = start..<scalars.count
    let all = candidates(before: before)
    let fitting = all.filter { $0.text.hasPrefix(typed) || $0.text.hasPrefix("#\(typed)") }
    // leadingMargin waits until leading no longer fits, so that one TAB still writes leading.
    let names = Set(fitting.map(\.text))
    var usual = fitting.filter { candidate in
      let plain = Attribute(rawValue: candidate.text)?.withinMargins?.rawValue
      return word.isEmpty || plain.map { !names.contains($0) } ?? true
    }
    if usual.count == 1, isAnchorPlace(before),
      layout.items.contains(where: { Name.written($0.name) == usual[0].text })
    {
      usual[0].text += "."
    }
    let isSwift =
      switch kind(of: Self.text(scalars[...])) {
      case .swift: true
      case .command: false
      default: before.contains("(")
      }
    if isSwift, let swift = swift(scalars) { return swift }
    if usual.isEmpty, before.last == ".", let swift = swift(scalars) {
      // A setting that the view's kind does not have is none in Swift either.
      let others = swift.candidates.filter { !LineKind.settings.contains($0.text) }
      return Completion(range: swift.range, candidates: others)
    }
    // What a name stands for can be a view or a list as well.
    if usual.isEmpty, !word.isEmpty, before.hasPrefix("let "), before.contains("="),
      let swift = swift(scalars)
    {
      return swift
    }
    return dashed(scalars) ?? Completion(range: range, candidates: usual)
  }

  /// What fits into Swift code.
  private func swift(_ scalars: [Unicode.Scalar]) -> Completion? {
    SwiftCompletion(
      Self.text(scalars[...]), in: layout, remembering: timeline.now.memory
    ).map { Completion(range: $0.start..<scalars.count, candidates: $0.candidates) }
  }

  /// What fits where words with dashes can stand, `log-style` or `--uikit`, and one has begun.
  private func dashed(_ scalars: [Unicode.Scalar]) -> Completion? {
    guard let dash = scalars.lastIndex(of: "-") else { return nil }
    let start = (scalars[..<dash].lastIndex(of: " ") ?? -1) + 1
    let word = Self.text(scalars[start...])
    let fitting = candidates(before: Self.text(scalars[..<start])).filter {
      $0.text.hasPrefix(word)
    }
    return fitting.isEmpty ? nil : Completion(range: start..<scalars.count, candidates: fitting)
  }

  /// What fits into a text in quotes that is still open: the names of devices, or nothing.
  private func openQuote(in scalars: [Unicode.Scalar]) -> Completion? {
    guard scalars.count(where: { $0 == "\"" }) % 2 == 1,
      let quote = scalars.lastIndex(of: "\"")
    else { return nil }
    let word = Self.text(scalars[quote...])
    let command = Self.text(scalars[..<quote]).trimmedBlanks
    let names = command == "device" ? Device.all.map { "\"\($0.name)\"" } : []
    return Completion(
      range: quote..<scalars.count, candidates: Self.words(names.filter { $0.hasPrefix(word) }))
  }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private func candidates(before: String) -> [(text: String, about: String)] {
    if before.last == "." { return attributes(before: before) }
    let tokens = (try? Lexer.tokens(of: before)) ?? []
    if let place = FormatPlace(before: before, tokens) { return candidates(at: place) }
    guard let first = tokens.first else {
      return Commands.all.map { ($0.name, $0.summary) } + items
    }
    if let choices = stackChoices(tokens) ?? settingChoices(before) { return Self.words(choices) }
    if tokens.last?.isSign("@") ?? false { return Self.words(["required", "high", "low"]) }
    guard let command = Commands.named(first.text),
      before.trimmedBlanks.count > first.text.count || before.last == " "
    else { return candidates(inRelation: tokens[...], before: before) }
    if command.name == "try", tokens.count == 1 {
      return Commands.all.filter { $0.action.edit != nil }.map { ($0.name, $0.summary) } + items
    }
    if let relation = Self.relation(in: tokens, of: command) {
      return candidates(inRelation: relation, before: before)
    }
    if tokens.contains(where: { $0.isSign(":") }) { return items }
    if let last = tokens.last, last.isWord("in") || last.isWord("to"),
      !(tokens.dropLast().last?.isSign("-") ?? false)
    {
      return containers
    }
    let arguments = command.arguments
    // How many words stand between the command and this one.
    let words = before.split(separator: " ").count - 1 - (before.last == " " ? 0 : 1)
    let position = max(0, min(words, arguments.count - 1))
    switch arguments[position] {
    case .item, .value: return items
    case .itemOrWords(let words): return items + Self.words(words)
    case .rule: return rules
    case .named: return items + rules + numbers
    case .free: return []
    case .words(let choices):
      // What was said is not said twice.
      let said = Set(tokens.dropFirst(2).map(\.text))
      return Self.words(choices.filter { !said.contains($0) })
    case .format: return Self.words(["H:", "V:"])
    case .topic: return Self.words(Manual.subjects)
    case .step: return steps
    case .fix: return fixes
    case .session, .foreignFile, .file: return []
    }
  }

  private func candidates(at place: FormatPlace) -> [(text: String, about: String)] {
    switch place {
    case .view: items
    case .distance: numbers
    case .size: numbers + items
    case .priority: Self.words(["required", "high", "low"]) + numbers
    case .sign: []
    case .option: Self.words(["align", "direction", "spacing", "as"])
    case .alignment(let axis):
      Self.words(
        VisualFormat.Options.alignments.filter { $0.axis != axis }.map(\.rawValue)
          + ["direction", "spacing", "as"])
    case .direction: Self.words(VisualFormat.Options.Direction.allCases.map(\.rawValue))
    case .spacing: Self.words(VisualFormat.Options.Spacing.allCases.map(\.rawValue))
    }
  }

  /// The values of an option or setting of a stack, if that is what stands here.
  private func stackChoices(_ tokens: [Token]) -> [String]? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    var option = last.text
    if tokens.count == 4, tokens[1].isSign("."), last.isSign("="),
      case .item(let id)? = layout.named(first.text), layout.item(id)?.stack != nil
    {
      option = tokens[2].text
    } else if first.text != "stack" || tokens.count < 3 {
      return nil
    }
    let choices = StackOptions.choices(of: option)
    return choices.isEmpty ? nil : choices
  }

  /// The values of a setting of the shell, if that is what stands here.
  private func settingChoices(_ before: String) -> [String]? {
    let words = before.split(separator: " ")
    guard words.count == 2, before.last == " ", words[0] == "set" else { return nil }
    return Settings.choices(of: String(words[1]))
  }

  static func words(_ words: [String]) -> [(text: String, about: String)] {
    words.map { ($0, "") }
  }

  /// The items; those that are not placed yet come first, as they are what one works on.
  var items: [(text: String, about: String)] {
    let freedom = examination.freedom
    let unplaced = layout.items.filter { $0.isView && !freedom.isPlaced($0.id) }.map(\.id)
    let first = Set(unplaced)
    return listed(layout.items.filter { first.contains($0.id) })
      + listed(layout.items.filter { !first.contains($0.id) })
  }

  /// The items in their order, the root first.
  private var containers: [(text: String, about: String)] { listed(layout.items) }

  private func listed(_ items: [Item]) -> [(text: String, about: String)] {
    items.map { (Name.written($0.name), $0.parent == nil ? "root" : $0.kind.rawValue) }
  }

  private var rules: [(text: String, about: String)] {
    layout.rules.map { (Name.written($0.name), layout.text(of: $0)) }
  }

  var numbers: [(text: String, about: String)] {
    layout.lets.map { (Name.written($0.name), $0.value.spelled) }
  }

  private func attributes(before: String) -> [(text: String, about: String)] {
    let tokens = (try? Lexer.tokens(of: before)) ?? []
    if let owner = tokens.dropLast().last, case .rule? = layout.named(owner.text) {
      return [
        ("slack", "the room an inequality has"), ("value", "what it compares with its constant"),
      ]
    }
    let isGuide = tokens.dropLast().last.map { SystemGuide(rawValue: $0.text) != nil } ?? false
    let guides = SystemGuide.allCases.filter { _ in !isGuide }
    var names = Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)
    names += guides.map(\.rawValue)
    if tokens.first.map({ ["why", "expect"].contains($0.text) }) ?? false {
      names += ["x", "y"] + (tokens.first?.text == "expect" ? ["frame"] : [])
    }
    if let owner = tokens.dropLast().last, case .item(let id)? = layout.named(owner.text),
      let item = layout.item(id), tokens.count == 2
    {
      if item.stack != nil { names += StackOptions.settings }
      if item.kind.showsText { names += ["text", "font"] }
      if item.kind == .label { names.append("lines") }
    }
    return Self.words(names)
  }
}
