import LayoutLessons
import LayoutShell
import Testing

/// Lessons for tests.
enum Samples {
  /// A title in its corner, over widths and in both directions.
  static let corner = """
    plumb 1
    title A corner
    par 1
    teaches pin relation

    text
      Put the title into its corner.

    start
      root card 320x200
      view title in card content 96x20

    goal
      pin title top leading inset 16

    over card.width in 200..600
    also in a right-to-left language
      rtl on
    also with a longer title
      content title 180x20

    answer as relations
      title.leading == card.leading + 16
      title.top == card.top + 16

    wrong with the left edge
      pin title top left inset 16
    says
      in a right-to-left language

    when right to left
      left is left in every language
    when ambiguous title.x
      nothing places it across

    hint
      A corner is two edges.

    because
      It is where reading begins.
    """

  /// A width that gives way.
  static let wish = """
    plumb 1
    title A width that gives way
    par 4
    teaches pin relation

    text
      200 wide where there is room.

    start
      root card 320x200
      view title in card

    goal
      pin title top leading inset 16
      title.trailing <= card.trailing - 16
      title.width == 200 @750
      title.height == 20

    over card.width in 100..600

    wrong with a fixed width
      pin title top leading inset 16
      title.width == 200
      title.height == 20
    says
      it agrees from 232 on

    when card.width < 233
      A required width does not give way.

    because
      A wish may fail.
    """

  /// A lesson, read.
  static func lesson(_ text: String) throws -> Lesson { try Lesson(text, name: "sample.lesson") }

  /// The goal of a lesson.
  static func goal(_ text: String) throws -> Goal { try Goal(try lesson(text)) }

  /// The shell after lines typed in a lesson.
  static func attempt(_ goal: Goal, _ lines: String...) -> Shell {
    var shell = goal.opening
    for line in lines { #expect(shell.run(line).error == nil, "\(line)") }
    return shell
  }
}
