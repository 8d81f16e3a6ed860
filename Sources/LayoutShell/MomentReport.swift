import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

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
    guard let root = shell.layout.root else {
      self.lines = lines + ["nothing yet: root card 320x200"]
      return
    }
    lines += FramesTable(examination).lines
    lines += TerminalDrawing(examination.solved, of: root).lines
    lines += examination.conflicts.flatMap { ConflictText($0, in: examination.solved).lines }
    if examination.conflicts.isEmpty { lines.append("no conflict") }
    lines += AmbiguityText(examination).lines
    self.lines = lines
  }
}
