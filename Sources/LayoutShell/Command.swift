public import LayoutModel
public import LayoutNotation

/// A command of the shell: how it is written, what it does, and what is to be said about it.
///
/// A new command is a new file in `Commands/` and a line in ``Commands/all``; help, completion and
/// the manual are printed from here.
public struct Command: Sendable {
  /// The chapter of the manual.
  public enum Chapter: String, Sendable, CaseIterable {
    case build = "Build"
    case look = "Look"
    case ask = "Ask"
    case time = "Time"
    case keep = "Keep and test"
  }

  /// What stands at a place, for completion.
  public enum Argument: Hashable, Sendable {
    /// A view, guide or stack.
    case item
    /// A view, guide or stack, or one of these words.
    case itemOrWords([String])
    /// A rule.
    case rule
    /// Anything with a name.
    case named
    /// The name of something new, a number, a file: nothing to offer.
    case free
    /// One of these words.
    case words([String])
    /// An item with an attribute behind a dot.
    case value
    /// A text in visual format.
    case format
    /// A command or a topic of help.
    case topic
    /// A session on the disk; any file but a session; any file. It reaches to the end of the line.
    case session, foreignFile, file
    /// A step of the timeline.
    case step
    /// A number of the list of repairs.
    case fix
  }

  /// What a command is to a session, besides changing or showing the document.
  struct Traits: OptionSet {
    let rawValue: Int

    /// It checks something and changes nothing.
    static let checks = Traits(rawValue: 1)
    /// It keeps the session; a session does not hold it.
    static let saves = Traits(rawValue: 2)
    /// It leaves; a session that is saved does not hold it.
    static let leaves = Traits(rawValue: 4)
    /// What it does depends on files, which are other ones another day.
    static let usesFiles = Traits(rawValue: 8)
  }

  /// How a command does what it does.
  public enum Action: Sendable {
    /// Changes the document and returns remarks; one step.
    case edit(@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])
    /// Changes nothing.
    case answer(@Sendable (inout TokenReader, Shell) throws(Diagnostic) -> Answer)
    /// Steers the shell; inside a block the second one changes the document, where there is one.
    case control(
      @Sendable (inout TokenReader, inout Shell) throws(Diagnostic) -> Reply,
      edit: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])? = nil)

    /// How the document is changed, where it is.
    var edit: (@Sendable (inout TokenReader, inout Layout) throws(Diagnostic) -> [String])? {
      switch self {
      case .edit(let edit): edit
      case .answer: nil
      case .control(_, let edit): edit
      }
    }
  }

  /// The word that starts the line.
  public let name: String
  /// Where the manual has it.
  public let chapter: Chapter
  /// What it does, in a few words.
  public let summary: String
  /// How it is written.
  public let forms: [String]
  /// More about it, line by line.
  public let details: [String]
  /// A line to try.
  public let example: String
  /// Commands to look at next.
  public let related: [String]
  /// What stands at which place; the last repeats.
  public let arguments: [Argument]
  /// What it is to a session.
  let traits: Traits
  /// What it does.
  public let action: Action

  init(
    _ name: String, _ chapter: Chapter, _ summary: String, forms: [String],
    details: [String] = [], example: String, related: [String] = [],
    arguments: [Argument] = [.free], traits: Traits = [], action: Action
  ) {
    self.name = name
    self.chapter = chapter
    self.summary = summary
    self.forms = forms
    self.details = details
    self.example = example
    self.related = related
    self.arguments = arguments
    self.traits = traits
    self.action = action
  }
}
