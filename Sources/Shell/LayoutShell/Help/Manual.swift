import LayoutDrawing
import PlumbLanguage

/// The pages of help, printed from the lists of commands and errors.
enum Manual {
  /// All words that `help` has a page about.
  static var subjects: [String] {
    Commands.words + Topics.all.map(\.name) + ["errors"]
      + ErrorCode.allCases.map(\.rawValue)
  }

  /// The lines that `help` prints without a word.
  static var contents: [String] {
    var lines: [String] = []
    for chapter in Command.Chapter.allCases {
      let names = Commands.all.filter { $0.chapter == chapter }.map(\.name)
      lines += Paragraph.item(chapter.rawValue, names.joined(separator: " "), indent: 15)
    }
    lines += Paragraph.item(
      "Topics", (Topics.all.map(\.name) + ["errors"]).joined(separator: " "), indent: 15)
    lines.append("A line such as  title.leading == card.leading + 16  makes a rule.")
    lines.append("help COMMAND explains one, help --find WORD finds one.")
    lines.append("New here? plumb tour shows the first steps, plumb learn is a course, and")
    lines.append("plumb explain LOG says what a conflict in Xcode's console means.")
    return lines
  }

  /// Returns the help on a word: its page, the page of what Plumb calls it, or a list of the pages
  /// that contain it; nil if there is nothing.
  static func answer(about word: String) -> [String]? {
    if let page = page(word) ?? page(word.lowercased()) { return page }
    let beginnings = subjects.filter { word.count > 2 && $0.hasPrefix(word.lowercased()) }
    if let name = Glossary.page(of: word), let page = page(name) {
      return Paragraph.lines("\(word.escaped): see \(name)", indent: 2) + page
    }
    if let rewrite = PhraseRewrites.about(word) {
      let command = rewrite.meant.flatMap { $0.split(separator: " ").first }.map(String.init)
      return Paragraph.lines(rewrite.reason, indent: 2) + (command.flatMap(page) ?? [])
    }
    if beginnings.count == 1 { return page(beginnings[0]) }
    // A short word occurs in many others, so it is not searched for.
    let found = word.count > 3 ? found(word) : []
    if !found.isEmpty { return listed(found) }
    let closest = closest(to: word)
    return closest.isEmpty ? nil : listed(closest)
  }

  /// The most pages that are listed for a question.
  private static let closestCount = 6
  /// Words of questions that say nothing about their subject.
  private static let idleWords: Set<String> = [
    "about", "could", "does", "every", "from", "have", "into", "just", "make", "must", "need",
    "other", "please", "should", "some", "that", "them", "then", "there", "these", "they", "thing",
    "this", "want", "what", "when", "where", "which", "will", "with", "would", "your",
  ]

  /// Returns the pages that contain most of the words of a question.
  private static func closest(to question: String) -> [(name: String, about: String)] {
    // Pasted text can be longer than any question.
    guard question.contains(" "), question.utf8.count <= 200 else { return [] }
    let words = question.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
      .filter { $0.count > 3 && !idleWords.contains($0) }
    var scores: [String: Int] = [:]
    let findings = words.map { word -> [(name: String, about: String)] in
      let page = Glossary.page(of: word).flatMap { name in
        Commands.named(name).map { ($0.name, $0.summary) }
      }
      let pages = found(word)
      return (page.map { [$0] } ?? []).filter { first in !pages.contains { $0.name == first.0 } }
        + pages
    }
    for finding in findings { for page in finding { scores[page.name, default: 0] += 1 } }
    let most = scores.values.max() ?? 0
    guard most > 0, 2 * most >= words.count else { return [] }
    var seen: Set<String> = []
    return Array(
      findings.joined().filter { scores[$0.name] == most && seen.insert($0.name).inserted }
        .prefix(closestCount))
  }

  /// Returns the page on a subject; nil if there is none.
  static func page(_ subject: String) -> [String]? {
    if let command = Commands.named(subject) { return page(command) }
    if let topic = Topics.all.first(where: { $0.name == subject }) {
      return Paragraph.reflowed(topic.lines)
    }
    if subject == "errors" {
      return ErrorCode.allCases.map { "\($0.rawValue)  \($0.title)" }
    }
    guard let code = ErrorCode(rawValue: subject.uppercased()) else { return nil }
    return ["\(code.rawValue)  \(code.title)"]
      + Paragraph.lines("  " + code.explanation, indent: 2)
  }

  private static func page(_ command: Command) -> [String] {
    let form = command.forms[0]
    var lines: [String] = []
    if form.count < 30 {
      lines += Paragraph.item(form, command.summary, indent: 31)
    } else {
      lines += [form] + Paragraph.lines("  " + command.summary, indent: 2)
    }
    lines += command.forms.dropFirst()
    lines += Paragraph.reflowed(command.details.map { "  \($0)" })
    lines += command.aliases.map { "  \($0.word) is another word for \($0.meaning)." }
    let example = "  Try   \(command.example)"
    if command.related.isEmpty {
      lines.append(example)
    } else {
      let related = "See also  \(command.related.joined(separator: ", "))"
      lines.append((example.padded(to: 37) + "  " + related).withoutTrailingBlanks)
    }
    return lines
  }

  /// Returns the list of commands and topics whose pages contain a word.
  static func search(_ word: String) -> [String] {
    let found = found(word)
    return found.isEmpty
      ? Paragraph.lines("no help about \(word.escaped)", indent: 2) : listed(found)
  }

  private static func listed(_ found: [(name: String, about: String)]) -> [String] {
    let indent = (found.map(\.name.displayWidth).max() ?? 0) + 3
    return found.flatMap { Paragraph.item($0.name, $0.about, indent: indent) }
  }

  /// The commands and topics whose pages contain a word.
  private static func found(_ word: String) -> [(name: String, about: String)] {
    let word = word.lowercased()
    let length = word.utf8.count
    func holdsWord(_ text: String) -> Bool {
      let text = text.lowercased()
      // Pasted text can be longer than any page.
      return text.utf8.count >= length && text.contains(word)
    }
    var found: [(name: String, about: String)] = []
    for command in Commands.all {
      let texts =
        [command.summary] + command.forms + command.details + command.words.map(\.text)
      guard texts.contains(where: holdsWord) else { continue }
      found.append((command.name, command.summary))
    }
    for topic in Topics.all
    where ([topic.name] + topic.lines).contains(where: holdsWord) {
      found.append((topic.name, topic.lines.first ?? ""))
    }
    return found
  }
}
