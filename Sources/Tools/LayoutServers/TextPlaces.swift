import PlumbLanguage
import RunReports

/// The lines of a text, and how places in it are counted: in Unicode scalars from 1 by findings, in
/// UTF-16 or UTF-8 from 0 by editors.
struct TextPlaces: Sendable {
  /// How an editor counts within a line.
  enum Counting: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }

  /// A place, line and unit counted from 0.
  struct Position: Hashable, Sendable {
    var line: Int
    var unit: Int
  }

  /// The lines without their ends.
  let lines: [Substring]
  private let text: String
  let counting: Counting

  /// The lines of a text.
  init(_ text: String, _ counting: Counting = .utf16) {
    self.text = text
    self.counting = counting
    lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }

  /// The position of a scalar of a line; both are counted from 0, and what is outside is moved to
  /// the nearest place.
  func position(line: Int, scalar: Int) -> Position {
    guard lines.indices.contains(line) else { return end }
    let scalars = lines[line].unicodeScalars.prefix(max(0, scalar))
    let unit =
      switch counting {
      case .utf8: scalars.reduce(0) { $0 + UTF8.width($1) }
      case .utf16: scalars.reduce(0) { $0 + UTF16.width($1) }
      case .utf32: scalars.count
      }
    return Position(line: line, unit: unit)
  }

  /// How many scalars stand in front of a position in its line.
  func scalar(at position: Position) -> Int {
    guard lines.indices.contains(position.line) else { return 0 }
    var (units, count) = (0, 0)
    for scalar in lines[position.line].unicodeScalars {
      guard units < position.unit else { break }
      switch counting {
      case .utf8: units += UTF8.width(scalar)
      case .utf16: units += UTF16.width(scalar)
      case .utf32: units += 1
      }
      count += 1
    }
    return count
  }

  /// The index in the text; the end of the line or text for what is outside.
  func index(of position: Position) -> String.Index {
    guard lines.indices.contains(position.line) else {
      return position.line < 0 ? text.startIndex : text.endIndex
    }
    let line = lines[position.line]
    return line.unicodeScalars.index(
      line.startIndex, offsetBy: scalar(at: position), limitedBy: line.endIndex) ?? line.endIndex
  }

  /// The end of the text.
  var end: Position {
    let last = lines.count - 1
    return position(line: last, scalar: lines[last].unicodeScalars.count)
  }

  /// The range of a place of a finding.
  func range(of place: ReportedFinding.Place) -> (start: Position, end: Position) {
    let line = min(max(0, place.line - 1), lines.count - 1)
    if let last = place.lastLine {
      let end = min(max(line, last - 1), lines.count - 1)
      return (position(line: line, scalar: 0), position(line: end, scalar: .max))
    }
    guard let column = place.column else {
      let blanks = lines[line].unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
      return (position(line: line, scalar: blanks), position(line: line, scalar: .max))
    }
    let end = place.length.map { column - 1 + $0 } ?? .max
    return (position(line: line, scalar: column - 1), position(line: line, scalar: end))
  }

  /// The range that a replacement of a finding replaces: whole lines include their blanks.
  func range(replacing place: ReportedFinding.Place) -> (start: Position, end: Position) {
    var place = place
    if place.column == nil, place.lastLine == nil { place.lastLine = place.line }
    return range(of: place)
  }

  /// The text with replacements made; nil if two of them are about the same part.
  func replacing(_ replacements: [ReportedFinding.Fix.Replacement]) -> String? {
    text.changed(
      by: replacements.map { replacement in
        let (start, end) = range(replacing: replacement.place)
        let (a, b) = (index(of: start), index(of: end))
        let lower = text.utf8.distance(from: text.startIndex, to: a)
        return TextEdit(lower..<lower + text.utf8.distance(from: a, to: b), replacement.text)
      })
  }
}
