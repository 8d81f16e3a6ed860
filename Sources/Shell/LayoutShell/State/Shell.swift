package import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import PlumbLanguage
import SwiftReader

/// The whole state of a session, as a value: `(state, line) -> (state, reply)`.
///
/// A line that is refused leaves the document and its steps as they were.
package struct Shell: Sendable {
  /// What is printed after a step.
  package enum Echo: String, Sendable, CaseIterable {
    case off, news, frames
  }

  /// Where lines come from, which decides what they may do.
  package enum Source: String, Sendable, Codable {
    /// A person, who may abbreviate commands.
    case prompt
    /// A file or a pipe, which must spell commands in full.
    case batch
    /// A session that is being played.
    case session
  }

  /// The steps so far.
  package internal(set) var timeline = Timeline()
  /// The solved document of the current step, and what was found in it.
  package internal(set) var analysis = LayoutAnalysis(Layout())
  /// What is printed after a step.
  package var echo = Echo.news
  /// In whose words conflicts, rules and the tree of views are printed.
  package internal(set) var wording = Wording.plumb
  /// The words that stand for the beginning of a line at the prompt, in the order in which they were
  /// made.
  package internal(set) var abbreviations: [(word: String, meaning: String)] = []
  /// How output looks, which is never part of an answer.
  package internal(set) var display = DisplaySettings()
  /// Every accepted line with its reply: what `save` writes.
  package internal(set) var transcript = Transcript()
  /// The files that lines may use, relative to the session's folder.
  package var files: Files
  /// Where lines come from.
  package var source: Source
  /// Why the last line was refused, for `expect error`; nil if it was not.
  package internal(set) var lastError: ErrorCode?
  /// The rule that the system chose to break, after a log was imported.
  package var systemBroke: Rule.ID? { layout.systemBroke }
  /// The step for which `exercise` last showed another picture.
  var exercised: Int?
  /// The fixes that were listed last, for `fix`.
  var listedFixes: ListedFixes?
  /// The file that was imported last, into which fixes can be written.
  var imported: OpenedSource?
  /// By how much numbers may differ in an expectation, in points.
  package var tolerance = 0.001
  /// The number of the line that is being run, in its file.
  var line: Int?
  /// How many sessions are being read around this one, each by the next.
  var readDepth = 0
  /// Whether lines are only read and their names looked up: nothing is solved, and what would ask
  /// the solution is not answered.
  var isReading = false
  /// What the transcript records in place of the input, and of its reply if findings are given.
  var recorded: (input: String, findings: [any Finding]?)?
  /// Whether existing files may be overwritten without `--force`.
  package var replacesFiles = false
  /// The texts of files when they were opened or written by this shell, by the files' identities.
  var knownTexts: [String: String] = [:]
  /// The path of the session that was opened or saved last, as it was typed.
  var page: String?
  /// Everything the shell was told, from which another shell can be brought to the same state.
  package internal(set) var journal = Journal()
  /// The last reply that was shortened, for `more`.
  var cutReply: Reply?
  /// How many entries of work there were when `quit` last warned that some are not saved.
  var workWhenAsked: Int?

  /// Where steps that are read, imported or redone stop.
  package internal(set) var breakpoints: [Breakpoint] = []
  /// Whether the next session that a line reads, or file that it imports, is stopped at its beginning.
  var entersFiles = false

  /// The step that undo does not go back behind: the one in front of the file whose line is run.
  var firstStep = 0
  /// Whether pasted lines wait behind a break, which the host runs.
  package var hasPastedLines = false

  /// Makes a shell with an empty document.
  package init(files: Files = .none, source: Source = .prompt) {
    self.files = files
    self.source = source
  }

  /// Adopts the header of a session.
  mutating func adopt(_ header: SessionHeader) {
    for key in SessionHeader.keys { key.begin(header, &self) }
    transcript.header = header.lines
  }

  /// Begins with a document that has no views yet.
  mutating func begin(with layout: Layout) {
    timeline = Timeline(layout)
    analysis = LayoutAnalysis(layout)
  }

  /// How many lines of work are not saved: lines that changed something, expect something or are
  /// prose.
  package var unsavedCount: Int { journal.unsavedCount }

  /// Marks all work so far as saved.
  package mutating func markSaved() { journal.markSaved() }

  /// Returns a warning for somebody who leaves unsaved work behind; nil if there is none, or if the
  /// warning was given before.
  package mutating func farewell() -> String? {
    guard unsavedCount > 0, workWhenAsked != journal.workCount else { return nil }
    workWhenAsked = journal.workCount
    let name = page?.escaped ?? "FILE"
    let (verb, them) = unsavedCount == 1 ? ("is", "it") : ("are", "them")
    return "\(unsavedCount.counted("line")) \(verb) not saved: save \(name) keeps \(them)"
  }

  /// The document of the current step.
  package var layout: Layout { timeline.now.layout }

  /// The state in a few words, shown at the right of the prompt.
  package var status: String {
    let conflicts = analysis.conflicts.count + analysis.unexplained.count
    let ties = analysis.freedom.ties.count
    let degrees = analysis.freedom.degrees
    if conflicts > 0 { return "x \(conflicts.counted("conflict"))" }
    if ties > 0 { return "! \(ties) ambiguous" }
    return degrees > 0 ? "+ \(degrees) free" : ""
  }
}
