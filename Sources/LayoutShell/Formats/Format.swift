package import LayoutDiagnosis
package import LayoutDrawing

/// A way to turn a finding into text.
///
/// A new one is a row here: `--mode`, its help and its errors read ``all``.
package struct Format: Sendable {
  /// What it is called.
  package let name: String
  /// What it is, in a few words.
  package let about: String
  /// Whether programs read it: then a reply is one text, with its command and its errors, and
  /// nothing else is printed.
  package let isForPrograms: Bool
  private let text: @Sendable (any Finding) -> [Line]

  private init(
    _ name: String, _ about: String, isForPrograms: Bool = false,
    text: @escaping @Sendable (any Finding) -> [Line]
  ) {
    self.name = name
    self.about = about
    self.isForPrograms = isForPrograms
    self.text = text
  }

  /// A finding as text, on a page of ``Paragraph/width`` columns.
  package func lines(of finding: any Finding) -> [Line] { text(finding) }

  /// Words, tables, and drawings made of text characters, which transcripts are made in.
  package static let table = Format("table", "tables, and drawings made of text characters") {
    $0.lines()
  }
  /// Words and tables without pictures made of characters, for whoever listens.
  package static let plain = Format("plain", "no pictures") { $0.lines(isPlain: true) }
  /// What a finding encodes, as an object of JSON on one line.
  package static let json = Format("json", "one JSON object per line", isForPrograms: true) {
    [Line(.code, JSONDocument($0).line)]
  }

  /// All of them, the usual one first.
  package static let all = [table, plain, json]

  /// The format of that name.
  package static func named(_ name: String) -> Format? { all.first { $0.name == name } }

  /// `table, plain or json`.
  package static var names: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
