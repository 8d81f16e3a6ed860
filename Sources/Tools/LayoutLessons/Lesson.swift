package import LayoutShell

/// A lesson: a state to begin with, a goal, and what is said on the way.
///
/// It is a file of its own, a relative of a session; the page `Lessons` describes the format, and
/// ``init(_:name:)`` reads it.
package struct Lesson: Sendable {
  /// Some lines of the file that stand together.
  package struct Passage: Sendable {
    /// The line that opens the block, counted from 1.
    package var line: Int
    /// The lines without their indentation.
    package var lines: [String]
  }

  /// Lines that a shell runs.
  package struct Script: Sendable {
    /// What the file calls it: the name of an answer or a condition.
    package var name: String
    /// The line that opens the block, counted from 1.
    package var line: Int
    /// What to run.
    package var inputs: [Input]

    /// How many commands that are.
    package var commandCount: Int { inputs.reduce(0) { $0 + $1.commandCount } }
  }

  /// A number of the layout and a range that it runs through, as in `card.width in 200..600`.
  package struct Family: Sendable {
    /// What stands behind `over`.
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

  /// Something that the goal itself has, although layouts should not.
  package enum Exception: String, Sendable, CaseIterable {
    case ambiguity, conflict
  }

  /// The name of its file without the ending.
  package let name: String
  /// What it is about.
  package internal(set) var title = ""
  /// How many commands are enough.
  package internal(set) var par = 0
  /// The words that it teaches, see ``Input/teachable``, each with its line.
  package internal(set) var teaches: [String] = []
  /// What it rests on, such as a page of Apple's documentation.
  package internal(set) var source = ""
  /// The views and rules of the start that have to stay as they are.
  package internal(set) var kept: [String] = []
  /// What the goal may have.
  package internal(set) var allowed: Set<Exception> = []
  /// What is shown before the first command.
  package internal(set) var text = Passage(line: 1, lines: [])
  /// What makes the state to begin with.
  package internal(set) var start = Script(name: "start", line: 1, inputs: [])
  /// What leads from there to the goal.
  package internal(set) var goal = Script(name: "goal", line: 1, inputs: [])
  /// The numbers over whose ranges a try has to agree with the goal.
  package internal(set) var families: [Family] = []
  /// The conditions under which it has to agree as well; what makes each runs last.
  package internal(set) var conditions: [Script] = []
  /// Other right answers.
  package internal(set) var answers: [Script] = []
  /// Wrong answers.
  package internal(set) var mistakes: [Mistake] = []
  /// Replies to tries that are wrong in a certain way; the first that fits is given.
  package internal(set) var replies: [Reply] = []
  /// Hints, each saying more than the one before.
  package internal(set) var hints: [Passage] = []
  /// What is explained after success.
  package internal(set) var because = Passage(line: 1, lines: [])

  /// The line of each header key.
  var headerLines: [String: Int] = [:]

  init(named name: String) { self.name = name }
}
