import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftReader

extension Shell {
  /// The words that can stand where the cursor is.
  package struct Completion: Hashable, Sendable {
    /// The part of the line that a word replaces, in Unicode scalars.
    package var range: Range<Int>
    /// The words, each with a short description.
    package var candidates: [(text: String, about: String)]

    /// Whether both offer the same words for the same part of the line; descriptions are not
    /// compared.
    package static func == (a: Completion, b: Completion) -> Bool {
      a.range == b.range && a.candidates.map(\.text) == b.candidates.map(\.text)
    }

    /// Hashes the part of the line.
    package func hash(into hasher: inout Hasher) { hasher.combine(range) }
  }

  /// Returns what can stand at the cursor: a command at the start of a line, then the views,
  /// attributes, rules or words that the command takes.
  ///
  /// What would resolve a conflict or settle what is ambiguous comes first, unless `isHelping` is
  /// false: finding it takes longer.
  package func completion(
    of line: String, at cursor: Int, helping isHelping: Bool = true
  ) -> Completion {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    if let other = translated(scalars, helping: isHelping) { return other }
    if let open = openQuote(in: scalars) { return open }
    if let path = path(in: scalars) { return path }
    var start = scalars.count
    while start > 0, Name.isLetter(scalars[start - 1]) || Name.isDigit(scalars[start - 1]) {
      start -= 1
    }
    let word = Self.text(scalars[start...])
    // A step includes the hash in front of it, and a lone equals sign is the first half of `==`.
    if start > 0, scalars[start - 1] == "#" || (word.isEmpty && Self.isHalf(scalars)) { start -= 1 }
    let typed = Self.text(scalars[start...])
    let before = Self.text(scalars[..<start])
    let range = start..<scalars.count
    let known = candidates(before: before)
    let all = isHelping ? helpfulFirst(known, behind: before) : known
    let fitting = accepted(
      all.filter { $0.text.hasPrefix(typed) || $0.text.hasPrefix("#\(typed)") }, behind: before)
    // `leadingMargin` is offered once `leading` no longer fits, so that one TAB still completes
    // `leading`.
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
    let kind = self.known(Input(Self.text(scalars[...]))).kind
    let isCommand = if case .command = kind { true } else { false }
    let isSwift =
      switch kind {
      case .swift: true
      case .command: false
      default: before.contains("(")
      }
    if isSwift, let swift = swift(scalars) { return swift }
    if usual.isEmpty, !isCommand, isMemberPlace(before), let swift = swift(scalars) {
      // A setting that this kind of view does not have is not offered as Swift either.
      let others = swift.candidates.filter { !SettingLine.names.contains($0.text) }
      return Completion(range: swift.range, candidates: others)
    }
    // A name can also stand for a view or a list of Swift.
    if usual.isEmpty, !word.isEmpty, offers(behind: before)?.contains(.value) ?? false,
      let swift = swift(scalars)
    {
      return swift
    }
    // What takes something back is not all that a key may write unasked.
    if typed.isEmpty, usual.count == 1 { usual.removeAll { $0.text == "--drop" } }
    return dashed(scalars) ?? Completion(range: range, candidates: usual)
  }

  /// Completes a line that begins with the word of another tool, such as `rm`, as the line that it
  /// stands for.
  private func translated(
    _ scalars: [Unicode.Scalar], helping isHelping: Bool
  ) -> Completion? {
    let indent = scalars.prefix { $0 == " " }.count
    let word = Self.text(scalars[indent...].prefix { $0 != " " })
    guard indent + word.unicodeScalars.count < scalars.count, Commands.index(of: word) == nil,
      let rewrite = PhraseRewrites.about(word), rewrite.nearness == .same,
      let command = rewrite.meant, Commands.index(of: command) != nil,
      rewritten(Input(Self.text(scalars[...]) + "x")) != nil
    else { return nil }
    let rest = scalars[(indent + word.unicodeScalars.count)...]
    let line = command + Self.text(rest)
    var completion = completion(
      of: line, at: line.unicodeScalars.count, helping: isHelping)
    let shift = scalars.count - line.unicodeScalars.count
    let start = completion.range.lowerBound + shift
    guard start >= indent else { return nil }
    completion.range = start..<scalars.count
    return completion
  }

