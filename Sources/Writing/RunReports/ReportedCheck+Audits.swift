extension ReportedCheck {
  /// What audits look for; `AuditCheck` has a check for each.
  static let ofAudits = [
    ReportedCheck(
      "conflict", "Required rules cannot all hold.",
      """
      The details are a sum that can be checked on paper: the rows ask for more, or less, than there \
      is. UIKit breaks one of the rules and prints a message. Remove a rule, change a number, or let \
      one of them wait at a priority below 1000.
      """),
    ReportedCheck(
      "ambiguous", "The rules leave a frame open.",
      """
      A position or size has more than one value, so UIKit picks one, and perhaps another one the \
      next time. Add the rule that is missing, or let one of two equal priorities differ.
      """),
    ReportedCheck(
      "priorities", "An optional rule can never hold.",
      """
      Required rules, or others that matter as much or more, contradict it on a screen of any size. \
      Remove it, or give it the priority that was meant.
      """),
    ReportedCheck(
      "leaves-parent", "A view reaches beyond the view it is in.",
      """
      What is outside cannot be touched, and is off the screen where the view around it is the \
      screen. Tie the view to the edge, or let what is around it scroll.
      """),
    ReportedCheck(
      "overlap", "Two views are drawn over each other.",
      """
      Something to read or to touch is covered. Put a distance between the two; if it is meant, say \
      so by a rule between them.
      """),
    ReportedCheck(
      "cut", "A part of a view cannot be seen.",
      "The view around it clips it, or it has less room than what it shows."),
    ReportedCheck(
      "truncated", "A text has less room than it needs.",
      """
      It ends in dots. Give it room, more lines, or a font that shrinks \
      (adjustsFontSizeToFitWidth).
      """),
    ReportedCheck(
      "growing-text", "A text has no room to grow.",
      """
      Translated, or in the text size that a user chose, it runs out of its view, over another one, \
      or is cut. Hold its trailing or bottom edge, and let heights be at least what they are.
      """),
    ReportedCheck(
      "open-cell", "A cell cannot say how high it is.",
      """
      Its views hang from the top, and none reaches the bottom of the content view, so that a row \
      of automatic height has none. Tie the last view to the bottom.
      """),
    ReportedCheck(
      "left-right", "A rule does not follow the language.",
      """
      Left and right stay on their side where the language runs right to left. Use leading and \
      trailing, or set the semantic content attribute of what must not be mirrored.
      """),
    ReportedCheck(
      "misplaced", "A view is drawn elsewhere than its rules put it.",
      "The app follows the rules: update the frame in Interface Builder, or mend the rules."),
    ReportedCheck(
      "useless", "A rule says nothing new.",
      "Others say it already. It does no harm until one of them changes; then it contradicts."),
    ReportedCheck(
      "left-out", "A constraint means nothing.",
      "It leads to nothing, or to a view of another scene. Merged files often have such remains."),
  ]
}
