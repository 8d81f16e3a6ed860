import Support

/// Spoils texts at random.
enum Mutation {
  /// Characters that have caused trouble somewhere before.
  private static let scalars: [Unicode.Scalar] = [
    "\u{0}", "\u{1}", "\u{8}", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{202E}",
    "\u{2028}",
    "\u{2066}", "\u{FEFF}", "\u{301}", "\u{1F468}", "\u{200D}", "\u{1F1E6}", "日", "é", "ß", "İ",
    "─", "│", "{", "}", "(", ")", "[", "]", "\"", "`", "\\", "#", "@", "=", "<", ">", "≤", "≠", "…",
    "±", "-", "+", "*", "/", ".", ",", ":", ";", "_", "x", "c", "0", "9", " ", "\t", "\r", "\n",
  ]
  /// Pieces that mean something somewhere.
  private static let pieces = [
    "1e308", "1e999", "1e-320", "999999999999999999999", "-0", "0x10", ".5", "5.", "1..2", "c1",
    "c99999999999999999999", "@required", "as", "in", "to", "inset", "card", "card.width", "==",
    "<=",
    "begin", "end", "plumb> ", "..> ", "# ", "-- x --", "...", "{*}", "{n}", "{1±}", "{a|b}",
    "undo",
    "#-1", "goto #99999999999999999999", "24x24", "1000000000x1000000000", "0.000001x1", "..", "±1",
    "<NSLayoutConstraint:0x1 A:0x2.width == 3   (active)>", "Unable to simultaneously satisfy",
  ]

  /// The line with one to four changes.
  static func line(_ line: String, _ random: inout SplitMix64) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<random.int(1...4) {
      let index = random.int(0...max(0, words.count - 1))
      guard words.indices.contains(index) else { return "" }
      switch random.int(0...9) {
      case 0: words.remove(at: index)
      case 1: words.insert(words[index], at: index)
      case 2: words.swapAt(index, random.int(0...words.count - 1))
      case 3: words[index] = random.pick(pieces)
      case 4: words.insert(random.pick(pieces), at: index)
      case 5...7: words[index] = text(words[index], &random)
      case 8: words[index] = String(repeating: words[index], count: random.int(2...40))
      default: words[index] = String(words[index].dropLast())
      }
      if words.isEmpty { return "" }
    }
    return words.joined(separator: " ")
  }

  /// The text with a scalar put in, taken out or exchanged.
  static func text(_ text: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = random.int(0...scalars.count)
    let scalar =
      random.one(in: 8)
      ? Unicode.Scalar(UInt32(random.int(0...0x10FFFF))) ?? "?" : random.pick(Self.scalars)
    if place < scalars.count, random.one(in: 2) {
      if random.one(in: 2) { scalars[place] = scalar } else { scalars.remove(at: place) }
    } else {
      scalars.insert(scalar, at: place)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The file with some lines spoiled, lost, doubled or exchanged.
  static func file(_ text: String, _ random: inout SplitMix64) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<random.int(1...6) {
      guard !lines.isEmpty else { break }
      let index = random.int(0...lines.count - 1)
      switch random.int(0...7) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, random.int(0...lines.count - 1))
      case 3: lines.insert(random.pick(pieces), at: index)
      case 4: lines[index] += "\r"
      default: lines[index] = line(lines[index], &random)
      }
    }
    let end = random.one(in: 10) ? "" : "\n"
    return lines.joined(separator: random.one(in: 10) ? "\r\n" : "\n") + end
  }
}
