package import LayoutModel

/// What was typed and what came back.
public struct Transcript: Hashable, Sendable {
  /// One input with its reply.
  public struct Entry: Hashable, Sendable {
    /// What was typed, in its full spelling; several lines for a block.
    public var input: String
    /// What was printed.
    public var reply: [String]
  }

  /// The entries in order.
  package private(set) var entries = Paged<Entry>()
  /// The header lines that a replay needs to print the same.
  var header: [String] = []
  /// The texts that commands need, by the names they are asked for.
  public private(set) var fixtures: [(name: String, text: String)] = []

  /// Nothing yet.
  public init() {}

  mutating func append(_ input: String, reply: [String]) {
    entries.append(Entry(input: input, reply: reply))
  }

  /// `pasted.log`, or `pasted2.log` where that is kept already.
  func unusedName(_ stem: String, _ suffix: String) -> String {
    var name = "\(stem).\(suffix)"
    var number = 2
    while fixtures.contains(where: { $0.name == name }) {
      name = "\(stem)\(number).\(suffix)"
      number += 1
    }
    return name
  }

  mutating func keep(_ text: String, as name: String) {
    fixtures.removeAll { $0.name == name }
    fixtures.append((name, text))
  }

  /// Whether both are the same.
  public static func == (a: Transcript, b: Transcript) -> Bool {
    a.entries == b.entries && a.header == b.header
      && a.fixtures.elementsEqual(b.fixtures) { $0.name == $1.name && $0.text == $1.text }
  }

  /// Feeds what tells two of them apart into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// `12 lines`, for people; remarks are none, because a replay does not run them.
  var stepCountText: String {
    let count = entries.count { LineKind($0.input) != .note }
    return count == 1 ? "1 line" : "\(count) lines"
  }

  /// The session file: replaying it gives the same state.
  public var sessionText: String {
    var lines = ["plumb 1"] + header + [""]
    for entry in entries {
      let input = entry.input.split(separator: "\n", omittingEmptySubsequences: false)
      let first = input.first.map(String.init) ?? ""
      if input.count == 1, first.isEmpty || first == "#" || first.hasPrefix("# ") {
        lines.append(first)
        continue
      }
      lines.append("plumb> \(first)")
      lines += input.dropFirst().map { "..> \($0)" }
      lines += entry.reply.map(SessionLine.literal)
    }
    for (name, text) in fixtures {
      lines += ["", "-- \(name) --"]
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty ?? false { lines.removeLast() }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
