public import LayoutDiagnosis
import LayoutModel

/// A fitting size in words.
public struct FittingText {
  /// The size, then what stands in its way.
  public let lines: [String]

  /// What became of a request: `card fits 320x84.5, asked for 320x0 @1000 @50`.
  public init(_ fitting: FittingSize) {
    let examination = fitting.examination
    let layout = examination.layout
    let name = layout.root.map { layout.name(of: $0) } ?? "?"
    let priorities = fitting.priorities
    let asked =
      priorities.horizontal == priorities.vertical
      ? "@\(priorities.horizontal.spelled)"
      : "@\(priorities.horizontal.spelled) @\(priorities.vertical.spelled)"
    lines =
      Paragraph.lines(
        "\(name) fits \(Self.text(fitting.size)), asked for \(Self.text(fitting.target)) \(asked)",
        indent: 2)
      + examination.conflicts.flatMap { ConflictText($0, in: examination.solved).lines }
      + fitting.ties.flatMap { TieText($0, in: layout).news }
  }

  private static func text(_ size: Size) -> String {
    "\(size.width.spelled)x\(size.height.spelled)"
  }
}
