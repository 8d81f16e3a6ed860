package import LayoutDiagnosis
package import LayoutDrawing

/// A way to turn a finding into text.
///
/// A new one is a new file here and a word in ``Formats/all``: `--mode`, its help and its errors
/// read that list.
package protocol Format: Sendable {
  /// What it is called.
  var name: String { get }
  /// What it is, in a few words.
  var about: String { get }
  /// Whether programs read it: then a reply is one text, with its command and its errors, and
  /// nothing else is printed.
  var isForPrograms: Bool { get }
  /// A finding as text, on a page of ``Paragraph/width`` columns.
  func lines(of finding: any Finding) -> [Line]
}

extension Format {
  /// Whether programs read it.
  package var isForPrograms: Bool { false }
}

/// The list of formats.
package enum Formats {
  /// All of them, the usual one first.
  package static let all: [any Format] = [TableFormat(), PlainFormat(), JSONFormat()]

  /// The one that transcripts are made in.
  package static var usual: any Format { all[0] }

  /// The format of that name.
  package static func named(_ name: String) -> (any Format)? { all.first { $0.name == name } }

  /// `table, plain or json`.
  package static var names: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
