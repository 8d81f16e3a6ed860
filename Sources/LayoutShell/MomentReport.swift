import LayoutDiagnosis
import LayoutDrawing
public import LayoutModel

/// Everything about a moment that people want to know first.
public struct MomentReport {
  /// The step and the frames, the picture, the conflicts, and what is not determined.
  public let sections: [[String]]

  /// So many conflicts are parts of their own.
  private static let conflictLimit = 3

  /// All of it.
  public var lines: [String] { sections.flatMap(\.self) }

  /// Reports on the current step of a shell.
  public init(_ shell: Shell, title: String? = nil, keeping way: Advice.Way? = nil) {
    let examination = shell.examination
    let now = shell.timeline.now
    let command = now.command.split(separator: "\n").first.map(String.init) ?? "the start"
    var lines: [String] = title.map { [$0.escaped] } ?? []
    lines.append("at #\(now.number)  \(command.escaped)")
    self.init(examination, root: shell.layout.root, heading: lines, keeping: way)
  }

  /// Reports on a layout that was read from elsewhere, with what is known about its reading.
  public init(_ layout: Layout, notes: [String], keeping way: Advice.Way? = nil) {
    let (rules, views) = (layout.rules.count, layout.items.count)
    let count = "\(rules) rule\(rules == 1 ? "" : "s"), \(views) view\(views == 1 ? "" : "s") read"
    let remarks = notes.flatMap { Paragraph.lines("note  \($0.escaped)", indent: 6) }
    self.init(
      Examination(layout), root: layout.root, heading: [count] + remarks, keeping: way)
  }

  private init(
    _ examination: Examination, root: Item.ID?, heading: [String], keeping way: Advice.Way?
  ) {
    guard let root else {
      sections = [heading.flatMap(Paragraph.folded), ["nothing yet: root card 320x200"]]
      return
    }
    let solved = examination.solved
    func text(_ conflict: Conflict) -> [String] {
      ConflictText(conflict, in: solved).lines + RemarkText(conflict, in: solved).lines
    }
    // The first ones are told whole, however long the list is.
    let conflicts = examination.conflicts
    let others =
      conflicts.dropFirst(Self.conflictLimit).flatMap(text)
      + UnexplainedText(examination.unexplained, in: solved).lines
    sections =
      [
        heading.flatMap(Paragraph.folded), FramesTable(examination).lines,
        TerminalDrawing(solved, of: root).lines,
      ] + conflicts.prefix(Self.conflictLimit).map(text) + [
        conflicts.isEmpty && others.isEmpty ? ["no conflict"] : others,
        AmbiguityText(examination).lines, ScrollText(examination) { !$0.isOpen }.lines,
        way.flatMap { Advice(examination, keeping: $0)?.lines } ?? [],
      ]
  }
}
