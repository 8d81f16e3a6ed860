import LayoutShell

/// A page of the documentation, as far as its Markdown goes: headings, paragraphs, lists, tables
/// and fenced blocks.
struct MarkdownPage {
  /// What a page is made of.
  private enum Block {
    case heading(level: Int, String)
    case paragraph(String)
    case point(String)
    case row([String])
    case verbatim([String])
  }

  private var blocks: [Block] = []

  /// Reads a page.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.first {
      if line.hasPrefix("```") {
        let block = lines.dropFirst().prefix { !$0.hasPrefix("```") }
        blocks.append(.verbatim(Array(block)))
        lines = lines.dropFirst(block.count + 2)
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(level: level, String(line.dropFirst(level + 1))))
        lines.removeFirst()
      } else if line.hasPrefix("|") {
        // The first two lines are the head of the table.
        let table = lines.prefix { $0.hasPrefix("|") }
        blocks += table.dropFirst(2).map { .row(Self.cells(of: $0)) }
        lines = lines.dropFirst(table.count)
      } else if line.allSatisfy({ $0 == " " }) {
        lines.removeFirst()
      } else {
        take(&lines)
      }
    }
  }

  /// Takes a paragraph or a point, with the lines that go on with it.
  private mutating func take(_ lines: inout ArraySlice<String>) {
    func begins(_ line: String) -> Bool { line.hasPrefix("- ") || Self.isNumbered(line) }
    let isPoint = begins(lines.first ?? "")
    var text = [lines.removeFirst()]
    while let line = lines.first, !line.isEmpty, !begins(line), !line.hasPrefix("|"),
      !line.hasPrefix("```"), !line.hasPrefix("#")
    { text.append(String(lines.removeFirst().drop { $0 == " " })) }
    let whole = text.joined(separator: " ")
    guard isPoint else { return blocks.append(.paragraph(whole)) }
    blocks.append(.point(String(whole.drop { $0 != " " }.dropFirst())))
  }

  private static func isNumbered(_ line: String) -> Bool {
    let digits = line.prefix { $0.isNumber }
    return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ")
  }

  /// The cells of a row; `\|` is a sign of a text.
  private static func cells(of line: String) -> [String] {
    let hidden = "\u{1}"
    return line.replacing("\\|", with: hidden).split(separator: "|").map {
      String($0).replacing(hidden, with: "|").trimmedBlanks
    }
  }

  // MARK: - As a page of the manual

  /// The whole page; what stands above its first section is the description.
  func manual(_ name: String, section: Int, about: String) -> ManualPage {
    var page = ManualPage(name, section: section, about: about)
    page.section("Description")
    for block in blocks { add(block, to: &page) }
    page.section("See also")
    page.paragraph("\(Roff.bold("plumb"))(1)")
    return page
  }

  /// Adds the section with a title to a page.
  func add(section title: String, to page: inout ManualPage) {
    var isInside = false
    for block in blocks {
      if case .heading(2, let text) = block { isInside = text == title }
      if isInside { add(block, to: &page) }
    }
  }

  private func add(_ block: Block, to page: inout ManualPage) {
    switch block {
    case .heading(1, _): break
    case .heading(2, let text): page.section(text)
    case .heading(_, let text): page.part(text)
    case .paragraph(let text): page.paragraph(Self.marked(text))
    case .point(let text): page.point("\\(bu", Self.marked(text))
    case .row(let cells):
      let rest = cells.dropFirst().map(Self.marked).joined(separator: "; ")
      page.item(Self.marked(cells.first ?? ""), rest)
    case .verbatim(let lines): page.verbatim(lines)
    }
  }

  /// A text with its emphasis, code and links as the manual has them.
  private static func marked(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        result += Roff.bold(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**") {
        result += Roff.bold(String(rest.dropFirst(2)[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<doc:"), let end = rest.firstIndex(of: ">") {
        let name = rest[..<end].dropFirst("<doc:".count)
        result += Roff.italic(String(name.drop { $0 == "#" }).replacing("-", with: " "))
        rest = rest[rest.index(after: end)...]
      } else if character == "*", rest.dropFirst().first.map(\.isLetter) ?? false,
        let end = rest.dropFirst().firstIndex(of: "*")
      {
        result += Roff.italic(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        result += Roff.text(String(character))
        rest.removeFirst()
      }
    }
    return result
  }
}
