/// Pages of help about matters that are no command.
enum Topics {
  struct Topic {
    var name: String
    var lines: [String]
  }

  static let all: [Topic] = [
    Topic(
      name: "relation",
      lines: [
        "EXPR == EXPR [@PRIORITY] [as NAME]     a rule",
        "  Also <= and >=. A rule relates attributes, linearly:",
        "    badge.leading >= title.trailing + 8 @750 as gap",
        "    photo.width == 16/9 * photo.height",
        "  leading trailing left right top bottom width height centerX centerY",
        "  firstBaseline lastBaseline; the groups edges size center horizontal vertical",
        "  make a rule per member. Unnamed rules are called c1, c2 ... by age.",
        "  card.safe card.margins card.readable card.keyboard are guides with edges of",
        "  their own, list.content and list.frame those of a scroll view; leadingMargin",
        "  and its like, centerXWithinMargins are anchors of the margins guide.",
        "  Try   title.leading == card.leading + 16     See also  pin, priority",
      ]),
    Topic(
      name: "swift",
      lines: [
        "Lines of Swift are run where commands are: anchors, constraints and visual",
        "format of UIKit; Draftsman, SwiftLayout, Stacks, StackLayout, Arranged.",
        "  title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true",
        "  title.drf.top.left.equal(with: .parent).offset(by: 8)",
        "  A draft or a layout that nobody applies is applied at the end of its line.",
        "  Brackets that are open go on with the next line. So does a chain whose next",
        "  line begins with a dot, in pastes, files and behind ..> in sessions.",
        "  One input is one step: with an error in it, nothing of it is applied.",
        "  let flag = true      what code is to find that only a program would know",
        "  Files: import FILE.swift, plumb FILE.swift --let flag=true",
        "  A folder: plumb import Sources/App --class NAME, with --strict for CI",
        "  Try   help import                    See also  spell, export",
      ]),
    Topic(
      name: "priority-levels",
      lines: [
        "A priority is a level: no number of rules at 250 outweighs one at 251.",
        "  1000 is required. Inside a level the sum of the errors is as small as can be.",
        "  Required rules that contradict each other: one breaks, and still counts as far",
        "  as it can. See also  priority, conflicts, set",
      ]),
    Topic(
      name: "news",
      lines: [
        "After each step Plumb says what is new, and nothing else:",
        "  x conflict    required rules that cannot hold together, as a sum",
        "  ! ambiguous   sizes that trade, or move in a range, and nobody decides",
        "  + VIEW needs  positions and sizes that nothing determines yet",
        "  = VIEW placed x, y, width and height are all determined",
        "  = resolved    what was ambiguous is settled, what was broken holds again",
        "  = moved       determined values that changed",
      ]),
    Topic(
      name: "text-size",
      lines: [
        "Labels and controls are as large as UIKit would make them, by an estimate:",
        "  A line is 1.193 times its font size high, as San Francisco is. Its width is",
        "  the sum of those of its characters, fitted to the labels of real storyboards:",
        "  half of them are met within 0.5 %, 95 % within 3 % or 2 points.",
        "  Sizes are rounded up to pixels, to half points where no scale is set.",
        "  A label with lines 0, or more than one, first asks for one line. The width it",
        "  then gets is where its lines break, and the layout is solved again.",
        "  What you know better: content title 180x20, baseline title first 15 last 5.",
        "  See also  label, content, fit",
      ]),
    Topic(name: "json", lines: JSONSchema.page),
    Topic(
      name: "names",
      lines: [
        "Views, guides, stacks, rules and numbers share one set of names.",
        "  A name is a letter or underscore, then letters, digits and underscores. In",
        "  backquotes it can be anything: `MyApp.Cell:0x7fa1`, `in`.",
        "  Rules get one with as: a.width == 20 as wide. The others are c1, c2 ... by",
        "  age; c and a number is kept for them.",
        "  Words of the language need backquotes as names: as in to at by step for not",
        "  no required high low dof first last branch.",
        "  See also  rename, relation",
      ]),
    Topic(
      name: "keys",
      lines: [
        "At the prompt:",
        "  TAB         completes what fits; once more lists it",
        "  Up, Down    earlier lines; after an error Up has the line you meant first",
        "  Ctrl-R      searches the lines of all sessions",
        "  Ctrl-A Ctrl-E, Ctrl-W Ctrl-K Ctrl-U    to the ends of the line, delete parts",
        "  Ctrl-L      clears the screen",
        "  Ctrl-C      drops the line, or stops what takes too long",
        "  Ctrl-D      on an empty line leaves, as quit does",
        "  The beginning of a command is enough where only one begins like that, and what",
        "  other shells call it often works: rm badge is remove badge.",
        "  A paste of several lines is run line by line; a log and Swift are known as",
        "  such.",
        "  libedit reads ~/.editrc: bind -v for the keys of vi.",
      ]),
    Topic(
      name: "sessions",
      lines: [
        "A session file starts with the line plumb 1 and holds what a terminal shows:",
        "commands behind the prompt, and below each the lines it prints. Lines that start",
        "with a hash and a blank are prose. Replaying it is a test.",
        "  {*} stands for anything, {n} for a number, {24±0.5} for about 24, {a|b} for",
        "  either; a line of three dots for any lines.",
        "Lines below the first one, up to a blank one, say things about all of it:",
      ] + SessionHeader.help + [
        "Lines of a file write nothing, except in memory, and read only what lies in its",
        "folder or below. -- NAME -- begins a file that travels inside, at the end.",
        "  plumb replay Sessions        plumb bless Sessions/card.plumb",
      ]),
  ]
}
