package import LayoutDiagnosis
package import LayoutDrawing

/// What a finding encodes, as an object of JSON on one line.
package struct JSONFormat: Format {
  /// What it is called.
  package let name = "json"
  /// What it is, in a few words.
  package let about = "one JSON object per line"
  /// Whether programs read it.
  package let isForPrograms = true

  /// The number of the shape; a removed or renamed key raises it.
  package static let schema = Inspection.schema

  /// The format.
  package init() {}

  /// A finding as text.
  package func lines(of finding: any Finding) -> [Line] {
    [Line(.code, JSONDocument(finding).line)]
  }
}
