import LayoutModel
import PlumbLanguage

/// The first line of a loop, with what it runs through: `for i in 1..3: view cell{i} in list`.
struct Loop: Equatable, Sendable {
  /// The name that stands for a value, or the word for a condition.
  let name: String
  let values: LoopValues
  /// What follows the colon; empty if lines down to `end` follow.
  let body: String
  /// Where the values stand in the line, in Unicode scalars.
  var place = 0..<0
  /// Where what follows the colon begins.
  var bodyStart = 0

  static func == (a: Loop, b: Loop) -> Bool {
    a.name == b.name && a.values == b.values && a.body == b.body
  }

  /// The most lines that a loop runs, with the loops inside it.
  static let limit = 10_000

  /// Whether a line begins a loop, and not one of Swift, which has a brace or no colon behind its
  /// `in`.
  static func begins(_ line: some StringProtocol) -> Bool {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.hasPrefix("for"), line.dropFirst(3).first.map({ $0 == " " || $0 == "\t" }) ?? true
    else { return false }
    guard let sign = sign(in: line) else { return true }
    guard line[sign] == ":" else { return false }
    let head = line[..<sign].split { $0 == " " || $0 == "\t" }
    return head.contains("in") || !line[sign...].contains("{")
  }

  /// Whether a line begins a loop of several lines, down to `end`.
  static func opensBlock(_ line: String) -> Bool {
    line.last { $0 != " " && $0 != "\t" } == ":" && begins(line)
  }

  /// What follows the colon of a loop, without the colons of loops in it: the line that is run.
  static func innermost(_ line: String) -> String {
    var line = line[...]
    while begins(line), let sign = sign(in: line) {
      line = line[line.index(after: sign)...].drop { $0 == " " || $0 == "\t" }
    }
    return String(line)
  }

  /// The first colon or opening bracket outside of quotes.
  private static func sign(in line: some StringProtocol) -> String.Index? {
    var quote: Character?
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "`" {
        quote = character
      } else if ":{[(".contains(character) {
        return index
      }
    }
    return nil
  }

  /// The grammar of what follows `for`.
  static let grammar = Grammar<Loop>(
    usage: [
      "NAME in A..B [step N]: LINE", "NAME in NAMES: LINE",
      "device in small, tablet landscape: LINE", "text in long, AX3, right-to-left: LINE",
    ],
    read: { (reader) throws(Diagnostic) in
      reader.offer(.words(LoopValues.subjects))
      let name = try reader.name("a name for what changes, or device or text")
      reader.offer(.words(["in"]))
      guard reader.take(word: "in") else { throw reader.missing("in, then a range or a list") }
      let start = reader.here.lowerBound
      let values = try LoopValues(of: name.text, &reader)
      let place = start..<reader.lastEnd
      guard reader.take(sign: ":") else { throw reader.missing("a colon, then a line") }
      let bodyStart = reader.lastEnd
      reader.offerRest { .loopLine(from: $0) }
      return Loop(
        name: name.text, values: values, body: reader.takeRest(), place: place,
        bodyStart: bodyStart)
    },
    write: { loop, text in
      text.add("\(Name.written(loop.name)) in \(loop.values.text):")
      text.add(loop.body)
      return true
    }, isSame: { $0 == $1 },
    example: { sampler in
      let body = sampler.one(of: ["view fresh{i} in icon", "expect not cut", "frames"]) ?? "frames"
      let screens = ["small", "tablet landscape", "own"].compactMap { word in
        Screen(word).map { LoopCondition(text: word, change: .screen($0)) }
      }
      let texts = TextVariant.all.map { LoopCondition(text: $0.word, change: .texts($0.variant)) }
      let choices: [Loop] = [
        Loop(name: "i", values: .numbers(from: 1, to: sampler.length(), step: 2), body: body),
        Loop(name: "name", values: .words(["icon", "-3", "\"two words\""]), body: body),
        Loop(name: "device", values: .screens(screens), body: body),
        Loop(name: "text", values: .texts(texts), body: body),
      ]
      return sampler.one(of: choices)
    })
}
