/// The lines in which two texts differ, in the form that `diff -u` prints and `patch` takes.
package struct UnifiedDiff: Sendable {
  /// How many lines around a change are shown.
  private static let context = 3

  /// The text of the difference; empty if there is none.
  package let text: String

  /// Compares two versions of a file.
  package init(of path: String, from before: String, to after: String) {
    let (old, new) = (Self.lines(of: before), Self.lines(of: after))
    let rows = Self.rows(from: old, to: new)
    let changed = rows.indices.filter { rows[$0].sign != " " }
    guard let first = changed.first else {
      text = ""
      return
    }
    var hunks: [Range<Int>] = []
    for index in changed {
      let around = max(0, index - Self.context)..<min(rows.count, index + Self.context + 1)
      if let last = hunks.last, index != first, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    text =
      "--- \(path)\n+++ \(path)\n"
      + hunks.map { Self.hunk(rows, $0) }.joined()
  }

  /// A line of one of the texts, or of both.
  private struct Row {
    let sign: Character
    /// The line with its end; the last one of a file may have none.
    let line: Substring
  }

  /// The lines of a text with their ends, which are part of what is compared.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func rows(from old: [Substring], to new: [Substring]) -> [Row] {
    // Most of two versions of a file is the same, which needs no comparison of everything with
    // everything.
    let head = zip(old, new).prefix { same($0, $1) }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { same($0, $1) }.count
    let (left, right) = (old[head..<old.count - tail], new[head..<new.count - tail])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(right).difference(from: Array(left), by: same) {
      switch change {
      case .remove(let offset, _, _): removed.insert(head + offset)
      case .insert(let offset, _, _): inserted.insert(head + offset)
      }
    }
    var rows: [Row] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if removed.contains(a) {
        rows.append(Row(sign: "-", line: old[a]))
        a += 1
      } else if inserted.contains(b) {
        rows.append(Row(sign: "+", line: new[b]))
        b += 1
      } else {
        rows.append(Row(sign: " ", line: old[a]))
        (a, b) = (a + 1, b + 1)
      }
    }
    return rows
  }

  /// Whether two lines have the same bytes.
  private static func same(_ a: Substring, _ b: Substring) -> Bool { a.utf8.elementsEqual(b.utf8) }

  private static func hunk(_ rows: [Row], _ range: Range<Int>) -> String {
    func count(_ range: Range<Int>, without sign: Character) -> Int {
      rows[range].count { $0.sign != sign }
    }
    func place(without sign: Character) -> String {
      let before = count(0..<range.lowerBound, without: sign)
      let length = count(range, without: sign)
      return "\(length == 0 ? before : before + 1),\(length)"
    }
    let lines = rows[range].map { row in
      let end = row.line.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
      return "\(row.sign)\(row.line)\(end)"
    }
    return "@@ -\(place(without: "+")) +\(place(without: "-")) @@\n" + lines.joined()
  }
}
