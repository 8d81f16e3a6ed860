import LayoutModel
import PlumbLanguage
import SwiftReader
import UIKitTexts

extension Shell {
  /// Returns a line that is being typed with what its parts are and what is wrong with it.
  ///
  /// The line is read as Enter would read it, and tried on a copy of the layout, which is not solved.
  /// Swift is only split into its words.
  package func painted(_ line: String) -> PaintedLine {
    guard !line.contains("\n") else { return paintedLines(line) }
    // Where the reply goes is not part of the command.
    if let command = redirection(of: line)?.command
      ?? Redirection.unfinished(line, in: layout)?.command
    {
      return painted(command)
    }
    let typed = known(Input(line))
    var result = PaintedLine()
    switch typed.kind {
    case .note: result.parts = Self.comment(line)
    case .swift: result.parts = swiftParts(line)
    case .log: break
    case .block:
      let indent = line.unicodeScalars.prefix { $0 == " " }.count
      let range = indent..<min(line.unicodeScalars.count, indent + Command.begin.name.count)
      result.parts = [.init(range: range, role: .command)]
    case .command, .setting, .relation, .unknown:
      // What takes long is only done for lines that would be refused.
      let full = spelledOut(typed)
      result.parts = parts(of: typed, as: full)
      guard let problem = problem(of: full) else { break }
      result.sort(problem, of: typed, as: full) { isBegun($0, in: typed, $1) }
      guard result.problem != nil else { break }
      let meant = meaning(of: typed)
      if meant.text != full.text {
        var other = PaintedLine()
        other.parts = parts(of: typed, as: meant)
        if let problem = self.problem(of: meant) {
          other.sort(problem, of: typed, as: meant) { isBegun($0, in: meant, $1) }
        }
        if other.problem == nil { result = other }
      } else if PhraseRewrites.begins(typed) {
        result = PaintedLine()
        result.parts = [.init(range: typed.tokens?.first?.range ?? 0..<0, role: .command)]
      }
    }
    return result
  }

