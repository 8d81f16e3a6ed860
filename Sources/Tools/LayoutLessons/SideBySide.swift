import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// Two layouts drawn side by side, each on half of the width.
struct SideBySide {
  /// The lines, the headings first.
  let lines: [String]

  /// The columns between the two drawings.
  private static let gap = 3
  /// The columns for the positions of edges.
  private static let edgeColumns = 6

  /// Draws the roots of two layouts under a heading each.
  init(_ left: (heading: String, LayoutAnalysis), _ right: (heading: String, LayoutAnalysis)) {
    let half = (Paragraph.width - Self.gap) / 2
    func drawn(_ side: (heading: String, LayoutAnalysis)) -> [String] {
      guard let root = side.1.layout.root else { return [side.heading] }
      let drawing = Paragraph.$width.withValue(half) {
        let lines = TerminalDrawing(side.1.solved, of: root, edgeColumns: Self.edgeColumns).lines
        // Positions with many digits take room from the picture.
        let excess = (lines.map(\.displayWidth).max() ?? 0) - half
        return excess <= 0
          ? lines
          : TerminalDrawing(side.1.solved, of: root, edgeColumns: Self.edgeColumns + excess).lines
      }
      return [side.heading] + drawing
    }
    let (one, other) = (drawn(left), drawn(right))
    lines = (0..<max(one.count, other.count)).map { index in
      let first = index < one.count ? one[index] : ""
      let second = index < other.count ? other[index] : ""
      return second.isEmpty ? first : first.padded(to: half + Self.gap) + second
    }
  }
}
