/// A post in Markdown whose fenced blocks hold code, logs or sessions among prose.
///
/// The text that is read has the lines of the post: prose is blank, so that messages name the lines
/// people see.
struct Post {
  /// The fenced blocks of one language, as a text with as many lines as the post.
  let text: String
  /// The lines that were passed over, in words.
  let passedOver: String

  /// Reads a post; nil for any other text.
  ///
  /// A post has a closed fence, and something in front of it or behind it.
  init?(_ text: String) {
    guard text.contains("```") || text.contains("~~~") else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
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
    guard hasBlock, fence == nil else { return nil }
    self.text = kept.joined(separator: "\n")
    passedOver = Self.ranges(of: kept.indices.filter { kept[$0].isEmpty && !lines[$0].isEmpty })
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