  /// Completes Swift code.
  private func swift(_ scalars: [Unicode.Scalar]) -> Completion? {
    SwiftCompletion(
      Self.text(scalars[...]), in: layout, remembering: timeline.now.memory
    ).map { Completion(range: $0.start..<scalars.count, candidates: $0.candidates) }
  }

  /// Completes a word with dashes, such as `log-style` or `--uikit`, once it has been begun.
  private func dashed(_ scalars: [Unicode.Scalar]) -> Completion? {
    guard let dash = scalars.lastIndex(of: "-") else { return nil }
    let start = (scalars[..<dash].lastIndex(of: " ") ?? -1) + 1
    let word = Self.text(scalars[start...])
    let fitting = candidates(before: Self.text(scalars[..<start])).filter {
      $0.text.hasPrefix(word)
    }
    return fitting.isEmpty ? nil : Completion(range: start..<scalars.count, candidates: fitting)
  }

  /// Completes a text whose quotes are still open: with the names of devices, or with nothing.
  private func openQuote(in scalars: [Unicode.Scalar]) -> Completion? {
    guard scalars.count(where: { $0 == "\"" }) % 2 == 1,
      let quote = scalars.lastIndex(of: "\"")
    else { return nil }
    let word = Self.text(scalars[quote...])
    let texts = (offers(behind: Self.text(scalars[..<quote])) ?? []).flatMap { offer -> [String] in
      if case .quoted(let texts) = offer { texts.map(\.quoted) } else { [] }
    }
    return Completion(
      range: quote..<scalars.count, candidates: Self.words(texts.filter { $0.hasPrefix(word) }))
  }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  static func rest(of text: String, from start: Int) -> String {
    Self.text(Array(text.unicodeScalars)[start...])
  }

  /// What the grammar of the line's command takes next; nil if the line has no command yet.
  func offers(behind before: String) -> [Offer]? {
    guard var reader = try? TokenReader(before, in: layout), let first = reader.peek,
      // A view may have the name of a command.
      !(reader.peek(1).map { $0.isSign(".") && $0.range.lowerBound == first.range.upperBound }
        ?? false), let command = Commands.named(first.text),
      before.trimmedBlanks.count > first.text.count || before.last == " "
    else { return nil }
    reader.takeName(of: command)
    return Self.offers(command.grammar, &reader)
  }

  private static func offers(_ grammar: some SomeGrammar, _ reader: inout TokenReader) -> [Offer] {
    reader.offers = []
    _ = try? grammar.read(&reader)
    return reader.offers ?? []
  }

  /// What can follow a text.
  ///
  /// At the start only the commands are offered of which `fits` is true.
  func candidates(
    before: String, ifCommand fits: (Command) -> Bool = { _ in true }
  ) -> [(text: String, about: String)] {
    let offers = offers(behind: before)
    for offer in offers ?? [] {
      guard let (start, fits) = Self.line(in: offer), before.last == " " || start < before.count
      else { continue }
      let rest = Self.rest(of: before, from: start)
      return candidates(before: rest.isBlank ? "" : rest, ifCommand: fits)
    }
    if before.last == "." { return attributes(before: before, offers) }
    let tokens = (try? Lexer.tokens(of: before)) ?? []
    guard !tokens.isEmpty else {
      let commands = Commands.all.filter(fits)
      return commands.flatMap(\.words) + items
    }
    guard let offers else {
      if tokens.last?.isSign("@") ?? false { return Self.words(["required", "high", "low"]) }
      return settingValues(tokens, before) ?? candidates(inRelation: tokens[...], before: before)
    }
    for case .format(let start) in offers {
      // What fits into a visual format, and behind it, depends on its direction.
      let format = tokens.drop { $0.range.lowerBound < start }
      return FormatPlace(before: before, format).map { candidates(at: $0) }
        ?? Self.words(["H:", "V:"])
    }
    var seen: Set<String> = []
    return offers.flatMap { candidates($0, tokens, before: before) }.filter {
      seen.insert($0.text).inserted
    }
  }

  /// Where the line inside of a line begins that an offer stands for, and which commands may begin
  /// it; nil for other offers.
  static func line(in offer: Offer) -> (start: Int, fits: (Command) -> Bool)? {
    switch offer {
    case .line(let start): (start, { $0.action.edit != nil })
    case .loopLine(let start): (start, \.canBeRepeated)
    default: nil
    }
  }

