package import LayoutDiagnosis
package import LayoutDrawing

/// Words, tables and pictures made of characters.
package struct TableFormat: Format {
  /// What it is called.
  package let name = "table"
  /// What it is, in a few words.
  package let about = "tables, and drawings made of text characters"

  /// The format.
  package init() {}

  /// A finding as text.
  package func lines(of finding: any Finding) -> [Line] { finding.lines() }
}
