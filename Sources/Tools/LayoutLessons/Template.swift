/// The files that `plumb learn new` writes: a course with one lesson, which passes its checks.
package enum Template {
  /// The list of a course with one lesson.
  package static func list(titled title: String) -> String {
    """
    plumb 1
    title \(title)

    # One line for each chapter and each lesson, in order.
    chapter First steps
      first.lesson

    """
  }

  /// A lesson with each kind of block.
  package static let lesson = """
    plumb 1
    title A view in its corner
    par 1
    teaches pin relation
    source Where this can be looked up

    # What the learner reads first: at most 8 lines of 76 columns.
    text
      The badge has a size of its own, and no place. Put it into the top trailing
      corner, 16 points from both edges.

    # The state before the first command.
    start
      root card 320x200
      view badge in card content 40x20

    # The shortest solution, with words that were taught, in no more commands than par.
    goal
      pin badge top trailing inset 16

    # Where a try must also agree with the goal.
    over card.width in 100..600
    also from right to left
      rtl on

    # Other right answers, and wrong ones with words of the reply to them.
    answer as relations
      badge.trailing == card.trailing - 16
      badge.top == card.top + 16
    wrong with the right edge
      pin badge top right inset 16
    says
      from right to left
      right is right in every language

    # Advice for tries that go wrong like that.
    when right to left
      right is right in every language; trailing is where reading ends.

    # The last hint is computed.
    hint
      A corner is two edges.

    because
      trailing is the right edge in English, and the left one in Arabic.

    """
}
