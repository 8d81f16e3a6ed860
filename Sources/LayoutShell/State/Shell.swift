package import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import PlumbLanguage
import SwiftReader

/// The whole state of a session, as a value: `(state, line) -> (state, reply)`.
///
/// A line either works or leaves the state exactly as it was.
package struct Shell: Sendable {
  /// What is printed after a step.
  package enum Echo: String, Sendable, CaseIterable {
    case off, news, frames
  }

  /// Where lines come from, which decides what they may do.
  package enum Source: String, Sendable, Codable {
    /// A person; beginnings of commands are enough.
    case prompt
    /// A file or a pipe; only whole words.
    case batch
    /// A session that is replayed.
    case session
  }

  /// The steps so far.
  package internal(set) var timeline = Timeline()
  /// The document of the current step, solved and examined.
  package internal(set) var analysis = LayoutAnalysis(Layout())
  /// What is printed after a step.
  package var echo = Echo.news
  /// How conflicts are told.
  package internal(set) var logStyle = LogStyle.plumb
  /// How output looks; never part of an answer.
  package internal(set) var display = DisplaySettings()
  /// Every line that was accepted, with what was printed: what `save` writes.
  package internal(set) var transcript = Transcript()
  /// The files of a session's folder.
  package var files: Files
  /// Where lines come from.
  package var source: Source
  /// What the last line was refused for, for `expect error`.
  package internal(set) var lastError: ErrorCode?
  /// What a foreign system chose to break, after an import.
  package var systemBroke: Rule.ID? { layout.systemBroke }
  /// The step of which `exercise` showed another picture last.
  var exercised: Int?
  /// The list of fixes that was printed last.
  var listedFixes: ListedFixes?
  /// By how much numbers may differ in an expectation, in points.
  package var tolerance = 0.001
  /// The line of the file that is being run.
  var line: Int?
  /// How many sessions read each other around this one.
  var readDepth = 0
  /// Whether lines are only read and their names looked up: nothing is solved, and what would ask
  /// the solution is not answered.
  var isReading = false
  /// What the transcript holds instead of the input, and of the reply where that is another one.
  var recorded: (input: String, told: [any Finding]?)?
  /// Whether files that are there may be written over without being asked for.
  package var replacesFiles = false
  /// What files held when they were opened or written here, by their identities.
  var knownTexts: [String: String] = [:]
  /// The session that was opened or saved last, as it was named.
  var page: String?
  /// Everything it was told, to bring another shell to the same state.
  package internal(set) var journal = Journal()
  /// The last reply that was cut, for `more`.
  var cutReply: Reply?
  /// How much work there was when `quit` last said that it is not saved.
  var workWhenAsked: Int?

  /// A shell with nothing in it.
  package init(files: Files = .none, source: Source = .prompt) {
    self.files = files
    self.source = source
  }

  /// Takes over what the header of a session says about every line.
  mutating func adopt(_ header: SessionHeader) {
    for key in SessionHeader.keys { key.begin(header, &self) }
    transcript.header = header.lines
  }

  /// Begins with a document that has no views yet.
  mutating func begin(with layout: Layout) {
    timeline = Timeline(layout)
    analysis = LayoutAnalysis(layout)
  }

  /// How many lines that were typed are not saved: they changed something, expect something or are
  /// prose.
  package var unsavedCount: Int { journal.unsavedCount }

  /// Takes all that was done so far as saved.
  package mutating func markSaved() { journal.markSaved() }

  /// What to say to whoever leaves lines behind that are not saved; nil where there are none, or
  /// where it was said already.
  package mutating func farewell() -> String? {
    guard unsavedCount > 0, workWhenAsked != journal.workCount else { return nil }
    workWhenAsked = journal.workCount
    let name = page?.escaped ?? "FILE"
    let (verb, them) = unsavedCount == 1 ? ("is", "it") : ("are", "them")
    return "\(unsavedCount.counted("line")) \(verb) not saved: save \(name) keeps \(them)"
  }

  /// The document.
  package var layout: Layout { timeline.now.layout }

  /// The state in a few words, for the right of the prompt.
  package var status: String {
    let conflicts = analysis.conflicts.count + analysis.unexplained.count
    let ties = analysis.freedom.ties.count
    let degrees = analysis.freedom.degrees
    if conflicts > 0 { return "x \(conflicts.counted("conflict"))" }
    if ties > 0 { return "! \(ties) ambiguous" }
    return degrees > 0 ? "+ \(degrees) free" : ""
  }
}
