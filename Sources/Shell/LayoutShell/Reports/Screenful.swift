import LayoutDiagnosis
package import LayoutDrawing

/// Shortens long replies for people: to the beginning and the end, with the number of lines
/// between.
///
/// The number of lines decides, not the height of the terminal, so that a transcript is the same
/// wherever it is made. A reply that is hardly longer than a screen is easier to scroll back to
/// than to ask for again, so it stays whole. Batches and JSON are for programs and stay whole, too.
package enum Screenful {
  /// The most lines that a reply may have without being shortened.
  package static let limit = 40
  /// How many lines remain at the beginning and at the end; with the line between, they fit on a
  /// screen of 24 rows.
  private static let (headCount, tailCount) = (16, 6)

  /// Returns the lines, shortened if there are too many; `command` is the one that shows them all.
  package static func cut(_ lines: [Line], command: String) -> [Line] {
    guard lines.count > limit else { return lines }
    let count = lines.count - headCount - tailCount
    return lines.prefix(headCount) + [Line(.hint, "and \(count) more lines here: \(command)")]
      + lines.suffix(tailCount)
  }
}
