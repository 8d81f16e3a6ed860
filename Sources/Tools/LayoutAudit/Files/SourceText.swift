import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports

/// The lines of a storyboard or xib, as the places of reports mean them.
struct SourceText: Sendable {
  private let lines: [Substring]
  /// The byte at which each line begins.
  private let offsets: [Int]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    offsets = lines.map { text.utf8.distance(from: text.startIndex, to: $0.startIndex) }
  }

  /// The place of a line, from its first character that is not a blank.
  func place(_ line: Int) -> ReportedFinding.Place {
    guard lines.indices.contains(line - 1) else { return ReportedFinding.Place(line: line) }
    let blanks = lines[line - 1].prefix { $0 == " " || $0 == "\t" }.count
    return ReportedFinding.Place(line: line, column: blanks + 1)
  }

  /// The changes of the file as reports hold them: parts of lines, or whole lines where lines come or
  /// go, as a place in a report is never empty.
  func replacements(for edits: [FileEdit]) -> [ReportedFinding.Fix.Replacement] {
    edits.compactMap { replacement(for: $0.edit) }
  }

  private func replacement(for edit: TextEdit) -> ReportedFinding.Fix.Replacement? {
    guard let first = line(at: edit.range.lowerBound), let last = line(at: edit.range.upperBound)
    else { return nil }
    let (start, end) = (offsets[first], offsets[last])
    let isInLine = first == last && !edit.text.contains(where: \.isNewline)
    guard isInLine else {
      // What ends at the beginning of a line takes whole lines away.
      let endsLine = last > first && edit.range.upperBound == end
      let before = lines[first].utf8.prefix(edit.range.lowerBound - start)
      let after = lines[last].utf8.dropFirst(
        endsLine ? lines[last].utf8.count : edit.range.upperBound - end)
      let text = "\(Substring(before))\(edit.text)\(Substring(after))"
      if endsLine, text.isEmpty, first > 0 {
        return .init(.init(line: first, lastLine: last), with: String(lines[first - 1]))
      }
      return .init(
        .init(line: first + 1, lastLine: endsLine ? last : last + 1), with: text)
    }
    let line = lines[first]
    func column(_ byte: Int) -> Int {
      line.unicodeScalars.distance(
        from: line.startIndex, to: line.utf8.index(line.startIndex, offsetBy: byte - start))
    }
    var (from, to) = (column(edit.range.lowerBound), column(edit.range.upperBound))
    var text = edit.text
    if from == to {
      // Together with a character beside it.
      let scalars = Array(line.unicodeScalars)
      if from < scalars.count {
        text.unicodeScalars.append(scalars[from])
        to += 1
      } else if from > 0 {
        from -= 1
        text = String(scalars[from]) + text
      } else {
        return nil
      }
    }
    return .init(.init(line: first + 1, column: from + 1, length: to - from), with: text)
  }

  /// The line of a byte, counted from 0.
  private func line(at byte: Int) -> Int? {
    let after = offsets.firstIndex { $0 > byte } ?? offsets.count
    return after > 0 ? after - 1 : nil
  }
}

extension AuditSubject {
  /// A line of the file as a place in a report.
  func reported(_ place: AuditPlace) -> ReportedFinding.Place {
    text?.place(place.line) ?? ReportedFinding.Place(line: place.line)
  }
}

extension Axis {
  /// `horizontal` or `vertical`.
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
