import LayoutDiagnosis
import LayoutDrawing
public import LayoutModel

/// Everything about a moment that people want to know first.
public struct MomentReport {
  /// The step, the frames, the conflicts and what is not determined.
  public let lines: [String]

  /// Reports on the current step of a shell.
  public init(_ shell: Shell, title: String? = nil) {
    let examination = shell.examination
    let now = shell.timeline.now
    let command = now.command.split(separator: "\n").first.map(String.init) ?? "the start"
    var lines: [String] = title.map { [$0.escaped] } ?? []
    lines.append("at #\(now.number)  \(command.escaped)")
    self.init(examination, root: shell.layout.root, heading: lines)
  }

  /// Reports on a layout that was read from elsewhere, with what is known about its reading.
  public init(_ layout: Layout, notes: [String]) {
    let (rules, views) = (layout.rules.count, layout.items.count)
    let count = "\(rules) rule\(rules == 1 ? "" : "s"), \(views) view\(views == 1 ? "" : "s") read"
    let remarks = notes.flatMap { Paragraph.lines("note  \($0.escaped)", indent: 6) }
    self.init(Examination(layout), root: layout.root, heading: [count] + remarks)
  }

  private init(_ examination: Examination, root: Item.ID?, heading: [String]) {
    guard let root else {
      lines = heading.flatMap(Paragraph.folded) + ["nothing yet: root card 320x200"]
      return
    }
    var lines = heading.flatMap(Paragraph.folded)
    lines += FramesTable(examination).lines
    lines += TerminalDrawing(examination.solved, of: root).lines
    lines += examination.conflicts.flatMap { ConflictText($0, in: examination.solved).lines }
    if examination.conflicts.isEmpty { lines.append("no conflict") }
    lines += AmbiguityText(examination).lines
    self.lines = lines
  }
}
