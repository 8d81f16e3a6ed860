/// Something that is looked for: what a finding's ``ReportedFinding/check`` means.
///
/// A new one of replays or lessons is a row here; audits bring their own.
package struct ReportedCheck: Sendable {
  /// The stable word.
  package let name: String
  /// What it finds, as a short sentence.
  package let about: String
  /// What that means, and what to do.
  package let help: String

  /// Makes a description.
  package init(_ name: String, _ about: String, _ help: String) {
    self.name = name
    self.about = about
    self.help = help
  }

  /// What replays look for, then what lessons do.
  package static let ofRuns: [ReportedCheck] = ofReplays + ofLessons

  private static let ofLessons = [
    ReportedCheck(
      "lesson", "A lesson does not keep what it promises.",
      "What it calls right has to be right, and what it calls wrong has to get the promised reply."),
    ReportedCheck(
      "answer", "An answer does not agree with the goal of its lesson.",
      "The message says at which size, in which direction or under which condition they differ."),
  ]

  private static let ofReplays = [
    ReportedCheck(
      "mismatch", "A reply or a value is not as the session expects.",
      """
      The layout changed, or the session is wrong. Look at the moment with plumb explain FILE \
      --at STEP; if the new reply is right, plumb bless FILE:LINE writes it into the session.
      """),
    ReportedCheck(
      "refused", "A line was refused, and the session does not expect that.",
      """
      The line names something that does not exist, or is not written as it should be. If the \
      refusal is meant, put the error below the line, or expect error CODE behind it.
      """),
    ReportedCheck(
      "early-quit", "A quit left checks behind it that did not run.",
      "If that is meant, add a line stops REASON to the header of the session."),
    ReportedCheck(
      "time-out", "The time for the session was over.",
      "The command took longer than --limit allows; the checks behind it did not run."),
    ReportedCheck(
      "unexpected-pass", "A session passes that is marked as failing.",
      "What it waited for is there: remove the line xfail from its header."),
    ReportedCheck(
      "crash", "The process that worked on a file ended before it was done.",
      "This is a bug in Plumb, or memory ran out. Please report it with the file."),
    ReportedCheck(
      "unreadable", "A file could not be read.",
      "It is missing, may not be read, or is not what its name says."),
    ReportedCheck(
      "disagreement", "Two ways to solve a layout disagree.",
      "This is a bug in Plumb. Please report it with the session that it prints."),
  ]
}
