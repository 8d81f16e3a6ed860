import LayoutDiagnosis
import LayoutModel
import LayoutShell
package import PlumbLanguage
import UIKitTexts

extension Lesson {
  /// Reads the text of a lesson file; `name` is that of the file, with or without its ending.
  ///
  /// - Throws: A diagnostic with a line number for the first error.
  package init(_ text: String, name: String) throws(Diagnostic) {
    self.init(named: name.withoutEnding)
    var reader = LessonReader(text)
    try reader.readHeader(of: &self)
    try reader.readBlocks(of: &self)
    try reader.complete(&self)
  }
}

/// Reads the lines of a lesson file.
struct LessonReader {
  private let lines: [String]
  private var index = 0
  /// Whether the file replaces texts of a lesson, and may hold nothing else.
  private let hasTextsOnly: Bool

  init(_ text: String, hasTextsOnly: Bool = false) {
    self.hasTextsOnly = hasTextsOnly
    var body = text[...]
    if body.first == "\u{FEFF}" { body.removeFirst() }
    lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// An error about a part of the line at a position.
  func problem(
    _ message: String, _ index: Int, at range: Range<Int>? = nil, note: String? = nil,
    meant: String? = nil
  ) -> Diagnostic {
    let line = index < lines.count ? lines[index] : ""
    let place = range ?? 0..<max(1, line.unicodeScalars.count)
    var error =
      meant.map { Diagnostic(.lessonFormat, message, at: place, in: line, meant: $0) }
      ?? Diagnostic(.lessonFormat, message, at: place, in: line, note: note)
    error.lineNumber = index + 1
    return error
  }

  // MARK: - The header

  private static let keys = [
    "title", "after", "par", "most", "teaches", "source", "keep", "allows",
  ]

  mutating func readHeader(of lesson: inout Lesson) throws(Diagnostic) {
    guard let first = lines.first, first.trimmedBlanks == Session.firstLine else {
      throw problem("a lesson must start with the line \"\(Session.firstLine)\"", 0)
    }
    index = 1
    while index < lines.count, !lines[index].isBlank, !Self.isRemark(lines[index]) {
      let line = lines[index].trimmedBlanks
      let word = String(line.prefix { $0 != " " })
      if Self.blocks.contains(word), !Self.keys.contains(word) { break }
      let value = String(line.dropFirst(word.count)).trimmedBlanks
      guard Self.keys.contains(word) else {
        throw problem(
          "there is no header key \"\(word)\"", index, at: 0..<max(1, word.unicodeScalars.count),
          meant: Similarity.nearest(to: word, among: Self.keys))
      }
      guard lesson.headerLines[word] == nil || word == "allows" else {
        throw problem("\(word) occurs twice", index, at: 0..<word.unicodeScalars.count)
      }
      guard !value.isEmpty else {
        throw problem("\(word) needs a value", index, at: 0..<word.unicodeScalars.count)
      }
      try checkIsText(word, among: ["title"])
      lesson.headerLines[word] = index + 1
      try read(word, value, into: &lesson)
      index += 1
    }
  }

  private func read(_ key: String, _ value: String, into lesson: inout Lesson) throws(Diagnostic) {
    let words = value.split(separator: " ").map(String.init)
    switch key {
    case "title": lesson.title = value
    case "after": lesson.predecessor = value.withoutEnding
    case "source": lesson.source = value
    case "keep": lesson.kept = words
    case "par":
      guard let par = Int(value), par > 0 else {
        throw problem("par must be a number of commands, 1 or more", index, at: place(of: value))
      }
      lesson.par = par
    case "most":
      guard let most = Int(value), most > 0 else {
        throw problem("most must be a number of commands, 1 or more", index, at: place(of: value))
      }
      lesson.most = most
    case "allows":
      for word in words {
        guard let exception = Lesson.Exception(rawValue: word) else {
          throw problem(
            "allows takes ambiguity or conflict", index, at: place(of: word),
            meant: Similarity.nearest(to: word, among: Lesson.Exception.allCases.map(\.rawValue)))
        }
        lesson.allowed.insert(exception)
      }
    default:
      for word in words where !Input.teachable.contains(word) {
        throw problem(
          "\"\(word)\" is not allowed here: expected a building command, relation, setting or swift",
          index,
          at: place(of: word), meant: Similarity.nearest(to: word, among: Input.teachable))
      }
      lesson.teaches = words
    }
  }

  /// The place of a part of the current line, in Unicode scalars.
  private func place(of part: String) -> Range<Int> {
    let line = lines[index]
    guard let range = line.firstRange(of: part) else { return 0..<1 }
    let start = line[..<range.lowerBound].unicodeScalars.count
    return start..<start + max(1, part.unicodeScalars.count)
  }

  // MARK: - Blocks

  private static let blocks = [
    "text", "start", "ask", "goal", "over", "also", "answer", "wrong", "says", "when", "hint",
    "because",
  ]

  private static func isRemark(_ line: String) -> Bool { line == "#" || line.hasPrefix("# ") }

  mutating func readBlocks(of lesson: inout Lesson) throws(Diagnostic) {
    var seen: Set<String> = []
    var isBehindMistake = false
    while index < lines.count {
      let line = lines[index]
      if line.isBlank || Self.isRemark(line) {
        index += 1
        continue
      }
      let word = String(line.prefix { $0 != " " })
      guard Self.blocks.contains(word) else {
        let isIndented = line.first == " " || line.first == "\t"
        throw problem(
          isIndented
            ? "this line is not in a block" : "there is no block \"\(word)\"", index,
          at: 0..<max(1, isIndented ? line.unicodeScalars.count : word.unicodeScalars.count),
          note: isIndented ? "a block starts in the first column" : nil,
          meant: isIndented ? nil : Similarity.nearest(to: word, among: Self.blocks))
      }
      try checkIsText(word, among: ["text", "ask", "when", "hint", "because"])
      let name = String(line.dropFirst(word.count)).trimmedBlanks
      if ["text", "start", "goal", "because"].contains(word), !seen.insert(word).inserted {
        throw problem("there are two blocks \(word)", index)
      }
      if word == "says", !isBehindMistake {
        throw problem("says must follow the block wrong whose reply it describes", index)
      }
      isBehindMistake = word == "wrong"
      try readBlock(word, name, into: &lesson)
    }
  }

  /// Refuses what is not a text, in a file that replaces texts.
  private func checkIsText(_ word: String, among texts: [String]) throws(Diagnostic) {
    guard hasTextsOnly, !texts.contains(word) else { return }
    throw problem(
      "\(word) is not a text", index, at: 0..<word.unicodeScalars.count,
      note: "in another language only texts are replaced: remove it")
  }

  private mutating func readBlock(
    _ word: String, _ name: String, into lesson: inout Lesson
  ) throws(Diagnostic) {
    let opening = index
    let needsName = ["over", "also", "ask", "answer", "wrong", "when"].contains(word)
    if needsName, name.isEmpty {
      let what =
        [
          "over": "a number and a range: over card.width in 200..600", "when": "a condition",
          "ask": "a condition with a ?: ask title.width == ?",
        ][word]
        ?? "a name"
      throw problem("\(word) needs \(what)", opening)
    }
    if !needsName, !name.isEmpty {
      throw problem(
        "expected nothing after \(word)", opening, at: place(of: name),
        note: "write its lines below it, indented by two spaces")
    }
    index += 1
    let body = try readBody()
    if word == "over" {
      guard body.isEmpty else { throw problem("over has no lines of its own", opening + 1) }
      lesson.families.append(Lesson.Family(text: name, line: opening + 1))
      return
    }
    guard body.contains(where: { !$0.isBlank }) else {
      throw problem(
        "\(word) has no lines", opening, note: "write its lines below it, indented by two spaces")
    }
    let passage = Lesson.Passage(line: opening + 1, lines: body)
    func script() -> Lesson.Script {
      Lesson.Script(
        name: name.isEmpty ? word : name, line: opening + 1,
        inputs: Self.inputs(body, firstLine: opening + 2))
    }
    switch word {
    case "text": lesson.text = passage
    case "because": lesson.because = passage
    case "hint": lesson.hints.append(passage)
    case "start": lesson.start = script()
    case "goal": lesson.goal = script()
    case "ask":
      guard name.count(where: { $0 == Lesson.Question.gap }) == 1 else {
        throw problem(
          "a condition has one ? where the answer belongs", opening, at: place(of: name),
          note: "for instance: ask title.width == ?")
      }
      lesson.questions.append(
        Lesson.Question(template: name, line: opening + 1, text: body))
    case "also": try add(script(), to: &lesson.conditions, opening)
    case "answer": try add(script(), to: &lesson.answers, opening)
    case "wrong":
      guard !lesson.mistakes.contains(where: { $0.script.name == name }) else {
        throw problem("there is another block wrong \(name)", opening)
      }
      lesson.mistakes.append(Lesson.Mistake(script: script(), says: []))
    case "says":
      lesson.mistakes[lesson.mistakes.count - 1].says =
        body.map(\.trimmedBlanks).filter { !$0.isEmpty }
    default:
      lesson.replies.append(Lesson.Reply(cause: .expectation(name), passage: passage))
    }
  }

  private func add(
    _ script: Lesson.Script, to list: inout [Lesson.Script], _ opening: Int
  ) throws(Diagnostic) {
    guard !list.contains(where: { $0.name == script.name }) else {
      throw problem("there is another block with this name", opening)
    }
    list.append(script)
  }

  /// Reads the indented lines from here on, without indentation and trailing blank lines.
  private mutating func readBody() throws(Diagnostic) -> [String] {
    var body: [String] = []
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        body.append("")
      } else if line.hasPrefix("  ") {
        body.append(String(line.dropFirst(2)))
      } else if line.first == " " || line.first == "\t" {
        throw problem(
          "indent the lines of a block by two spaces", index, at: 0..<1)
      } else {
        break
      }
      index += 1
    }
    while body.last?.isEmpty ?? false { body.removeLast() }
    return body
  }

  /// The inputs in some lines, each with its line in the file.
  ///
  /// A log from Xcode extends to the end of the block.
  private static func inputs(_ lines: [String], firstLine: Int) -> [Input] {
    var reader = InputReader(firstLine: firstLine)
    var inputs: [Input] = []
    for (index, line) in lines.enumerated() {
      if !reader.isOpen,
        line.contains("Unable to simultaneously satisfy")
          || line.contains("<NSLayoutConstraint:0x")
      {
        let rest = lines[index...].joined(separator: "\n")
        inputs.append(Input(rest, line: firstLine + index))
        return inputs
      }
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      if let input = reader.feed(line, before: { next }), input.kind != .note {
        inputs.append(input)
      }
    }
    if let open = reader.finish() { inputs.append(open) }
    return inputs
  }

  // MARK: - The whole

  /// Checks that required parts are there, and reads what depends on other blocks.
  func complete(_ lesson: inout Lesson) throws(Diagnostic) {
    func missing(_ what: String) -> Diagnostic { problem("the lesson has no \(what)", 0) }
    if lesson.title.isEmpty { throw missing("title") }
    if lesson.par == 0 { throw missing("par") }
    if lesson.text.lines.isEmpty { throw missing("block text") }
    if lesson.start.inputs.isEmpty { throw missing("block start") }
    if lesson.goal.inputs.isEmpty { throw missing("block goal") }
    if let question = lesson.questions.first, !lesson.families.isEmpty || !lesson.conditions.isEmpty
    {
      throw problem(
        "a lesson with a question has no blocks over and also", question.line - 1)
    }
    // Replies of such a lesson name the answer that they are said to.
    guard lesson.questions.isEmpty else { return }
    for index in lesson.replies.indices {
      guard case .expectation(let text) = lesson.replies[index].cause else { continue }
      let cause = Cause(text, families: lesson.families)
      if case .condition(let name) = cause,
        !lesson.conditions.contains(where: { $0.name == name })
      {
        throw problem(
          "there is no block also \(name)", lesson.replies[index].passage.line - 1,
          note: Similarity.nearest(to: name, among: lesson.conditions.map(\.name))
            .map { "did you mean \($0)?" })
      }
      lesson.replies[index].cause = cause
    }
  }
}

extension String {
  /// The name of a file without its folder and the ending of lessons.
  var withoutEnding: String {
    let last = split(separator: "/").last.map(String.init) ?? self
    return last.hasSuffix(".lesson") ? String(last.dropLast(7)) : last
  }
}
