import LayoutModel

/// A line with carets below it that mark some places.
enum Excerpt {
  /// Returns how many scalars, from the first one on, fit into a number of columns.
  private static func count(_ scalars: some Sequence<Unicode.Scalar>, within room: Int) -> Int {
    var rest = room
    return scalars.prefix { scalar in
      rest -= String(scalar).escaped.displayWidth
      return rest >= 0
    }.count
  }

  /// Returns the line with carets below it; of a long line, only the part around the first caret.
  static func lines(_ line: String, _ places: [Range<Int>], note: String?) -> [String] {
    let scalars = Array(line.unicodeScalars)
    let ranges = places.sorted { $0.lowerBound < $1.lowerBound }
    let room = Paragraph.width - 4
    var start = 0
    var end = scalars.count
    if line.displayWidth > room {
      // A third of the width is for what comes before the first place.
      let place = min(ranges.first?.lowerBound ?? 0, scalars.count)
      let front = Self.count(scalars[..<place].reversed(), within: room / 3)
      let back = Self.count(scalars.reversed(), within: room)
      start = max(0, min(place - front, scalars.count - back))
      end = start + Self.count(scalars[start...], within: room)
    }
    func text(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
      return String(view).escaped
    }
    var marks = ""
    for range in ranges {
      let from = min(max(range.lowerBound, start), end)
      let column = text(start..<from).displayWidth
      marks = marks.padded(to: column)
      guard marks.displayWidth <= column else { continue }
      let width = max(1, text(from..<max(from, min(range.upperBound, end))).displayWidth)
      marks += "^" + String(repeating: "~", count: width - 1)
    }
    let before = start > 0 ? "…" : ""
    let after = end < scalars.count ? "…" : ""
    var result = ["  \(before)\(text(start..<end))\(after)"]
    let margin = String(repeating: " ", count: 2 + before.displayWidth)
    guard !marks.isEmpty || note != nil else { return result }
    let note = note?.escaped
    let joined = margin + marks + (note.map { " \($0)" } ?? "")
    if joined.displayWidth <= Paragraph.width || note == nil {
      result.append(joined.withoutTrailingBlanks)
    } else if let note {
      result.append((margin + marks).withoutTrailingBlanks)
      result += Paragraph.lines("  \(note)", indent: 4)
    }
    return result
  }
}
