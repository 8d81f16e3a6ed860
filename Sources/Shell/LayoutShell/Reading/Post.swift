import PlumbLanguage

/// A post whose code, log or session stands among prose.
///
/// The code is in fences, between back-ticks that are lines apart or around whole lines, indented by four blanks, or just
/// between the sentences. The text that is read has the bytes of the post, of which those of prose are
/// blanks: messages name the lines people see, and changes of the code fit into the post.
struct Post {
  /// What was kept, as a text with as many lines and bytes as the post.
  let text: String
  /// The lines that were passed over, in words.
  let passedOver: String

  /// Reads a post; nil for any other text.
  init?(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let forms = [Self.fenced, Self.ticked, Self.inline, Self.loose]
    guard let kept = forms.lazy.compactMap({ $0(lines) }).first else { return nil }
    self.text = Self.text(text, keeping: kept)
    passedOver = Self.ranges(
      of: kept.indices.filter { kept[$0].isEmpty && !lines[$0].allSatisfy(\.isWhitespace) })
  }

  /// A text with blanks for all bytes outside of some parts of its lines.
  private static func text(_ text: String, keeping parts: [Substring]) -> String {
    let whole = text.utf8
    var bytes = whole.map { byte -> UInt8 in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    for part in parts where !part.isEmpty {
      let start = whole.distance(from: whole.startIndex, to: part.startIndex)
      bytes.replaceSubrange(start..<start + part.utf8.count, with: part.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Forms

  /// The fenced blocks of one language; nil unless a fence is closed.
  private static func fenced(_ lines: [Substring]) -> [Substring]? {
    var kept = Array(repeating: Substring(""), count: lines.count)
    var fence: Substring?
    var (isKept, hasBlock) = (false, false)
    var language: Substring?
    for (index, line) in lines.enumerated() {
      let bare = line.drop { $0 == " " }
      if let open = fence {
        if bare.hasPrefix(open), bare.allSatisfy({ $0 == open.first || $0 == " " }) {
          fence = nil
          hasBlock = hasBlock || isKept
        } else if isKept {
          kept[index] = line
        }
      } else if bare.hasPrefix("```") || bare.hasPrefix("~~~") {
        fence = bare.prefix { $0 == bare.first }
        let word = bare.drop { $0 == bare.first || $0 == " " }.prefix { $0.isLetter }
        // A block of another language, such as that of what was tried first, is prose.
        isKept = language == nil || language == word
        if isKept { language = word }
      }
    }
    return hasBlock && fence == nil ? kept : nil
  }

  /// What stands between back-ticks on different lines; nil if there is nothing.
  private static func ticked(_ lines: [Substring]) -> [Substring]? {
    var kept = Array(repeating: Substring(""), count: lines.count)
    var isOpen = false
    for (index, line) in lines.enumerated() {
      let isSwitched = !line.count(where: { $0 == "`" }).isMultiple(of: 2)
      guard isOpen || isSwitched else { continue }
      if isSwitched, let tick = isOpen ? line.firstIndex(of: "`") : line.lastIndex(of: "`") {
        let part = isOpen ? line[..<tick] : line[line.index(after: tick)...]
        if part.contains(where: { !$0.isWhitespace }) { kept[index] = part }
        isOpen.toggle()
      } else {
        kept[index] = line
      }
    }
    return !isOpen && kept.contains { ProseLine($0).isCode } ? kept : nil
  }

  /// The lines that as a whole stand between back-ticks; nil if none of them is Swift.
  private static func inline(_ lines: [Substring]) -> [Substring]? {
    var kept = Array(repeating: Substring(""), count: lines.count)
    for (index, line) in lines.enumerated() {
      let bare = line.drop { $0.isWhitespace }
      guard bare.first == "`", let tick = bare.dropFirst().firstIndex(of: "`"),
        bare[bare.index(after: tick)...].allSatisfy({ $0.isWhitespace || $0.isPunctuation })
      else { continue }
      let part = bare[..<tick].dropFirst()
      if part.contains("("), Input(String(part)).kind == .swift { kept[index] = part }
    }
    return kept.contains { !$0.isEmpty } ? kept : nil
  }

  /// The lines that are not sentences, of a text that has both; nil for any other.
  ///
  /// Lines of a log are passed over: where a log is of use, the whole text is read as one.
  private static func loose(_ lines: [Substring]) -> [Substring]? {
    let kinds = lines.map(ProseLine.init)
    guard kinds.contains(where: \.isProse), kinds.contains(where: \.isCode) else { return nil }
    var kept = zip(lines, kinds).map { $1.isProse ? Substring("") : $0 }
    var isLog = false
    for index in lines.indices {
      let bare = String(lines[index]).trimmedBlanks
      let next = lines[(index + 1)...].first { !$0.allSatisfy(\.isWhitespace) }
      let begins = bare == "(" && next.map { $0.contains("<NS") } ?? false
      let ends = isLog && bare == ")"
      if begins || ends { kept[index] = "" }
      isLog = begins || bare.contains("\"<NS") || (isLog && bare.isEmpty)
    }
    // The first line that is kept decides what the text is read as.
    let first = kept.first { ProseLine($0).isCode }
    return first.map { Input(String($0)).kind == .swift } ?? false ? kept : nil
  }

  /// Line numbers, counted from 1, as ranges: `lines 1-3, 14-16`.
  private static func ranges(of indices: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in indices.map({ $0 + 1 }) {
      if let last = ranges.last, number <= last.upperBound + 2 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
    let isOne = ranges.count == 1 && ranges[0].count == 1
    return (isOne ? "line " : "lines ") + texts.joined(separator: ", ")
  }
}
