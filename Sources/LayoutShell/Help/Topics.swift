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
        "  make one rule per member. Unnamed rules are called c1, c2 ... by age.",
        "  card.safe card.margins card.readable card.keyboard are guides with edges of",
        "  their own; so are list.content and list.frame of a scroll view.",
        "  leadingMargin and the like, and centerXWithinMargins, are anchors of the",
        "  margins guide.",
        "  Try   title.leading == card.leading + 16     See also  pin, priority",
      ]),
    Topic(
      name: "swift",
      lines: [
        "Lines of Swift run like commands: UIKit anchors, constraints and visual format;",
        "SnapKit, Draftsman, SwiftLayout, Stacks, StackLayout and Arranged.",
        "  title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true",
        "  title.snp.makeConstraints { $0.top.left.equalToSuperview().inset(8) }",
        "  title.drf.top.left.equal(with: .parent).offset(by: 8)",
        "  A draft or layout that is not applied is applied at the end of its line.",
        "  Open brackets continue on the next line. So does a chain whose next line",
        "  begins with a dot, in pastes and files, and after ..> in sessions.",
        "  One input is one step. If it has an error, none of it is applied.",
        "  let flag = true      stands in for what only the running program knows",
        "  Files: import FILE.swift, plumb FILE.swift --let flag=true",
        "  A folder: plumb import Sources/App --class NAME, with --strict for CI",
        "  Try   help import                    See also  spell, export",
      ]),
    Topic(
      name: "storyboard",
      lines: [
        "A storyboard or xib of iOS opens as a layout, one scene at a time:",
        "  plumb Main.storyboard           the scene that opens first",
        "  import Main.storyboard --scene Login --device iPhone 15",
        "  A scene is named by its storyboard id, label, title, class or any of its ids.",
        "  A device is one of help device, or an id of files such as retina6_12, with",
        "  landscape behind it. --variation heightClass=compact-widthClass=regular",
        "  chooses what is installed, whatever the device.",
        "  Views are named by their label, outlet or text, else by kind and number.",
        "  rules, why and conflicts show the line of each constraint. Placeholders are",
        "  removed when an app is built, and left out.",
        "  On the file's own device, content sizes and baselines that the file does not",
        "  know were measured by Interface Builder: they are read off the frames in the",
        "  file and are content WxH and baseline of the views. So are margins and safe",
        "  areas that constraints and frames prove. On another device they are estimated.",
        "  Unknown elements stay plain views and are listed. Files of macOS open as far as",
        "  constraints, frames and stacks go.",
        "  See also  import, device, content",
      ]),
    Topic(
      name: "recording",
      lines: [
        "A running app writes what is on its screen as a session, with the frames as",
        "the system had them. Copy Sources/LayoutRecorder/LayoutRecorder.swift into it:",
        "  try view.recordLayout(to: url)        in the app or its tests",
        "  expr UIView.recordLayout()            in lldb; prints where the file is",
        "  plumb screen.plumb                    opens it; each frame is an expectation",
        "  plumb explain screen.plumb            lists those that differ here, at the end",
        "  Remarks at the top of the file say what was left out or assumed.",
        "  The page LayoutRecorder beside the file has a breakpoint for conflicts.",
        "  See also  expect, content, conflicts",
      ]),
    Topic(
      name: "priority-levels",
      lines: [
        "A priority is a level: no number of rules at 250 outweighs one at 251.",
        "  1000 is required. Within a level the sum of the errors is minimal.",
        "  If required rules contradict each other, one breaks, and still counts as far",
        "  as it can. See also  priority, conflicts, set",
      ]),
    Topic(
      name: "news",
      lines: [
        "After each step Plumb says what is new, and nothing else:",
        "  x conflict    required rules that cannot hold together, as a sum",
        "  ! ambiguous   values that can move in a range, with no rule to decide",
        "  + VIEW needs  positions and sizes that no rule determines yet",
        "  = VIEW placed x, y, width and height are all determined",
        "  = resolved    an ambiguity is settled, or a broken rule holds again",
        "  = moved       determined values that changed",
      ]),
    Topic(
      name: "text-size",
      lines: [
        "The sizes of labels and controls are estimates of UIKit's:",
        "  A line is 1.193 times its font size high, as with San Francisco. Its width",
        "  is the sum of its characters' widths, which were fitted to the labels of",
        "  real storyboards: half are within 0.5 % of UIKit's, 95 % within 3 % or 2",
        "  points. Sizes are rounded up to pixels, or to half points if no scale is",
        "  set. A label with lines 0, or more than one, first asks for one line. It",
        "  then breaks its lines at the width it gets, and the layout is solved again.",
        "  To set a size yourself: content title 180x20, baseline title first 15 last 5.",
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
        "  age; c followed by digits is reserved for them.",
        "  These words need backquotes to be names: as in to at by step for not",
        "  no required high low dof first last branch.",
        "  See also  rename, relation",
      ]),
    Topic(
      name: "keys",
      lines: [
        "At the prompt:",
        "  TAB         completes; press it again to list the choices",
        "  Up, Down    earlier lines; after an error Up offers the corrected line",
        "  Ctrl-R      searches the lines of all sessions",
        "  Ctrl-A Ctrl-E, Ctrl-W Ctrl-K Ctrl-U    move to the ends, delete parts",
        "  Ctrl-L      clears the screen",
        "  Ctrl-C      discards the line, or stops what takes too long",
        "  Ctrl-D      on an empty line leaves, as quit does",
        "  The beginning of a command is enough if it is unambiguous. What other shells",
        "  call it often works too: rm badge is remove badge.",
        "  Several pasted lines run one by one; logs and Swift code are recognised as",
        "  such.",
        "  libedit reads ~/.editrc: bind -v for the keys of vi.",
      ]),
    Topic(
      name: "sessions",
      lines: [
        "A session file starts with the line plumb 1 and holds what a terminal shows:",
        "commands after the prompt, each followed by its reply. Lines that start with a",
        "hash and a blank are prose. Replaying the file is a test.",
        "  {*} matches anything, {n} a number, {24±0.5} about 24, {a|b} either;",
        "  a line of three dots matches any lines.",
        "The lines after the first, up to a blank one, are the header:",
      ] + SessionHeader.help + [
        "Lines in a file write nothing, except in memory, and read only from its folder",
        "and below. -- NAME -- at the end begins a file that travels inside the",
        "session.",
        "  plumb replay Sessions        plumb bless Sessions/card.plumb",
      ]),
  ]
}