  /// The words that an offer stands for.
  private func candidates(
    _ offer: Offer, _ tokens: [Token], before: String
  ) -> [(text: String, about: String)] {
    func behind(_ start: Int) -> ArraySlice<Token> {
      tokens.drop { $0.range.lowerBound < start }
    }
    switch offer {
    case .item, .anchor: return items(behind: tokens)
    case .container: return containers
    case .variable: return listed(layout.items.filter { $0.parent == nil })
    case .rule: return rules(behind: tokens)
    case .number: return numbers
    case .named: return items + rules(behind: tokens) + numbers
    case .words(let words): return Self.words(words, behind: tokens)
    case .quoted(let texts): return Self.words(texts.map(\.quoted))
    case .subject: return Self.words(Manual.subjects, behind: tokens)
    case .step: return steps
    case .branch: return branches
    case .fix: return fixes
    case .relation(let start):
      return candidates(inRelation: behind(start), before: before)
    case .members, .value, .path, .line, .loopLine, .format: return []
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

  /// The values of the setting that is being assigned, as in `row.axis = `; nil if the text is not
  /// such a line.
  private func settingValues(
    _ tokens: [Token], _ before: String
  ) -> [(text: String, about: String)]? {
    guard tokens.count == 4, tokens[1].isSign("."), tokens[3].isSign("="),
      let grammar = ItemProperty.named(tokens[2].text)?.grammar,
      var reader = try? TokenReader(before, in: layout)
    else { return nil }
    _ = reader.takeRest()
    reader.offers = []
    _ = try? grammar.read(&reader)
    return (reader.offers ?? []).flatMap { candidates($0, tokens, before: before) }
  }

  static func words(
    _ words: [String], behind tokens: [Token] = []
  ) -> [(text: String, about: String)] {
    words.map { ($0, WordMeanings.about($0, behind: tokens)) }
  }

  /// All items; those that are not placed yet come first, as they are probably being worked on.
  var items: [(text: String, about: String)] {
    let freedom = analysis.freedom
    let unplaced = layout.items.filter { $0.isView && !freedom.isPlaced($0.id) }.map(\.id)
    let first = Set(unplaced)
    return listed(layout.items.filter { first.contains($0.id) })
      + listed(layout.items.filter { !first.contains($0.id) })
  }

  /// The items that may follow the words of a line.
  private func items(behind tokens: [Token]) -> [(text: String, about: String)] {
    let fitting = Set(
      layout.items.filter { fits($0, behind: tokens) }.map { Name.written($0.name) })
    return items.filter { fitting.contains($0.text) }
  }

  /// All items in layout order, the root first.
  private var containers: [(text: String, about: String)] { listed(layout.items) }

  private func listed(_ items: [Item]) -> [(text: String, about: String)] {
    items.map { (Name.written($0.name), description(of: $0)) }
  }

  var numbers: [(text: String, about: String)] {
    layout.lets.map { (Name.written($0.name), $0.value.spelled) }
  }

  private func attributes(
    before: String, _ offers: [Offer]?
  ) -> [(text: String, about: String)] {
    let tokens = (try? Lexer.tokens(of: before)) ?? []
    guard isMemberPlace(before), hasMembers(tokens.dropLast().last?.text ?? "") else { return [] }
    if let owner = tokens.dropLast().last, case .rule? = layout.named(owner.text) {
      return [
        ("slack", "the room an inequality has"), ("value", "what it compares with its constant"),
      ]
    }
    if offers?.contains(.variable) ?? false { return Self.words(["width", "height"]) }
    let isGuide = tokens.dropLast().last.map { SystemGuide(spoken: $0.text) != nil } ?? false
    let guides = SystemGuide.spoken.filter { _ in !isGuide }
    var names = Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)
    names += guides.map(\.rawValue)
    for case .members(let others) in offers ?? [] {
      names += others.filter { !names.contains($0) }
    }
    if let owner = tokens.dropLast().last, case .item(let id)? = layout.named(owner.text),
      let item = layout.item(id), tokens.count == 2
    {
      names += ItemProperty.assigned.filter { $0.isOf(item.kind) }.map(\.name)
    }
    return Self.words(names)
  }

  /// Whether a member follows the dot at the end of a text: that of `40.` is a decimal point, and two
  /// of them make a range.
  private func isMemberPlace(_ before: String) -> Bool {
    guard before.last == ".", let tokens = try? Lexer.tokens(of: before) else { return false }
    return tokens.last?.isSign(".") ?? false && !(tokens.dropLast().last?.isNumber ?? true)
  }
}
