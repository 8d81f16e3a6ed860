package import LayoutDiagnosis
package import LayoutDrawing

/// Words and tables without pictures made of characters, for whoever listens.
package struct PlainFormat: Format {
  /// What it is called.
  package let name = "plain"
  /// What it is, in a few words.
  package let about = "no pictures"

  /// The format.
  package init() {}

  /// A finding as text.
  package func lines(of finding: any Finding) -> [Line] { finding.lines(isPlain: true) }
}
