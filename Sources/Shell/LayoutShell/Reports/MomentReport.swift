package import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
import PlumbLanguage

/// The report that opens a step or an imported layout: everything that people want to know first.
package struct MomentReport: Finding {
  /// The step and the frames, the picture, the conflicts, and what is not determined.
  package let sections: [[Passage]]
  private let analysis: LayoutAnalysis

  /// The most conflicts that get a section of their own.
  private static let conflictLimit = 3

  /// The sections in one piece.
  package var passages: [Passage] { sections.flatMap(\.self) }

  /// Encodes the layout as `inspect` does, with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Inspection(analysis, systemBroke: analysis.layout.systemBroke).encode(to: encoder)
  }

  /// Reports on the current step of a shell.
  package init(_ shell: Shell, title: String? = nil, keeping context: Advice.Context? = nil) {
    let now = shell.timeline.now
    let command = now.command.isEmpty ? "the start" : now.command.firstLine
    let heading = (title.map { [$0] } ?? []) + ["at #\(now.number)  \(command)"]
    self.init(
      shell.analysis, heading: heading.map { Passage(.heading, .line($0)) }, keeping: context)
  }

  /// Reports on an imported layout, with remarks on how it was read.
  ///
  /// If only a part of it was read, it says so wherever it would give an all-clear.
  package init(
    _ layout: Layout, notes: [String], of part: PartialReading? = nil,
    keeping context: Advice.Context? = nil
  ) {
    let (rules, views) = (layout.rules.count, layout.items.count)
    let count = "\(rules.counted("rule")), \(views.counted("view")) read"
    self.init(
      LayoutAnalysis(layout),
      heading: [Passage(.heading, .line(count))] + notes.map { .note($0) }, of: part,
      isImported: true, keeping: context)
  }

  /// What is out of sight because a rule lacks a minus.
  private static func outward(_ analysis: LayoutAnalysis) -> [Passage] {
    guard analysis.conflicts.isEmpty else { return [] }
    return Cure.all(in: analysis).compactMap { cure in
      guard case .outward(let outward) = cure.ailment else { return nil }
      let words = cure.fixes.map { FixWords($0, in: analysis.solved).text }
      let fix = words.isEmpty ? "" : ". Perhaps \(words.joined(separator: ", or "))"
      return .note(outward.sentence(in: analysis.layout) + fix)
    }
  }

  private init(
    _ analysis: LayoutAnalysis, heading: [Passage], of part: PartialReading? = nil,
    isImported: Bool = false, keeping context: Advice.Context?
  ) {
    self.analysis = analysis
    guard analysis.layout.root != nil else {
      sections = [heading, [Views.nothing]]
      return
    }
    let solved = analysis.solved
    func text(_ conflict: Conflict) -> [Passage] {
      conflict.passages(in: solved) + conflict.notes(in: solved)
    }
    let noConflict = Passage(.text, part.map { "no conflict in \($0.words)" } ?? "no conflict")
    // The first conflicts are described in full, however many there are.
    let conflicts = analysis.conflicts
    let others =
      conflicts.dropFirst(Self.conflictLimit).flatMap(text)
      + Claim.Source.unexplained(analysis.unexplained, in: solved)
    let unsure = part?.views(of: analysis.layout) ?? []
    sections =
      [
        heading, Views(analysis).passages, Views(analysis, as: .picture()).passages,
      ] + conflicts.prefix(Self.conflictLimit).map(text) + [
        conflicts.isEmpty && others.isEmpty ? [noConflict] : others, Self.outward(analysis),
        Ambiguity(analysis, of: part?.words, unsure: unsure).passages,
        EmptyFrame(analysis, except: unsure).passages,
        isImported ? Overlaps(analysis, except: unsure).passages : [],
        ScrollRemark.notes(analysis) { !$0.isOpen },
        context.flatMap { Advice(analysis, keeping: $0)?.passages } ?? [],
      ]
  }
}
