import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// A try and the goal drawn side by side, each on half of the width; views that differ have heavy
/// edges.
struct SideBySide {
  /// The lines, the headings first.
  let lines: [String]

  /// The columns between the two drawings.
  private static let gap = 3
  /// The columns for the positions of edges.
  static let edgeColumns = 6
  /// The least lines of two drawings that still show something.
  static let leastRows = 5
  /// The columns of each of the two.
  static var half: Int { (Paragraph.width - gap) / 2 }

  /// Draws a scene in at most `rows` lines.
  init(_ scene: Scene, comparing views: [String], rows: Int? = nil) {
    let marked = scene.differing(views)
    let place = scene.place.isEmpty ? [] : Paragraph.lines("\(scene.place):", indent: 2)
    // What conflicts may look as it should; then its sum shows what is wrong.
    let chain = scene.chain.map { ["now, in conflict:"] + ChainDrawing($0).lines } ?? []
    let rows = rows.map { max(Self.leastRows, $0 - place.count - chain.count) }
    let half = Self.half
    func side(
      _ heading: String, _ analysis: LayoutAnalysis, _ marked: Set<Item.ID>, _ note: String
    ) -> [String] {
      guard let root = analysis.layout.root else { return [heading] }
      let size = analysis.solved.frame(of: root)
      var look = TerminalDrawing.Look()
      look.edgeColumns = Self.edgeColumns
      look.rows = rows
      look.marked = marked
      look.details = .texts
      let title =
        "\(heading)  \(analysis.layout.name(of: root)) "
        + "\(size.width.spelled)x\(size.height.spelled)"
      look.heading = [title + note, title, heading].first { $0.displayWidth <= half } ?? heading
      return Paragraph.$width.withValue(half) {
        let lines = TerminalDrawing(analysis.solved, of: root, look).lines
        // Positions with many digits take room from the picture.
        let excess = (lines.map(\.displayWidth).max() ?? 0) - half
        guard excess > 0 else { return lines }
        look.edgeColumns += excess
        return TerminalDrawing(analysis.solved, of: root, look).lines
      }
    }
    let note = "  (heavy: differs)"
    let one = side("now", scene.attempt, marked.attempt, marked.attempt.isEmpty ? "" : note)
    let other = side(
      "goal", scene.goal, marked.goal,
      marked.attempt.isEmpty && !marked.goal.isEmpty ? note : "")
    lines =
      place
      + (0..<max(one.count, other.count)).map { index in
        let first = index < one.count ? one[index] : ""
        let second = index < other.count ? other[index] : ""
        return second.isEmpty ? first : first.padded(to: half + Self.gap) + second
      } + chain
  }
}
