package import LayoutShell

/// A lesson: a state to begin with, a goal, and the texts shown on the way.
///
/// It is a file, similar to a session; the page `Lessons` describes the format, and
/// ``init(_:name:)`` reads it.
package struct Lesson: Sendable {
  /// A block of text in the file.
  package struct Passage: Sendable {
    /// The line that opens the block, counted from 1.
    package var line: Int
    /// The lines without their indentation.
    package var lines: [String]
  }

  /// Lines that a shell runs.
  package struct Script: Sendable {
    /// The name of the answer or condition.
    package var name: String
    /// The line that opens the block, counted from 1.
    package var line: Int
    /// What to run.
    package var inputs: [Input]

    /// How many commands it has.
    package var commandCount: Int { inputs.reduce(0) { $0 + $1.commandCount } }
  }

  /// A number of the layout and a range that it runs through, as in `card.width in 200..600`.
  package struct Family: Sendable {
    /// What is written after `over`.
    package var text: String
    /// The line in the file, counted from 1.
    package var line: Int
  }

  /// A plausible answer that is wrong.
  package struct Mistake: Sendable {
    /// What is typed.
    package var script: Script
    /// Words that the reply to it contains, line by line.
    package var says: [String]
  }

  /// A reply to tries that go wrong in a certain way.
  package struct Reply: Sendable {
    /// How the try goes wrong.
    package var cause: Cause
    /// What is said.
    package var passage: Passage
  }

  /// A defect that the goal is meant to have.
  package enum Exception: String, Sendable, CaseIterable {
    case ambiguity, conflict
  }

  /// The name of its file without the ending.
  package let name: String
  /// What it is about.
  package internal(set) var title = ""
  /// The number of commands that suffices.
  package internal(set) var par = 0
  /// The words that it teaches, see ``Input/teachable``, each with its line.
  package internal(set) var teaches: [String] = []
  /// Where its content can be looked up, such as a page of Apple's documentation.
  package internal(set) var source = ""
  /// The name of the lesson that it comes after, where the list of its course does not name it.
  package internal(set) var predecessor: String?
  /// The views and rules of the start that must not change.
  package internal(set) var kept: [String] = []
  /// The defects that the goal is meant to have.
  package internal(set) var allowed: Set<Exception> = []
  /// The most commands that an answer may have; nil if it may have any number.
  package internal(set) var most: Int?
  /// What is asked before the layout is shown; such a lesson is answered and not typed.
  package internal(set) var questions: [Question] = []
  /// What is shown before the first command.
  package internal(set) var text = Passage(line: 1, lines: [])
  /// The lines that make the initial state.
  package internal(set) var start = Script(name: "start", line: 1, inputs: [])
  /// The lines that lead from there to the goal.
  package internal(set) var goal = Script(name: "goal", line: 1, inputs: [])
  /// The numbers over whose ranges a try must agree with the goal.
  package internal(set) var families: [Family] = []
  /// The conditions under which a try must also agree; their lines run after it.
  package internal(set) var conditions: [Script] = []
  /// Other right answers.
  package internal(set) var answers: [Script] = []
  /// Wrong answers.
  package internal(set) var mistakes: [Mistake] = []
  /// Replies to tries that are wrong in a certain way; the first one that fits is used.
  package internal(set) var replies: [Reply] = []
  /// Hints, each more specific than the one before.
  package internal(set) var hints: [Passage] = []
  /// The explanation shown after success.
  package internal(set) var because = Passage(line: 1, lines: [])

  /// The line of each header key.
  var headerLines: [String: Int] = [:]

  init(named name: String) { self.name = name }

  /// What is counted in it and compared with the par.
  var counted: String { questions.isEmpty ? "command" : "answer" }
}