  /// Returns several lines that are shown as one, without their mistakes.
  private func paintedLines(_ text: String) -> PaintedLine {
    var result = PaintedLine()
    var start = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      result.parts += painted(String(line)).parts.map { part in
        .init(
          range: part.range.lowerBound + start..<part.range.upperBound + start, role: part.role)
      }
      start += line.unicodeScalars.count + 1
    }
    return result
  }

  /// Returns the last line of Swift, or of a text in quotes, that was begun in the lines before.
  package func painted(_ line: String, inside text: String) -> PaintedLine {
    let offset = text.unicodeScalars.count + 1
    var result = PaintedLine()
    result.parts = swiftParts(text + "\n" + line).compactMap { part in
      guard part.range.upperBound > offset else { return nil }
      let start = max(part.range.lowerBound, offset) - offset
      return PaintedLine.Part(range: start..<part.range.upperBound - offset, role: part.role)
    }
    return result
  }

  /// Returns the shell as it is after the lines of a block that is still open, as far as they can be
  /// applied; nothing is solved.
  package func drafted(with lines: [Input]) -> Shell {
    var (layout, memory) = (layout, timeline.now.memory)
    for line in lines { _ = try? Self.apply(line, to: &layout, &memory) }
    var draft = self
    draft.timeline.append(command: "", layout: layout, memory: memory, summary: "")
    return draft
  }

  // MARK: - Parts

  private static func comment(_ line: String) -> [PaintedLine.Part] {
    line.isEmpty ? [] : [.init(range: 0..<line.unicodeScalars.count, role: .comment)]
  }

  private func swiftParts(_ code: String) -> [PaintedLine.Part] {
    SwiftWords(of: code).words.compactMap { word in
      let role: PaintedLine.Role
      switch word.kind {
      case .keyword: role = .keyword
      case .number: role = .number
      case .string: role = .string
      case .comment: role = .comment
      case .sign: role = .sign
      case .identifier:
        let isKnown =
          layout.named(word.text) != nil
          || SwiftProgram.knows(word.text, in: layout, timeline.now.memory)
        guard word.isFirst, isKnown else { return nil }
        role = .name
      }
      return PaintedLine.Part(range: word.range, role: role)
    }
  }

  /// Returns the parts of a line of Plumb, which Enter may spell in another way.
  private func parts(of typed: Input, as meant: Input) -> [PaintedLine.Part] {
    var unclosed: Int?
    let tokens: [Token]
    switch typed.row {
    case .success(let all): tokens = all
    case .failure(let error):
      // What is before a quote that is not closed yet can still be split.
      let start = error.ranges.first?.lowerBound ?? 0
      let before = typed.text.unicodeScalars.prefix(start)
      tokens = (try? Lexer.tokens(of: String(before))) ?? []
      unclosed = error.code == .unclosed ? start : nil
    }
    var words: Set<String> = []
    if case .command(let index) = meant.kind { words = Self.formWords[index] }
    var parts: [PaintedLine.Part] = []
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1] : nil
      let isFirst = index == 0 && meant.command != nil
      if let role = isFirst ? .command : role(of: token, behind: before, words) {
        parts.append(.init(range: token.range, role: role))
      }
    }
    if let unclosed {
      parts.append(.init(range: unclosed..<typed.text.unicodeScalars.count, role: .string))
    }
    return parts
  }

  private func role(
    of token: Token, behind before: Token?, _ words: Set<String>
  ) -> PaintedLine.Role? {
    let isPriority = before?.isSign("@") ?? false
    switch token.kind {
    case .string: return .string
    case .number: return isPriority ? .priority : .number
    case .sign: return token.text == "@" ? .priority : .sign
    case .quotedName: return layout.named(token.text) == nil ? nil : .name
    case .word:
      if isPriority { return .priority }
      let isMember = before.map {
        $0.isSign(".") && $0.range.upperBound == token.range.lowerBound
      }
      if isMember ?? false { return nil }
      // `24x24` is a number and the word `x24`.
      if let before, before.isNumber, before.range.upperBound == token.range.lowerBound {
        return .number
      }
      if layout.named(token.text) != nil { return .name }
      let isAttribute =
        Attribute(rawValue: token.text) != nil || AttributeGroup(rawValue: token.text) != nil
      let isWord =
        words.contains(token.text) || Name.reserved.contains(token.text)
        || isAttribute && !words.isEmpty
      return isWord ? .keyword : nil
    }
  }

  /// The words that the forms of each command contain, besides those that stand for something else.
  private static let formWords = Commands.all.map { command in
    var words: Set<String> = []
    for form in command.forms {
      // `WxH` has no word.
      words.formUnion(
        form.split { !$0.isLetter && $0 != "-" }.map(String.init)
          .filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }
    return words
  }

  // MARK: - Mistakes

  /// Returns a line with the command that its first word abbreviates.
  private func spelledOut(_ line: Input) -> Input {
    guard line.kind == .unknown, let tokens = line.tokens else { return line }
    return abbreviated(tokens, in: line) ?? command(begunBy: tokens, of: line) ?? line
  }

  /// Whether the word at the end of a line may be the beginning of another.
  private func isBegun(_ word: Token, in line: Input, _ error: Diagnostic) -> Bool {
    guard word.isName else { return !completions(line).isEmpty }
    func begins(_ name: String) -> Bool { name.hasPrefix(word.text) }
    let isFirst = line.tokens?.count == 1
    if isFirst, Commands.words.contains(where: begins) { return true }
    switch error.code {
    case .noItem, .noNumber, .unknownCommand, .missing:
      if layout.items.contains(where: { begins($0.name) }) { return true }
      if layout.lets.contains(where: { begins($0.name) }) { return true }
    case .noRule: if layout.rules.contains(where: { begins($0.name) }) { return true }
    case .noAttribute:
      if Attribute.allCases.contains(where: { begins($0.rawValue) }) { return true }
    default: break
    }
    // Only names that Swift lines have made could begin a line as well.
    if isFirst, error.code == .unknownCommand, timeline.now.memory.isEmpty { return false }
    return !completions(line).isEmpty
  }

  private func completions(_ line: Input) -> [(text: String, about: String)] {
    completion(of: line.text, at: line.text.unicodeScalars.count, helping: false).candidates
  }

  /// Returns why a line would be refused, as far as that shows before anything is solved.
  func problem(of line: Input) -> Diagnostic? {
    do throws(Diagnostic) {
      if case .command(let index) = line.kind {
        let command = Commands.all[index]
        var reader = try line.reader(in: layout)
        reader.takeName(of: command)
        if case .edit = command.action {
          var copy = layout
          reader = try line.reader(in: layout)
          reader.takeName(of: command)
          _ = try command.action.edit?(&reader, &copy)
          return nil
        }
        try command.grammar.readLine(&reader)
        // What follows `try` and the like is a line of its own.
        guard command.traits.contains(.tries) else { return nil }
        reader = try line.reader(in: layout)
        reader.next()
        let start = reader.here.lowerBound
        return problem(of: known(reader.restAsInput))?.moved(by: start, into: line.text)
      }
      guard line.kind != .swift, line.kind != .note else { return nil }
      var (copy, memory) = (layout, timeline.now.memory)
      _ = try Self.apply(line, to: &copy, &memory)
      return nil
    } catch { return error }
  }
}

extension Diagnostic {
  /// Returns the error of a part of a line as one of the whole line, in which the part begins at a
  /// place.
  func moved(by offset: Int, into line: String) -> Diagnostic {
    var moved = self
    moved.line = line
    moved.ranges = ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
    return moved
  }
}

extension PaintedLine {
  /// The errors that a word which is only begun can have.
  private static let lookups: Set<ErrorCode> = [
    .unknownCommand, .missing, .unexpected, .noItem, .noRule, .noNumber, .noAttribute, .badChoice,
    .noSuchMoment, .visualFormat, .file, .noFix,
  ]

  /// Takes over the error of a line: as a mistake, or as something that is still missing.
  ///
  /// `isBegun` says whether the word at the end of the line may be the beginning of another.
  fileprivate mutating func sort(
    _ error: Diagnostic, of typed: Input, as meant: Input, isBegun: (Token, Diagnostic) -> Bool
  ) {
    let length = typed.text.unicodeScalars.count
    let end = typed.tokens?.last?.range.upperBound ?? length
    // Enter may spell the first word in full: what follows it is as far from the end.
    let shift = meant.text.unicodeScalars.count - length
    guard shift == 0 || meant.text.hasSuffix(typed.text.drop { $0 != " " }) else { return }
    let places = error.ranges.map { range in
      max(0, range.lowerBound - shift)..<max(0, range.upperBound - shift)
    }
    switch error.code {
    case .unclosed: return
    case .missing where places.allSatisfy { $0.lowerBound >= end || $0 == 0..<length }:
      missing = error.message
      return
    default: break
    }
    // The word at the cursor may go on.
    if end == length, places.contains(where: { $0.upperBound >= end }),
      Self.lookups.contains(error.code), let last = typed.tokens?.last, isBegun(last, error)
    {
      return
    }
    problem = error
    mistakes = places.map { $0.clamped(to: 0..<length) }.filter { !$0.isEmpty }
  }
}
