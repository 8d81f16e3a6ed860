import Foundation
import Testing

/// Comments, messages and pages read like a manual, not like a translation.
///
/// Phrases that betray a translation are counted. The ceiling is what was left when it was set, and
/// goes down whenever some of them are written again.
@Suite struct EnglishTests {
  /// Phrases as regular expressions, each with what to write instead.
  static let phrases = [
    (#"\b(is|are|was|be) told\b(?! apart)"#, "is shown, is reported"),
    (#"\b[Nn]obody\b"#, "the passive: \"cannot be guessed\" for \"nobody can guess it\""),
    (#"\b[Ww]hoever\b"#, "\"if you do\" for \"whoever does\""),
    (#"\b[Ss]o many\b(?! that)"#, "\"the most bytes\" for \"so many bytes may\""),
    (#"\bis no news\b"#, "is not reported"),
    (#"\b(is|are) (an)?others? than\b|\bother than (before|it was)\b"#, "differs from"),
    (#"\bturned aside\b"#, "in landscape"),
    (#"\bWho \w+ [^?]* does\b"#, "\"if you do\" for \"who does\""),
    (#"\bis (looked|seen) at\b"#, "is checked, is shown"),
    (#"\bstands? (behind|in no)\b"#, "follows, is not in"),
    (#"\b[Ll]ess than that\b"#, "smaller differences"),
    (
      #"(?<!here )(?<!here, )\b(is|are|was|were) no (?!longer|more|other|better|less|\w+er\b)\w"#,
      "is not a"
    ),
    (#"\bbrings it nearer\b"#, "helps"),
    (#"\bwhat is (said|told) (about|of)\b"#, "the notes on"),
  ]

  /// The most phrases in 1,000 lines with comments or texts.
  static let ceiling = 0.9

  /// The lines with comments or quoted texts, each with its place.
  static let lines: [(place: String, text: String)] = {
    var files = Repository.files(in: "Sources", "swift", "md")
    let readme = Repository.folder.appending(path: "README.md")
    files.append(
      Repository.File(
        path: "README.md", text: (try? String(contentsOf: readme, encoding: .utf8)) ?? ""))
    return files.flatMap { file in
      file.lines.enumerated().filter { _, line in
        file.path.hasSuffix(".md") || line.contains("//") || line.contains("\"")
      }.map { ("\(file.path):\($0 + 1)", $1) }
    }
  }()

  /// The phrases in some lines, each with its place and what to write instead.
  private func findings(in lines: [(place: String, text: String)]) throws -> [String] {
    try Self.phrases.flatMap { pattern, instead in
      let phrase = try NSRegularExpression(pattern: pattern)
      return lines.filter { _, text in
        phrase.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
      }.map { place, _ in "\(place): write \(instead)" }
    }
  }

  private func isTooMuch(_ count: Int, in lines: Int) -> Bool {
    Double(count) * 1000 > Self.ceiling * Double(lines)
  }

  @Test func phrasesOfTranslationsStayRare() throws {
    let places = try findings(in: Self.lines)
    #expect(!isTooMuch(places.count, in: Self.lines.count), "\(places.joined(separator: "\n"))")
    // Ten more are too many.
    let more = Array(repeating: (place: "", text: "/// It is told what nobody knows."), count: 10)
    let count = try places.count + findings(in: more).count
    #expect(isTooMuch(count, in: Self.lines.count + more.count))
  }
}
