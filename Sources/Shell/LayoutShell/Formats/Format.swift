package import LayoutDiagnosis
package import LayoutDrawing

/// A way to turn a finding into text.
///
/// A new one is a row here: `--mode`, its help and its errors read ``all``.
package struct Format: Sendable {
  /// Its name, as `--mode` takes it.
  package let name: String
  /// A few words about it.
  package let about: String
  /// Whether it is for programs: then each reply is one text that includes the command and its
  /// errors, and nothing else is printed.
  package let isForPrograms: Bool
  /// Whether it is for people who read it at a terminal; then long replies are shortened.
  package let isForPeople: Bool
  private let text: @Sendable (any Finding) -> [Line]

  private init(
    _ name: String, _ about: String, isForPrograms: Bool = false, isForPeople: Bool = true,
    text: @escaping @Sendable (any Finding) -> [Line]
  ) {
    self.name = name
    self.about = about
    self.isForPrograms = isForPrograms
    self.isForPeople = isForPeople
    self.text = text
  }

  /// Returns a finding as text, on a page of ``Paragraph/width`` columns.
  package func lines(of finding: any Finding) -> [Line] { text(finding) }

  /// Words, tables, and drawings made of text characters.
  ///
  /// Transcripts are in this format.
  package static let table = Format("table", "tables, and drawings made of text characters") {
    $0.lines()
  }
  /// Words and tables without drawings, for screen readers.
  package static let plain = Format("plain", "no pictures") { $0.lines(isPlain: true) }
  /// The finding as one JSON object on one line.
  package static let json = Format("json", "one JSON object per line", isForPrograms: true) {
    [Line(.code, JSONDocument($0).line)]
  }

  /// The rows of tables with commas between their cells; each other line is a row of one cell.
  package static let csv = Format("csv", "tables for a spreadsheet", isForPeople: false) {
    $0.csv.map { Line(.code, $0) }
  }
  /// Tables as Markdown has them; drawings and code in fences.
  package static let markdown = Format("md", "Markdown", isForPeople: false) {
    $0.markdown.map { Line(.code, $0) }
  }

  /// All formats, the default one first.
  package static let all = [table, plain, json, csv, markdown]

  /// The format of a file, by the ending of its name; nil for any other file.
  package static func of(file path: String) -> Format? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let format = named(String(name[dot...].dropFirst()))
    return format.flatMap { $0.isForPrograms || !$0.isForPeople ? $0 : nil }
  }

  /// Returns the format with a name.
  package static func named(_ name: String) -> Format? { all.first { $0.name == name } }

  /// The names in a sentence: `table, plain or json`.
  package static var names: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
