import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

extension Classroom {
  /// The most names that are listed.
  private static let nameLimit = 8

  /// What can be typed instead of a line that was refused and for which there is no correction.
  func advice(on error: Diagnostic, in input: Input) -> [Line] {
    guard error.correction == nil, error.note == nil else { return [] }
    switch error.code {
    case .unknownCommand:
      if let number = Int(input.text), course.lessons.indices.contains(number - 1) {
        return [Line(.note, "note  next \(number) opens lesson \(number)")]
      }
      return [Line(.note, "note  hint helps with the lesson, help lists the commands")]
    case .noItem:
      let names = shell.layout.items.filter(\.isView).map { Name.written($0.name) }
      guard !names.isEmpty, names.count <= Self.nameLimit else {
        return [Line(.note, "note  frames lists the views of this lesson")]
      }
      return Paragraph.item(
        "note", "the views here are \(names.joined(separator: ", ")); rules lists the rules",
        indent: 6
      ).map { Line(.note, $0) }
    default: return []
    }
  }
}
