import LayoutDiagnosis
package import LayoutDrawing

/// Long replies as people read them: the beginning and the end, and how much lies between.
///
/// The number of lines decides, not the height of a terminal, so that a transcript is the same
/// wherever it is made. A reply that is hardly longer than a screen is easier scrolled back to than
/// asked for, so it stays whole. Batches and JSON are for programs and stay whole, too.
package enum Screenful {
  /// How long a reply may be, in lines.
  package static let limit = 40
  /// What is left of one that is longer; with the line between, what a screen of 24 rows holds.
  private static let (headCount, tailCount) = (16, 6)

  /// The lines, cut where there are too many of them; `command` shows them all.
  package static func cut(_ lines: [Line], command: String) -> [Line] {
    guard lines.count > limit else { return lines }
    let count = lines.count - headCount - tailCount
    return lines.prefix(headCount) + [Line(.hint, "and \(count) more lines here: \(command)")]
      + lines.suffix(tailCount)
  }
}
