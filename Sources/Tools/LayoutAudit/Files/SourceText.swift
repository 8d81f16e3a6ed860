import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

/// The lines of a storyboard or xib, in which attributes of elements can be replaced.
struct SourceText: Sendable {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The place of a line, from its first character that is not a blank.
  func place(_ line: Int) -> ReportedFinding.Place {
    guard lines.indices.contains(line - 1) else { return ReportedFinding.Place(line: line) }
    let blanks = lines[line - 1].prefix { $0 == " " || $0 == "\t" }.count
    return ReportedFinding.Place(line: line, column: blanks + 1)
  }

  /// The replacement that gives an attribute of an element another value.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, which is added if it is missing.
  ///   - id: The id of the element.
  ///   - line: The line in which its tag ends.
  ///   - value: The text of the value.
  /// - Returns: Nil if the tag takes more than one line, or if the constant is a standard value.
  func replacement(
    of attribute: String, ofElement id: String, at line: Int, with value: String
  ) -> ReportedFinding.Fix.Replacement? {
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[line - 1]
    guard let name = text.firstRange(of: " id=\"\(id)\""),
      let start = text[..<name.lowerBound].lastIndex(of: "<"),
      let end = text[name.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    // A standard value is not the number in the file.
    guard attribute != "constant" || !tag.contains(" symbolic=\"YES\"") else { return nil }
    func place(_ range: Range<Substring.Index>) -> ReportedFinding.Place {
      let scalars = text.unicodeScalars
      return ReportedFinding.Place(
        line: line,
        column: scalars.distance(from: scalars.startIndex, to: range.lowerBound) + 1,
        length: scalars[range].count)
    }
    guard let head = tag.firstRange(of: " \(attribute)=\""),
      let close = tag[head.upperBound...].firstIndex(of: "\"")
    else { return .init(place(name), with: " \(attribute)=\"\(value)\"\(text[name])") }
    // An empty value cannot be replaced, as a place has a length.
    guard head.upperBound < close else { return nil }
    return .init(place(head.upperBound..<close), with: value)
  }
}

extension AuditSubject {
  /// The replacement in the file that makes a change; nil if it is not one of an attribute.
  func replacement(_ edit: LayoutEdit) -> ReportedFinding.Fix.Replacement? {
    switch edit {
    case .constant(let id, let value): return replacement("constant", of: id, value)
    case .priority(let id, let value): return replacement("priority", of: id, value)
    case .hugging(let id, let axis, let value):
      return replacement("\(axis.word)HuggingPriority", of: id, value)
    case .resistance(let id, let axis, let value):
      return replacement("\(axis.word)CompressionResistancePriority", of: id, value)
    case .spacing(let id, let value): return replacement("spacing", of: id, value)
    default: return nil
    }
  }

  private func replacement(
    _ attribute: String, of rule: Rule.ID, _ value: Double
  ) -> ReportedFinding.Fix.Replacement? {
    guard let id = scene?.constraintMarks[rule]?.id else { return nil }
    return source?.replacement(
      of: attribute, ofElement: id, at: place(rule).line, with: value.exactlySpelled)
  }

  private func replacement(
    _ attribute: String, of view: Item.ID, _ value: Double
  ) -> ReportedFinding.Fix.Replacement? {
    guard scene != nil, let id = layout.item(view)?.source?.id, !id.isEmpty else { return nil }
    return source?.replacement(
      of: attribute, ofElement: id, at: place(view).line, with: value.exactlySpelled)
  }

  /// A line of the file as a place in a report.
  func reported(_ place: AuditPlace) -> ReportedFinding.Place {
    source?.place(place.line) ?? ReportedFinding.Place(line: place.line)
  }
}

extension Axis {
  /// `horizontal` or `vertical`.
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
